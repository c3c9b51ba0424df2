/** Applies moderators' decisions; each is stored, audited, and the person concerned is notified of it and of its reason. */

import { sql } from 'drizzle-orm'
import { AppError } from '../../domain/errors/app-error'
import { appError, formatAppError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import { getSuspensionEnd, isAppealable } from '../../domain/moderation/moderation'
import type { Decision, ManyDecided, ManyDecisions } from '../../domain/moderation/moderation.schema'
import type { ModerationNotice } from '../../domain/notifications/notifications'
import { findModerationRefusal, type MemberRole } from '../../domain/people/roles'
import { type AuditInput, createAuditEntry } from '../audit/audit.service'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { createDecisionEmail } from '../emails/moderation-emails'
import { selectAccountChanged } from '../events/account-event'
import { recordEvents } from '../events/events.repo'
import { selectListChangedTargets } from '../notifications/notifications.repo'
import { notifyModeration } from '../notifications/notify.repo'
import { findEmailRecipient } from '../outbox/email-recipient.repo'
import { insertEmailTo } from '../outbox/outbox.repo'
import { selectPostEventTargets } from '../posts/event-targets.repo'
import { addDecision, assertReported } from './decisions.repo'
import { hidePost, isPostKept, listReportedPosts, showPost } from './moderation.repo'
import { countOpenReports, decideReports, findReported } from './reports.repo'
import { listReportedPeople, suspend } from './suspensions.repo'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'ids' | 'env' | 't'>
export type Moderator = { id: string; role: MemberRole }
type Person = Awaited<ReturnType<typeof listReportedPeople>>[number]
type Post = Awaited<ReturnType<typeof listReportedPosts>>[number]
/** Whom a decision is about, and the post as far as it still exists. */
type Target = { person: Person; post: Post | null }

/**
 * Applies a decision. Throws `moderation.already_decided` if it was about open reports and another moderator was first.
 * Repeating a decision about decided reports changes nothing, except that it is stored and audited again.
 */
export async function applyDecision(
  deps: Deps,
  moderator: Moderator,
  decision: Decision,
): Promise<LiveEvent[]> {
  const target = await getTarget(deps, decision)
  const refusal = findModerationRefusal(moderator, target.person)
  if (refusal) throw appError(refusal)
  if (isRepeated(target, decision)) return closeReports(deps, moderator, decision)
  const common = await createCommonParts(deps, moderator, decision, target)
  try {
    if (decision.action === 'hide' || decision.action === 'show')
      return await applyToPost(deps, decision, target, common)
    return await applyToPerson(deps, decision, target, common)
  } catch (error) {
    const { subject, queue } = decision
    if (queue === 'open' && (await countOpenReports(deps.db, subject)) === 0)
      throw appError('moderation.already_decided', {}, undefined, error)
    throw error
  }
}

/** Applies one decision to several subjects, each in a batch of its own; one that is refused does not stop the others. */
export async function applyDecisions(
  deps: Deps,
  moderator: Moderator,
  { subjects, ...decision }: ManyDecisions,
): Promise<{ result: ManyDecided; events: LiveEvent[] }> {
  const [refused, events]: [ManyDecided['refused'], LiveEvent[]] = [[], []]
  for (const subject of subjects)
    try {
      events.push(...(await applyDecision(deps, moderator, { ...decision, subject })))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ id: subject.id, message: deps.t(() => formatAppError(error)) })
    }
  return { result: { decided: subjects.length - refused.length, refused }, events }
}

async function getTarget({ db }: Deps, { subject, action }: Decision): Promise<Target> {
  const [post = null] = subject.type === 'post' ? await listReportedPosts(db, [subject.id]) : []
  if ((action === 'hide' || action === 'show') && !post) throw appError('moderation.post_not_found')
  const userId =
    post || subject.type === 'person' ? (post?.authorId ?? subject.id) : await findReported(db, subject)
  const [person] = userId === null ? [] : await listReportedPeople(db, [userId])
  if (!person) throw appError('post.not_found')
  return { person, post }
}

/** Hiding a hidden post, or showing a visible one. */
function isRepeated({ post }: Target, { action, queue }: Decision): boolean {
  if (queue === 'open' || !post) return false
  return (action === 'hide' && post.hiddenAt !== null) || (action === 'show' && post.hiddenAt === null)
}

async function closeReports({ db, clock }: Deps, { id }: Moderator, { subject }: Decision) {
  await decideReports(db, subject, 'acted', { id, at: clock.now() })
  return []
}

/** Statements of every decision: its guard, its row, closed reports, audit and email. */
async function createCommonParts(
  deps: Deps,
  moderator: Moderator,
  { subject, action, days = null, rule: named, words, queue }: Decision,
  { person, post }: Target,
) {
  const { db, clock, ids } = deps
  const now = clock.now()
  const status = action === 'dismiss' ? 'dismissed' : 'acted'
  const rule = named ?? null
  const row = { id: ids.make('dec'), userId: person.id, action, days, rule, words }
  const to = isAppealable(action) ? await findEmailRecipient(db, person.id) : null
  const email = to === null ? null : createDecisionEmail(deps, to, { ...row, post })
  return {
    first: {
      guard: queue === 'open' ? assertReported(db, subject) : null,
      decision: addDecision(db, subject, { ...row, decidedBy: moderator.id, createdAt: now }),
      reports: decideReports(db, subject, status, { id: moderator.id, at: now }),
    },
    last: {
      audit: createAuditEntry(deps, moderator, {
        action: AUDITED[action],
        subjectId: action === 'suspend' || action === 'release' || action === 'warn' ? person.id : subject.id,
        detail: action === 'suspend' && days !== null ? { days } : {},
      }),
      email: email && insertEmailTo(db, person.id, email, isPostKept(email)),
    },
  }
}
type CommonParts = Awaited<ReturnType<typeof createCommonParts>>

const AUDITED: Record<Decision['action'], AuditInput['action']> = {
  dismiss: 'reports.dismiss',
  warn: 'person.warn',
  hide: 'post.hide',
  show: 'post.show',
  suspend: 'person.suspend',
  release: 'person.release',
}

async function applyToPost(
  { db, clock }: Deps,
  { subject: { id }, action }: Decision,
  { person }: Target,
  { first, last }: CommonParts,
): Promise<LiveEvent[]> {
  const now = clock.now()
  const isHiding = action === 'hide'
  const message = isHiding ? 'moderation.hidden' : 'moderation.shown'
  const { events, notified } = await batch(db, {
    ...first,
    post: isHiding ? hidePost(db, id, now) : showPost(db, id),
    events: recordEvents(db, selectPostEventTargets(isHiding ? 'post.deleted' : 'post.changed', [id]), now),
    notification: notifyModeration(db, { userId: person.id, about: id, message }, now),
    notified: recordEvents(db, selectListChangedTargets(person.id), now),
    ...last,
  })
  return [...events, ...notified]
}

async function applyToPerson(
  { db, clock }: Deps,
  { action, days = null }: Decision,
  { person }: Target,
  { first, last }: CommonParts,
): Promise<LiveEvent[]> {
  const now = clock.now()
  if (action === 'dismiss') {
    await batch(db, { ...first, ...last })
    return []
  }
  const until = action === 'suspend' ? getSuspensionEnd(days, now) : null
  const suspended = days === null ? 'moderation.suspended_for_good' : 'moderation.suspended'
  const messages: Partial<Record<Decision['action'], ModerationNotice>> = {
    warn: 'moderation.warned',
    suspend: suspended,
  }
  const message = messages[action] ?? 'moderation.released'
  const { notified } = await batch(db, {
    ...first,
    suspension: action === 'warn' ? null : suspend(db, person, until),
    notification: notifyModeration(db, { userId: person.id, about: person.id, message }, now),
    // Their own pages show the suspension while it lasts.
    notified: recordEvents(
      db,
      sql`${selectListChangedTargets(person.id)} union all ${selectAccountChanged(person.id, sql`1`)}`,
      now,
    ),
    ...last,
  })
  return notified
}
