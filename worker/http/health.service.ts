/** Whether each store that the Worker needs answers. */
import { HEALTH_MEMO_MS, HEALTH_TIMEOUT_MS } from '../../domain/limits'
import type { Env } from '../env'
import { told } from './told'

type Stores = Pick<Env, 'DB' | 'MEDIA' | 'CHANNELS'>
export type Parts = Record<'database' | 'storage' | 'live', boolean>

const memos = new WeakMap<Stores, { at: number; parts: Promise<Parts> }>()

/** Asks D1, R2 and a Durable Object; at most once in `HEALTH_MEMO_MS`, for anybody may call it. Never rejects. */
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
    // A table of ours: a database without migrations answers too.
    answers('database', () => DB.prepare('select id from posts limit 1').all()),
    answers('storage', () => MEDIA.head('health')),
    answers('live', () => CHANNELS.get(CHANNELS.idFromName('health')).touch()),
  ])
  return { database, storage, live }
}

async function answers(part: keyof Parts, ask: () => Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not answer in time.')), HEALTH_TIMEOUT_MS)
  })
  try {
    await Promise.race([ask(), late])
    return true
  } catch (error) {
    console.error(JSON.stringify({ health: part, error: told(error) }))
    return false
  } finally {
    clearTimeout(timer)
  }
}
