/** Health checks of each store the Worker needs. */
import { HEALTH_LISTED_PAGES, HEALTH_MEMO_MS, HEALTH_TIMEOUT_MS } from '../../domain/limits'
import type { Env } from '../env'
import { told } from './told'

type Stores = Pick<Env, 'DB' | 'MEDIA' | 'CHANNELS'>
export type Parts = Record<'database' | 'storage' | 'live', boolean>

const memos = new WeakMap<Stores, { at: number; parts: Promise<Parts> }>()

/** Usage of one storage prefix; `complete` is false when counting stopped early. */
export type StoredPrefix = { prefix: string; objects: number; bytes: number; complete: boolean }

/** Lists storage prefixes with number and size of objects (S7.5-02), for admins; null when storage does not respond. */
export async function listPrefixes(bucket: R2Bucket): Promise<StoredPrefix[] | null> {
  try {
    const { delimitedPrefixes } = await bucket.list({ delimiter: '/' })
    return await Promise.all(delimitedPrefixes.map((prefix) => measurePrefix(bucket, prefix)))
  } catch (error) {
    console.error(JSON.stringify({ health: 'storage', error: told(error) }))
    return null
  }
}

async function measurePrefix(bucket: R2Bucket, prefix: string): Promise<StoredPrefix> {
  const measured = { prefix, objects: 0, bytes: 0, complete: false }
  let cursor: string | undefined
  for (let page = 0; page < HEALTH_LISTED_PAGES && !measured.complete; page++) {
    const listed: R2Objects = await bucket.list({ prefix, cursor })
    measured.objects += listed.objects.length
    measured.bytes += listed.objects.reduce((sum, { size }) => sum + size, 0)
    if (listed.truncated) cursor = listed.cursor
    else measured.complete = true
  }
  return measured
}

/** Checks D1, R2 and a Durable Object, at most once per `HEALTH_MEMO_MS` since the route is public. Never rejects. */
export function checkParts(env: Stores): Promise<Parts> {
  const now = Date.now()
  const memo = memos.get(env)
  if (memo && now - memo.at < HEALTH_MEMO_MS) return memo.parts
  const parts = askParts(env)
  memos.set(env, { at: now, parts })
  return parts
}

async function askParts({ DB, MEDIA, CHANNELS }: Stores): Promise<Parts> {
  const [database, storage, live] = await Promise.all([
    // Reads one of our tables: an empty database without migrations would respond too.
    answers('database', async () => {
      const { results } = await DB.prepare('select id from posts limit 1').all()
      return Array.isArray(results)
    }),
    // Checks reading and listing (S7.5-02): a token may allow only one of them.
    answers('storage', async () => {
      await MEDIA.head('health')
      return Array.isArray((await MEDIA.list({ limit: 1 })).objects)
    }),
    answers(
      'live',
      async () => typeof (await CHANNELS.get(CHANNELS.idFromName('health')).touch()) === 'boolean',
    ),
  ])
  return { database, storage, live }
}

/** `request` resolves to whether the response has the expected form. */
async function answers(part: keyof Parts, ask: () => Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not answer in time.')), HEALTH_TIMEOUT_MS)
  })
  try {
    if (!(await Promise.race([ask(), late]))) throw new Error('Its response has an unknown form.')
    return true
  } catch (error) {
    console.error(JSON.stringify({ health: part, error: told(error) }))
    return false
  } finally {
    clearTimeout(timer)
  }
}
