/** Wire schemas of the moments of a post that replies refer to. */
import { z } from 'zod'
import { authorShape } from '../posts/posts.schema'
import { momentShape } from './moments.schema'

/** The moment of one reply, which `id` names. */
export const momentMarkShape = momentShape.extend({ id: z.string(), author: authorShape })
export type MomentMark = z.infer<typeof momentMarkShape>

/** Those that the viewer may see, in time order. `hasMore`: later ones did not fit. */
export const momentMarksShape = z.strictObject({ items: z.array(momentMarkShape), hasMore: z.boolean() })
export type MomentMarkList = z.infer<typeof momentMarksShape>
