/** Magic links on the wire (spec §7.3). */
import { z } from 'zod'
import { KIND_NAMES } from './kinds'
import { MAGIC_LINK_DAYS } from './limits'
import { TOKEN } from './magic-links'

const token = z.string().max(200)
const postId = z.string().max(64)

export const linkOrderShape = z.strictObject({
  postId,
  /** For how many days the link opens the message. */
  expiresDays: z.int().min(1).max(MAGIC_LINK_DAYS).default(MAGIC_LINK_DAYS),
})
export type LinkOrder = z.output<typeof linkOrderShape>
export const madeLinkShape = z.strictObject({ link: z.string(), expiresAt: z.number() })

export const tokenShape = z.strictObject({ token })
export const validityShape = z.strictObject({
  content_id: z.string(),
  content_type: z.enum(KIND_NAMES),
  /** Masked: whoever holds the link need not learn whom it was sent to. */
  recipient_email: z.string(),
  is_valid: z.boolean(),
})
export type Validity = z.infer<typeof validityShape>

export const heldLinkShape = z.strictObject({ postId, token })
export type HeldLink = z.infer<typeof heldLinkShape>

/** The secret of a browser, as its cookie carries it. */
export const BROWSER_SECRET = TOKEN
