/** The music library in storage (spec §3, §7): what a file there is, and what is known of it. Any name is possible. */
import type { Shelf } from './kinds'
import { RECORDING_FALLBACK_MAX_SECONDS, TRACK_FALLBACK_SECONDS, TRACK_TEXT_MAX_CHARS } from './limits'
import { sampleTracks } from './sample-tracks'
import { cut, isShowable, oneLine } from './text'

/** Where the files of each shelf lie. */
export const SHELF_PREFIXES: Record<Shelf, string> = { mue: 'mue-library/', beat: 'beats/' }
export const SHELVES = Object.keys(SHELF_PREFIXES) as Shelf[]

/** Sound by its file's ending; whatever a bucket says of a file is not believed. */
const TYPES: Record<string, string> = {
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  webm: 'audio/webm',
}

/** What a track is called and sounds like. */
export type TrackFacts = {
  name: string
  mood: string
  genre: string
  category: string | null
  bpm: number | null
  /** Null where nobody knows yet. */
  seconds: number | null
  peaks: string | null
}

/** The shelf a key lies on; null for whatever is no sound of the library. */
export function shelfOf(key: string): Shelf | null {
  const shelf = SHELVES.find((one) => key.startsWith(SHELF_PREFIXES[one])) ?? null
  return shelf !== null && soundType(key) !== null ? shelf : null
}

/** The content type of a file of the library; null for what is no sound. */
export function soundType(key: string): string | null {
  const [, ending = ''] = /[^/]\.(\w{3,4})$/.exec(key) ?? []
  return TYPES[ending.toLowerCase()] ?? null
}

/** A file's name without folders, ending and the hash that our own files carry: 'low-tide'. */
export function slugOfKey(key: string): string {
  const file = key.slice(key.lastIndexOf('/') + 1)
  return file.replace(/\.\w{3,4}$/, '').replace(/-[0-9a-f]{16}$/, '')
}

/**
 * What is known of a file, from the best source for each fact: what was stored with it, the track it already is, our own
 * samples, its name.
 */
export function factsOf(
  key: string,
  stored: Readonly<Record<string, string>>,
  known: TrackFacts | undefined,
): TrackFacts {
  const slug = slugOfKey(key)
  const shelf = shelfOf(key)
  const sample = SAMPLES.find((one) => one.slug === slug && one.shelf === shelf)
  return {
    name: shown(stored.name) || known?.name || sample?.name || nameOfFile(slug),
    mood: shown(stored.mood) || known?.mood || sample?.mood || UNSORTED,
    genre: shown(stored.genre) || known?.genre || sample?.genre || UNSORTED,
    category: shown(stored.category) || known?.category || sample?.category || null,
    bpm: numberIn(stored.bpm, 400) ?? known?.bpm ?? sample?.bpm ?? null,
    seconds: secondsIn(stored.seconds) ?? known?.seconds ?? sample?.seconds ?? null,
    peaks: peaksIn(stored.peaks) ?? known?.peaks ?? null,
  }
}

/** How long a track is: as known, else as the browser found, else a guess (spec §9). */
export function trackSeconds(known: number | null, probed: number | undefined): number {
  return known ?? secondsIn(probed) ?? TRACK_FALLBACK_SECONDS
}

const SAMPLES = sampleTracks()
const UNSORTED = 'unsorted'

/** A stored text as one short line without anything that cannot be shown. */
function shown(text: string | undefined): string {
  const plain = [...(text ?? '').toWellFormed()].filter(isShowable).join('')
  return cut(oneLine(plain), TRACK_TEXT_MAX_CHARS)
}

function nameOfFile(slug: string): string {
  const name = shown(slug.replace(/[-_+.]+/g, ' '))
  return name === '' ? 'Untitled' : name.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
}

function secondsIn(value: unknown): number | null {
  return numberIn(value, RECORDING_FALLBACK_MAX_SECONDS)
}

function numberIn(value: unknown, most: number): number | null {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
  return number > 0 && number <= most ? number : null
}

/** 160 bytes in base64. */
function peaksIn(text: string | undefined): string | null {
  return text !== undefined && /^[A-Za-z0-9+/]{214}==$/.test(text) ? text : null
}
