/** The shapes of people and sign-in on the wire. */
import { z } from 'zod'
import { DISPLAY_NAME_MAX_CHARS, PASSWORD_MAX_CHARS } from './limits'
import { AVATAR_COLORS } from './people'

/** The signed-in person, as only that person sees it (spec §3). */
export const meShape = z.strictObject({
  id: z.string(),
  username: z.string(),
  displayName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  avatarColor: z.enum(AVATAR_COLORS),
  isPro: z.boolean(),
  proExpiresAt: z.number().nullable(),
  ageAttested: z.boolean(),
  role: z.enum(['member', 'admin']),
  createdAt: z.number(),
})
export type Me = z.infer<typeof meShape>

export const sessionShape = z.strictObject({ user: meShape.nullable(), now: z.number() })

export const signUpShape = z.strictObject({
  email: z.string().max(254),
  password: z.string().max(1000),
  username: z.string().max(100),
  displayName: z.string().max(DISPLAY_NAME_MAX_CHARS).default(''),
  /** 'I am 18 or older'; stored with its time. */
  ageAttested: z.boolean(),
})
export type SignUp = z.input<typeof signUpShape>

export const signInShape = z.strictObject({
  email: z.string().max(254),
  password: z.string().max(PASSWORD_MAX_CHARS * 8),
})
export type SignIn = z.infer<typeof signInShape>
