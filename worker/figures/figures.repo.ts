/** Counts of the whole site, and the rows that store them by day. */
import { desc, gte, lt, max, sql } from 'drizzle-orm'
import type { FigureName } from '../../domain/site/figures'
import { DAY_MS } from '../../domain/time/units'
import { sessions } from '../database/tables/auth.table'
import { dailyFigures } from '../database/tables/figures.table'
import { media } from '../database/tables/media.table'
import { outbox } from '../database/tables/outbox.table'
import { profiles } from '../database/tables/people.table'
import { posts } from '../database/tables/posts.table'
import { signUpRequests } from '../database/tables/sign-up-requests.table'
import { transcripts } from '../database/tables/transcripts.table'
import type { Database } from '../tools/db'

const WEEK_DAYS = 7

/** The rows since a day, newest first. */
export function listFigures(db: Database, since: string) {
  return db.select().from(dailyFigures).where(gte(dailyFigures.day, since)).orderBy(desc(dailyFigures.day))
}

export async function countSignUpRequests(db: Database): Promise<number> {
  return db.$count(signUpRequests)
}

/** When the figures of a day were last counted (ms); refusals are counted apart. */
export async function findLastCount(db: Database, day: string): Promise<number | null> {
  const [row] = await db
    .select({ at: max(dailyFigures.updatedAt) })
    .from(dailyFigures)
    .where(sql`${dailyFigures.day} = ${day} and ${dailyFigures.name} = 'people'`)
  return row?.at ?? null
}

/** Counts people, mails, transcripts and storage in one statement. `from` and `until` limit what a day counts (ms). */
export async function countSite(
  db: Database,
  from: number,
  until: number,
): Promise<Record<FigureName, number>> {
  const day = (column: unknown) =>
    sql`${column} >= cast(${from} as integer) and ${column} < cast(${until} as integer)`
  const active = (since: number) =>
    sql<number>`(select count(distinct ${sessions.userId}) from ${sessions} where ${sessions.updatedAt} >= cast(${since} as integer))`
  const isWaiting = sql`${outbox.sentAt} is null and ${outbox.failedAt} is null`
  const [row] = await db
    .select({
      people: sql<number>`(select count(*) from ${profiles})`,
      'people.new': sql<number>`(select count(*) from ${profiles} where ${day(profiles.createdAt)})`,
      'people.day': active(from),
      'people.week': active(from - (WEEK_DAYS - 1) * DAY_MS),
      'storage.bytes': sql<number>`(select coalesce(sum(${media.bytes}), 0) from ${media} where ${media.state} <> 'pending')`,
      'emails.waiting': sql<number>`(select count(*) from ${outbox} where ${outbox.channel} = 'email' and ${isWaiting})`,
      'emails.sent': sql<number>`(select count(*) from ${outbox} where ${outbox.channel} = 'email' and ${day(outbox.sentAt)})`,
      'sms.sent': sql<number>`(select count(*) from ${outbox} where ${outbox.channel} = 'sms' and ${day(outbox.sentAt)})`,
      'transcripts.waiting': sql<number>`(select count(*) from ${transcripts} where ${transcripts.state} = 'waiting')`,
      'transcripts.seconds': sql<number>`(select coalesce(cast(sum(${transcripts.seconds}) as integer), 0) from ${transcripts} where ${transcripts.engine} is not null and ${day(transcripts.createdAt)})`,
    })
    .from(sql`(select 1)`)
  return row as Record<FigureName, number>
}

/** Posts of a day by kind, and the seconds recorded in them. */
export function countPosts(db: Database, from: number, until: number) {
  return db
    .select({
      kind: posts.kind,
      count: sql<number>`count(*)`,
      seconds: sql<number>`cast(sum(${posts.seconds}) as integer)`,
    })
    .from(posts)
    .where(
      sql`${posts.createdAt} >= cast(${from} as integer) and ${posts.createdAt} < cast(${until} as integer) and ${posts.sample} = false`,
    )
    .groupBy(posts.kind)
}

/** Stores figures of a day, replacing earlier ones, in one statement. */
export async function saveFigures(
  db: Database,
  day: string,
  values: Record<string, number>,
  now: number,
): Promise<void> {
  await db.run(sql`insert into ${dailyFigures} (day, name, value, updated_at)
    select ${day}, key, cast(value as integer), cast(${now} as integer) from json_each(${JSON.stringify(values)}) where true
    on conflict (day, name) do update set value = excluded.value, updated_at = excluded.updated_at`)
}

export async function deleteFiguresBefore(db: Database, day: string): Promise<void> {
  await db.delete(dailyFigures).where(lt(dailyFigures.day, day))
}
