/** Content rules of the site, and the reports that they make. */
import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import type { ReportSubject } from '../../domain/moderation/moderation'
import { CONTENT_RULES_MAX } from '../../domain/moderation/moderation.limits'
import { contentRules, reports } from '../database/tables/moderation.table'
import { posts } from '../database/tables/posts.table'
import { type Database, insertIf } from '../tools/db'

export type ContentRuleRow = typeof contentRules.$inferSelect

/** Statement that lists all rules, by kind and value. */
export function listContentRules(db: Database) {
  return db
    .select()
    .from(contentRules)
    .orderBy(asc(contentRules.kind), asc(contentRules.value))
    .limit(CONTENT_RULES_MAX)
}

export async function countContentRules(db: Database): Promise<number> {
  const [row] = await db.select({ n: sql<number>`count(*)` }).from(contentRules)
  return row?.n ?? 0
}

/** Statement that inserts a rule; one of the same kind and value gets this action. */
export function saveContentRule(db: Database, row: typeof contentRules.$inferInsert) {
  return db
    .insert(contentRules)
    .values(row)
    .onConflictDoUpdate({ target: [contentRules.kind, contentRules.value], set: { action: row.action } })
}

export function deleteContentRule(db: Database, id: string) {
  return db.delete(contentRules).where(eq(contentRules.id, id))
}

/** Statement that reports a subject for a rule, unless such a report is open, or the post was deleted meanwhile. */
export function addFlag(
  db: Database,
  { type, id }: ReportSubject,
  row: Pick<typeof reports.$inferInsert, 'id' | 'userId' | 'title' | 'details' | 'createdAt'>,
) {
  const open = db
    .select({ one: sql`1` })
    .from(reports)
    .where(
      and(
        eq(reports.subjectKind, type),
        eq(reports.subjectId, id),
        eq(reports.reason, 'flagged'),
        eq(reports.status, 'open'),
      ),
    )
  return insertIf(
    db,
    reports,
    { ...row, subjectKind: type, subjectId: id, reason: 'flagged' },
    and(
      notExists(open),
      type === 'post' ? sql`exists (select 1 from ${posts} p where p.id = ${id})` : undefined,
    ),
  )
}
