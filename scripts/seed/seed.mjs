/**
 * Seeds the local state: demo users, the music library and the sample posts. Idempotent and fast: queries what exists
 * and adds only what is new or about to expire.
 */
import { readFileSync } from 'node:fs'
import { storedTracks } from '../music/stored.mjs'
import { retryOnReset } from '../retry-on-reset.ts'

/** Demo user; local state only. */
export const DEMO_MEMBER = {
  username: 'maralind',
  displayName: 'Mara Lindqvist',
  email: 'mara@example.org',
  password: 'say it before the light goes',
}

/** Admin of the MUE Manager; local state only. */
export const DEMO_ADMIN = {
  username: 'nightkeeper',
  displayName: 'Night Keeper',
  email: 'keeper@example.org',
  password: 'keep the lights low',
}

const read = (path) => readFileSync(new URL(path, import.meta.url))
const readJson = (path) => JSON.parse(read(path).toString())
const VOICES = readJson('voices/voices.json')

/** Number of tracks in tests: more than a picker's first page. */
export const TRACKS_IN_TESTS = 15

/** Seeds a running Worker; returns the number of new tracks and samples. Tests create their own posts. */
export async function seed(mf, origin, { voices = true, tracks: most = Number.POSITIVE_INFINITY } = {}) {
  const bucket = await mf.getR2Bucket('MEDIA')
  const existing = await requestJson(`${origin}/api/dev/seed`)
  const tracks = storedTracks()
    .slice(0, most)
    .filter(({ row }) => !existing.keys.includes(row.key))
  const samples = (voices ? VOICES : [])
    .map(toSampleRow)
    .filter(({ row }) => !existing.samples.includes(row.title))
  const files = [
    ...tracks.map(({ row, content, facts }) => ({ sound: row, content, facts })),
    ...samples.map(({ row, content }) => ({ sound: row.sound, content })),
  ]
  await Promise.all(
    files.map(({ sound, content, facts }) =>
      sound
        ? retryOnReset(() =>
            bucket.put(sound.key, content, {
              httpMetadata: { contentType: sound.type },
              customMetadata: facts,
            }),
          )
        : null,
    ),
  )
  const rows = (found) => found.map(({ row }) => row)
  await requestJson(`${origin}/api/dev/seed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      member: DEMO_MEMBER,
      admin: DEMO_ADMIN,
      tracks: rows(tracks),
      samples: rows(samples),
    }),
  })
  return { tracks: tracks.length, samples: samples.length }
}

async function requestJson(url, init) {
  const response = await retryOnReset(() => fetch(url, init))
  if (!response.ok) throw new Error(`seeding failed with ${response.status}: ${await response.text()}`)
  return response.json()
}

/** Each seeding uses a new key: the old bytes are deleted with the expired post. */
function toSampleRow({ slug, sound, track: _, ...rest }) {
  const titleOf = (other) => VOICES.find((one) => one.slug === other)?.title ?? null
  const row = { ...rest, answers: titleOf(rest.answers), within: titleOf(rest.within), sound: null }
  if (!sound) return { row }
  const { file, ...measured } = sound
  const key = `samples/${Date.now()}-${slug}.mp3`
  return { content: read(`voices/${file}`), row: { ...row, sound: { ...measured, key, type: 'audio/mpeg' } } }
}
