/**
 * The built app in a process that tests may kill. Its first argument holds the options; queries about its stores are
 * answered over the IPC channel.
 */
import { createHash } from 'node:crypto'
import { CRON, serve } from '../../../scripts/serve.mjs'

const { mf } = await serve(JSON.parse(process.argv[2] ?? '{}'))
const [db, bucket, worker] = [
  await mf.getD1Database('DB'),
  await mf.getR2Bucket('MEDIA'),
  await mf.getWorker(),
]

const ANSWERS = {
  rows: async (sql) => (await db.prepare(sql).all()).results,
  async objects() {
    const found = []
    for (let cursor, isMore = true; isMore; ) {
      const list = await bucket.list(cursor ? { cursor } : {})
      found.push(...list.objects.map(({ key, size }) => ({ key, size })))
      cursor = list.truncated ? list.cursor : undefined
      isMore = list.truncated
    }
    return found
  },
  /** From the bytes: the stored checksum proves nothing after a kill. */
  async digest(key) {
    const object = await bucket.get(key)
    if (!object) return ''
    const hash = createHash('sha256')
    for await (const chunk of object.body) hash.update(chunk)
    return hash.digest('hex')
  },
  cron: () => worker.scheduled({ cron: CRON }).then(() => null),
  /** Runs the statements of a migration in one batch. */
  change: (statements) => db.batch(statements.map((one) => db.prepare(one))).then(() => null),
  end: () => mf.dispose().then(() => null),
}

process.on('message', async ({ id, what, given }) => {
  try {
    process.send({ id, answer: await ANSWERS[what](given) })
  } catch (error) {
    process.send({ id, error: String(error?.stack ?? error) })
  }
})
process.on('disconnect', () => mf.dispose().finally(() => process.exit()))
process.send({ id: 0, answer: null })
