/** The shapes of universal search on the wire. */
import { z } from 'zod'
import { KIND_NAMES } from './kinds'

/** What a quick jump shows of a post, and what it needs to lead there. */
export const hitShape = z.strictObject({
  id: z.string(),
  kind: z.enum(KIND_NAMES),
  title: z.string(),
  /** How it begins, for what has no title. */
  said: z.string(),
  author: z.string(),
  seconds: z.number(),
  recordingCount: z.number(),
  chainCount: z.number(),
  priceCents: z.number(),
  createdAt: z.number(),
  expiresAt: z.number().nullable(),
  /** The other one of the conversation it is in, for a message of the viewer's. */
  peer: z.string().nullable(),
})
export type Hit = z.infer<typeof hitShape>

/** The newest few of each kind, kind by kind. `now` is the server's clock. */
export const hitsShape = z.strictObject({ items: z.array(hitShape), now: z.number() })
export type Hits = z.infer<typeof hitsShape>
