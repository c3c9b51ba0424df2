/** One request to a host that a person named: nothing of theirs or ours goes along, and no redirect is followed. */

export type Far = (url: URL, signal: AbortSignal) => Promise<Response>

export const askFar: Far = (url, signal) =>
  fetch(url, {
    redirect: 'manual',
    signal,
    headers: {
      accept: 'audio/*',
      // What is counted is what was sent: no small answer may unfold into a large one.
      'accept-encoding': 'identity',
      'user-agent': 'Owlcast/1.0 (podcast replies)',
    },
  })
