/** Request context, and the dependencies created from the Worker's bindings. */
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

/** External dependencies, passed to services as an argument. */
export type Tools = {
  env: Env
  db: Database
  media: R2Bucket
  clock: Clock
  ids: Ids
  live: Live
  mail: Mailer
  sms: Texter
  /** Null when not configured. */
  google: Google | null
  billing: Billing
  /** Null when not configured. */
  push: Push | null
  /** Fetches from a host that a user named. */
  far: Far
  /** Whether the query budget covers this many more statements; always true in requests, which are bounded already. */
  hasRoom: HasRoom
  /** Evaluates messages in the request's language; scheduled runs use English. */
  say: <T>(words: () => T) => T
  /** Runs work after the response was sent. */
  later: (work: Promise<unknown>) => void
}

/** Creates the dependencies of one request or one scheduled run. */
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

/** Logs a failed background task. `formatError` leaves query parameters out of the log. */
function noteLost(error: unknown): void {
  console.error(JSON.stringify({ meanwhile: told(error) }))
}

/** The request's language, from `Accept-Language`. */
export function languageOf(c: AppContext): Language {
  return acceptedOf(c.req.header('accept-language'))
}

/** The dependencies of a request. */
export function tools(c: AppContext): Tools {
  return makeTools(
    c.env,
    (work) => c.executionCtx.waitUntil(work),
    () => languageOf(c),
  )
}
