/** Wire schemas of moments. Times are whole ms from the start of the recording. */
import { z } from 'zod'

/** As stored and sent. Loose, because the rule in `moments.ts` knows the recording and has a text for users. */
export const momentShape = z.strictObject({ startMs: z.number(), endMs: z.number() })

/** The new moment of a connection; null for the whole post. */
export const editMomentShape = z.strictObject({ moment: momentShape.nullable() })
