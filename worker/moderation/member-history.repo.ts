/** Queries of moderators about members: search, reports, decisions and notes. */

import { and, desc, eq, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { HISTORY_ENTRIES_MAX } from '../../domain/moderation/moderation.limits'
import type { MemberRole } from '../../domain/people/roles'
import { failUnless } from '../database/batch'
import { accountDeletions } from '../database/tables/account-deletion.table'
import { users } from '../database/tables/auth.table'
import { decisions, moderatorNotes, reports } from '../database/tables/moderation.table'
import { profiles } from '../database/tables/people.table'
import { posts } from '../database/tables/posts.table'
import type { Database } from '../tools/db'
import { selectSubjectName } from './subject-name.repo'

/** Members found by a moderator's search. */
const MODERATED_PEOPLE_FOUND = 20

const PERSON = {
  id: profiles.id,
  username: profiles.username,
  displayName: profiles.displayName,
  avatarColor: profiles.avatarColor,
  avatarMediaId: profiles.avatarMediaId,
  role: profiles.role,
  suspendedUntil: profiles.suspendedUntil,
}

/**
 * Members whose username or display name begins with a text, or whose verified email address is that text. Without a
 * text: the moderators.
 */
export function listMatchingMembers(db: Database, text: string) {
  const begins = (column: typeof profiles.username | typeof profiles.displayName) =>
    sql`instr(lower(${column}), ${text}) = 1`
  const isDeleted = db
    .select({ one: sql`1` })
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, profiles.id))
  const matches = or(
    begins(profiles.username),
    begins(profiles.displayName),
    and(eq(users.email, text), eq(users.emailVerified, true)),
  )
  return db
    .select(PERSON)
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(and(notExists(isDeleted), text === '' ? sql`${profiles.role} <> 'member'` : matches))
    .orderBy(profiles.username)
    .limit(MODERATED_PEOPLE_FOUND)
}

/** Statements that read a member with the number of their posts; reports, decisions and notes about them. */
export function readHistory(db: Database, userId: string) {
  const by = alias(profiles, 'by')
  const known = { by: by.username }
  return {
    person: db
      .select({
        ...PERSON,
        createdAt: profiles.createdAt,
        proExpiresAt: profiles.proExpiresAt,
        postCount: sql<number>`(select count(*) from ${posts} where author_id = ${userId})`,
      })
      .from(profiles)
      .where(eq(profiles.id, userId)),
    reports: db
      .select({
        ...known,
        id: reports.id,
        at: reports.createdAt,
        subject: reports.subjectKind,
        title: reports.title,
        named: selectSubjectName(reports.subjectId),
        reason: reports.reason,
        note: reports.details,
        status: reports.status,
      })
      .from(reports)
      .leftJoin(by, eq(by.id, reports.reporterId))
      .where(eq(reports.userId, userId))
      .orderBy(desc(reports.createdAt))
      .limit(HISTORY_ENTRIES_MAX),
    decisions: db
      .select({ ...known, decision: decisions, named: selectSubjectName(decisions.subjectId) })
      .from(decisions)
      .leftJoin(by, eq(by.id, decisions.decidedBy))
      .where(eq(decisions.userId, userId))
      .orderBy(desc(decisions.createdAt))
      .limit(HISTORY_ENTRIES_MAX),
    notes: db
      .select({ ...known, id: moderatorNotes.id, at: moderatorNotes.createdAt, text: moderatorNotes.text })
      .from(moderatorNotes)
      .leftJoin(by, eq(by.id, moderatorNotes.authorId))
      .where(eq(moderatorNotes.userId, userId))
      .orderBy(desc(moderatorNotes.createdAt))
      .limit(HISTORY_ENTRIES_MAX),
  }
}

/** Statement that inserts a note about a member. */
export function addNote(db: Database, row: typeof moderatorNotes.$inferInsert) {
  return db.insert(moderatorNotes).values(row)
}

/** Statements that give a role, if the actor is still an admin and another person, so that one admin always remains. */
export function giveRole(
  db: Database,
  { actorId, userId, from, to }: { actorId: string; userId: string; from: MemberRole; to: MemberRole },
  now: number,
) {
  const isAdmin = sql`exists (select 1 from ${profiles} a where a.id = ${actorId} and a.role = 'admin' and a.id <> ${userId})`
  return [
    failUnless(db, isAdmin),
    db
      .update(profiles)
      .set({ role: to, updatedAt: now })
      .where(and(eq(profiles.id, userId), eq(profiles.role, from))),
  ] as const
}
