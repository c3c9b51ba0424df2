/** What a request carries, and the tools made from the Worker's bindings. */
import type { Context } from 'hono'
import { spokenIn } from '../domain/catalogue'
import { acceptedOf, FIRST_LANGUAGE, type Language } from '../domain/languages'
import type { Viewer } from './auth/session'
import type { Env } from './env'
import { told } from './http/told'
import type { HasRoom } from './tools/allowance'
import { type Billing, billingOf } from './tools/billing'
import { type Clock, clockOf } from './tools/clock'
import { type Database, database } from './tools/db'
import { askFar, type Far } from './tools/far'
import { type Google, googleOf } from './tools/google'
import { type Ids, ids } from './tools/ids'
import { type Live, liveOf } from './tools/live'
import { type Mailer, mailerOf } from './tools/mail'
import { type Push, pushOf } from './tools/push'
import { type Texter, texterOf } from './tools/sms'
import { catalogueOf } from './words/catalogues'

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
  sms: Texter
  /** Null where it is not set up. */
  google: Google | null
  billing: Billing
  /** Null where it is not set up. */
  push: Push | null
  /** Asks a host that a person named. */
  far: Far
  /** Whether a run may ask the database so much more; a request may, since what it does is bounded already. */
  hasRoom: HasRoom
  /** Says something in the language of whoever asked; what runs by itself speaks English. */
  say: <T>(words: () => T) => T
  /** Work that may end after the answer was sent. */
  later: (work: Promise<unknown>) => void
}

/** Makes the tools of one request or one scheduled run. */
export function makeTools(
  env: Env,
  later: Tools['later'],
  spoken: () => Language = () => FIRST_LANGUAGE,
): Tools {
  const clock = clockOf(env)
  return {
    env,
    db: database(env.DB),
    media: env.MEDIA,
    clock,
    ids,
    live: liveOf(env),
    mail: mailerOf(env),
    sms: texterOf(env),
    google: googleOf(env),
    billing: billingOf(env),
    push: pushOf(env),
    far: askFar,
    hasRoom: () => true,
    say: (words) => {
      const language = spoken()
      return spokenIn(language, catalogueOf(language), words)
    },
    later: (work) => later(work.catch(noteLost)),
  }
}

/** Nobody waits for such work, and an error as it is would say what the database was given. */
function noteLost(error: unknown): void {
  console.error(JSON.stringify({ meanwhile: told(error) }))
}

/** The language of whoever asks, as their browser or the app says it. */
export function languageOf(c: AppContext): Language {
  return acceptedOf(c.req.header('accept-language'))
}

/** The tools of a request. */
export function tools(c: AppContext): Tools {
  return makeTools(
    c.env,
    (work) => c.executionCtx.waitUntil(work),
    () => languageOf(c),
  )
}
