/**
 * Wire schemas of the music library (spec §3 mues / beats). In code a message is a `mue`, background music is a
 * `track`.
 */
import { z } from 'zod'
import { LIBRARY_SYNC_LISTING } from '../limits'

export const trackShape = z.strictObject({
  id: z.string(),
  collection: z.enum(['mue', 'beat']),
  name: z.string(),
  audioUrl: z.string(),
  seconds: z.number(),
  mood: z.string(),
  genre: z.string(),
  /** 'healing' for hums. */
  category: z.string().nullable(),
  bpm: z.number().nullable(),
  peaks: z.string(),
})
export type Track = z.infer<typeof trackShape>
export const tracksShape = z.strictObject({ items: z.array(trackShape) })

/** The audio files in storage, for moderators of the library. */
export const storageShape = z.strictObject({
  sounds: z.array(
    z.strictObject({
      key: z.string(),
      name: z.string(),
      collection: z.enum(['mue', 'beat']),
      /** Null where the browser has to measure it. */
      seconds: z.number().nullable(),
    }),
  ),
  /** True when storage has more files than listed. */
  hasMore: z.boolean(),
})
export type LibraryStorage = z.infer<typeof storageShape>

/** Lengths measured by the browser; unknown keys are ignored. */
export const syncShape = z.strictObject({
  measured: z
    .array(z.strictObject({ key: z.string().max(1024), seconds: z.number() }))
    .max(2 * LIBRARY_SYNC_LISTING)
    .default([]),
})
export type LibrarySync = z.infer<typeof syncShape>

export const setUpShape = z.strictObject({ tracks: z.number() })
/** `absent` samples have no file in storage. */
export const populatedShape = z.strictObject({ added: z.number(), missing: z.number() })
/** `found` files in storage (0 changes nothing); `tracks` in the library now. */
export const syncedShape = z.strictObject({ found: z.number(), tracks: z.number(), hasMore: z.boolean() })
