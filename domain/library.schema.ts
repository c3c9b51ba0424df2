/** The music library on the wire (spec §3 mues / beats). In code a message is a `mue`, background music is a `track`. */
import { z } from 'zod'
import { LIBRARY_SYNC_LISTING } from './limits'

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

/** The sounds in storage, for whoever looks after the library. */
export const storageShape = z.strictObject({
  sounds: z.array(
    z.strictObject({
      key: z.string(),
      name: z.string(),
      shelf: z.enum(['mue', 'beat']),
      /** Null where the browser has to find out. */
      seconds: z.number().nullable(),
    }),
  ),
  /** Whether there are more files than are listed. */
  more: z.boolean(),
})
export type Storage = z.infer<typeof storageShape>

/** How long files are of which nobody knew; keys that are not in storage mean nothing. */
export const syncShape = z.strictObject({
  probed: z
    .array(z.strictObject({ key: z.string().max(1024), seconds: z.number() }))
    .max(2 * LIBRARY_SYNC_LISTING)
    .default([]),
})
export type Sync = z.infer<typeof syncShape>

export const setUpShape = z.strictObject({ tracks: z.number() })
/** `absent` samples have no file in storage. */
export const populatedShape = z.strictObject({ added: z.number(), absent: z.number() })
/** `found` in storage, where 0 has left everything as it was; `tracks` there are now. */
export const syncedShape = z.strictObject({ found: z.number(), tracks: z.number(), more: z.boolean() })
