/** Reports a post or a person to the moderators (D19). */

import { appError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import type { Report } from '../../domain/moderation/moderation.schema'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import { notifyReport, selectReportEventTargets } from '../notifications/notify.repo'
import type { Viewer } from '../posts/access/visible-posts'
import { getPost } from '../posts/read.service'
import { getRestrictions } from '../safety/safety.service'
import { addMemberReport } from './reports.repo'
import { listReportedPeople } from './suspensions.repo'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'ids'>

/**
 * Stores a report about something this member may see, and notifies the moderators. Repeating an open report changes
 * nothing.
 */
export async function submitReport(
  deps: Deps,
  me: { id: string },
  viewer: Viewer,
  { subject, reason, note }: Report,
): Promise<LiveEvent[]> {
  const { db, clock, ids } = deps
  const now = clock.now()
  const userId = await (subject.type === 'post'
    ? getReportedPost(deps, viewer, subject.id)
    : getReportedPerson(deps, me.id, subject.id))
  if (userId === me.id) throw appError('safety.report_yourself')
  const { events } = await batch(db, {
    report: addMemberReport(db, {
      id: ids.make('rpt'),
      subjectKind: subject.type,
      subjectId: subject.id,
      userId,
      reporterId: me.id,
      reason,
      details: note,
      createdAt: now,
    }),
    notifications: notifyReport(db, { reporterId: me.id, userId }, now),
    events: recordEvents(db, selectReportEventTargets(now), now),
  })
  return events
}

async function getReportedPost(deps: Deps, viewer: Viewer, id: string) {
  const { author } = await getPost(deps, viewer, id)
  return author.id
}

/** A person who blocks the reporter is reported as not found. */
async function getReportedPerson({ db }: Deps, meId: string, id: string) {
  const [person] = await listReportedPeople(db, [id])
  const { isBlocking } = await getRestrictions({ db }, { by: meId, of: id })
  if (!person || isBlocking) throw appError('post.not_found')
  return id
}
