/** Fetches a URL that a user named: no credentials or referrer are sent, and no redirect is followed. */

/** `headers` are sent besides the defaults, and replace those of the same name. */
export type FetchExternal = (
  url: URL,
  signal: AbortSignal,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>

export const fetchExternal: FetchExternal = (url, signal, headers = {}) =>
  fetch(url, {
    redirect: 'manual',
    signal,
    headers: {
      accept: 'audio/*',
      // Sizes are limited by bytes received: a small compressed response must not expand.
      'accept-encoding': 'identity',
      'user-agent': 'Owlcast/1.0 (podcast replies)',
      ...headers,
    },
  })
