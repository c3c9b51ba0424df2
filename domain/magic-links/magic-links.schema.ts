/** Wire schemas of magic links (spec §7.3). */
import { z } from 'zod'
import { KIND_NAMES } from '../kinds'
import { MAGIC_LINK_DAYS } from '../limits'
import { TOKEN } from './magic-links'

const token = z.string().max(200)
const postId = z.string().max(64)

export const newMagicLinkShape = z.strictObject({
  postId,
  expiresDays: z.int().min(1).max(MAGIC_LINK_DAYS).default(MAGIC_LINK_DAYS),
})
export type NewMagicLink = z.output<typeof newMagicLinkShape>
export const createdLinkShape = z.strictObject({ link: z.string(), expiresAt: z.number() })

export const tokenShape = z.strictObject({ token })
export const validityShape = z.strictObject({
  content_id: z.string(),
  content_type: z.enum(KIND_NAMES),
  /** Masked: the holder of the link need not learn the recipient's address. */
  recipient_email: z.string(),
  is_valid: z.boolean(),
})
export type Validity = z.infer<typeof validityShape>

export const heldLinkShape = z.strictObject({ postId, token })
export type HeldLink = z.infer<typeof heldLinkShape>

/** The browser secret in the cookie. */
export const BROWSER_SECRET = TOKEN
