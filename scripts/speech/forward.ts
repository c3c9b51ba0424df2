/** The Worker behind `SPEECH` in `npm run dev`: forwards to the speech server of Node. */
export default {
  fetch: ({ headers, body }: Request, { SPEECH_URL }: { SPEECH_URL: string }): Promise<Response> =>
    fetch(SPEECH_URL, { method: 'POST', headers, body }),
}
