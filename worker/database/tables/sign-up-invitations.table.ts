/** Invitations to the site, by members: a link creates one account. Only its hash is stored. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { profiles } from './people.table'

export const signUpInvitations = sqliteTable(
  'sign_up_invitations',
  {
    id: text().primaryKey(),
    tokenHash: text().notNull().unique(),
    inviterId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    /** Nobody stores who came by it. */
    usedAt: integer(),
  },
  (t) => [
    index('sign_up_invitations_inviter').on(t.inviterId, t.createdAt),
    index('sign_up_invitations_expiry').on(t.expiresAt),
  ],
)
