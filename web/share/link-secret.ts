/**
 * Secrets in the URL: a message's token, or an invitation. Removed from the address bar on load, so that they are
 * neither copied nor seen; the history entry keeps them for a reload.
 */

type Name = 'token' | 'invitation'
/** `kept`: restored from the history entry. */
export type Secret = { value: string; stored: boolean }

/** Removes a secret from the URL and returns it; null if there is none. */
export function takeSecret(name: Name): Secret | null {
  const params = new URLSearchParams(location.search)
  const value = params.get(name)
  if (value === null) return findInHistory(name)
  params.delete(name)
  const rest = params.size > 0 ? `?${params}` : ''
  history.replaceState({ ...getHistoryState(), [name]: value }, '', location.pathname + rest)
  return { value, stored: false }
}

/** Forgets it after use, or when it is invalid. */
export function clearSecret(name: Name): void {
  const { [name]: _, ...rest } = getHistoryState()
  history.replaceState(rest, '', location.href)
}

function findInHistory(name: Name): Secret | null {
  const value = getHistoryState()[name]
  return typeof value === 'string' ? { value, stored: true } : null
}

function getHistoryState(): Partial<Record<Name, unknown>> {
  const state: unknown = history.state
  return state !== null && typeof state === 'object' ? state : {}
}
