/** Who was signed in on this device last: so that the app opens as theirs at once, and offline too. */
import type { AvatarColor } from '../../domain/people'
import type { Me } from '../../domain/people.schema'
import { accountLeft } from './account-left'

const KEY = 'owlcast.me.1'
/** The colour of each person who was signed in here (C25). The server's word wins as soon as there is one. */
const colorKey = (userId: string) => `owlcast.avatarColor.${userId}`

/** The person this device remembers; the server's answer replaces it. */
export function rememberedMe(): Me | null {
  try {
    const me: Me | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const color = me && (localStorage.getItem(colorKey(me.id)) as AvatarColor | null)
    return me && { ...me, avatarColor: color ?? me.avatarColor }
  } catch {
    return null
  }
}

/** Who was here last in this tab, and did not sign out: a session that merely ended may go on. */
let lastId = rememberedMe()?.id ?? null

/** Remembers who is signed in; null forgets them. Somebody else's arrival ends what the last one left on screen. */
export function rememberMe(me: Me | null): void {
  try {
    if (me) {
      localStorage.setItem(KEY, JSON.stringify(me))
      localStorage.setItem(colorKey(me.id), me.avatarColor)
    } else localStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden or full: the app then opens without a name until the server has answered.
  }
  if (!me) return
  if (lastId !== null && lastId !== me.id) accountLeft()
  lastId = me.id
}

/** Somebody signed out, or took their account with them: nothing of it stays on this device but their drafts. */
export function leaveAccount(): void {
  rememberMe(null)
  lastId = null
  accountLeft()
}
