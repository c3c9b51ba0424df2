import type { GrantedScopes } from '../domain/access-tokens/access-tokens'
import type { Language } from '../domain/i18n/languages'
import type { Plan } from '../domain/kinds'
import type { AvatarColor } from '../domain/people/avatars'
import type { MemberRole } from '../domain/people/roles'

/** The signed-in user. */
export type SessionUser = {
  id: string
  /** Id of the session, or of the access token. */
  sessionId: string
  /** The scopes of the access token of this request; null for a session. */
  scopes: GrantedScopes
  /** `provedAt`: when the user last proved who they are, by the sign-in or since. */
  sessionTimes: { createdAt: number; updatedAt: number; expiresAt: number; provedAt: number }
  username: string
  displayName: string
  email: string
  emailVerified: boolean
  phone: string | null
  /** Whether the number does not sign in until the user turns it on again. */
  isPhonePaused: boolean
  /** Null until the app was opened. */
  language: Language | null
  /** Verified email address and phone number; messages sent there are theirs. */
  addresses: string[]
  avatarColor: AvatarColor
  avatarMediaId: string | null
  plan: Plan
  proExpiresAt: number | null
  /** `member` while suspended. */
  role: MemberRole
  adult: boolean
  /** Says that a program posts here. */
  isBot: boolean
  /** `@user@host` of the fediverse. */
  fediverseAddress: string | null
  /** Null if never suspended. */
  suspendedUntil: number | null
  /** Blocks, mutes, or is blocked: shared lists have to be filtered. */
  hasBlocks: boolean
  createdAt: number
}
