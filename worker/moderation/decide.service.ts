/** Applies moderators' decisions; each is written to the audit log, and the person concerned is notified. */
import { sql } from 'drizzle-orm'
import { fail } from '../../domain/errors'
import type { LiveEvent } from '../../domain/live'
import type { Decision } from '../../domain/moderation.schema'
import type { ModerationNotice } from '../../domain/notifications'
import { suspendedUntil } from '../../domain/safety'
import { deedNote } from '../audit/audit.service'
import type { Tools } from '../context'
import { accountChanged } from '../live/account-event'
import { recordEvents } from '../live/events.repo'
import { concerned } from '../posts/events.repo'
import { listChanged } from '../posts/notifications.repo'
import { hidePost, reportedPosts, showPost } from '../posts/reported.repo'
import { tellOfModeration } from '../posts/telling.repo'
import { decide, reportedPerson } from './reports.repo'
import { reportedPeople, suspend } from './suspensions.repo'

type Kit = Pick<Tools, 'db' | 'clock' | 'ids'>
type Moderator = { id: string }

/**
 * Applies a decision. Repeating it changes nothing, except that repeated dismissals and suspensions are audited again.
 */
export async function decideOn(tools: Kit, by: Moderator, decision: Decision): Promise<LiveEvent[]> {
  const { subject, deed, days } = decision
  if (deed === 'dismiss') return dismiss(tools, by, subject)
  if (deed === 'hide' || deed === 'show') return deedOnPost(tools, by, subject.id, deed)
  return deedOnPerson(tools, by, subject, deed === 'suspend' ? (days ?? null) : 'release')
}

async function dismiss(tools: Kit, by: Moderator, subject: Decision['subject']): Promise<LiveEvent[]> {
  const { db, clock } = tools
  await db.batch([
    decide(db, subject, 'dismissed', { id: by.id, at: clock.now() }),
    deedNote(tools, by, { action: 'reports.dismiss', subjectId: subject.id }),
  ])
  return []
}

async function deedOnPost(
  tools: Kit,
  by: Moderator,
  id: string,
  action: 'hide' | 'show',
): Promise<LiveEvent[]> {
  const { db, clock } = tools
  const now = clock.now()
  const [post] = await reportedPosts(db, [id])
  if (!post) throw fail('moderation.no_such_post')
  const hides = action === 'hide'
  const closes = decide(db, { is: 'post', id }, 'acted', { id: by.id, at: now })
  if ((post.hiddenAt !== null) === hides) {
    await closes
    return []
  }
  const [, events, , told] = await db.batch([
    hides ? hidePost(db, id, now) : showPost(db, id),
    recordEvents(db, concerned(hides ? 'post.deleted' : 'post.changed', [id]), now),
    tellOfModeration(
      db,
      { userId: post.authorId, about: id, message: hides ? 'moderation.hidden' : 'moderation.shown' },
      now,
    ),
    recordEvents(db, listChanged(post.authorId), now),
    closes,
    deedNote(tools, by, { action: hides ? 'post.hide' : 'post.show', subjectId: id }),
  ])
  return [...events, ...told]
}

async function deedOnPerson(
  tools: Kit,
  by: Moderator,
  subject: Decision['subject'],
  days: Exclude<Decision['days'], undefined> | 'release',
): Promise<LiveEvent[]> {
  const { db, clock } = tools
  const now = clock.now()
  const personId = subject.is === 'person' ? subject.id : await reportedPerson(db, subject)
  const [person] = personId === null ? [] : await reportedPeople(db, [personId])
  if (!person) throw fail('post.not_found')
  if (person.role === 'admin') throw fail('moderation.moderator')
  const until = days === 'release' ? null : suspendedUntil(days, now)
  const kept = days === null ? 'moderation.suspended_for_good' : 'moderation.suspended'
  const message: ModerationNotice = until === null ? 'moderation.released' : kept
  const [, , told] = await db.batch([
    suspend(db, person.id, until),
    tellOfModeration(db, { userId: person.id, about: person.id, message }, now),
    // Their own pages show the suspension while it lasts.
    recordEvents(db, sql`${listChanged(person.id)} union all ${accountChanged(person.id, sql`1`)}`, now),
    decide(db, subject, 'acted', { id: by.id, at: now }),
    deedNote(tools, by, {
      action: until === null ? 'person.release' : 'person.suspend',
      subjectId: person.id,
      detail: typeof days === 'number' ? { days } : {},
    }),
  ])
  return told
}
