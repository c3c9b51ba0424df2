/** What the Worker is given: its bindings, its variables, and the tools made from them. */
import type { Context } from 'hono'
import type { Channel } from '../durable-objects/channel'
import type { Viewer } from './auth/session'
import { type Clock, clockOf } from './tools/clock'
import { type Database, database } from './tools/db'
import { type Ids, ids } from './tools/ids'
import { type Live, liveOf } from './tools/live'
import { type Mailer, mailerOf } from './tools/mail'

export type Env = {
  DB: D1Database
  MEDIA: R2Bucket
  CHANNELS: DurableObjectNamespace<Channel>
  ASSETS: Fetcher
  ENVIRONMENT: 'production' | 'development' | 'test'
  /** Where people reach us, without a slash at the end. */
  ORIGIN: string
  AUTH_SECRET: string
  /** Development and tests only: moves the server's clock. */
  CLOCK_OFFSET_MS?: string
  /** Development only: Vite's client needs inline scripts. */
  HOT_RELOAD?: string
}

export type Variables = { requestId: string; viewer?: Promise<Viewer | null> }
export type AppEnv = { Bindings: Env; Variables: Variables }
export type AppContext = Context<AppEnv>

/** The outside world, passed to services as an argument. */
export type Tools = {
  env: Env
  db: Database
  media: R2Bucket
  clock: Clock
  ids: Ids
  live: Live
  mail: Mailer
  /** Work that may end after the answer was sent. */
  later: (work: Promise<unknown>) => void
}

/** Makes the tools of one request or one scheduled run. */
export function makeTools(env: Env, later: Tools['later']): Tools {
  const clock = clockOf(env)
  return {
    env,
    db: database(env.DB),
    media: env.MEDIA,
    clock,
    ids,
    live: liveOf(env),
    mail: mailerOf(env),
    later,
  }
}

/** The tools of a request. */
export function tools(c: AppContext): Tools {
  return makeTools(c.env, (work) => c.executionCtx.waitUntil(work))
}
