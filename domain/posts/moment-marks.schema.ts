/** Wire schemas of the moments of a post that replies refer to. */
import { z } from 'zod'
import { momentShape } from '../moments/moments.schema'
import { authorShape } from '../people/author.schema'

/** The moment of one reply, which `id` names. */
export const momentMarkShape = momentShape.extend({ id: z.string(), author: authorShape })
export type MomentMark = z.infer<typeof momentMarkShape>

/** Those that the viewer may see, in time order. `hasMore`: later ones did not fit. */
export const momentMarksShape = z.strictObject({ items: z.array(momentMarkShape), hasMore: z.boolean() })
export type MomentMarkList = z.infer<typeof momentMarksShape>
