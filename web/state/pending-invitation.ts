/**
 * An invitation kept while the user signs in: stored by the share page in this tab, and the app returns to it. Not in
 * the URL, which is displayed, logged and shared.
 */
const KEY = 'owlcast.invitation'

export type PendingInvitation = { path: string; token: string }

/** Stores it for this tab; false when storage is blocked. */
export function savePendingInvitation(invitation: PendingInvitation): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(invitation))
    return true
  } catch {
    return false
  }
}

/** Removes it and returns the URL to go to; null if there is none. */
export function takePendingInvitation(): string | null {
  try {
    const kept: PendingInvitation | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    sessionStorage.removeItem(KEY)
    // Only a path of this origin: stored data must not redirect elsewhere.
    if (!kept || !/^\/\w/.test(kept.path)) return null
    return `${kept.path}?invitation=${encodeURIComponent(kept.token)}`
  } catch {
    return null
  }
}
