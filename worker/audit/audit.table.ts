/** Who did what with a moderator's rights: kept for those who run the site. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { profiles } from '../people/people.table'

type LibraryDeed = 'library.setup' | 'library.samples' | 'library.sync'
type ModerationDeed =
  | ('post.hide' | 'post.show' | 'post.view' | 'post.delete' | 'reply.delete')
  | ('person.suspend' | 'person.release' | 'reports.dismiss')

export const audit = sqliteTable(
  'audit',
  {
    id: text().primaryKey(),
    /** Null once this person has left: what was done stays, who did it goes. */
    actorId: text().references(() => profiles.id, { onDelete: 'set null' }),
    action: text().$type<LibraryDeed | ModerationDeed>().notNull(),
    /** The post or the person it was done to; null once that person has left. */
    subjectId: text(),
    /** Figures only, nothing about people. */
    detail: text({ mode: 'json' }).$type<Record<string, number>>().notNull().default({}),
    createdAt: integer().notNull(),
  },
  (t) => [
    index('audit_newest').on(t.createdAt),
    index('audit_actor').on(t.actorId),
    index('audit_subject').on(t.subjectId),
  ],
)
