/** The last signed-in user of this device, so that the app opens with their name at once, offline too. */
import type { AvatarColor } from '../../domain/people/avatars'
import type { Me } from '../../domain/people/people.schema'
import { notifyAccountLeft } from './account-left'
import { USER_KEY } from './user-key'

/** The colour of each user who signed in here (C25). The server's response replaces it. */
const getColorKey = (userId: string) => `owlcast.avatarColor.${userId}`

/** The stored user; the server's response replaces it. */
export function readLastUser(): Me | null {
  try {
    const me: Me | null = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null')
    const color = me && (localStorage.getItem(getColorKey(me.id)) as AvatarColor | null)
    return me && { ...me, avatarColor: color ?? me.avatarColor }
  } catch {
    return null
  }
}

// An expired session may be renewed.
let lastId = readLastUser()?.id ?? null

/** The last user of this tab, also after their session expired; null after they signed out. */
export function getLastUserId(): string | null {
  return lastId
}

/** Stores the signed-in user; null removes it. A different user clears what the last one left on screen. */
export function saveLastUser(me: Me | null): void {
  try {
    if (me) {
      localStorage.setItem(USER_KEY, JSON.stringify(me))
      localStorage.setItem(getColorKey(me.id), me.avatarColor)
    } else localStorage.removeItem(USER_KEY)
  } catch {
    // Without storage, the app opens without a name until the server responds.
  }
  if (!me) return
  if (lastId !== null && lastId !== me.id) notifyAccountLeft()
  lastId = me.id
}

/** Removes the account from this device after signing out or deletion; drafts stay. */
export function leaveAccount(): void {
  saveLastUser(null)
  lastId = null
  notifyAccountLeft()
}
