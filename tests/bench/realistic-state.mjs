/**
 * A state folder with many posts of realistic text, and a signed-in reader with the same amount of data at any size.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { findDatabaseFile } from './posts.mjs'
import { fillRealisticPosts } from './realistic-posts.mjs'
import { copySeededState, prepareState } from './seeded-state.mjs'

const DAY_MS = 86_400_000
/** Posts and received messages of the reader, and the number of their senders. */
const OWN = 120
const PEERS = 9

/** Returns a folder below `parent` with `count` posts, and its reader; reuses one of an earlier part or run. */
export function prepareSpokenState(count, parent) {
  return prepareState(join(parent, `${count}-posts`), (folder) => fillSpokenState(folder, count, parent))
}

/** Fills an empty folder with `count` posts and the reader; `titleSearch` is that of `fillRealisticPosts`. */
export async function fillSpokenState(folder, count, parent, { titleSearch = true } = {}) {
  console.log(`Writing ${count.toLocaleString('en')} posts …`)
  const { reader, cookie } = await copySeededState(parent, folder)
  fillRealisticPosts(folder, count, { titleSearch })
  fillReader(folder, reader)
  return { reader, cookie }
}

/** Gives the reader posts, messages with conversations, and followed members: the same amount at any size. */
function fillReader(folder, reader) {
  const db = new DatabaseSync(findDatabaseFile(folder))
  const now = Date.now()
  const insertPost =
    db.prepare(`INSERT INTO posts(id, kind, author_id, author_name, author_username, author_avatar_color,
      title, content, tags, seconds, recipient_id, visibility, created_at, expires_at)
    SELECT ?, ?, id, display_name, username, avatar_color, 'Of the reader', 'Published once', '', 30, ?, ?, ?, ?
    FROM profiles WHERE id = ?`)
  for (let n = 0; n < OWN; n++) {
    const at = now - n * 60_000
    insertPost.run(`post_m${n}`, 'mue', reader, 'private', at, null, `usr_b${1 + (n % PEERS)}`)
    insertPost.run(`post_o${n}`, 'squawk', null, 'public', at - 1, at + DAY_MS, reader)
  }
  db.prepare(`INSERT INTO conversations(owner_id, peer, last_message_at)
    SELECT recipient_id, 'user:' || author_id, max(created_at) FROM posts WHERE recipient_id = ? GROUP BY author_id`).run(
    reader,
  )
  db.prepare(
    'INSERT INTO follows(follower_id, followed_id, created_at) SELECT ?, id, 0 FROM profiles WHERE id IN (?, ?, ?)',
  ).run(reader, 'usr_b1', 'usr_b2', 'usr_b3')
  db.close()
}
