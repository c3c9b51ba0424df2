/**
 * The secret of the address: a message's token, or an invitation. It leaves the address bar as soon as the page is alive,
 * so that it is neither copied nor seen there; this entry of the history keeps it, for a reload before it was used.
 */

type Name = 'token' | 'invitation'
/** `kept`: an earlier page of this entry took it out of the address. */
export type Secret = { value: string; kept: boolean }

/** Takes a secret out of the address; null where there is none. */
export function takeSecret(name: Name): Secret | null {
  const params = new URLSearchParams(location.search)
  const value = params.get(name)
  if (value === null) return kept(name)
  params.delete(name)
  const rest = params.size > 0 ? `?${params}` : ''
  history.replaceState({ ...stateOf(), [name]: value }, '', location.pathname + rest)
  return { value, kept: false }
}

/** Forgets it: it was used, or is of no use. */
export function forgetSecret(name: Name): void {
  const { [name]: _, ...rest } = stateOf()
  history.replaceState(rest, '', location.href)
}

function kept(name: Name): Secret | null {
  const value = stateOf()[name]
  return typeof value === 'string' ? { value, kept: true } : null
}

function stateOf(): Partial<Record<Name, unknown>> {
  const state: unknown = history.state
  return state !== null && typeof state === 'object' ? state : {}
}
