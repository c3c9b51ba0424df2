/** Verification after the load: reopens the state without load, runs cron, and checks every acknowledged write. */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { serve } from '../../scripts/serve.mjs'
import { doorOf } from './client.mjs'
import { sha256Of } from './recordings.mjs'
import { none } from './report.mjs'
import { freePort } from './world.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const CRON = '*/5 * * * *'
const CRON_RUNS_MAX = 20
/** Recordings read through the Worker; the checksums of all others are compared in the database. */
const LISTENED = 100

/** Returns rows of the table for everything this run acknowledged. */
export async function afterwards({ state, book, town }) {
  const { mf, origin } = await serve({ state, port: await freePort(), vars: { ENVIRONMENT: 'test' } })
  const door = doorOf(origin)
  try {
    const db = await mf.getD1Database('DB')
    await settle(mf, db)
    const { module } = await runnerImport(`${root}tests/support/invariants.ts`, { configFile: false, root })
    const visit = async (path) => (await door.ask(`GET ${path}`)).status
    const broken = await module.brokenIn({ db, bucket: await mf.getR2Bucket('MEDIA'), visit })
    const posts = await asPublished(db, book)
    const notices = await asTold(db, book)
    const sounds = await asRecorded(door, book, town)
    return [
      none(
        'L2',
        `of ${book.length} acknowledged posts lost, or with another recording`,
        posts.lost.length,
        posts.lost,
      ),
      none('L2', 'posts that were not acknowledged', posts.extra.length, posts.extra),
      none('L2', `of ${notices.expected} notifications lost`, notices.lost.length, notices.lost),
      none('L2', 'notifications in excess, or for others', notices.extra.length, notices.extra),
      none('L2', `of ${sounds.count} recordings with other bytes`, sounds.wrong.length, sounds.wrong),
      none('all', 'invariants broken', broken.length, broken),
    ]
  } finally {
    door.close()
    await mf.dispose()
  }
}

/** Runs cron until no fan-out is pending. */
async function settle(mf, db) {
  const worker = await mf.getWorker()
  for (let run = 0; run < CRON_RUNS_MAX; run++) {
    await worker.scheduled({ cron: CRON })
    if ((await db.prepare('SELECT count(*) AS n FROM fanouts').first('n')) === 0) return
  }
}

async function asPublished(db, book) {
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
async function asTold(db, book) {
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
async function asRecorded(door, book, { people }) {
  const step = Math.max(1, Math.floor(book.length / LISTENED))
  const some = book.filter((_, n) => n % step === 0)
  const wrong = []
  for (const { id, mediaId, sha256, author } of some) {
    const as = people.find((person) => person.id === author)
    const { status, body } = await door.ask(`GET /media/${mediaId}`, { as })
    if (status !== 200 || sha256Of(body) !== sha256) wrong.push(`${id} answered ${status}`)
  }
  return { count: some.length, wrong }
}
