/** Invitations: find, write, and the conditional statement that answers one. */

import { and, desc, eq, exists, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { type AnySQLiteColumn, alias } from 'drizzle-orm/sqlite-core'
import { COLLABORATORS_MAX } from '../../domain/invitations/invitations.limits'
import type { Kind } from '../../domain/kinds'
import { getUserChannel, UNCLAIMED_CHANNEL } from '../../domain/live/live'
import { users } from '../database/tables/auth.table'
import { collaborators, invitations } from '../database/tables/invitations.table'
import { type EmailRecipient, type OutboxInsert, outbox } from '../database/tables/outbox.table'
import { profiles } from '../database/tables/people.table'
import { isAddressOwner } from '../people/address-owner'
import { isAddressBlocked, isMuted } from '../people/block-filter'
import { PERSON_COLUMNS } from '../people/person-columns'
import { matchOpenInvitations } from '../posts/access/open-invitations'
import { type Database, insertIf } from '../tools/db'

export type InvitationRow = typeof invitations.$inferSelect
/** A person and their verified addresses. */
export type InvitedPerson = { id: string; addresses: readonly string[] }

const SHOWN_MAX = 100

/** Addressed to this person by name or by a currently verified address. */
function isFor({ id, addresses }: InvitedPerson): SQL | undefined {
  const byAddress = and(isNull(invitations.inviteeId), inArray(invitations.identifier, [...addresses]))
  return or(eq(invitations.inviteeId, id), addresses.length > 0 ? byAddress : undefined)
}

export async function findInvitation(db: Database, key: { id: string } | { tokenHash: string }) {
  const named = 'id' in key ? eq(invitations.id, key.id) : hasToken(key.tokenHash)
  const [row] = await db.select().from(invitations).where(named)
  return row ?? null
}

/** The invitation with this link token. */
export const hasToken = (tokenHash: string): SQL => eq(invitations.tokenHash, tokenHash)

/**
 * The invitation of a person to a post, whatever its state. A member is found by every name they were invited under,
 * but by no address: the inviter must not learn who owns one.
 */
export async function findInvitationTo(
  db: Database,
  postId: string,
  { userId, identifier }: { userId: string | null; identifier: string },
) {
  const isNamed = sql`${invitations.identifier} like '@%'`
  const isTheirs = userId === null ? undefined : and(eq(invitations.inviteeId, userId), isNamed)
  const same = and(eq(invitations.postId, postId), or(eq(invitations.identifier, identifier), isTheirs))
  // If another member had this name before, the person's own invitation comes first.
  const [row] = await db
    .select()
    .from(invitations)
    .where(same)
    .orderBy(desc(sql`${invitations.inviteeId} is ${userId}`))
    .limit(1)
  return row ?? null
}

/** Whether a user accepted the invitation to this address who does not have it any more. */
export async function isAcceptedByFormerOwner(
  db: Database,
  postId: string,
  address: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(isAnsweredByFormerOwner(postId, address))
  return row !== undefined
}

/** Email address of a member invited by name. It is written to if it is verified and the inviter not muted. */
export async function findInviteeEmail(
  db: Database,
  inviteeId: string,
  inviterId: string,
): Promise<(EmailRecipient & { isWrittenTo: boolean }) | null> {
  const isWrittenTo = sql`${users.emailVerified} and not ${isMuted(inviteeId, sql`${inviterId}`)}`
  const [row] = await db
    .select({ email: users.email, language: users.language, isWrittenTo: isWrittenTo.mapWith(Boolean) })
    .from(users)
    .where(eq(users.id, inviteeId))
  return row ?? null
}

/** Display name of the inviter. */
export async function getInviterName(db: Database, { inviterId }: InvitationRow): Promise<string> {
  const [row] = await db
    .select({ name: profiles.displayName })
    .from(profiles)
    .where(eq(profiles.id, inviterId))
  return row?.name ?? ''
}

/** Everyone invited to a post, newest first. */
export function listSentInvitations(db: Database, postId: string) {
  return db
    .select()
    .from(invitations)
    .where(eq(invitations.postId, postId))
    .orderBy(desc(invitations.createdAt))
    .limit(SHOWN_MAX)
}

/** Open invitations of this person with their inviters. */
export function listReceivedInvitations(db: Database, person: InvitedPerson, now: number) {
  const { id, postId, createdAt, expiresAt } = invitations
  return db
    .select({ id, postId, expiresAt, inviter: PERSON_COLUMNS })
    .from(invitations)
    .innerJoin(profiles, eq(profiles.id, invitations.inviterId))
    .where(and(isFor(person), matchOpenInvitations(now), ne(invitations.inviterId, person.id)))
    .orderBy(desc(createdAt))
    .limit(SHOWN_MAX)
}

/**
 * Statement that inserts an invitation, or reopens one that was declined, revoked or expired. A pending one is left as
 * it is unless `reissue`, an accepted one always. Writes nothing above `COLLABORATORS_MAX` open or accepted ones.
 */
export function writeInvitation(
  db: Database,
  row: typeof invitations.$inferInsert,
  { reissue }: { reissue: boolean },
) {
  const { postId, identifier, createdAt: now } = row
  const others = sql`select 1 from ${invitations} where post_id = ${postId} and identifier <> ${identifier}
    and (status = 'accepted' or (status = 'pending' and expires_at > ${now})) limit ${COLLABORATORS_MAX}`
  const { inviterId, inviteeId = null, tokenHash, createdAt, expiresAt } = row
  const set = { inviterId, inviteeId, tokenHash, createdAt, expiresAt, status: 'pending', respondedAt: null }
  const isOver = sql`${invitations.status} in ('declined', 'revoked')
    or (${invitations.status} = 'pending' and (${invitations.expiresAt} <= ${now} or ${reissue ? 1 : 0}))`
  return insertIf(db, invitations, row, sql`(select count(*) from (${others})) < ${COLLABORATORS_MAX}`)
    .onConflictDoUpdate({
      target: [invitations.postId, invitations.identifier],
      set: set as Partial<InvitationRow>,
      setWhere: isOver,
    })
    .returning({ id: invitations.id })
}

/**
 * Statement that adds the invitation's email to the outbox, if the statement before inserted it and no block prevents
 * it. `inviteeId` names the member whose address was read, and whose deletion may have started since; null if the inviter
 * typed the address.
 */
export function insertInvitationEmail(
  db: Database,
  { inviterId, inviteeId, tokenHash }: { inviterId: string; inviteeId: string | null; tokenHash: string },
  email: OutboxInsert,
) {
  const written = db.select({ id: invitations.id }).from(invitations).where(hasToken(tokenHash))
  const isReachable = not(isAddressBlocked(inviterId, email.recipient))
  const isStillTheirs = inviteeId === null ? undefined : isAddressOwner(inviteeId, email.recipient)
  const condition = and(exists(written), isReachable, isStillTheirs)
  return insertIf(db, outbox, { ...email, senderId: inviterId }, condition)
}

/**
 * Condition: pending, and this person may answer it. A concurrent request may have given the address up: an invitation to
 * it since is for its next owner.
 */
export function isAnswerable(id: string, person: InvitedPerson, now: number): SQL | undefined {
  const isTheirs = or(eq(invitations.inviteeId, person.id), isAddressOwner(person.id, invitations.identifier))
  return and(eq(invitations.id, id), matchOpenInvitations(now), isFor(person), isTheirs)
}

/** Statement that answers an invitation once: the second of two concurrent answers matches no row. */
export function answerInvitation(
  db: Database,
  open: SQL | undefined,
  answer: { status: 'accepted' | 'declined'; inviteeId: string; respondedAt: number },
) {
  return db.update(invitations).set(answer).where(open).returning({ id: invitations.id })
}

/** Condition: pending, and its inviter may revoke it. */
export function isRevocable(id: string, inviterId: string): SQL | undefined {
  return and(eq(invitations.id, id), eq(invitations.inviterId, inviterId), eq(invitations.status, 'pending'))
}

export function revokeInvitation(db: Database, open: SQL | undefined, respondedAt: number) {
  return db
    .update(invitations)
    .set({ status: 'revoked', respondedAt })
    .where(open)
    .returning({ id: invitations.id })
}

/**
 * Statement that assigns invitations to the number that a user gave up to that user, if `condition` holds: its next owner
 * is another person. Revoked ones too, which the deletion of the user's account would not find by the number.
 */
export function assignInvitations(
  db: Database,
  { userId, formerNumber }: { userId: string; formerNumber: string },
  condition: SQL,
) {
  const { identifier, inviteeId } = invitations
  return db
    .update(invitations)
    .set({ inviteeId: userId })
    .where(and(eq(identifier, formerNumber), isNull(inviteeId), condition))
}

/**
 * Statements that call accepted invitations to an address by the username of who accepted them. Of one and another to the
 * same member by name, one is left.
 */
export function nameAcceptedInvitations(db: Database, accepted: SQL | undefined) {
  const { id, postId, inviteeId } = invitations
  const byName = alias(invitations, 'by_name')
  const toName = (invitee: AnySQLiteColumn) =>
    sql<string>`(select '@' || username from ${profiles} where ${profiles.id} = ${invitee})`
  const isSameInvitee = and(eq(byName.postId, postId), eq(byName.identifier, toName(inviteeId)))
  const namedTwins = db
    .select({ id: byName.id })
    .from(invitations)
    .innerJoin(byName, isSameInvitee)
    .where(accepted)
  return [
    db.delete(invitations).where(inArray(id, namedTwins)),
    db
      .update(invitations)
      .set({ identifier: sql`coalesce(${toName(inviteeId)}, ${inviteeId})` })
      .where(accepted),
  ] as const
}

/**
 * Statements that name the members who accepted an invitation to this address, as earlier owners of it: the post names
 * its collaborators. An invitation that was declined, or withdrawn from an earlier owner of the number, is deleted,
 * since its inviter must not learn who that was.
 */
export function renameAnsweredInvitations(db: Database, address: string) {
  const { identifier, inviteeId, status } = invitations
  // An open one was assigned to an earlier owner of the number.
  const isAnswered = and(eq(identifier, address), isNotNull(inviteeId), ne(status, 'pending'))
  return [
    db.delete(invitations).where(and(isAnswered, ne(status, 'accepted'))),
    ...nameAcceptedInvitations(db, isAnswered),
  ] as const
}

/** Condition: accepted by a user who does not have the address any more: its next owner is another person. */
export function isAnsweredByFormerOwner(postId: string, address: string): SQL | undefined {
  const { status, identifier, inviteeId } = invitations
  return and(
    eq(invitations.postId, postId),
    eq(identifier, address),
    eq(status, 'accepted'),
    isNotNull(inviteeId),
    not(isAddressOwner(inviteeId, address)),
  )
}

/** Condition: accepted by this person for this post. */
export function isAcceptedInvitation(postId: string, userId: string): SQL | undefined {
  const { status, inviteeId } = invitations
  return and(eq(invitations.postId, postId), eq(inviteeId, userId), eq(status, 'accepted'))
}

/**
 * Condition: pending, and sent by name to this collaborator of the post, who accepted another one. One to an address
 * stays: its inviter must not learn who owns it.
 */
export function isOtherNamedInvitation(postId: string, userId: string): SQL | undefined {
  const { status, inviteeId, identifier } = invitations
  const isMember = sql`exists (select 1 from ${collaborators} w where w.post_id = ${postId} and w.user_id = ${userId}
    and w.role = 'collaborator')`
  const isNamed = sql`${identifier} like '@%'`
  return and(eq(invitations.postId, postId), eq(inviteeId, userId), eq(status, 'pending'), isNamed, isMember)
}

/** Statement that closes invitations when the collaboration ends. */
export function endInvitations(
  db: Database,
  condition: SQL | undefined,
  end: { status: 'declined' | 'revoked'; respondedAt: number },
) {
  return db.update(invitations).set(end).where(condition)
}

/**
 * `channel, type, kind, id` for inviter and invitee of the invitations that `where` selects, an address resolved to the
 * member who verified it; an unknown address writes an event too, so that sequence gaps reveal nothing. Must be read
 * before the statement that changes them. `postChannel`: channel of a post that changes as well.
 */
export function selectInvitationEventTargets(where: SQL | undefined, kind: Kind, postChannel?: string): SQL {
  const { postId, inviterId, inviteeId, identifier } = invitations
  const eventColumns = sql`'invitation.changed' as type, ${kind} as kind, ${postId} as id`
  const isVerifiedAddress = sql`(${users.email} = ${identifier} and ${users.emailVerified})
    or (${users.phoneNumber} = ${identifier} and ${users.phoneNumberVerified})`
  return sql`select ${getUserChannel('')} || ${inviterId} as channel, ${eventColumns} from ${invitations} where ${where}
    union select ${getUserChannel('')} || ${inviteeId}, ${eventColumns} from ${invitations} where ${inviteeId} is not null and ${where}
    union select coalesce(${getUserChannel('')} || ${users.id}, ${UNCLAIMED_CHANNEL}), ${eventColumns}
      from ${invitations} left join ${users} on ${isVerifiedAddress}
      where ${inviteeId} is null and ${where}
    ${postChannel === undefined ? sql`` : sql`union select ${postChannel}, 'post.changed', ${kind}, ${postId} from ${invitations} where ${where}`}`
}
