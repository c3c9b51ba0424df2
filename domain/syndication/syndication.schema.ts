/** Wire schemas of private feeds and of the choice what feeds contain. */
import { z } from 'zod'
import { SYNDICATION_TYPES } from './syndication'
import { PRIVATE_FEED_NAME_MAX_CHARS } from './syndication.limits'

const target = z.strictObject({ type: z.enum(SYNDICATION_TYPES), subject: z.string().min(1).max(200) })

/** Creates a private address. `name`: the app that gets it, as its owner calls it. */
export const newPrivateFeedShape = z.strictObject({
  name: z.string().trim().min(1).max(PRIVATE_FEED_NAME_MAX_CHARS),
  feed: target,
})
export type NewPrivateFeed = z.infer<typeof newPrivateFeedShape>

/** Times in ms. `title`: of the feed, when the address was created. */
export const privateFeedShape = z.strictObject({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  createdAt: z.number(),
  usedAt: z.number().nullable(),
})
export type PrivateFeed = z.infer<typeof privateFeedShape>

export const privateFeedsShape = z.strictObject({ items: z.array(privateFeedShape) })

/** `url` is sent once: only the hash of its token is stored. */
export const createdPrivateFeedShape = privateFeedShape.extend({ url: z.string() })
export type CreatedPrivateFeed = z.infer<typeof createdPrivateFeedShape>

/** Whether posts that expire are in feeds too. Off unless turned on. */
export const syndicationSettingsShape = z.strictObject({ includesExpiring: z.boolean() })
export type SyndicationSettings = z.infer<typeof syndicationSettingsShape>

export const transcriptSegmentsShape = z.strictObject({
  version: z.literal('1.0.0'),
  segments: z.array(z.strictObject({ startTime: z.number(), endTime: z.number(), body: z.string() })),
})

export const chaptersShape = z.strictObject({
  version: z.literal('1.2.0'),
  chapters: z.array(z.strictObject({ startTime: z.number(), title: z.string() })),
})
