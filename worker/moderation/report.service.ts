/** Reports a post or a person to the moderators (D19). */

import { fail } from '../../domain/errors'
import { DAY_MS } from '../../domain/expiry'
import { MEMBER_REPORTS_KEPT_DAYS } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import type { Report } from '../../domain/moderation.schema'
import type { Tools } from '../context'
import { recordEvents } from '../live/events.repo'
import { readPost } from '../posts/read.service'
import { insertReportNotifications, reportNotifiedTargets } from '../posts/telling.repo'
import type { Looker } from '../posts/visible-posts'
import { tiesTo } from '../safety/safety.service'
import { addReport, forgetReportedBefore } from './reports.repo'
import { reportedPeople } from './suspensions.repo'

type Kit = Pick<Tools, 'db' | 'clock' | 'ids'>

/**
 * Stores a report about something this member may see, and notifies the moderators. Repeating an open report changes
 * nothing.
 */
export async function report(
  tools: Kit,
  me: { id: string },
  looker: Looker,
  { subject, reason, words }: Report,
): Promise<LiveEvent[]> {
  const { db, clock, ids } = tools
  const now = clock.now()
  const about = await (subject.is === 'post'
    ? postAbout(tools, looker, subject.id)
    : personAbout(tools, me.id, subject.id))
  if (about.personId === me.id) throw fail('safety.report_yourself')
  const [, , events] = await db.batch([
    addReport(db, {
      id: ids.make('rpt'),
      subjectKind: subject.is,
      subjectId: subject.id,
      ...about,
      reporterId: me.id,
      reason,
      words,
      createdAt: now,
    }),
    insertReportNotifications(db, { reporterId: me.id, personId: about.personId }, now),
    recordEvents(db, reportNotifiedTargets(now), now),
  ])
  return events
}

async function postAbout(tools: Kit, looker: Looker, id: string) {
  const { author, title } = await readPost(tools, looker, id)
  return { personId: author.id, title }
}

/** A person who blocks the reporter is reported as not found. */
async function personAbout({ db }: Kit, meId: string, id: string) {
  const [person] = await reportedPeople(db, [id])
  const { isBlocking } = await tiesTo({ db }, { by: meId, of: id })
  if (!person || isBlocking) throw fail('post.not_found')
  return { personId: id, title: '' }
}

/** Deletes old reports; part of the cron run. */
export async function forgetMemberReports({ db, clock }: Kit): Promise<void> {
  await forgetReportedBefore(db, clock.now() - MEMBER_REPORTS_KEPT_DAYS * DAY_MS)
}
