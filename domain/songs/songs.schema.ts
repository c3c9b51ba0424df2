/** Schema of the fields of songs. */
import { z } from 'zod'
import { createLineShape } from '../text/text.schema'
import { SONG_FIELD_MAX_CHARS } from './songs.limits'

export const songDetailShape = z.strictObject({
  songTitle: createLineShape(SONG_FIELD_MAX_CHARS),
  author: createLineShape(SONG_FIELD_MAX_CHARS),
  /** Covers are not permitted. */
  isOriginal: z.literal(true),
})
