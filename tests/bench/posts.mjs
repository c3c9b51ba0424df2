/**
 * Fills a local D1 with many posts, directly in its SQLite file, where the triggers keep counters and full text up to
 * date.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createSeededRandom } from './seeded.mjs'

const WORDS =
  'morning river owl night voice song heal light forest quiet city train coffee rain story dream ocean mountain garden window letter friend'.split(
    ' ',
  )
const HOUR_MS = 3_600_000

/** Returns the SQLite file of the local D1 in a state folder. */
export function findDatabaseFile(state) {
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject')
  const name = existsSync(folder) && readdirSync(folder).find((file) => /^[0-9a-f]{64}\.sqlite$/.test(file))
  if (!name) throw new Error(`no database below ${state}: serve once before filling`)
  return join(folder, name)
}

/** Returns the id of the newest of `count` squawks. */
export function getNewestId(count) {
  return `post_b${count - 1}`
}

/** Adds `count` squawks, a fifth of them live at `now`, and a tenth as many users. The server must not run. */
export function fillPosts(state, count, now = Date.now()) {
  const db = new DatabaseSync(findDatabaseFile(state))
  const random = createSeededRandom(count)
  const createText = (words) =>
    Array.from({ length: words }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ')
  const people = Math.max(10, Math.round(count / 10))
  const peaks = 'AZaz09-_'.repeat(20)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; BEGIN')
  const person = db.prepare(
    'INSERT INTO users(id, name, email, email_verified, created_at, updated_at) VALUES (?, ?, ?, 1, ?, ?)',
  )
  const profile = db.prepare(
    "INSERT INTO profiles(id, username, display_name, avatar_color, age_attested_at, created_at, updated_at) VALUES (?, ?, ?, 'teal', ?, ?, ?)",
  )
  for (let i = 0; i < people; i++) {
    person.run(`usr_b${i}`, `Person ${i}`, `b${i}@example.org`, now, now)
    profile.run(`usr_b${i}`, `person_${i}`, `Person ${i}`, now, now, now)
  }
  const post = db.prepare(
    `INSERT INTO posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, content, tags, seconds, peaks, created_at, expires_at)
     VALUES (?, 'squawk', ?, ?, ?, 'teal', ?, ?, ?, ?, ?, ?, ?)`,
  )
  for (let i = 0; i < count; i++) {
    const author = Math.floor(random() * people)
    const age = (i / count) * 5 * 24 * HOUR_MS
    const at = Math.round(now - 5 * 24 * HOUR_MS + age)
    post.run(
      `post_b${i}`,
      `usr_b${author}`,
      `Person ${author}`,
      `person_${author}`,
      createText(5),
      createText(20),
      `${createText(1)},${createText(1)}`,
      20 + Math.floor(random() * 60),
      peaks,
      at,
      at + 24 * HOUR_MS,
    )
  }
  // The newest post is playable: it uses the sound of a library track in R2.
  db.exec(
    `UPDATE posts SET media_id = (SELECT id FROM media WHERE public = 1 LIMIT 1) WHERE id = '${getNewestId(count)}'`,
  )
  db.exec('COMMIT')
  db.close()
}
