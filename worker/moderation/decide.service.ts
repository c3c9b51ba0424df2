/** Applies moderators' decisions; each is stored, audited, and the person concerned is notified of it and of its reason. */

import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { AppError } from '../../domain/errors/app-error'
import { appError, formatAppError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import {
  getSuspensionEnd,
  type HideAction,
  isAppealable,
  type SuspensionDays,
} from '../../domain/moderation/moderation'
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
import { addDecision, assertReported } from './decisions.repo'
import { HIDEABLE_SUBJECTS, type HideableItem } from './hideable-subjects'
import { isPostKept } from './moderation.repo'
import { countOpenReports, decideReports, findReported } from './reports.repo'
import { listReportedPeople, suspend } from './suspensions.repo'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'ids' | 'env' | 't'>
export type Moderator = { id: string; role: MemberRole }
type Person = Awaited<ReturnType<typeof listReportedPeople>>[number]
/** Whom a decision is about, and the post or hello as far as it still exists. */
type Target = { person: Person; item: HideableItem | null }

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
  const { db } = deps
  const { audited, statements } = createEffect(deps, decision, target)
  const { first, email } = await createCommonParts(deps, moderator, decision, target)
  try {
    const { events, notified } = await batch(db, {
      ...first,
      ...statements,
      audit: createAuditEntry(deps, moderator, audited),
      email,
    })
    return [...(events ?? []), ...(notified ?? [])]
  } catch (error) {
    const { subject, queue } = decision
    if (queue === 'open' && (await countOpenReports(db, subject)) === 0)
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

const isHideAction = (action: Decision['action']): action is HideAction =>
  action === 'hide' || action === 'show'

async function getTarget({ db, clock }: Deps, { subject }: Decision): Promise<Target> {
  const { type, id } = subject
  const item = type === 'person' ? null : await HIDEABLE_SUBJECTS[type].find(db, id, clock.now())
  const userId = item?.ownerId ?? (type === 'person' ? id : await findReported(db, subject))
  const [person] = userId === null ? [] : await listReportedPeople(db, [userId])
  if (!person) throw appError('post.not_found')
  return { person, item }
}

/** Hiding what is hidden, or showing what is visible. */
function isRepeated({ item }: Target, { action, queue }: Decision): boolean {
  if (queue === 'open' || !item || !isHideAction(action)) return false
  return item.isHidden === (action === 'hide')
}

async function closeReports({ db, clock }: Deps, { id }: Moderator, { subject }: Decision) {
  await decideReports(db, subject, 'acted', { id, at: clock.now() })
  return []
}

/** Statements of every decision: its guard, its row, closed reports and email. */
async function createCommonParts(
  deps: Deps,
  moderator: Moderator,
  { subject, action, days = null, rule: named, words, queue }: Decision,
  { person, item }: Target,
) {
  const { db, clock, ids } = deps
  const now = clock.now()
  const status = action === 'dismiss' ? 'dismissed' : 'acted'
  const rule = named ?? null
  const row = { id: ids.make('dec'), userId: person.id, action, days, rule, words }
  const to = isAppealable(action) ? await findEmailRecipient(db, person.id) : null
  const post = subject.type === 'post' ? item : null
  const email = to === null ? null : createDecisionEmail(deps, to, { ...row, subject: subject.type, post })
  return {
    first: {
      guard: queue === 'open' ? assertReported(db, subject) : null,
      decision: addDecision(db, subject, { ...row, decidedBy: moderator.id, createdAt: now }),
      reports: decideReports(db, subject, status, { id: moderator.id, at: now }),
    },
    email: email && insertEmailTo(db, person.id, email, isPostKept(email)),
  }
}

type Effect = {
  audited: AuditInput
  statements: {
    change: BatchItem<'sqlite'> | null
    notification: ReturnType<typeof notifyModeration> | null
    events: ReturnType<typeof recordEvents> | null
    notified: ReturnType<typeof recordEvents> | null
  }
}

/** What a decision changes, who is notified of it, and how the audit log names it. */
function createEffect(deps: Deps, { subject, action, days = null }: Decision, target: Target): Effect {
  if (action === 'dismiss')
    return {
      audited: { action: 'reports.dismiss', subjectId: subject.id },
      statements: { change: null, notification: null, events: null, notified: null },
    }
  return isHideAction(action)
    ? createHideEffect(deps, subject, action, target)
    : createPersonEffect(deps, action, days, target)
}

function createHideEffect(
  { db, clock }: Deps,
  { type, id }: Decision['subject'],
  action: HideAction,
  { person, item }: Target,
): Effect {
  if (type === 'person' || !item) throw appError('moderation.post_not_found')
  const now = clock.now()
  const { apply, audited, notices, selectTargets } = HIDEABLE_SUBJECTS[type]
  const notice = { userId: person.id, about: id, message: notices[action] }
  return {
    audited: { action: audited[action], subjectId: id },
    statements: {
      change: apply[action](db, id, now),
      events: recordEvents(db, selectTargets(item, action), now),
      notification: notifyModeration(db, notice, now),
      notified: recordEvents(db, selectListChangedTargets(person.id), now),
    },
  }
}

type PersonAction = Exclude<Decision['action'], HideAction | 'dismiss'>

const AUDITED = {
  warn: 'person.warn',
  suspend: 'person.suspend',
  release: 'person.release',
} as const satisfies Record<PersonAction, AuditInput['action']>

function createPersonEffect(
  { db, clock }: Deps,
  action: PersonAction,
  days: SuspensionDays,
  { person }: Target,
): Effect {
  const now = clock.now()
  const until = action === 'suspend' ? getSuspensionEnd(days, now) : null
  const messages: Record<PersonAction, ModerationNotice> = {
    warn: 'moderation.warned',
    suspend: days === null ? 'moderation.suspended_for_good' : 'moderation.suspended',
    release: 'moderation.released',
  }
  const notice = { userId: person.id, about: person.id, message: messages[action] }
  return {
    audited: {
      action: AUDITED[action],
      subjectId: person.id,
      detail: action === 'suspend' && days !== null ? { days } : {},
    },
    statements: {
      change: action === 'warn' ? null : suspend(db, person, until),
      notification: notifyModeration(db, notice, now),
      events: null,
      // Their own pages show the suspension while it lasts.
      notified: recordEvents(
        db,
        sql`${selectListChangedTargets(person.id)} union all ${selectAccountChanged(person.id, sql`1`)}`,
        now,
      ),
    },
  }
}
