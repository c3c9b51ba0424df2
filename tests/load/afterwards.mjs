/** What came of it all: the server is stopped, its state opened again, cron runs, and every promise is looked up. */
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
/** Recordings that are listened to; the checksums of all others are compared where they lie. */
const LISTENED = 100

/** Rows of the table, of what this run acknowledged. */
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
      none('L2', 'posts that nobody acknowledged', posts.extra.length, posts.extra),
      none('L2', `of ${notices.expected} notifications lost`, notices.lost.length, notices.lost),
      none('L2', 'notifications too many, or for others', notices.extra.length, notices.extra),
      none('L2', `of ${sounds.count} recordings that sound otherwise`, sounds.wrong.length, sounds.wrong),
      none('all', 'invariants broken', broken.length, broken),
    ]
  } finally {
    door.close()
    await mf.dispose()
  }
}

/** Cron runs until nobody waits to be told. */
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
    if (!row) return [`${one.id} is gone`]
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

/** Counted by reason and person, on both sides. */
async function asTold(db, book) {
  const due = new Map()
  for (const { told } of book) for (const one of told) due.set(one, (due.get(one) ?? 0) + 1)
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

/** Some of them, through the Worker, by those who may hear them. */
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
