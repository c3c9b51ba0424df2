/** Mode-specific fields. Fields of another mode stay in the form and are not published. */
import { HUM_DEFAULTS, type HumDetail } from '../hum/hum'
import { getMode, type Mode, type Requirement } from '../kinds'
import { NO_PODCAST, normalizePodcast } from '../podcasts/podcasts'

export type SongDetail = { songTitle: string; author: string; isOriginal: boolean }
export const SONG_DEFAULTS: SongDetail = { songTitle: '', author: '', isOriginal: false }

type Detail = Readonly<Record<string, unknown>>
/** `normalize` converts the typed fields into what is sent. */
type DetailFields = {
  defaults: Detail
  inReplies: boolean
  normalize?: (typed: Detail) => Record<string, unknown>
}
/** The fields of modes with this requirement; `inReplies` says whether replies have them too. */
const FIELDS: Partial<Record<Requirement, DetailFields>> = {
  script: { defaults: HUM_DEFAULTS, inReplies: false },
  song: { defaults: SONG_DEFAULTS, inReplies: true },
  podcast: { defaults: NO_PODCAST, inReplies: true, normalize: normalizePodcast },
}

/** Returns the healing story fields of a draft, with defaults. */
export function toHumDetail(detail: Detail): HumDetail {
  return pickFields(HUM_DEFAULTS, detail)
}

/** Returns the song fields of a draft, with defaults. */
export function toSongDetail(detail: Detail): SongDetail {
  return pickFields(SONG_DEFAULTS, detail)
}

/** Returns the fields that a post in this mode is published with. */
export function toPublishedDetail(mode: Mode, isReply: boolean, detail: Detail): Record<string, unknown> {
  const rows = getMode(mode).requires.map((name) => FIELDS[name])
  const row = rows.find((fields) => fields !== undefined)
  if (!row || (isReply && !row.inReplies)) return {}
  const own = pickFields(row.defaults, detail)
  return row.normalize?.(own) ?? own
}

function pickFields<T extends Detail>(defaults: T, detail: Detail): T {
  const known = Object.entries(detail).filter(([field]) => Object.hasOwn(defaults, field))
  return { ...defaults, ...Object.fromEntries(known) }
}

/** Whether a field of the mode is the title, so that the form asks for one only. */
export function isTitledByDetail(mode: Mode): boolean {
  return getMode(mode).requires.includes('song')
}
