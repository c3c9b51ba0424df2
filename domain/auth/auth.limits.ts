/** Limits of signing in. */
import { DAY_SECONDS } from '../time/units'

export const PASSWORD_MIN_CHARS = 8
export const VERIFICATION_HOURS = 24
/** How long the link of a sign-up signs in by itself, in the browser that signed up. */
export const SIGN_UP_BROWSER_MINUTES = 60
/** A session ends this long after its last use. */
export const SESSION_IDLE_DAYS = 7
/** Life of a password reset link. */
export const RESET_HOURS = 1
export const SIGN_IN_TRIES = {
  perAddress: { count: 5, seconds: 60 },
  perAccount: { count: 20, seconds: 900 },
  inKnownBrowsers: { count: 100, seconds: 900 },
}
export const SIGN_UP_TRIES = {
  perAddress: { count: 5, seconds: 60 },
  perAccount: { count: 5, seconds: 3600 },
}
/** SMS codes: lifetime, guesses, and wait before another one. */
export const CODE_MINUTES = 10
export const CODE_TRIES = 5
export const CODE_RESEND_SECONDS = 60
/** SMS messages cost money: limits per number, per address, and in total. */
export const CODES_SENT = {
  perNumberHour: { count: 5, seconds: 3600 },
  perNumberDay: { count: 10, seconds: DAY_SECONDS },
  /** To who typed a code that had reached the number; counted among those of known browsers, too. */
  perAnswerHour: { count: 1, seconds: 3600 },
  /** To all devices together that signed in to the number's account before; each of them also has the limits above. */
  inKnownBrowsers: { count: 20, seconds: DAY_SECONDS },
  perAddress: { count: 20, seconds: DAY_SECONDS },
  everybody: { count: 2000, seconds: DAY_SECONDS },
}
/** Time to choose a username after proving a number or signing in with Google. */
export const PENDING_SIGN_UP_MINUTES = 60
/** Life of a passkey challenge, and attempts. */
export const PASSKEY_CHALLENGE_SECONDS = 300
export const PASSKEY_TRIES = { count: 20, seconds: 60 }
export const PASSKEY_NAME_MAX_CHARS = 50
/** How long a sign-in or a proof of identity counts as fresh. Users without password and phone prove their identity by it. */
export const FRESH_SESSION_MINUTES = 10
/** Invitations to a site that only members may open: lifetime, and how many a member may have open. */
export const SIGN_UP_INVITATION_DAYS = 14
export const SIGN_UP_INVITATIONS_OPEN = 5
