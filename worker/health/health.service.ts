/** Health checks of each store the Worker needs, of the outbox and of the cron trigger. */
import { listFailingSteps } from '../../domain/alarms/alarms'
import {
  ALARM_FAILED_RUNS,
  ALARM_MAIL_WAITING_MS,
  ALARM_SCHEDULE_LATE_MS,
} from '../../domain/alarms/alarms.limits'
import { SMS_EXPIRED, SMS_RECIPIENT_ERRORS } from '../../domain/alarms/sms-errors'
import { isMailExpected } from '../alarms/alarms.service'
import SCHEMA_NAMES from '../database/schema-names.json'
import type { Env } from '../env'
import { isResponding } from '../http/responding'
import { checkStorage } from '../media/storage-health'

export const HEALTH_MEMO_MS = 5000
/** Newest rows of the outbox among which a deep check looks for text messages that were refused. */
const HEALTH_OUTBOX_ROWS = 1000
/** A deep check writes them at once, and deletes them: more than the pages of a full database have left. */
const HEALTH_WRITTEN_BYTES = 131_072

type Stores = Pick<Env, 'DB' | 'MEDIA' | 'CHANNELS' | 'ASSETS' | 'ORIGIN' | 'ENVIRONMENT' | 'RESEND_API_KEY'>
export type HealthParts = Record<'database' | 'storage' | 'live' | 'assets' | 'outbox' | 'schedule', boolean>

const memos = new WeakMap<Stores, { at: number; parts: Promise<HealthParts> }>()

/**
 * Checks D1, R2, a Durable Object and the client's files, and that emails leave and the cron trigger works; at most once
 * per `HEALTH_MEMO_MS` since the route is public. `now` is the server's clock. Never rejects.
 */
export function checkParts(env: Stores, now: number): Promise<HealthParts> {
  const memo = memos.get(env)
  if (memo && Date.now() - memo.at < HEALTH_MEMO_MS) return memo.parts
  const parts = queryParts(env, now)
  memos.set(env, { at: Date.now(), parts })
  return parts
}

async function queryParts(env: Stores, now: number): Promise<HealthParts> {
  const { DB, CHANNELS } = env
  // A database that does not respond is reported by its own part.
  const isRecent = async (sql: string, limit: number) => {
    const getSince = async () => DB.prepare(sql).first<number | null>('since')
    const since = await getSince().catch(() => null)
    return since === null || now - since <= limit
  }
  const [database, storage, live, assets, outbox, schedule] = await Promise.all([
    // Writes, since a full or read-only database still reads: a row of many pages, since a full one may have room for a
    // small row. It counts as an expired rate limit until it is deleted.
    isResponding('database', async () => {
      const [read, written] = await DB.batch<{ name: string }>([
        listMissing(DB),
        DB.prepare(
          `insert into rate_limits (key, count, ends_at) values ('health' || hex(zeroblob(${HEALTH_WRITTEN_BYTES / 2})), 1, 0) returning ends_at`,
        ),
        DB.prepare('delete from rate_limits where ends_at = 0'),
      ])
      if (read?.results[0])
        throw new Error(`It does not have ${read.results.map(({ name }) => name).join(', ')}.`)
      return Array.isArray(read?.results) && written?.results.length === 1
    }),
    isResponding('storage', () => checkStorage(env, now)),
    isResponding(
      'live',
      async () => (await CHANNELS.get(CHANNELS.idFromName('health')).checkStorage()) === true,
    ),
    isResponding('assets', () => hasClient(env)),
    isResponding('outbox', async () => {
      if (await isSmsFailing(DB)) throw new Error('The provider of messages keeps failing.')
      return (
        !isMailExpected(env) ||
        isRecent(
          'select min(created_at) as since from outbox where sent_at is null and failed_at is null',
          ALARM_MAIL_WAITING_MS,
        )
      )
    }),
    // A new site has not run it yet, but does within a few minutes of its last migration.
    isResponding('schedule', async () => {
      const failing = await findFailingSteps(DB)
      if (failing.length > 0) throw new Error(`It keeps failing in ${failing.join(', ')}.`)
      return isRecent(
        `select coalesce(max(ran_at), (select max(unixepoch(applied_at)) * 1000 from d1_migrations)) as since
           from schedule_runs where name = 'cron'`,
        ALARM_SCHEDULE_LATE_MS,
      )
    }),
  ])
  return { database, storage, live, assets, outbox, schedule }
}

/**
 * Whether the provider of messages has sent nothing since it failed several times, other than for the number that a
 * user typed or because it came too late. Codes are not sent again, so none waits. False where the database does not respond.
 */
async function isSmsFailing(db: D1Database): Promise<boolean> {
  const countFailures = async () =>
    db
      .prepare(
        `with newest as (select rowid as row, * from outbox order by rowid desc limit ${HEALTH_OUTBOX_ROWS})
         select count(*) as n from newest where channel = 'sms' and failed_at is not null
           and last_error not in (select value from json_each(?))
           and row > coalesce((select max(row) from newest where channel = 'sms' and sent_at is not null), 0)`,
      )
      .bind(JSON.stringify([...SMS_RECIPIENT_ERRORS, SMS_EXPIRED]))
      .first<number>('n')
  return ((await countFailures().catch(() => null)) ?? 0) >= ALARM_FAILED_RUNS
}

/** Steps of the cron trigger that keep failing; none where the database does not respond. */
export async function findFailingSteps(db: D1Database): Promise<string[]> {
  const readFailures = async () =>
    db.prepare("select failures from schedule_runs where name = 'cron'").first<string>('failures')
  const failures = await readFailures().catch(() => null)
  return listFailingSteps(JSON.parse(failures ?? '{}'))
}

/** The entry script of the app's page. */
const ENTRY_SCRIPT = /<script[^>]+crossorigin[^>]+src="(\/assets\/[^"]+\.js)"/
/** The files that the page loads: scripts, styles and fonts. */
const PAGE_FILES = /(?:src|href)="(\/assets\/[^"]+)"/g

/**
 * Whether the client's page and the files that it names are there: a build that broke off has only the files that it
 * copies first, such as the logo. A development server may have none of them.
 */
async function hasClient({ ASSETS, ORIGIN, ENVIRONMENT }: Stores): Promise<boolean> {
  const page = await ASSETS.fetch(`${ORIGIN}/`)
  if (ENVIRONMENT !== 'production') {
    await page.body?.cancel()
    return page.status < 500
  }
  const html = await page.text()
  if (page.status !== 200 || !ENTRY_SCRIPT.test(html)) return false
  const isThere = async (path: string) => {
    const file = await ASSETS.fetch(`${ORIGIN}${path}`)
    await file.body?.cancel()
    // A missing file may be answered by a page.
    return file.status === 200 && !file.headers.get('content-type')?.startsWith('text/html')
  }
  const paths = new Set(Array.from(html.matchAll(PAGE_FILES), ([, path = '']) => path))
  return (await Promise.all([...paths].map(isThere))).every(Boolean)
}

const { migrations, columns, views, indexes, triggers } = SCHEMA_NAMES
const OBJECTS = Object.entries({ view: views, index: indexes, trigger: triggers }).flatMap(([type, names]) =>
  names.map((name) => [type, name]),
)

/**
 * Migrations and what they create that the database does not have: an empty one, an older one or one that is restored in
 * part would respond too, and a restore creates indexes, views and most triggers last. Queries name indexes, and triggers
 * read views. It may have more, since the previous version runs on it after a rollback.
 */
function listMissing(db: D1Database): D1PreparedStatement {
  return db
    .prepare(
      `with tables as (select distinct substr(value, 1, instr(value, '.') - 1) as name from json_each(?2))
       select value as name from json_each(?1) where value not in (select name from d1_migrations)
       union all
       select value from json_each(?2) where value not in
         (select t.name || '.' || c.name from tables t, pragma_table_info(t.name) c)
       union all
       select value ->> 1 from json_each(?3) where (value ->> 0, value ->> 1) not in (select type, name from sqlite_master)`,
    )
    .bind(JSON.stringify(migrations), JSON.stringify(columns), JSON.stringify(OBJECTS))
}
