/** Which fields only some modes have: what was typed for another mode stays in the form and out of the post. */
import { HUM_DEFAULTS, type HumDetail } from './hum'
import { type Mode, modeOf, type Requirement } from './kinds'

export type SongDetail = { songTitle: string; author: string; isOriginal: boolean }
export const SONG_DEFAULTS: SongDetail = { songTitle: '', author: '', isOriginal: false }

const PODCAST_DEFAULTS = {
  author: '',
  subject: '',
  originalUrl: null,
  uploadedFileName: null,
  trimStart: null,
  trimEnd: null,
  demo: false,
}

type Detail = Readonly<Record<string, unknown>>
/** A mode with the given requirement has these fields; `inReplies` says whether replies have them too. */
const FIELDS: Partial<Record<Requirement, { defaults: Detail; inReplies: boolean }>> = {
  script: { defaults: HUM_DEFAULTS, inReplies: false },
  song: { defaults: SONG_DEFAULTS, inReplies: true },
  podcast: { defaults: PODCAST_DEFAULTS, inReplies: true },
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
  return row && (row.inReplies || !isReply) ? picked(row.defaults, detail) : {}
}

function picked<T extends Detail>(defaults: T, detail: Detail): T {
  const known = Object.entries(detail).filter(([field]) => Object.hasOwn(defaults, field))
  return { ...defaults, ...Object.fromEntries(known) }
}
