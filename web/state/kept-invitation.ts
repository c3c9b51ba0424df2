/**
 * An invitation that waits while its person signs in: the share page leaves it for this tab, and the app leads back to
 * it. It is kept out of addresses, which are shown, logged and passed on.
 */
const KEY = 'owlcast.invitation'

export type KeptInvitation = { path: string; token: string }

/** Keeps it for this tab; false where storage is forbidden. */
export function keepInvitation(invitation: KeptInvitation): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(invitation))
    return true
  } catch {
    return false
  }
}

/** Takes it out again, as the address to go to; null where none waits. */
export function takeInvitation(): string | null {
  try {
    const kept: KeptInvitation | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    sessionStorage.removeItem(KEY)
    // Only a path of ours: nothing that was put there may lead elsewhere.
    if (!kept || !/^\/\w/.test(kept.path)) return null
    return `${kept.path}?invitation=${encodeURIComponent(kept.token)}`
  } catch {
    return null
  }
}
