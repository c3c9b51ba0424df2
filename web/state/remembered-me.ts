/** Who was signed in on this device last: so that the app opens as theirs at once, and offline too. */
import type { Me } from '../../domain/people.schema'

const KEY = 'owlcast.me.1'

/** The person this device remembers; the server's answer replaces it. */
export function rememberedMe(): Me | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

/** Remembers who is signed in; null forgets them. */
export function rememberMe(me: Me | null): void {
  try {
    if (me) localStorage.setItem(KEY, JSON.stringify(me))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden or full: the app then opens without a name until the server has answered.
  }
}
