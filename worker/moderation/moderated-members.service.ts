/** Members as moderators see and change them: search, history, notes; for admins also roles and removal. */

import { sql } from 'drizzle-orm'
import { getActivePlan } from '../../domain/billing/plans'
import { appError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import { formatSubjectName } from '../../domain/locales/en/kinds'
import { HISTORY_ENTRIES_MAX } from '../../domain/moderation/moderation.limits'
import type {
  FoundPeople,
  HistoryEntry,
  MemberHistory,
  Removal,
} from '../../domain/moderation/moderation.schema'
import { normalizeUsername } from '../../domain/people/people'
import { findModerationRefusal, isModerator, type MemberRole } from '../../domain/people/roles'
import { deleteAccount } from '../account/deletion/account-deletion.service'
import { createAuditEntry } from '../audit/audit.service'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { createRemovalEmail } from '../emails/moderation-emails'
import { selectAccountChanged } from '../events/account-event'
import { recordEvents } from '../events/events.repo'
import { selectListChangedTargets } from '../notifications/notifications.repo'
import { notifyModeration } from '../notifications/notify.repo'
import { findEmailRecipient } from '../outbox/email-recipient.repo'
import { insertEmail } from '../outbox/outbox.repo'
import type { Moderator } from './decide.service'
import { addNote, giveRole, listMatchingMembers, readHistory } from './member-history.repo'
import { listReportedPeople } from './suspensions.repo'
import { toDecisionEntry } from './to-decision-entry'
import { toModeratedPerson } from './to-person'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'ids' | 't'>

/** Members by the beginning of a name, or by a whole email address; without a text the moderators. */
export async function findMembersToModerate({ db, clock }: Deps, typed: string): Promise<FoundPeople> {
  const text = typed.trim().toLowerCase()
  const rows = await listMatchingMembers(db, text.startsWith('@') ? text.slice(1) : text)
  return { items: rows.map(toModeratedPerson), now: clock.now() }
}

/**
 * Reports, decisions and notes about a member, newest first. Each look is audited. Refused to the member themself, since
 * it names reporters.
 */
export async function getMemberHistory(deps: Deps, moderator: Moderator, id: string): Promise<MemberHistory> {
  const { db, clock } = deps
  await getTarget(deps, moderator, id)
  const found = await batch(db, {
    ...readHistory(db, id),
    audit: createAuditEntry(deps, moderator, { action: 'person.view', subjectId: id }),
  })
  const [row] = found.person
  if (!row) throw appError('moderation.person_not_found')
  const { createdAt, proExpiresAt, postCount, ...person } = row
  const entries: HistoryEntry[] = [
    ...found.reports.map(({ status, title, named, ...entry }) => ({
      type: 'report' as const,
      ...entry,
      title: deps.t(() => formatSubjectName(title, named)),
      isOpen: status === 'open',
    })),
    ...found.decisions.map((row) => deps.t(() => toDecisionEntry(row))),
    ...found.notes.map((entry) => ({ type: 'note' as const, ...entry })),
  ]
  const now = clock.now()
  return {
    person: toModeratedPerson(person),
    createdAt,
    isPro: getActivePlan(proExpiresAt, now) === 'pro',
    postCount,
    entries: entries.sort((a, b) => b.at - a.at).slice(0, HISTORY_ENTRIES_MAX),
    now,
  }
}

/** Adds a note for other moderators. */
export async function writeNote(
  deps: Deps,
  moderator: Moderator,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const { db, ids, clock } = deps
  await getTarget(deps, moderator, id)
  const row = { id: ids.make('not'), userId: id, authorId: moderator.id, text, createdAt: clock.now() }
  await batch(db, {
    note: addNote(db, row),
    audit: createAuditEntry(deps, moderator, { action: 'person.note', subjectId: id }),
  })
}

/** Gives a role to another member, who is notified. */
export async function changeRole(
  deps: Deps,
  admin: Moderator,
  { id, role }: { id: string; role: MemberRole },
): Promise<LiveEvent[]> {
  const { db, clock } = deps
  const now = clock.now()
  const person = await getTarget(deps, admin, id)
  if (person.role === role) return []
  const { notified } = await batch(db, {
    role: giveRole(db, { actorId: admin.id, userId: id, from: person.role, to: role }, now),
    notification: notifyModeration(db, { userId: id, about: id, message: `moderation.role_${role}` }, now),
    notified: recordEvents(
      db,
      sql`${selectListChangedTargets(id)} union all ${selectAccountChanged(id, sql`1`)}`,
      now,
    ),
    audit: createAuditEntry(deps, admin, { action: `role.${role}`, subjectId: id }),
  }).catch(async (error: unknown) => {
    const [actor] = await listReportedPeople(db, [admin.id])
    throw actor?.role === 'admin' ? error : appError('auth.forbidden', {}, undefined, error)
  })
  return notified
}

/** Starts the deletion of a member's account, as they could do themself, and emails them the reason. */
export async function removeMember(
  deps: AppDeps,
  admin: Moderator,
  { id, username, rule, words }: Removal & { id: string },
): Promise<void> {
  const { db } = deps
  const person = await getTarget(deps, admin, id)
  // A moderator is made a member first.
  if (isModerator(person.role)) throw appError('moderation.target_is_moderator')
  if (normalizeUsername(username) !== person.username)
    throw appError('moderation.name_mismatch', { name: person.username }, 'username')
  const to = await findEmailRecipient(db, id)
  const email = to === null ? null : createRemovalEmail(deps, to, { rule, words })
  // Without the subject, of whom nothing is kept.
  const records = [
    createAuditEntry(deps, admin, { action: 'person.remove' }),
    ...(email ? [insertEmail(db, email)] : []),
  ]
  if (!(await deleteAccount(deps, id, records))) throw appError('moderation.person_not_found')
}

/** The member, if this moderator may act on them. */
async function getTarget({ db }: Pick<Deps, 'db'>, moderator: Moderator, id: string) {
  const [person] = await listReportedPeople(db, [id])
  if (!person) throw appError('moderation.person_not_found')
  const refusal = findModerationRefusal(moderator, person)
  if (refusal) throw appError(refusal)
  return person
}
