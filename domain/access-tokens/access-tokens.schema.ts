/** Wire schemas of personal access tokens. */
import { z } from 'zod'
import { API_SCOPES } from './access-tokens'
import { ACCESS_TOKEN_DAYS, ACCESS_TOKEN_HINT_CHARS } from './access-tokens.limits'

const scopes = z.array(z.enum(API_SCOPES))

export const accessTokenShape = z.strictObject({
  id: z.string(),
  name: z.string(),
  scopes,
  /** The last characters of the token, by which its owner recognizes it. */
  hint: z.string().max(ACCESS_TOKEN_HINT_CHARS),
  createdAt: z.number(),
  expiresAt: z.number(),
  /** Last use, exact to the hour; null if it was never used. */
  usedAt: z.number().nullable(),
})
export type AccessToken = z.infer<typeof accessTokenShape>

export const accessTokensShape = z.strictObject({ items: z.array(accessTokenShape) })

export const newAccessTokenShape = z.strictObject({
  name: z.string().max(1000),
  scopes: scopes.min(1).max(API_SCOPES.length),
  days: z.union(ACCESS_TOKEN_DAYS.map((days) => z.literal(days))),
})
export type NewAccessToken = z.infer<typeof newAccessTokenShape>

/** The only response that contains the token itself. */
export const createdAccessTokenShape = z.strictObject({ token: z.string(), accessToken: accessTokenShape })
export type CreatedAccessToken = z.infer<typeof createdAccessTokenShape>

/** The token of a request, as its caller sees it. */
export const currentAccessTokenShape = z.strictObject({
  user: z.strictObject({ id: z.string(), username: z.string(), displayName: z.string() }),
  scopes,
  expiresAt: z.number(),
})
