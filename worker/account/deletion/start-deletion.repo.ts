/** Reads identifiers and starts deletion: sessions, credentials and personal data go in one batch. */

import { and, eq, exists, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { revokeAccess } from '../../auth/access/revoke-access'
import { batch, failUnless } from '../../database/batch'
import { accountDeletions, reservedUsernames } from '../../database/tables/account-deletion.table'
import { audit } from '../../database/tables/audit.table'
import { accounts, users } from '../../database/tables/auth.table'
import { ledger, payments } from '../../database/tables/billing.table'
import { copyrightReports } from '../../database/tables/copyright-reports.table'
import { feedPages } from '../../database/tables/feed.table'
import { hellos } from '../../database/tables/hellos.table'
import { imports } from '../../database/tables/imports.table'
import { collaborators, invitations } from '../../database/tables/invitations.table'
import { decisions, heldPosts, moderatorNotes, reports } from '../../database/tables/moderation.table'
import { outbox } from '../../database/tables/outbox.table'
import { pendingSignUps } from '../../database/tables/pending-sign-ups.table'
import { formerUsernames, profiles } from '../../database/tables/people.table'
import { phoneCodes } from '../../database/tables/phone-codes.table'
import { privateFeeds } from '../../database/tables/private-feeds.table'
import { passwordResets } from '../../database/tables/resets.table'
import { emailSignUps } from '../../database/tables/sign-up.table'
import { signUpRequests } from '../../database/tables/sign-up-requests.table'
import { toNameColumns } from '../../people/name-columns'
import { type Database, insertIf } from '../../tools/db'

export type DeletionSubject = NonNullable<Awaited<ReturnType<typeof readIdentifiers>>>

const ONE = { one: sql`1` }

/** The user with all identifiers. */
export async function readIdentifiers(db: Database, userId: string) {
  const {
    known: [known],
    googles,
    formers,
  } = await batch(db, {
    known: db
      .select({
        id: users.id,
        email: users.email,
        language: users.language,
        isProven: users.emailVerified,
        phone: users.phoneNumber,
        isPhoneProven: users.phoneNumberVerified,
        username: profiles.username,
        hadPayments: sql<number>`(exists (select 1 from ${payments} where payer_id = ${userId})
          or exists (select 1 from ${ledger} where user_id = ${userId}))`,
      })
      .from(users)
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, userId)),
    googles: db
      .select({ googleId: accounts.accountId })
      .from(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'google'))),
    formers: db
      .select({ username: formerUsernames.username })
      .from(formerUsernames)
      .where(eq(formerUsernames.userId, userId)),
  })
  if (!known) return null
  const usernames = [known, ...formers].map(({ username }) => username)
  return { ...known, usernames, googleIds: googles.map(({ googleId }) => googleId) }
}

/** Condition: emails to the operator that quote a report with this address. */
function hasReportBy(email: string) {
  return sql`instr(${outbox.text}, ${`<${email}>`}) > 0`
}

/** Condition: emails to the operator that quote a report about a post of an author with one of these usernames. */
function hasReportAbout(usernames: readonly string[]) {
  return sql`exists (select 1 from ${copyrightReports}
    where ${inArray(copyrightReports.authorUsername, [...usernames])} and instr(${outbox.text}, ${copyrightReports.postId}) > 0)`
}

type Replacements = {
  usernameHashes: string[]
  /** End of the usernames' reservation. */
  expiresAt: number
  anonymousName: string
  /** Statements that anonymize messages to the user's addresses. */
  anonymizeStatements: readonly BatchItem<'sqlite'>[]
}

/**
 * Statement that fails its batch unless the account still has the identifiers that were read: what a concurrent request
 * set would be left.
 */
export function assertUnchanged(db: Database, { id, email, phone, username }: DeletionSubject) {
  const isSameUser = and(eq(users.id, id), eq(users.email, email), sql`${users.phoneNumber} is ${phone}`)
  const unchanged = exists(
    db
      .select(ONE)
      .from(users)
      .innerJoin(profiles, and(eq(profiles.id, users.id), eq(profiles.username, username)))
      .where(isSameUser),
  )
  return failUnless(db, unchanged)
}

/**
 * Statements that start a deletion: access is revoked and credentials are deleted, name and addresses removed, content hidden.
 * Large amounts are deleted afterwards.
 */
export function startDeletion(
  db: Database,
  { id, email, phone, googleIds, usernames }: DeletionSubject,
  row: typeof accountDeletions.$inferSelect,
  { usernameHashes, expiresAt, anonymousName, anonymizeStatements }: Replacements,
) {
  const addresses = [email, ...(phone === null ? [] : [phone])]
  const [now, isThere] = [row.startedAt, exists(db.select(ONE).from(profiles).where(eq(profiles.id, id)))]
  const { deletedUserId, language, hadPayments } = row
  return [
    insertIf(db, accountDeletions, row, isThere).onConflictDoUpdate({
      target: accountDeletions.userId,
      set: { deletedUserId, language, hadPayments },
      // That of a restored account.
      setWhere: eq(accountDeletions.deletedUserId, ''),
    }),
    db
      .insert(reservedUsernames)
      .values(usernameHashes.map((usernameHash) => ({ usernameHash, expiresAt })))
      .onConflictDoUpdate({ target: reservedUsernames.usernameHash, set: { expiresAt } }),
    db.delete(formerUsernames).where(eq(formerUsernames.userId, id)),
    ...Object.values(revokeAccess(db, id, { act: 'account_deletion', now, keep: null })).filter(
      (statement) => statement !== null,
    ),
    // Those of others to the user's own feed, whose title is the user's name.
    db.delete(privateFeeds).where(and(eq(privateFeeds.type, 'person'), eq(privateFeeds.subject, id))),
    db.delete(accounts).where(eq(accounts.userId, id)),
    // By which another account claims the address.
    db.delete(passwordResets).where(eq(passwordResets.email, email)),
    db.delete(emailSignUps).where(eq(emailSignUps.email, email)),
    db
      .delete(pendingSignUps)
      .where(
        or(
          inArray(pendingSignUps.phone, addresses),
          inArray(pendingSignUps.email, addresses),
          inArray(pendingSignUps.googleId, googleIds),
        ),
      ),
    // Approved later, one would create the account again.
    db
      .delete(signUpRequests)
      .where(
        or(
          inArray(signUpRequests.phone, addresses),
          inArray(signUpRequests.email, addresses),
          inArray(signUpRequests.googleId, googleIds),
        ),
      ),
    db.delete(imports).where(eq(imports.userId, id)),
    // Its bytes are deleted with the uploads.
    db.delete(hellos).where(eq(hellos.userId, id)),
    // Those to a number that they asked to add, or gave up, are revoked above.
    db.delete(phoneCodes).where(inArray(phoneCodes.phone, addresses)),
    db.delete(outbox).where(inArray(outbox.recipient, addresses)),
    // To others, whom they wrote to, invited, or asked for a podcast; and to an unverified or former address.
    db.delete(outbox).where(eq(outbox.senderId, id)),
    db.delete(copyrightReports).where(eq(copyrightReports.email, email)),
    db.delete(outbox).where(hasReportBy(email)),
    // Reports about posts that were deleted before: a report outlives its post.
    db.delete(outbox).where(hasReportAbout(usernames)),
    db
      .update(copyrightReports)
      .set({ authorUsername: '', title: '' })
      .where(inArray(copyrightReports.authorUsername, usernames)),
    // Reports stay open for moderation, without reporter and text.
    db.update(reports).set({ reporterId: null, details: '' }).where(eq(reports.reporterId, id)),
    db.delete(reports).where(eq(reports.userId, id)),
    // Erasure comes before moderation: nothing of theirs is held, and nothing about them is kept.
    db.delete(heldPosts).where(eq(heldPosts.authorId, id)),
    db.delete(decisions).where(eq(decisions.userId, id)),
    db.delete(moderatorNotes).where(eq(moderatorNotes.userId, id)),
    db.update(audit).set({ subjectId: null }).where(eq(audit.subjectId, id)),
    db.delete(invitations).where(
      or(
        eq(invitations.inviteeId, id),
        and(
          inArray(invitations.identifier, addresses),
          // Open ones to an earlier owner of the number stay.
          or(
            isNull(invitations.inviteeId),
            and(eq(invitations.status, 'pending'), lte(invitations.expiresAt, now)),
          ),
        ),
      ),
    ),
    ...anonymizeStatements,
    db.delete(collaborators).where(and(eq(collaborators.userId, id), eq(collaborators.role, 'collaborator'))),
    db
      .update(users)
      .set({
        name: '',
        // Receives no email, and `isEmail` rejects it as input.
        email: `${anonymousName}@gone.owlcast.invalid`,
        emailVerified: false,
        phoneNumber: null,
        phoneNumberVerified: false,
        updatedAt: new Date(now),
      })
      .where(eq(users.id, id)),
    db
      .update(profiles)
      .set({
        username: anonymousName,
        ...toNameColumns(''),
        avatarMediaId: null,
        proExpiresAt: null,
        role: 'member',
        updatedAt: now,
      })
      .where(eq(profiles.id, id)),
    // Cached pages still show deleted content.
    db.update(feedPages).set({ version: sql`version + 1` }),
  ] as const
}
