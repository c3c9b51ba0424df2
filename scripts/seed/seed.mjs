/**
 * Fills the local house: a demo member, the music library and the sample voices. Safe and quick at every start: sound
 * that lies in R2 already is not put again, and the Worker speaks only those samples anew that have faded.
 */
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Whom a newcomer may sign in as at once; local state only. */
export const DEMO_MEMBER = {
  username: 'maralind',
  displayName: 'Mara Lindqvist',
  email: 'mara@example.org',
  password: 'say it before the light goes',
}

const read = (path) => readFileSync(new URL(path, import.meta.url))
const list = (path) => JSON.parse(read(path).toString())
const peaksOf = (base64) => [...Buffer.from(base64, 'base64')]

/** Seeds a running Worker: bytes into its bucket, rows through its own route. Answers what the route answers. */
export async function seed(mf, origin) {
  const bucket = await mf.getR2Bucket('MEDIA')
  const tracks = list('../music/tracks/tracks.json')
  const voices = list('voices/voices.json')
  const body = {
    members: membersOf(voices),
    tracks: await Promise.all(tracks.map((track) => trackRow(bucket, track))),
    samples: await Promise.all(voices.map((voice) => sampleRow(bucket, voice))),
  }
  const answer = await fetch(`${origin}/api/dev/seed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`seeding failed with ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** The demo member and the voices' authors, whose accounts nobody signs in to. */
function membersOf(voices) {
  const authors = voices.map(({ author: { username, displayName } }) => ({
    username,
    displayName,
    email: `${username}@sample.example.org`,
    password: randomUUID(),
  }))
  return [DEMO_MEMBER, ...authors.filter(({ username }) => username !== DEMO_MEMBER.username)]
}

const idOf = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
const SHELVES = { mue: 'mue-library', beat: 'beats' }

async function trackRow(bucket, { file, peaks, ...row }) {
  const sound = await stored(bucket, SHELVES[row.shelf], `../music/tracks/${file}`, 'audio/mp4')
  return { ...row, ...sound, id: idOf(row.name), peaks: peaksOf(peaks) }
}

async function sampleRow(bucket, { slug, file, author, title, description, tags, track, seconds, peaks }) {
  const sound = await stored(bucket, 'squawks', `voices/${file}`, 'audio/mpeg')
  const trackId = track && idOf(track)
  const row = { id: slug, by: author.username, mode: 'squawk', title, description, tags, trackId }
  return { ...row, ...sound, seconds, peaks: peaksOf(peaks) }
}

/** Puts a file into the bucket unless it is there. Its key says its content, so that a renewed file is a new one. */
async function stored(bucket, prefix, path, type) {
  const content = read(path)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16)
  const key = `${prefix}/house/${hash}.${path.split('.').at(-1)}`
  if (!(await bucket.head(key))) await bucket.put(key, content, { httpMetadata: { contentType: type } })
  return { key, type, bytes: content.length }
}
