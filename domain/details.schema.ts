/** The fields only some modes have, stored as one JSON column: each requirement of the modes' table brings its own. */
import { humDetailShape } from './hum.schema'
import type { Requirement } from './kinds'
import { podcastDetailShape } from './podcasts.schema'
import { songDetailShape } from './songs.schema'

/** Only requirements with fields of their own have a row. */
export const DETAIL_SHAPES = {
  script: humDetailShape,
  song: songDetailShape,
  podcast: podcastDetailShape,
} as const satisfies Partial<Record<Requirement, unknown>>
