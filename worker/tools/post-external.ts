/** Posts JSON to an address that a user named: no credentials or referrer are sent, and no redirect is followed. */

export type PostExternal = (
  url: URL,
  message: { body: string; headers: Record<string, string> },
  signal: AbortSignal,
) => Promise<Response>

export const postExternal: PostExternal = (url, { body, headers }, signal) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal,
    body,
    headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Owlcast/1.0 (webhooks)' },
  })
