/** The Worker behind `SPEECH` in `npm run dev`: forwards to the speech server of Node. */
export default {
  /**
   * @param {Request} request
   * @param {{ SPEECH_URL: string }} env
   */
  fetch: ({ headers, body }, { SPEECH_URL }) => fetch(SPEECH_URL, { method: 'POST', headers, body }),
}
