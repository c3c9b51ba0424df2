/** Reports a post, a person or a hello to the moderators (D19). */

import { appError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import type { ReportSubject } from '../../domain/moderation/moderation'
import type { Report } from '../../domain/moderation/moderation.schema'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import { notifyReport, selectReportEventTargets } from '../notifications/notify.repo'
import { findHelloOwner } from '../people/hellos.repo'
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
  const userId = await GET_REPORTED[subject.type](deps, { me, viewer }, subject.id)
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

type Reporter = { me: { id: string }; viewer: Viewer }

/** Finds the user whom a report is about; each throws `post.not_found` for what the reporter may not see. */
const GET_REPORTED: Record<
  ReportSubject['type'],
  (deps: Deps, reporter: Reporter, id: string) => Promise<string>
> = { post: getPostAuthor, person: getReportedPerson, hello: getHelloOwner }

async function getPostAuthor(deps: Deps, { viewer }: Reporter, id: string) {
  const { author } = await getPost(deps, viewer, id)
  return author.id
}

/** A person who blocks the reporter is reported as not found. */
async function getReportedPerson({ db }: Deps, { me }: Reporter, id: string) {
  const [person] = await listReportedPeople(db, [id])
  const { isBlocking } = await getRestrictions({ db }, { by: me.id, of: id })
  if (!person || isBlocking) throw appError('post.not_found')
  return id
}

async function getHelloOwner({ db, clock }: Deps, { me }: Reporter, id: string) {
  const ownerId = await findHelloOwner(db, me.id, id, clock.now())
  if (ownerId === null) throw appError('post.not_found')
  return ownerId
}
