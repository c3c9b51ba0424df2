/** The music library on the wire (spec §3 mues / beats). In code a message is a `mue`, background music is a `track`. */
import { z } from 'zod'

export const trackShape = z.strictObject({
  id: z.string(),
  shelf: z.enum(['mue', 'beat']),
  name: z.string(),
  audioUrl: z.string(),
  seconds: z.number(),
  mood: z.string(),
  genre: z.string(),
  /** 'healing' for hums. */
  category: z.string().nullable(),
  bpm: z.number().nullable(),
  peaks: z.array(z.number()),
})
export type Track = z.infer<typeof trackShape>
export const tracksShape = z.strictObject({ items: z.array(trackShape) })
