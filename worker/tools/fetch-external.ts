/** Fetches a URL that a user named: no credentials or referrer are sent, and no redirect is followed. */

export type FetchExternal = (url: URL, signal: AbortSignal) => Promise<Response>

export const fetchExternal: FetchExternal = (url, signal) =>
  fetch(url, {
    redirect: 'manual',
    signal,
    headers: {
      accept: 'audio/*',
      // Sizes are limited by bytes received: a small compressed response must not expand.
      'accept-encoding': 'identity',
      'user-agent': 'Owlcast/1.0 (podcast replies)',
    },
  })
