/** A member's decisions and appeals; and moderators who decide appeals. */

import { sql } from 'drizzle-orm'
import { appError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import { formatSubjectName } from '../../domain/locales/en/kinds'
import { getAppealEnd, isAppealable } from '../../domain/moderation/moderation'
import { APPEAL_DAYS } from '../../domain/moderation/moderation.limits'
import type {
  AppealDecision,
  OpenAppeals,
  OwnDecision,
  OwnDecisions,
} from '../../domain/moderation/moderation.schema'
import { findModerationRefusal, isModerator } from '../../domain/people/roles'
import { createAuditEntry } from '../audit/audit.service'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { createAppealEmail } from '../emails/moderation-emails'
import { selectAccountChanged } from '../events/account-event'
import { recordEvents } from '../events/events.repo'
import { selectListChangedTargets } from '../notifications/notifications.repo'
import { notifyAppeal, notifyModeration, selectReportEventTargets } from '../notifications/notify.repo'
import { findEmailRecipient } from '../outbox/email-recipient.repo'
import { insertEmailTo } from '../outbox/outbox.repo'
import type { Moderator } from './decide.service'
import {
  addAppeal,
  countOtherModerators,
  type DecisionRow,
  decideAppeal,
  findDecision,
  isNewestDecision,
  listDecisionsAgainst,
  listOpenAppeals,
} from './decisions.repo'
import { HIDEABLE_SUBJECTS } from './hideable-subjects'
import { isPostKept } from './moderation.repo'
import { listReportedPeople, suspend } from './suspensions.repo'
import { toModeratedPerson } from './to-person'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'ids' | 'env' | 't'>
type StoredDecision = NonNullable<Awaited<ReturnType<typeof findDecision>>>

/** The decisions against a member with their appeals, newest first. */
export async function getOwnDecisions(
  { db, clock, t }: Pick<Deps, 'db' | 'clock' | 't'>,
  me: { id: string },
): Promise<OwnDecisions> {
  const rows = await listDecisionsAgainst(db, me.id)
  return { items: t(() => rows.flatMap((row) => toOwnDecision(row) ?? [])), now: clock.now() }
}

/** Stores the one appeal of a decision, and notifies the moderators. */
export async function submitAppeal(
  { db, clock }: Deps,
  me: { id: string },
  { id, text }: { id: string; text: string },
): Promise<LiveEvent[]> {
  const now = clock.now()
  const { stored, events } = await batch(db, {
    stored: addAppeal(db, { id, userId: me.id, text }, now),
    notifications: notifyAppeal(db, { userId: me.id }, now),
    events: recordEvents(db, selectReportEventTargets(now), now),
  })
  if (stored.length > 0) return events
  const decision = await findDecision(db, id)
  if (decision?.userId !== me.id || !isAppealable(decision.action))
    throw appError('moderation.decision_not_found')
  throw decision.appealedAt === null
    ? appError('moderation.appeal_late', { days: APPEAL_DAYS })
    : appError('moderation.appeal_repeated')
}

/** The open appeals that this moderator may see, oldest first. */
export async function getOpenAppeals({ db, clock, t }: Deps, moderator: Moderator): Promise<OpenAppeals> {
  const now = clock.now()
  const rows = (await listOpenAppeals(db)).filter(({ person }) => !findModerationRefusal(moderator, person))
  const canReplace = await hasOtherModerators(db, rows, moderator, now)
  const items = rows.flatMap((row, index): OpenAppeals['items'] => {
    const decision = t(() => toOwnDecision(row))
    if (!decision?.appeal) return []
    const { person, subjectId, deciderUsername, decidedBy } = row
    return [
      {
        ...decision,
        appeal: decision.appeal,
        person: toModeratedPerson(person),
        subjectId,
        decidedBy: deciderUsername,
        canDecide: decidedBy !== moderator.id || !canReplace[index],
      },
    ]
  })
  return { items, now }
}

/** Whether each decision of this moderator has another one who may decide its appeal. */
function hasOtherModerators(
  db: Deps['db'],
  rows: Awaited<ReturnType<typeof listOpenAppeals>>,
  moderator: Moderator,
  now: number,
): Promise<boolean[]> {
  return Promise.all(
    rows.map(
      async ({ decidedBy, person }) =>
        decidedBy === moderator.id && (await hasOtherModerator(db, moderator, person, now)),
    ),
  )
}

async function hasOtherModerator(
  db: Deps['db'],
  moderator: Moderator,
  person: Pick<Awaited<ReturnType<typeof listReportedPeople>>[number], 'id' | 'role'>,
  now: number,
): Promise<boolean> {
  const except = [moderator.id, person.id]
  return (await countOtherModerators(db, { except, isAboutModerator: isModerator(person.role), now })) > 0
}

/**
 * Decides an open appeal, and takes the decision back if it was wrong. Refused to who made the decision, while another
 * moderator could decide.
 */
export async function settleAppeal(
  deps: Deps,
  moderator: Moderator,
  { id, outcome, words }: AppealDecision & { id: string },
): Promise<LiveEvent[]> {
  const { db, clock } = deps
  const now = clock.now()
  const decision = await findDecision(db, id)
  const [person] = decision ? await listReportedPeople(db, [decision.userId]) : []
  if (!decision || !person || decision.appealState === null) throw appError('moderation.decision_not_found')
  const refusal = findModerationRefusal(moderator, person)
  if (refusal) throw appError(refusal)
  if (decision.appealState !== 'open') throw appError('moderation.already_decided')
  const isSame = decision.decidedBy === moderator.id
  if (isSame && (await hasOtherModerator(db, moderator, person, now)))
    throw appError('moderation.appeal_by_other')
  const to = await findEmailRecipient(db, person.id)
  const named = { post: getNamedPost(decision), outcome, words, isSame }
  const email = to && createAppealEmail(deps, to, named)
  const isOverturned = outcome === 'overturned'
  const undone = isOverturned ? await createUndoing(deps, decision, person) : null
  try {
    const { notified, events } = await batch(db, {
      appeal: decideAppeal(db, id, { id: moderator.id, at: now, outcome, words, isSame }),
      undo: undone?.statement ?? null,
      notification: notifyModeration(
        db,
        {
          userId: person.id,
          about: id,
          message: isOverturned ? 'moderation.appeal_overturned' : 'moderation.appeal_upheld',
        },
        now,
      ),
      notified: recordEvents(
        db,
        sql`${selectListChangedTargets(person.id)} union all ${selectAccountChanged(person.id, sql`1`)}`,
        now,
      ),
      events: undone?.targets ? recordEvents(db, undone.targets, now) : null,
      audit: createAuditEntry(deps, moderator, {
        action: isOverturned ? 'appeal.overturn' : 'appeal.uphold',
        subjectId: person.id,
      }),
      email: email && insertEmailTo(db, person.id, email, isPostKept(email)),
    })
    return [...notified, ...(events ?? [])]
  } catch (error) {
    if ((await findDecision(db, id))?.appealState !== 'open')
      throw appError('moderation.already_decided', {}, undefined, error)
    throw error
  }
}

/** The post that a decision is about, with what names it; null for a deleted one, a person and a hello. */
function getNamedPost({ subjectKind, subjectId: id, title, named }: StoredDecision) {
  return subjectKind === 'post' && title !== '' ? { id, title, named } : null
}

/** Statements that take back a decision that no later one replaced: what was hidden is shown, a suspension ends. */
async function createUndoing(
  { db, clock }: Deps,
  decision: StoredDecision,
  person: Awaited<ReturnType<typeof listReportedPeople>>[number],
) {
  const { action, subjectKind, subjectId: id } = decision
  if (action !== 'hide' && action !== 'suspend') return null
  if (!(await isNewestDecision(db, { ...decision, action }))) return null
  if (action === 'suspend' || subjectKind === 'person')
    return { statement: suspend(db, person, null), targets: null }
  const { apply, selectTargets } = HIDEABLE_SUBJECTS[subjectKind]
  return {
    statement: apply.show(db, id, clock.now()),
    targets: selectTargets({ id, ownerId: person.id }, 'show'),
  }
}

type AppealColumns = Pick<
  DecisionRow,
  'appealText' | 'appealedAt' | 'appealState' | 'appealWords' | 'appealDecidedAt' | 'appealBySame'
>

/** The appeal of a decision; null without one. */
export function toAppeal(row: AppealColumns): OwnDecision['appeal'] {
  const { appealText, appealedAt, appealState, appealWords, appealDecidedAt, appealBySame } = row
  if (appealedAt === null || appealState === null) return null
  return {
    text: appealText ?? '',
    at: appealedAt,
    outcome: appealState === 'open' ? null : appealState,
    words: appealWords ?? '',
    decidedAt: appealDecidedAt,
    isBySame: appealBySame,
  }
}

/** A decision as its member reads it, in the current language. */
function toOwnDecision(row: StoredDecision): OwnDecision | null {
  const { id, action, days, subjectKind, title, named, rule, words, createdAt } = row
  if (!isAppealable(action)) return null
  return {
    id,
    action,
    days,
    subject: subjectKind,
    title: formatSubjectName(title, named),
    rule: rule ?? 'other',
    words,
    at: createdAt,
    appealUntil: getAppealEnd(createdAt),
    appeal: toAppeal(row),
  }
}
