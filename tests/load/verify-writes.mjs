/** Verification after the load: reopens the state without load, runs cron, and checks every acknowledged write. */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { findFreePort } from '../../scripts/port.mjs'
import { serve } from '../../scripts/serve.mjs'
import { createClient } from './client.mjs'
import { hashSha256 } from './recordings.mjs'
import { toCountRow } from './report.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const CRON = '*/5 * * * *'
const CRON_RUNS_MAX = 20
/** Recordings read through the Worker; the checksums of all others are compared in the database. */
const LISTENED = 100

/** Returns rows of the table for everything this run acknowledged. */
export async function verifyWrites({ state, book, town }) {
  const { mf, origin } = await serve({ state, port: await findFreePort(), vars: { ENVIRONMENT: 'test' } })
  const client = createClient(origin)
  try {
    const db = await mf.getD1Database('DB')
    await runCron(mf, db)
    const { module } = await runnerImport(`${root}tests/support/invariants.ts`, { configFile: false, root })
    const visit = async (path) => (await client.ask(`GET ${path}`)).status
    const broken = await module.findViolations({ db, bucket: await mf.getR2Bucket('MEDIA'), visit })
    const posts = await verifyPosts(db, book)
    const notices = await verifyNotifications(db, book)
    const sounds = await verifyRecordings(client, book, town)
    return [
      toCountRow(
        'L2',
        `of ${book.length} acknowledged posts lost, or with another recording`,
        posts.lost.length,
        posts.lost,
      ),
      toCountRow('L2', 'posts that were not acknowledged', posts.extra.length, posts.extra),
      toCountRow('L2', `of ${notices.expected} notifications lost`, notices.lost.length, notices.lost),
      toCountRow('L2', 'notifications in excess, or for others', notices.extra.length, notices.extra),
      toCountRow('L2', `of ${sounds.count} recordings with other bytes`, sounds.wrong.length, sounds.wrong),
      toCountRow('all', 'invariants broken', broken.length, broken),
    ]
  } finally {
    client.close()
    await mf.dispose()
  }
}

/** Runs cron until no fan-out is pending. */
async function runCron(mf, db) {
  const worker = await mf.getWorker()
  for (let run = 0; run < CRON_RUNS_MAX; run++) {
    await worker.scheduled({ cron: CRON })
    if ((await db.prepare('SELECT count(*) AS n FROM fanouts').first('n')) === 0) return
  }
}

async function verifyPosts(db, book) {
  const { results } = await db
    .prepare(
      `SELECT p.id, p.title, p.author_id AS author, p.media_id AS media, m.state, m.sha256
       FROM posts p LEFT JOIN media m ON m.id = p.media_id WHERE p.title LIKE 'Load %'`,
    )
    .all()
  const kept = new Map(results.map((row) => [row.id, row]))
  const lost = book.flatMap((one) => {
    const row = kept.get(one.id)
    if (!row) return [`${one.id} is missing`]
    const isSame =
      row.title === one.title &&
      row.author === one.author &&
      row.media === one.mediaId &&
      row.sha256 === one.sha256
    return isSame && row.state === 'attached' ? [] : [`${one.id}: ${JSON.stringify(row)}`]
  })
  const known = new Set(book.map(({ id }) => id))
  const extra = results.filter(({ id }) => !known.has(id)).map(({ id, title }) => `${id} ${title}`)
  return { lost, extra }
}

/** Counts by reason and user, expected and found. */
async function verifyNotifications(db, book) {
  const due = new Map()
  for (const { notifies } of book) for (const one of notifies) due.set(one, (due.get(one) ?? 0) + 1)
  const { results } = await db
    .prepare("SELECT reason || ' ' || user_id AS one, sum(count) AS n FROM notifications GROUP BY 1")
    .all()
  const got = new Map(results.map(({ one, n }) => [one, n]))
  const lost = []
  const extra = []
  for (const one of new Set([...due.keys(), ...got.keys()])) {
    const difference = (got.get(one) ?? 0) - (due.get(one) ?? 0)
    const list = difference > 0 ? extra : lost
    for (let n = 0; n < Math.abs(difference); n++) list.push(one)
  }
  return { lost, extra, expected: [...due.values()].reduce((sum, n) => sum + n, 0) }
}

/** Reads a sample through the Worker as its author. */
async function verifyRecordings(client, book, { people }) {
  const step = Math.max(1, Math.floor(book.length / LISTENED))
  const some = book.filter((_, n) => n % step === 0)
  const wrong = []
  for (const { id, mediaId, sha256, author } of some) {
    const as = people.find((person) => person.id === author)
    const { status, body } = await client.ask(`GET /media/${mediaId}`, { as })
    if (status !== 200 || hashSha256(body) !== sha256) wrong.push(`${id} answered ${status}`)
  }
  return { count: some.length, wrong }
}
