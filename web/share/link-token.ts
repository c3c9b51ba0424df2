/**
 * The token of the address. It leaves the address bar as soon as the page is alive, so that it is neither copied nor seen
 * there; this entry of the history keeps it, for a reload before the message was opened.
 */

/** Takes the token out of the address; null where there is none. */
export function takeToken(): string | null {
  const params = new URLSearchParams(location.search)
  const token = params.get('token') ?? kept()
  if (params.has('token')) {
    params.delete('token')
    const rest = params.size > 0 ? `?${params}` : ''
    history.replaceState({ token }, '', location.pathname + rest)
  }
  return token
}

/** Forgets it: the message is open. */
export function forgetToken(): void {
  history.replaceState(null, '', location.href)
}

function kept(): string | null {
  const state: unknown = history.state
  const token = state && typeof state === 'object' && 'token' in state ? state.token : null
  return typeof token === 'string' ? token : null
}
