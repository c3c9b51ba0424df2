/**
 * The built-in sample MUEs (spec §9) of `scripts/music`: offered to fill an empty library, and shown when the
 * library cannot be loaded. The rows are written by `scripts/music/make.mjs`.
 */
import type { TrackCollection } from '../kinds'

export type SampleTrack = {
  slug: string
  name: string
  collection: TrackCollection
  mood: string
  genre: string
  category: string | null
  bpm: number
  seconds: number
}
type Row = readonly [
  slug: string,
  name: string,
  collection: TrackCollection,
  mood: string,
  genre: string,
  category: string | null,
  bpm: number,
  seconds: number,
]

/** Returns every sample in order of creation. */
export function sampleTracks(): SampleTrack[] {
  return ROWS.map(([slug, name, collection, mood, genre, category, bpm, seconds]) => ({
    slug,
    name,
    collection,
    mood,
    genre,
    category,
    bpm,
    seconds,
  }))
}

const ROWS: readonly Row[] = [
  ['low-tide', 'Low tide', 'mue', 'calm', 'ambient', null, 64, 44.992],
  ['lantern-walk', 'Lantern walk', 'mue', 'warm', 'folk', null, 100, 38.4],
  ['moth-wings', 'Moth wings', 'mue', 'tender', 'minimal', null, 84, 51.456],
  ['copper-rain', 'Copper rain', 'mue', 'bright', 'acoustic', null, 126, 30.464],
  ['first-birds', 'First birds', 'mue', 'hopeful', 'ambient', null, 66, 58.176],
  ['under-the-bridge-light', 'Under the bridge light', 'mue', 'dusky', 'jazz', null, 92, 41.728],
  ['reed-bed', 'Reed bed', 'mue', 'healing', 'drone', 'healing', 54, 53.312],
  ['warm-hands', 'Warm hands', 'mue', 'consoling', 'chamber', 'healing', 76, 50.496],
  ['last-bus', 'Last bus', 'beat', 'drowsy', 'lo-fi', null, 78, 49.216],
  ['towpath', 'Towpath', 'beat', 'steady', 'downtempo', null, 104, 36.928],
  ['tin-roof', 'Tin roof', 'beat', 'playful', 'highlife', null, 112, 34.304],
  ['bakery-lights', 'Bakery lights', 'beat', 'hushed', 'trip-hop', null, 70, 41.152],
  ['harbour-fog', 'Harbour fog', 'mue', 'misty', 'ambient', null, 60, 32],
  ['paper-boats', 'Paper boats', 'mue', 'tender', 'lullaby', null, 96, 30.016],
  ['carousel-at-dusk', 'Carousel at dusk', 'mue', 'wistful', 'waltz', null, 132, 43.648],
  ['terrace-in-june', 'Terrace in June', 'mue', 'sunlit', 'bossa nova', null, 124, 30.976],
  ['snow-on-the-sill', 'Snow on the sill', 'mue', 'hushed', 'minimal', null, 72, 30.016],
  ['kitchen-radio', 'Kitchen radio', 'mue', 'playful', 'jazz', null, 132, 29.12],
  ['the-long-way-home', 'The long way home', 'mue', 'wistful', 'folk', null, 88, 32.704],
  ['temple-steps', 'Temple steps', 'mue', 'solemn', 'gamelan', null, 80, 48],
  ['breathing-room', 'Breathing room', 'mue', 'healing', 'ambient', 'healing', 50, 57.6],
  ['open-window', 'Open window', 'mue', 'hopeful', 'chamber', 'healing', 84, 34.304],
  ['marigolds', 'Marigolds', 'mue', 'joyful', 'highlife', null, 120, 32],
  ['night-ferry', 'Night ferry', 'mue', 'nocturnal', 'jazz', null, 76, 25.28],
  ['orchard', 'Orchard', 'mue', 'bright', 'folk', null, 112, 34.304],
  ['stone-circle', 'Stone circle', 'mue', 'solemn', 'drone', 'healing', 48, 40],
  ['porch-light', 'Porch light', 'mue', 'warm', 'blues', null, 96, 30.016],
  ['satellites', 'Satellites', 'mue', 'dreamy', 'minimal', null, 100, 43.2],
  ['rooftop-garden', 'Rooftop garden', 'beat', 'sunlit', 'lo-fi', null, 84, 34.304],
  ['corner-shop', 'Corner shop', 'beat', 'restless', 'boom bap', null, 92, 31.296],
  ['slow-train', 'Slow train', 'beat', 'dusky', 'trip-hop', null, 76, 37.888],
  ['echo-street', 'Echo street', 'beat', 'drowsy', 'dub', null, 74, 25.92],
  ['morning-market', 'Morning market', 'beat', 'joyful', 'house', null, 116, 33.088],
  ['neon-puddles', 'Neon puddles', 'beat', 'nocturnal', 'downtempo', null, 96, 40],
  ['dusty-crates', 'Dusty crates', 'beat', 'dusky', 'boom bap', null, 86, 44.672],
  ['salt-flats', 'Salt flats', 'beat', 'dreamy', 'house', null, 110, 34.88],
]
