/** Storage layout of tracks: keys, and metadata that makes the bucket self-describing. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const PREFIXES = { mue: 'mue-library', beat: 'beats' }
const read = (path) => readFileSync(new URL(path, import.meta.url))

/** A name as used in files and ids. */
export const toFileSlug = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/**
 * Every track of the manifest with its file, and the row that seeding stores. The key contains the content's hash, so a
 * changed track replaces the old one.
 * @typedef {import('../../worker/dev/seed.schema').Seed['tracks'][number]} TrackRow
 * @returns {{ file: string, content: Buffer<ArrayBuffer>, row: TrackRow, facts: Record<string, string> }[]}
 */
export function storedTracks() {
  return JSON.parse(read('tracks/tracks.json').toString()).map(({ file, bytes: _, ...track }) => {
    const content = read(`tracks/${file}`)
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16)
    const slug = toFileSlug(track.name)
    const key = `${PREFIXES[track.collection]}/${slug}-${hash}.m4a`
    const row = { ...track, slug, key, type: 'audio/mp4', bytes: content.length }
    return { file, content, row, facts: toMetadata(track) }
  })
}

/** R2 custom metadata: strings only. */
function toMetadata({ name, mood, genre, category, bpm, seconds, peaks }) {
  const facts = { name, mood, genre, category, bpm, seconds, peaks }
  return Object.fromEntries(
    Object.entries(facts)
      .filter(([, fact]) => fact !== null)
      .map(([fact, value]) => [fact, String(value)]),
  )
}
