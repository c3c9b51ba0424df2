/** Schemas of the mode-specific fields, stored as one JSON column, by requirement of the mode table. */
import { humDetailShape } from '../hum/hum.schema'
import type { Requirement } from '../kinds'
import { podcastDetailShape } from '../podcasts/podcasts.schema'
import { songDetailShape } from '../songs/songs.schema'

/** Only requirements with their own fields have a row. */
export const DETAIL_SHAPES = {
  script: humDetailShape,
  song: songDetailShape,
  podcast: podcastDetailShape,
} as const satisfies Partial<Record<Requirement, unknown>>
