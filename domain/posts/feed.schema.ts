/** Wire schema of feeds. */
import { z } from 'zod'
import { POST_DEFAULTS } from './full-post'
import { type Post, postShape } from './posts.schema'

const optionalFields = Object.fromEntries(Object.keys(POST_DEFAULTS).map((field) => [field, true])) as {
  [Field in keyof typeof POST_DEFAULTS]: true
}
/** A post without the fields that have the value of `POST_DEFAULTS`. */
const compactPostShape = postShape.partial(optionalFields)

/** A page of a feed. `cursor` is the next page, `seq` the event number of the state shown. */
export const feedShape = z.strictObject({
  items: z.array(compactPostShape),
  cursor: z.string().nullable(),
  seq: z.number(),
  stats: z.strictObject({ active: z.number(), authors: z.number(), priced: z.number() }),
})

/** The public posts that expire next, and the most used tags of all that will. */
export const leavingShape = z.strictObject({
  items: z.array(postShape),
  tags: z.array(z.strictObject({ tag: z.string(), count: z.number() })),
})
export type Leaving = z.infer<typeof leavingShape>

export type CompactFeed = z.infer<typeof feedShape>
export type Feed = Omit<CompactFeed, 'items'> & { items: Post[] }
