/** Which fields only some modes have: what was typed for another mode stays in the form and out of the post. */
import { HUM_DEFAULTS, type HumDetail } from './hum'
import { type Mode, modeOf, type Requirement } from './kinds'
import { NO_PODCAST, sentPodcast } from './podcasts'

export type SongDetail = { songTitle: string; author: string; isOriginal: boolean }
export const SONG_DEFAULTS: SongDetail = { songTitle: '', author: '', isOriginal: false }

type Detail = Readonly<Record<string, unknown>>
/** `settled` makes of what was typed what is sent. */
type Fields = { defaults: Detail; inReplies: boolean; settled?: (typed: Detail) => Record<string, unknown> }
/** A mode with the given requirement has these fields; `inReplies` says whether replies have them too. */
const FIELDS: Partial<Record<Requirement, Fields>> = {
  script: { defaults: HUM_DEFAULTS, inReplies: false },
  song: { defaults: SONG_DEFAULTS, inReplies: true },
  podcast: { defaults: NO_PODCAST, inReplies: true, settled: sentPodcast },
}

/** A healing story's fields in a form, as far as they were filled in. */
export function humDetailOf(detail: Detail): HumDetail {
  return picked(HUM_DEFAULTS, detail)
}

/** A song's fields in a form. */
export function songDetailOf(detail: Detail): SongDetail {
  return picked(SONG_DEFAULTS, detail)
}

/** The fields that a post in this mode is published with. */
export function detailFor(mode: Mode, isReply: boolean, detail: Detail): Record<string, unknown> {
  const rows = modeOf(mode).requires.map((name) => FIELDS[name])
  const row = rows.find((one) => one !== undefined)
  if (!row || (isReply && !row.inReplies)) return {}
  const own = picked(row.defaults, detail)
  return row.settled?.(own) ?? own
}

function picked<T extends Detail>(defaults: T, detail: Detail): T {
  const known = Object.entries(detail).filter(([field]) => Object.hasOwn(defaults, field))
  return { ...defaults, ...Object.fromEntries(known) }
}
