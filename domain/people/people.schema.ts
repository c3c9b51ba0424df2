/** Wire schemas of users and sign-in. */
import { z } from 'zod'
import { KIND_NAMES } from '../kinds'
import { AVATAR_COLORS } from './avatars'
import { MEMBER_ROLES } from './roles'

/** The signed-in user, as only that user sees it (spec §3). */
export const meShape = z.strictObject({
  id: z.string(),
  username: z.string(),
  displayName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The number does not sign in until the user turns it on again. */
  isPhonePaused: z.boolean(),
  avatarUrl: z.string().nullable(),
  avatarColor: z.enum(AVATAR_COLORS),
  isPro: z.boolean(),
  /** Whether others see the mark of a bot. */
  isBot: z.boolean(),
  /** `@user@host`, named as the author of the user's public pages. */
  fediverseAddress: z.string().nullable(),
  proExpiresAt: z.number().nullable(),
  ageAttested: z.boolean(),
  role: z.enum(MEMBER_ROLES),
  /** End of a suspension; null without one. It may be in the past. */
  suspendedUntil: z.number().nullable(),
  createdAt: z.number(),
})
export type Me = z.infer<typeof meShape>

/** Sign-in methods; the dialog shows those that the server offers. */
export const SIGN_IN_METHODS = ['email', 'phone', 'google', 'passkey'] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

export const sessionShape = z.strictObject({
  user: meShape.nullable(),
  now: z.number(),
  signIn: z.strictObject({
    methods: z.array(z.enum(SIGN_IN_METHODS)),
    /** URL of the development mailbox; null in production. */
    mailbox: z.string().nullable(),
  }),
})
export type SessionResponse = z.infer<typeof sessionShape>

// Lengths only bound the work; `domain/auth/sign-in.ts` reports what is wrong.
const text = z.string().max(1000)

export const signUpShape = z.strictObject({
  email: text,
  password: text,
  username: text,
  displayName: text.default(''),
  /** 'I am 18 or over'; stored with its time. */
  ageAttested: z.boolean(),
})
export type SignUp = z.input<typeof signUpShape>

/** The same response to every sign-up, so that it does not reveal whether the address has an account. */
export const signedUpShape = z.strictObject({ signUpId: z.string() })

export const signInShape = z.strictObject({ email: text, password: text })
export type SignIn = z.infer<typeof signInShape>

/** `password` where the link is opened in another browser than the sign-up's: it replaces the one of the sign-up. */
export const verifyShape = z.strictObject({ token: z.string().max(200), password: text.optional() })
export type Verify = z.infer<typeof verifyShape>
/**
 * `password`: the link is good, but this browser did not sign up, so it has to choose a password. `waiting`: an admin
 * decides.
 */
export const verificationShape = z.strictObject({
  status: z.enum(['signed-in', 'password', 'waiting']),
  email: z.string(),
  username: z.string(),
})
export type Verification = z.infer<typeof verificationShape>
export const passwordResetShape = z.strictObject({ email: z.string() })

export const resendShape = z.strictObject({ signUpId: z.string().max(100) })

export const requestCodeShape = z.strictObject({ phone: text })
/** The same response to every number, so that it does not reveal whether it has an account. */
export const codeSentShape = z.strictObject({
  codeId: z.string(),
  /** The number in national format. */
  label: z.string(),
})
export type CodeSent = z.infer<typeof codeSentShape>

export const submitCodeShape = z.strictObject({ codeId: z.string().max(100), code: text })
/** With `phone`, once a code was refused to this browser: any code that reached the number. */
export const signInCodeShape = submitCodeShape.extend({ phone: text.optional() })
export type SignInCode = z.infer<typeof signInCodeShape>
/**
 * `new`: the number is verified, and the user has still to choose a username. `waiting`: an admin decides. `sent`: the
 * code reached the number but is too old, so that another one is on its way.
 */
export const codeResultShape = z.strictObject({
  status: z.enum(['member', 'new', 'waiting', 'sent']),
  sent: codeSentShape.optional(),
})

/** A verified identity without account, with suggested names. */
export const pendingSignUpShape = z.strictObject({
  pendingSignUp: z
    .strictObject({ label: z.string(), username: z.string(), displayName: z.string() })
    .nullable(),
})
export type PendingSignUp = z.infer<typeof pendingSignUpShape>['pendingSignUp']

export const completeSignUpShape = z.strictObject({
  username: text,
  displayName: text.default(''),
  ageAttested: z.boolean(),
})
/** `waiting`: an admin decides about the account. */
export const joinResultShape = z.strictObject({ status: z.enum(['signed-in', 'waiting']) })
export type JoinResult = z.infer<typeof joinResultShape>
export type CompleteSignUp = z.input<typeof completeSignUpShape>

/** The editable profile. */
/** Absent fields stay as they are. */
export const profileShape = z.strictObject({
  displayName: text.optional(),
  username: text.optional(),
  avatarColor: z.enum(AVATAR_COLORS).optional(),
  /** Empty removes it. */
  fediverseAddress: text.optional(),
})
export type ProfileChanges = z.infer<typeof profileShape>

export const botMarkShape = z.strictObject({ enabled: z.boolean() })

/** Counts of the user's posts by kind, up to `POSTS_COUNTED_MAX`. */
export const statisticsShape = z.strictObject({ counts: z.record(z.enum(KIND_NAMES), z.number()) })
export type Statistics = z.infer<typeof statisticsShape>

/** The page to return to after signing in with a provider. */
export const oauthStartShape = z.strictObject({ returnPath: z.string().max(2000) })
export const oauthRedirectShape = z.strictObject({ url: z.url() })

export const forgotPasswordShape = z.strictObject({ email: text })
export const resetPasswordShape = z.strictObject({ token: z.string().max(200), password: text })

/** The user's sessions. */
export const sessionsShape = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.string(),
      isThis: z.boolean(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      startedAt: z.number(),
      usedAt: z.number(),
    }),
  ),
})
export type OpenSession = z.infer<typeof sessionsShape>['items'][number]
