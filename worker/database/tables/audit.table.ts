/** Audit log of moderators' actions, for the site's operators. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { profiles } from './people.table'

type LibraryAction = 'library.setup' | 'library.samples' | 'library.sync'
type ModerationAction =
  | ('post.hide' | 'post.show' | 'post.view' | 'post.delete' | 'reply.delete')
  | ('hello.hide' | 'hello.show' | 'hello.view')
  | ('person.warn' | 'person.suspend' | 'person.release' | 'person.note' | 'person.view' | 'person.remove')
  | ('role.member' | 'role.moderator' | 'role.admin')
  | ('reports.dismiss' | 'appeal.uphold' | 'appeal.overturn')
  | ('rule.add' | 'rule.remove')

type SiteAction = 'site.setup' | 'site.settings' | 'sign_up.approve' | 'sign_up.decline'

export const audit = sqliteTable(
  'audit',
  {
    id: text().primaryKey(),
    /** Null after the moderator's account is deleted: the action stays, the actor is removed. */
    actorId: text().references(() => profiles.id, { onDelete: 'set null' }),
    action: text().$type<LibraryAction | ModerationAction | SiteAction>().notNull(),
    /** The post, hello or person concerned; null after that account is deleted. */
    subjectId: text(),
    /** Numbers only, no personal data. */
    detail: text({ mode: 'json' }).$type<Record<string, number>>().notNull().default({}),
    createdAt: integer().notNull(),
  },
  (t) => [
    index('audit_newest').on(t.createdAt),
    index('audit_actor').on(t.actorId),
    index('audit_subject').on(t.subjectId),
  ],
)
