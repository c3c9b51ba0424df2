/**
 * Fills a local D1 with posts of realistic text: a few words are in nearly every post, most in hardly any. Directly in
 * its SQLite file, where the triggers keep counters and indexes up to date.
 */
import { DatabaseSync } from 'node:sqlite'
import { findDatabaseFile } from './posts.mjs'
import { createSeededRandom } from './seeded.mjs'

/** Size of the vocabulary. */
const WORDS = 200_000
const DAY_MS = 86_400_000
const BEGINNINGS = 'b br c ch d f fl g gr h j k l m n p pr qu r s sh st t th tr v w'.split(' ')
const MIDDLES = 'a e i o u ai ea ee ie oo ou'.split(' ')
const ENDINGS = 'n r l s t ng nd st ll rd ck m sh ve'.split(' ')
const LAST = ['', '', 's', 'ing', 'ed', 'er', 'ation', 'ly', 'ness']

/** Returns word number n, deterministic: the smaller the number, the shorter. */
export function createWord(n) {
  let rest = n
  const take = (list) => {
    const one = list[rest % list.length]
    rest = Math.floor(rest / list.length)
    return one
  }
  const last = take(LAST)
  let stem = take(BEGINNINGS) + take(MIDDLES) + take(ENDINGS)
  while (rest > 0) stem += take(MIDDLES) + take(ENDINGS)
  return stem + last
}

/**
 * Draws a word's number by Zipf's law: the first is drawn twice as often as the second, and three times as often as the
 * third.
 */
export const drawWordNumber = (random) => Math.floor(WORDS ** random()) - 1

/** Returns the name of member number n. */
export const createName = (n) => `${createWord(n)} ${createWord(n * 7 + 3)}`

/** The member with ten thousand sent and received messages. */
export const WRITER = 'usr_b0'
const WRITTEN = 10_000

/**
 * Removes the triggers that index the titles and texts of new posts, which take nine tenths of the time of writing a post.
 * Returns a function that creates them again.
 */
function pauseTitleSearch(db) {
  const triggers = db
    .prepare(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND name GLOB '*_after_post_insert' AND (name GLOB 'posts*_fts_*' OR name GLOB 'search_terms_*')",
    )
    .all()
  for (const { name } of triggers) db.exec(`DROP TRIGGER ${name}`)
  return () => {
    for (const { sql } of triggers) db.exec(sql)
  }
}

/**
 * Adds `count` posts of all kinds, a seventh of them messages, and a hundredth as many `people`. The server must not
 * run. Without `titleSearch`, these posts are missing in the indexes of titles and texts.
 */
export function fillRealisticPosts(
  state,
  count,
  { people = Math.max(10, Math.round(count / 100)), titleSearch = true } = {},
) {
  const now = Date.now()
  const db = new DatabaseSync(findDatabaseFile(state))
  const random = createSeededRandom(count)
  const pickRandom = (list) => list[Math.floor(random() * list.length)]
  const createText = (words) =>
    Array.from({ length: words }, () => createWord(drawWordNumber(random))).join(' ')
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; BEGIN')
  const resumeTitleSearch = titleSearch ? () => undefined : pauseTitleSearch(db)
  const person = db.prepare(
    'INSERT INTO users(id, name, email, email_verified, created_at, updated_at) VALUES (?, ?, ?, 1, ?, ?)',
  )
  const profile = db.prepare(
    "INSERT INTO profiles(id, username, display_name, avatar_color, age_attested_at, created_at, updated_at) VALUES (?, ?, ?, 'teal', ?, ?, ?)",
  )
  for (let n = 0; n < people; n++) {
    person.run(`usr_b${n}`, createName(n), `b${n}@example.org`, now, now)
    profile.run(`usr_b${n}`, `${createWord(n)}_${n}`, createName(n), now, now, now)
  }
  const post = db.prepare(
    `INSERT INTO posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, content, tags, seconds, parent_id, recipient_id, visibility, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, 'teal', ?, ?, ?, 30, ?, ?, ?, ?, ?)`,
  )
  const connection = db.prepare(
    "INSERT INTO connections(child_id, parent_id, created_by, created_at) VALUES (?, ?, 'usr_b0', ?)",
  )
  const kinds = ['squawk', 'squawk', 'squawk', 'squawk', 'hum', 'nightingale', 'owlcast']
  for (let n = 0; n < count; n++) {
    const isMessage = n % 7 === 0
    const kind = isMessage ? 'mue' : pickRandom(kinds)
    const isWriters = isMessage && n < WRITTEN * 7
    const author = isWriters && n % 2 === 0 ? 0 : 1 + Math.floor(random() * (people - 1))
    const recipient = isWriters && author !== 0 ? 0 : 1 + Math.floor(random() * (people - 1))
    const at = Math.round(now - DAY_MS + (n / count) * DAY_MS)
    const answered =
      !isMessage && n > 100 && random() < 0.2 ? n - 1 - Math.floor(random() * Math.min(900, n)) : null
    const parent = answered === null || answered % 7 === 0 ? null : `post_b${answered}`
    post.run(
      `post_b${n}`,
      kind,
      `usr_b${author}`,
      createName(author),
      `${createWord(author)}_${author}`,
      createText(4),
      createText(kind === 'hum' ? 80 : 16),
      isMessage ? '' : `${createText(1)},${createText(1)}`,
      parent,
      isMessage ? `usr_b${recipient}` : null,
      isMessage ? 'private' : 'public',
      at,
      kind === 'squawk' ? at + 2 * DAY_MS : null,
    )
    if (parent) connection.run(`post_b${n}`, parent, at)
    if (n % 50_000 === 49_999) db.exec('COMMIT; BEGIN')
  }
  resumeTitleSearch()
  db.exec('COMMIT')
  db.close()
}
