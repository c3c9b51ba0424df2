/** Request context, and the dependencies created from the Worker's bindings. */
import type { Context } from 'hono'
import { withLocale } from '../domain/i18n/i18n'
import { DEFAULT_LANGUAGE, type Language, parseAcceptLanguage } from '../domain/i18n/languages'
import type { Env } from './env'
import type { SessionUser } from './session-user'
import { createBilling } from './tools/billing'
import { type Clock, createClock } from './tools/clock'
import { createMailer } from './tools/create-mailer'
import { createPuzzle } from './tools/create-puzzle'
import { createSpeech } from './tools/create-speech'
import { type Database, getDatabase } from './tools/db'
import { type FetchExternal, fetchExternal } from './tools/fetch-external'
import { formatError } from './tools/format-error'
import { createGoogle, type Google } from './tools/google'
import { createHub, type NotifyHub } from './tools/hub'
import { type Ids, ids } from './tools/ids'
import { createLive, type Live } from './tools/live'
import { getLocaleMessages } from './tools/locale'
import type { Mailer } from './tools/mailer'
import type { Billing } from './tools/payment-provider'
import { type PostExternal, postExternal } from './tools/post-external'
import { createPush, type Push } from './tools/push'
import type { Puzzle } from './tools/puzzle'
import type { HasBudget } from './tools/query-budget'
import { createMailReportReader, type ReadMailReport } from './tools/resend-webhook'
import { createSmsSender } from './tools/sms'
import type { SmsSender } from './tools/sms-sender'
import type { SpeechRecognizer } from './tools/speech'

export type Variables = {
  requestId: string
  user?: Promise<SessionUser | null>
  /** The user of a route that requires a sign-in. */
  member?: SessionUser
  /** The route writes nothing that visitors see. */
  keepsMemos?: true
}
export type AppEnv = { Bindings: Env; Variables: Variables }
export type AppContext = Context<AppEnv>

/** External dependencies, passed to services as an argument. */
export type AppDeps = {
  env: Env
  db: Database
  media: R2Bucket
  clock: Clock
  ids: Ids
  live: Live
  mail: Mailer
  readMailReport: ReadMailReport
  sms: SmsSender
  /** Null when not configured. */
  google: Google | null
  billing: Billing
  /** Null when not configured. */
  push: Push | null
  speech: SpeechRecognizer
  /** Null where no WebSub hub is configured. */
  hub: NotifyHub | null
  /** Null where none is asked. */
  puzzle: Puzzle | null
  /** Fetches from a host that a user named. */
  fetchExternal: FetchExternal
  /** Posts to a host that a user named. */
  postExternal: PostExternal
  /** Whether the query budget covers this many more statements; always true in requests, which are bounded already. */
  hasBudget: HasBudget
  /** The request's language; that of scheduled runs is English. */
  readonly language: Language
  /** Evaluates messages in a language: that of the request, unless the recipient's is known. */
  t: <T>(words: () => T, recipientLanguage?: Language | null) => T
  /** Runs work after the response was sent. */
  waitUntil: (work: Promise<unknown>) => void
}

/** Creates the dependencies of one request or one scheduled run. */
export function createDeps(
  env: Env,
  waitUntil: AppDeps['waitUntil'],
  getLocale: () => Language = () => DEFAULT_LANGUAGE,
): AppDeps {
  const clock = createClock(env)
  return {
    env,
    // Read when used: an error response has to be possible without a database.
    get db() {
      return getDatabase(env.DB)
    },
    media: env.MEDIA,
    clock,
    ids,
    live: createLive(env),
    mail: createMailer(env),
    readMailReport: createMailReportReader(env),
    sms: createSmsSender(env),
    google: createGoogle(env),
    billing: createBilling(env),
    push: createPush(env),
    speech: createSpeech(env),
    hub: createHub(env),
    puzzle: createPuzzle(env),
    fetchExternal: fetchExternal,
    postExternal,
    hasBudget: () => true,
    get language() {
      return getLocale()
    },
    t: (message, recipientLanguage) => {
      const language = recipientLanguage ?? getLocale()
      return withLocale(language, getLocaleMessages(language), message)
    },
    waitUntil: (work) => waitUntil(work.catch(logBackgroundError)),
  }
}

/** Logs a failed background task. `formatError` leaves query parameters out of the log. */
function logBackgroundError(error: unknown): void {
  console.error(JSON.stringify({ meanwhile: formatError(error) }))
}

/** The request's language, from `Accept-Language`. */
export function getLanguage(c: AppContext): Language {
  return parseAcceptLanguage(c.req.header('accept-language'))
}

/** The dependencies of a request. */
export function getDeps(c: AppContext): AppDeps {
  return createDeps(
    c.env,
    (work) => c.executionCtx.waitUntil(work),
    () => getLanguage(c),
  )
}
