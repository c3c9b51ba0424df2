/** A state folder with so many posts as people talk, and somebody signed in who wrote and got thousands of them. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseFile } from './posts.mjs'
import { serveProduct, stop } from './servers.mjs'
import { fillSpoken, WRITER } from './spoken.mjs'

const PORT = 8780
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
  const cookie = await somebody(folder)
  fillSpoken(folder, count)
  settle(folder)
  const made = { at: Date.now(), cookie }
  writeFileSync(note, JSON.stringify(made))
  return { folder, ...made }
}

/** Removes what was made for this run alone. */
export function forgetSpoken() {
  rmSync(join(tmpdir(), `owlcast-bench-${process.pid}`), { recursive: true, force: true })
}

/** The cookie of somebody new. */
async function somebody(folder) {
  const { child, origin } = await serveProduct(PORT, folder)
  const answer = await fetch(`${origin}/api/dev/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name: 'Reader' }),
  })
  const { cookie } = await answer.json()
  await stop(child)
  return cookie
}

/** Makes their session the writer's, puts the messages into conversations, and gives the newest voice a sound. */
function settle(folder) {
  const db = new DatabaseSync(databaseFile(folder))
  db.exec(`UPDATE session SET user_id = '${WRITER}'`)
  db.exec(`INSERT OR IGNORE INTO conversations(owner_id, peer, last_at)
    SELECT '${WRITER}', 'user:' || iif(author_id = '${WRITER}', recipient_id, author_id), max(created_at) FROM posts
    WHERE recipient_id IS NOT NULL AND '${WRITER}' IN (author_id, recipient_id) GROUP BY 2`)
  db.exec(`INSERT OR IGNORE INTO follows(follower_id, followed_id, created_at)
    SELECT '${WRITER}', id, 0 FROM profiles WHERE id <> '${WRITER}' ORDER BY id LIMIT 9`)
  db.close()
}
