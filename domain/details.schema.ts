/** The fields only some modes have, stored as one JSON column: each requirement of the modes' table brings its own. */
import { type Mode, modeOf, type Requirement } from './kinds'
import { podcastDetailShape } from './podcasts.schema'

const SHAPES = { podcast: podcastDetailShape } satisfies Partial<Record<Requirement, unknown>>

/** The schema of a mode's own fields; undefined where it has none. */
export function detailShapeOf(mode: Mode) {
  const name = modeOf(mode).requires.find((one) => one in SHAPES)
  return name === undefined ? undefined : SHAPES[name as keyof typeof SHAPES]
}
