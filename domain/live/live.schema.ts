/** Wire schemas of realtime events. */
import { z } from 'zod'
import { KIND_NAMES } from '../kinds'
import { EVENT_TYPES, NO_KIND } from './live'

export const hintShape = z.strictObject({
  seq: z.number(),
  type: z.enum(EVENT_TYPES),
  kind: z.enum([...KIND_NAMES, NO_KIND]),
  id: z.string(),
})
export const eventsShape = z.strictObject({
  items: z.array(hintShape),
  /** The newest sequence number; the next request starts from it. */
  seq: z.number(),
  /** True when older events were deleted: the client reloads its lists. */
  reset: z.boolean(),
})
