/** The last signed-in user of this device, so that the app opens with their name at once, offline too. */
import type { AvatarColor } from '../../domain/people/avatars'
import type { Me } from '../../domain/people/people.schema'
import { notifyAccountLeft } from './account-left'
import { readStored, readStoredText, writeStored } from './stored'
import { USER_KEY } from './user-key'

/** The colour of each user who signed in here (C25). The server's response replaces it. */
const getColorKey = (userId: string) => `owlcast.avatarColor.${userId}`

/** The stored user; the server's response replaces it. */
export function readLastUser(): Me | null {
  const me = readStored<Me>('local', USER_KEY)
  const color = me && (readStoredText('local', getColorKey(me.id)) as AvatarColor | null)
  return me && { ...me, avatarColor: color ?? me.avatarColor }
}

// An expired session may be renewed.
let lastId = readLastUser()?.id ?? null

/** The last user of this tab, also after their session expired; null after they signed out. */
export function getLastUserId(): string | null {
  return lastId
}

/** Stores the signed-in user; null removes it. A different user clears what the last one left on screen. */
export function saveLastUser(me: Me | null): void {
  // Without storage, the app opens without a name until the server responds.
  writeStored('local', USER_KEY, me)
  if (!me) return
  writeStored('local', getColorKey(me.id), me.avatarColor)
  if (lastId !== null && lastId !== me.id) notifyAccountLeft()
  lastId = me.id
}

/** Removes the account from this device after signing out or deletion; drafts stay. */
export function leaveAccount(): void {
  saveLastUser(null)
  lastId = null
  notifyAccountLeft()
}
