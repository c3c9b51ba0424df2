/** Applies moderators' decisions; each is written to the audit log, and the person concerned is notified. */

import { sql } from 'drizzle-orm'
import { appError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import { getSuspensionEnd } from '../../domain/moderation/moderation'
import type { Decision } from '../../domain/moderation/moderation.schema'
import type { ModerationNotice } from '../../domain/notifications/notifications'
import { createAuditEntry } from '../audit/audit.service'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { selectAccountChanged } from '../live/account-event'
import { recordEvents } from '../live/events.repo'
import { selectListChangedTargets } from '../notifications/notifications.repo'
import { notifyModeration } from '../notifications/notify.repo'
import { selectPostEventTargets } from '../posts/event-targets.repo'
import { hidePost, listReportedPosts, showPost } from './moderation.repo'
import { decideReports, findReportedUserId } from './reports.repo'
import { listReportedPeople, suspend } from './suspensions.repo'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'ids'>
type Moderator = { id: string }

/**
 * Applies a decision. Repeating it changes nothing, except that repeated dismissals and suspensions are audited again.
 */
export async function applyDecision(
  deps: Deps,
  moderator: Moderator,
  decision: Decision,
): Promise<LiveEvent[]> {
  const { subject, action, days } = decision
  if (action === 'dismiss') return dismissReports(deps, moderator, subject)
  if (action === 'hide' || action === 'show') return applyToPost(deps, moderator, subject.id, action)
  return applyToPerson(deps, moderator, subject, action === 'suspend' ? (days ?? null) : 'release')
}

async function dismissReports(
  deps: Deps,
  moderator: Moderator,
  subject: Decision['subject'],
): Promise<LiveEvent[]> {
  const { db, clock } = deps
  await db.batch([
    decideReports(db, subject, 'dismissed', { id: moderator.id, at: clock.now() }),
    createAuditEntry(deps, moderator, { action: 'reports.dismiss', subjectId: subject.id }),
  ])
  return []
}

async function applyToPost(
  deps: Deps,
  moderator: Moderator,
  id: string,
  action: 'hide' | 'show',
): Promise<LiveEvent[]> {
  const { db, clock } = deps
  const now = clock.now()
  const [post] = await listReportedPosts(db, [id])
  if (!post) throw appError('moderation.post_not_found')
  const isHiding = action === 'hide'
  const closeReports = decideReports(db, { type: 'post', id }, 'acted', { id: moderator.id, at: now })
  if ((post.hiddenAt !== null) === isHiding) {
    await closeReports
    return []
  }
  const { events, notified } = await batch(db, {
    post: isHiding ? hidePost(db, id, now) : showPost(db, id),
    events: recordEvents(db, selectPostEventTargets(isHiding ? 'post.deleted' : 'post.changed', [id]), now),
    notification: notifyModeration(
      db,
      { userId: post.authorId, about: id, message: isHiding ? 'moderation.hidden' : 'moderation.shown' },
      now,
    ),
    notified: recordEvents(db, selectListChangedTargets(post.authorId), now),
    reports: closeReports,
    audit: createAuditEntry(deps, moderator, { action: isHiding ? 'post.hide' : 'post.show', subjectId: id }),
  })
  return [...events, ...notified]
}

async function applyToPerson(
  deps: Deps,
  moderator: Moderator,
  subject: Decision['subject'],
  days: Exclude<Decision['days'], undefined> | 'release',
): Promise<LiveEvent[]> {
  const { db, clock } = deps
  const now = clock.now()
  const userId = subject.type === 'person' ? subject.id : await findReportedUserId(db, subject)
  const [person] = userId === null ? [] : await listReportedPeople(db, [userId])
  if (!person) throw appError('post.not_found')
  if (person.role === 'admin') throw appError('moderation.target_is_moderator')
  const until = days === 'release' ? null : getSuspensionEnd(days, now)
  const suspendedMessage = days === null ? 'moderation.suspended_for_good' : 'moderation.suspended'
  const message: ModerationNotice = until === null ? 'moderation.released' : suspendedMessage
  const { notified } = await batch(db, {
    suspension: suspend(db, person.id, until),
    notification: notifyModeration(db, { userId: person.id, about: person.id, message }, now),
    // Their own pages show the suspension while it lasts.
    notified: recordEvents(
      db,
      sql`${selectListChangedTargets(person.id)} union all ${selectAccountChanged(person.id, sql`1`)}`,
      now,
    ),
    reports: decideReports(db, subject, 'acted', { id: moderator.id, at: now }),
    audit: createAuditEntry(deps, moderator, {
      action: until === null ? 'person.release' : 'person.suspend',
      subjectId: person.id,
      detail: typeof days === 'number' ? { days } : {},
    }),
  })
  return notified
}
