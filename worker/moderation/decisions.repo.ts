/** Decisions of moderators, and the appeals against them. */

import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  APPEALABLE_ACTIONS,
  type AppealOutcome,
  type ReportSubject,
} from '../../domain/moderation/moderation'
import { APPEAL_DAYS } from '../../domain/moderation/moderation.limits'
import { DAY_MS } from '../../domain/time/units'
import { failUnless } from '../database/batch'
import { decisions, heldPosts, reports } from '../database/tables/moderation.table'
import { profiles } from '../database/tables/people.table'
import type { Database } from '../tools/db'
import { selectSubjectName } from './subject-name.repo'
import { selectTitle } from './subject-title'

/** Open appeals, and decisions about the user. */
const APPEALS_LISTED = 50
const OWN_DECISIONS_LISTED = 50

export type DecisionRow = typeof decisions.$inferSelect
type NewDecision = Pick<DecisionRow, 'id' | 'userId' | 'action' | 'days' | 'rule' | 'words'> & {
  decidedBy: string
  createdAt: number
}

const countOpenReports = ({ type, id }: ReportSubject) =>
  sql`(select count(*) from ${reports} where subject_kind = ${type} and subject_id = ${id} and status = 'open')`

/** Statement that fails its batch without an open report: of two moderators who decide at once only the first does. */
export function assertReported(db: Database, subject: ReportSubject) {
  return failUnless(db, sql`${countOpenReports(subject)} > 0`)
}

/** Statement that inserts a decision, before its reports are closed. */
export function addDecision(db: Database, subject: ReportSubject, row: NewDecision) {
  return db.insert(decisions).values({
    ...row,
    subjectKind: subject.type,
    subjectId: subject.id,
    title: selectTitle(subject),
    reportCount: countOpenReports(subject),
  } as never)
}

const COLUMNS = {
  id: decisions.id,
  subjectKind: decisions.subjectKind,
  subjectId: decisions.subjectId,
  userId: decisions.userId,
  title: decisions.title,
  named: selectSubjectName(decisions.subjectId),
  action: decisions.action,
  days: decisions.days,
  rule: decisions.rule,
  words: decisions.words,
  decidedBy: decisions.decidedBy,
  createdAt: decisions.createdAt,
  appealText: decisions.appealText,
  appealedAt: decisions.appealedAt,
  appealState: decisions.appealState,
  appealWords: decisions.appealWords,
  appealDecidedAt: decisions.appealDecidedAt,
  appealBySame: decisions.appealBySame,
}

export async function findDecision(db: Database, id: string) {
  const [row] = await db.select(COLUMNS).from(decisions).where(eq(decisions.id, id))
  return row ?? null
}

/** Decisions against a member, newest first. */
export function listDecisionsAgainst(db: Database, userId: string) {
  return db
    .select(COLUMNS)
    .from(decisions)
    .where(and(eq(decisions.userId, userId), inArray(decisions.action, [...APPEALABLE_ACTIONS])))
    .orderBy(desc(decisions.createdAt))
    .limit(OWN_DECISIONS_LISTED)
}

/** Statement that reads the last decision about a subject, with the username of who made it. */
export function readLastDecision(db: Database, { type, id }: ReportSubject) {
  return db
    .select({ by: profiles.username, decision: decisions, named: selectSubjectName(decisions.subjectId) })
    .from(decisions)
    .leftJoin(profiles, eq(profiles.id, decisions.decidedBy))
    .where(and(eq(decisions.subjectId, id), eq(decisions.subjectKind, type)))
    .orderBy(desc(decisions.createdAt))
    .limit(1)
}

/** Statement that stores an appeal: once, and before its end. Returns the row if it was stored. */
export function addAppeal(
  db: Database,
  { id, userId, text }: { id: string; userId: string; text: string },
  now: number,
) {
  return db
    .update(decisions)
    .set({ appealText: text, appealedAt: now, appealState: 'open' })
    .where(
      and(
        eq(decisions.id, id),
        eq(decisions.userId, userId),
        isNull(decisions.appealedAt),
        inArray(decisions.action, [...APPEALABLE_ACTIONS]),
        gt(decisions.createdAt, now - APPEAL_DAYS * DAY_MS),
      ),
    )
    .returning({ id: decisions.id })
}

/** Open appeals with the person concerned and who decided, oldest first; a held post has its title. */
export function listOpenAppeals(db: Database) {
  const { id, username, displayName, avatarColor, avatarMediaId, role, suspendedUntil } = profiles
  const decider = alias(profiles, 'decider')
  return db
    .select({
      ...COLUMNS,
      title: sql<string>`coalesce(${heldPosts.title}, ${decisions.title})`,
      person: { id, username, displayName, avatarColor, avatarMediaId, role, suspendedUntil },
      deciderUsername: decider.username,
    })
    .from(decisions)
    .innerJoin(profiles, eq(profiles.id, decisions.userId))
    .leftJoin(decider, eq(decider.id, decisions.decidedBy))
    .leftJoin(heldPosts, eq(heldPosts.id, decisions.subjectId))
    .where(eq(decisions.appealState, 'open'))
    .orderBy(asc(decisions.appealedAt))
    .limit(APPEALS_LISTED)
}

/** Statements that decide an open appeal; they fail the whole batch if another moderator was first. */
export function decideAppeal(
  db: Database,
  id: string,
  by: { id: string; at: number; outcome: AppealOutcome; words: string; isSame: boolean },
) {
  return [
    failUnless(db, sql`exists (select 1 from ${decisions} where id = ${id} and appeal_state = 'open')`),
    db
      .update(decisions)
      .set({
        appealState: by.outcome,
        appealWords: by.words,
        appealDecidedBy: by.id,
        appealDecidedAt: by.at,
        appealBySame: by.isSame,
      })
      .where(eq(decisions.id, id)),
  ] as const
}

/** Moderators other than these who may decide about a person: admins about everyone, moderators about members. */
export async function countOtherModerators(
  db: Database,
  { except, isAboutModerator, now }: { except: readonly string[]; isAboutModerator: boolean; now: number },
): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)` })
    .from(profiles)
    .where(
      and(
        sql`role <> 'member'`,
        isAboutModerator ? eq(profiles.role, 'admin') : undefined,
        sql`${profiles.id} not in (select value from json_each(${JSON.stringify(except)}))`,
        sql`coalesce(${profiles.suspendedUntil}, 0) <= ${now}`,
      ),
    )
  return row?.n ?? 0
}

/** The restriction that follows a suspension or a hidden post: the next decision, or its end. */
const SUPERSEDING = { suspend: ['suspend', 'release'], hide: ['hide', 'show'] } as const

/** Whether no later decision took the place of this suspension or hiding. */
export async function isNewestDecision(
  db: Database,
  {
    id,
    action,
    userId,
    subjectId,
  }: Pick<DecisionRow, 'id' | 'userId' | 'subjectId'> & {
    action: keyof typeof SUPERSEDING
  },
): Promise<boolean> {
  const [row] = await db
    .select({ id: decisions.id })
    .from(decisions)
    .where(
      and(
        eq(decisions.userId, userId),
        action === 'hide' ? eq(decisions.subjectId, subjectId) : undefined,
        inArray(decisions.action, [...SUPERSEDING[action]]),
      ),
    )
    .orderBy(desc(decisions.createdAt), desc(sql`rowid`))
    .limit(1)
  return row?.id === id
}
