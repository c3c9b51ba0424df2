/** A state folder with so many posts as people talk, and somebody signed in who has as much of their own at any size. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseFile } from './posts.mjs'
import { serveProduct, stop } from './servers.mjs'
import { fillSpoken } from './spoken.mjs'

const PORT = 8780
const DAY_MS = 86_400_000
/** What the reader said, and what they were sent, and by how many. */
const OWN = 120
const PEERS = 9
/** Squawks of the seed are those of its last day, and live for two: another day it is made anew. */
const FRESH_MS = 12 * 3_600_000

/** The folder, made now or found where an earlier run kept it; `kept` is where, or null for this run alone. */
export async function spokenState(count, kept = null) {
  const folder = join(kept ?? join(tmpdir(), `owlcast-bench-${process.pid}`), `${count}-posts`)
  const note = join(folder, 'seeded.json')
  const known = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : null
  if (known && Date.now() - known.at < FRESH_MS) return { folder, ...known }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  console.log(`Writing ${count.toLocaleString('en')} posts …`)
  const { id: reader, cookie } = await somebody(folder)
  fillSpoken(folder, count)
  settle(folder, reader)
  const made = { at: Date.now(), reader, cookie }
  writeFileSync(note, JSON.stringify(made))
  return { folder, ...made }
}

/** Removes what was made for this run alone. */
export function forgetSpoken() {
  rmSync(join(tmpdir(), `owlcast-bench-${process.pid}`), { recursive: true, force: true })
}

/** Somebody new, with their cookie. */
async function somebody(folder) {
  const { child, origin } = await serveProduct(PORT, folder)
  const answer = await fetch(`${origin}/api/dev/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name: 'Reader' }),
  })
  const person = await answer.json()
  await stop(child)
  return person
}

/** Gives the reader voices, messages with conversations, and people to follow: as many of each at any size. */
function settle(folder, reader) {
  const db = new DatabaseSync(databaseFile(folder))
  const now = Date.now()
  const say =
    db.prepare(`INSERT INTO posts(id, kind, author_id, author_name, author_username, author_avatar_color,
      title, content, tags, seconds, recipient_id, visibility, created_at, expires_at)
    SELECT ?, ?, id, display_name, username, avatar_color, 'Of the reader', 'Said once', '', 30, ?, ?, ?, ?
    FROM profiles WHERE id = ?`)
  for (let n = 0; n < OWN; n++) {
    const at = now - n * 60_000
    say.run(`post_m${n}`, 'mue', reader, 'private', at, null, `usr_b${1 + (n % PEERS)}`)
    say.run(`post_o${n}`, 'squawk', null, 'public', at - 1, at + DAY_MS, reader)
  }
  db.prepare(`INSERT INTO conversations(owner_id, peer, last_at)
    SELECT recipient_id, 'user:' || author_id, max(created_at) FROM posts WHERE recipient_id = ? GROUP BY author_id`).run(
    reader,
  )
  db.prepare(
    'INSERT INTO follows(follower_id, followed_id, created_at) SELECT ?, id, 0 FROM profiles WHERE id IN (?, ?, ?)',
  ).run(reader, 'usr_b1', 'usr_b2', 'usr_b3')
  db.close()
}
