/**
 * An invitation kept while the user signs in: stored by the share page in this tab, and the app returns to it. It is
 * not in the URL, which is displayed, logged and shared.
 */
import { readStored, writeStored } from './stored'

const KEY = 'owlcast.invitation'

export type PendingInvitation = { path: string; token: string }

/** Stores it for this tab; false when storage is blocked. */
export function savePendingInvitation(invitation: PendingInvitation): boolean {
  return writeStored('session', KEY, invitation)
}

/** Removes it and returns the URL to go to; null if there is none. */
export function takePendingInvitation(): string | null {
  const kept = readStored<PendingInvitation>('session', KEY)
  writeStored('session', KEY, null)
  // Only a path of this origin: stored data must not redirect elsewhere.
  if (!kept || !/^\/\w/.test(kept.path)) return null
  return `${kept.path}?invitation=${encodeURIComponent(kept.token)}`
}
