/** Wire schemas of heard posts. */
import { z } from 'zod'
import { HEARD_PER_REQUEST } from './posts.limits'

export const markHeardShape = z.strictObject({
  ids: z.array(z.string().max(64)).min(1).max(HEARD_PER_REQUEST),
})

/** Ids of heard posts that still exist, and the time up to which the list is complete (ms). */
export const heardPostsShape = z.strictObject({ ids: z.array(z.string()), now: z.number() })
export type HeardPosts = z.infer<typeof heardPostsShape>

/** Whether senders see which of their messages the user heard. Off unless turned on. */
export const heardSharingShape = z.strictObject({ shared: z.boolean() })
export type HeardSharing = z.infer<typeof heardSharingShape>
