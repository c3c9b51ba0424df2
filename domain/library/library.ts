/**
 * The music library in storage (spec §3, §7): which files are tracks, and their metadata. File names are arbitrary.
 */
import { PEAKS_PATTERN } from '../audio/peaks'
import type { TrackCollection } from '../kinds'
import { RECORDING_FALLBACK_MAX_SECONDS, TRACK_FALLBACK_SECONDS } from '../limits'
import { truncate } from '../text/length'
import { isShowable, toOneLine } from '../text/text'
import { sampleTracks } from './sample-tracks'

/** Names, moods and genres from storage metadata. */
const TRACK_TEXT_MAX_CHARS = 60

/** The storage prefix of each collection. */
export const COLLECTION_PREFIXES: Record<TrackCollection, string> = { mue: 'mue-library/', beat: 'beats/' }
export const COLLECTIONS = Object.keys(COLLECTION_PREFIXES) as TrackCollection[]

/** Content types by file extension; the bucket's own metadata is not trusted. */
const TYPES: Record<string, string> = {
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  webm: 'audio/webm',
}

/** The metadata of a track. */
export type TrackFacts = {
  name: string
  mood: string
  genre: string
  category: string | null
  bpm: number | null
  /** Null until measured. */
  seconds: number | null
  peaks: string | null
}

/** Returns the collection of a storage key; null for a key that is no audio file of the library. */
export function findCollection(key: string): TrackCollection | null {
  const collection = COLLECTIONS.find((name) => key.startsWith(COLLECTION_PREFIXES[name])) ?? null
  return collection !== null && findSoundType(key) !== null ? collection : null
}

/** Returns the content type by the key's extension; null for a file that is no audio. */
export function findSoundType(key: string): string | null {
  const [, ending = ''] = /[^/]\.(\w{3,4})$/.exec(key) ?? []
  return TYPES[ending.toLowerCase()] ?? null
}

/** Returns the file name without folders, extension and content hash: 'low-tide'. */
export function toSlug(key: string): string {
  const file = key.slice(key.lastIndexOf('/') + 1)
  return file.replace(/\.\w{3,4}$/, '').replace(/-[0-9a-f]{16}$/, '')
}

/**
 * Returns the metadata of a file, each value from the best source: stored metadata, the known track, our samples,
 * the file name.
 */
export function resolveTrackFacts(
  key: string,
  stored: Readonly<Record<string, string>>,
  known: TrackFacts | undefined,
): TrackFacts {
  const slug = toSlug(key)
  const collection = findCollection(key)
  const sample = SAMPLES.find((track) => track.slug === slug && track.collection === collection)
  return {
    name: toTrackText(stored.name) || known?.name || sample?.name || toTrackName(slug),
    mood: toTrackText(stored.mood) || known?.mood || sample?.mood || UNSORTED,
    genre: toTrackText(stored.genre) || known?.genre || sample?.genre || UNSORTED,
    category: toTrackText(stored.category) || known?.category || sample?.category || null,
    bpm: parseNumber(stored.bpm, 400) ?? known?.bpm ?? sample?.bpm ?? null,
    seconds: parseSeconds(stored.seconds) ?? known?.seconds ?? sample?.seconds ?? null,
    peaks: parsePeaks(stored.peaks) ?? known?.peaks ?? null,
  }
}

/** Returns the length of a track: known, else measured by the browser, else the default (spec §9). */
export function getTrackSeconds(known: number | null, probed: number | undefined): number {
  return known ?? parseSeconds(probed) ?? TRACK_FALLBACK_SECONDS
}

const SAMPLES = sampleTracks()
const UNSORTED = 'unsorted'

/** Returns a stored text as one short line without unshowable characters. */
function toTrackText(text: string | undefined): string {
  const plain = [...(text ?? '').toWellFormed()].filter(isShowable).join('')
  return truncate(toOneLine(plain), TRACK_TEXT_MAX_CHARS)
}

function toTrackName(slug: string): string {
  const name = toTrackText(slug.replace(/[-_+.]+/g, ' '))
  return name === '' ? 'Untitled' : name.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
}

function parseSeconds(value: unknown): number | null {
  return parseNumber(value, RECORDING_FALLBACK_MAX_SECONDS)
}

function parseNumber(value: unknown, most: number): number | null {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
  return number > 0 && number <= most ? number : null
}

function parsePeaks(text: string | undefined): string | null {
  return text !== undefined && PEAKS_PATTERN.test(text) ? text : null
}
