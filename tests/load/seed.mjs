/** Fills a state folder with posts and users: the product's own tables, while no server runs. */
import { createHmac, randomBytes, scryptSync } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { DEVELOPMENT_VARS } from '../../scripts/development-vars.mjs'
import { findDatabaseFile } from '../bench/posts.mjs'
import { fillRealisticPosts } from '../bench/realistic-posts.mjs'

export const POSTS = 20_000
export const PEOPLE = 1000
/** Distinct posts that are read. */
const READ = 1000
const WEEK_MS = 604_800_000
const DAY_MS = 86_400_000

/** Accounts with a known password: many, so that the limit per account is not reached. */
const WITH_PASSWORD = 100
export const PASSWORD = 'one owl and another'

/** Fills the tables; returns `{ people, posts, threads }`. Every user is signed in and follows the two before. */
export function seedState(state) {
  fillRealisticPosts(state, POSTS, { people: PEOPLE })
  const db = new DatabaseSync(findDatabaseFile(state))
  const now = Date.now()
  const people = db
    .prepare("SELECT id, username FROM profiles WHERE id LIKE 'usr!_b%' ESCAPE '!' ORDER BY rowid")
    .all()
    .map((person) => ({ ...person, token: randomBytes(24).toString('hex') }))
  db.exec('PRAGMA synchronous = OFF; BEGIN')
  const session = db.prepare(
    'INSERT INTO sessions(id, user_id, token, expires_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const account = db.prepare(
    "INSERT INTO accounts(id, user_id, account_id, provider_id, password, created_at, updated_at) VALUES (?, ?, ?, 'credential', ?, ?, ?)",
  )
  const follow = db.prepare('INSERT INTO follows(follower_id, followed_id, created_at) VALUES (?, ?, ?)')
  const password = hashPassword(PASSWORD)
  for (const [n, { id, token }] of people.entries()) {
    session.run(`ses_b${n}`, id, token, now + WEEK_MS, now, now)
    if (n < WITH_PASSWORD) account.run(`acc_b${n}`, id, id, password, now, now)
    for (const back of [1, 2]) follow.run(id, people.at(n - back).id, now)
  }
  db.prepare('UPDATE profiles SET pro_expires_at = ?').run(now + 30 * DAY_MS)
  db.exec('COMMIT')
  const some = (sql) => db.prepare(`${sql} ORDER BY random() LIMIT ${READ}`).all()
  const open = "FROM posts WHERE visibility = 'public' AND owlcast_id IS NULL"
  const town = {
    people: people.map(({ token, ...person }) => ({ ...person, cookie: signCookie(token) })),
    posts: some(`SELECT id, kind, author_id AS author ${open} AND parent_id IS NULL`),
    threads: some(`SELECT id, kind, author_id AS author ${open} AND reply_count > 0`),
  }
  db.close()
  return town
}

/** Returns the cookie of a session, signed as the Worker signs it. */
function signCookie(token) {
  const signature = createHmac('sha256', DEVELOPMENT_VARS.AUTH_SECRET).update(token).digest('base64')
  return `owlcast=${encodeURIComponent(`${token}.${signature}`)}`
}

/** Hashes a password as the Worker does. */
function hashPassword(password) {
  const salt = randomBytes(16)
  const key = scryptSync(password, salt, 32, { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 1024 * 1024 })
  return `$scrypt$ln=14,r=8,p=5$${salt.toString('base64')}$${key.toString('base64')}`
}
