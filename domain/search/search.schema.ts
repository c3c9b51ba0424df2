/** Wire schemas of universal search. */
import { z } from 'zod'
import { KIND_NAMES } from '../kinds'
import { authorShape } from '../people/author.schema'
import { postShape } from '../posts/posts.schema'

/** The fields that link to a post in its context. */
const linkContext = {
  /** The peer key, for a message of the viewer. */
  peer: z.string().nullable(),
  /** The parent of a reply, as far as the viewer may see it. */
  parent: z.strictObject({ id: z.string(), kind: z.enum(KIND_NAMES) }).nullable(),
}

/** The matching phrase of a recording, and its start in ms. Null if its words do not match. */
const spokenShape = z.strictObject({ excerpt: z.string(), startMs: z.number() }).nullable()

/** A post in quick search, with what is needed to link to it. */
export const hitShape = z.strictObject({
  id: z.string(),
  kind: z.enum(KIND_NAMES),
  title: z.string(),
  /** The start of its text, for a post without title. */
  excerpt: z.string(),
  author: z.string(),
  seconds: z.number(),
  recordingCount: z.number(),
  chainCount: z.number(),
  priceCents: z.number(),
  createdAt: z.number(),
  expiresAt: z.number().nullable(),
  spoken: spokenShape,
  ...linkContext,
})
export type SearchHit = z.infer<typeof hitShape>

/** The newest few results of each kind. `now` is the server's clock. */
export const hitsShape = z.strictObject({ items: z.array(hitShape), now: z.number() })
export type SearchHits = z.infer<typeof hitsShape>

/** A search result: the post, an excerpt around the matches, and its context. */
export const resultShape = z.strictObject({
  post: postShape,
  excerpt: z.string(),
  spoken: spokenShape,
  ...linkContext,
})
export type SearchResult = z.infer<typeof resultShape>

/** The results of one kind, newest first. */
export const sectionShape = z.strictObject({
  kind: z.enum(KIND_NAMES),
  items: z.array(resultShape),
  cursor: z.string().nullable(),
})
export type SearchSection = z.infer<typeof sectionShape>

/** The results of all kinds or of the requested one. `near` holds fuzzy results when nothing matches. */
export const resultsShape = z.strictObject({
  sections: z.array(sectionShape),
  fuzzy: z.strictObject({ items: z.array(resultShape), correction: z.string().nullable() }).nullable(),
  now: z.number(),
})
export type SearchResults = z.infer<typeof resultsShape>

/** Members found by name prefix. `more`: there are others, which a longer query finds. */
export const membersFoundShape = z.strictObject({ items: z.array(authorShape), hasMore: z.boolean() })
export type MembersFound = z.infer<typeof membersFoundShape>
