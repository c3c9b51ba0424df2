/** The shapes of universal search on the wire. */
import { z } from 'zod'
import { KIND_NAMES } from './kinds'
import { authorShape, postShape } from './posts.schema'

/** What leads to a post where it is: `placeOf` in the client reads it. */
const wayThere = {
  /** The other one of the conversation it is in, for a message of the viewer's. */
  peer: z.string().nullable(),
  /** What a reply answers, as far as the viewer may see it. */
  answers: z.strictObject({ id: z.string(), kind: z.enum(KIND_NAMES) }).nullable(),
}

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
  ...wayThere,
})
export type Hit = z.infer<typeof hitShape>

/** The newest few of each kind, kind by kind. `now` is the server's clock. */
export const hitsShape = z.strictObject({ items: z.array(hitShape), now: z.number() })
export type Hits = z.infer<typeof hitsShape>

/** A post among the results: as it is heard, what it says around the words, and the way there. */
export const resultShape = z.strictObject({ post: postShape, said: z.string(), ...wayThere })
export type Result = z.infer<typeof resultShape>

/** What was found of one kind, newest first. */
export const sectionShape = z.strictObject({
  kind: z.enum(KIND_NAMES),
  items: z.array(resultShape),
  cursor: z.string().nullable(),
})
export type Section = z.infer<typeof sectionShape>

/** Of each kind, or of the one that was asked for. Where nothing says what was typed, what is near to it. */
export const resultsShape = z.strictObject({
  sections: z.array(sectionShape),
  near: z.strictObject({ items: z.array(resultShape), meant: z.string().nullable() }).nullable(),
  now: z.number(),
})
export type Results = z.infer<typeof resultsShape>

/** Members whose names begin so. `more`: there are others, who a longer name would find. */
export const membersFoundShape = z.strictObject({ items: z.array(authorShape), more: z.boolean() })
export type MembersFound = z.infer<typeof membersFoundShape>
