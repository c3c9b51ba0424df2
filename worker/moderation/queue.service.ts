/** The moderation queue: reported subjects with their reports. */

import { formatSubjectName } from '../../domain/locales/en/kinds'
import { getMediaPath } from '../../domain/media/media'
import type { ReportSubject } from '../../domain/moderation/moderation'
import type { QueuePage, ReportedItem, ReportQueue } from '../../domain/moderation/moderation.schema'
import { findModerationRefusal } from '../../domain/people/roles'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { listHeld } from '../posts/held/held-posts.repo'
import { listReviewedHellos } from '../posts/held/reviewed-hellos.repo'
import { listViewable } from '../posts/held/viewable-posts.repo'
import type { Moderator } from './decide.service'
import { readLastDecision } from './decisions.repo'
import { listReportedPosts } from './moderation.repo'
import { listReported, listReportsAbout } from './reports.repo'
import { listReportedPeople } from './suspensions.repo'
import { toDecisionEntry } from './to-decision-entry'
import { toModeratedPerson } from './to-person'

/**
 * Open subjects, most reported first; or decided ones, latest decision first. Leaves out those that this moderator may
 * not decide: about themself, and, unless they are an admin, about moderators.
 */
export async function getQueue(
  { db, clock, t }: Pick<AppDeps, 'db' | 'clock' | 't'>,
  moderator: Moderator,
  queue: ReportQueue,
): Promise<QueuePage> {
  const rows = await listReported(db, moderator, queue)
  const now = clock.now()
  if (rows.length === 0) return { items: [], now }
  const listIds = (wanted: ReportSubject['type']) =>
    rows.flatMap(({ type, id }) => (type === wanted ? [id] : []))
  const postIds = listIds('post')
  const { people, posts, viewable, held, hellos, reportsBySubject, decisionBySubject } = await batch(db, {
    people: listReportedPeople(
      db,
      rows.map(({ userId }) => userId),
    ),
    posts: listReportedPosts(db, postIds),
    viewable: listViewable(db, postIds, now),
    held: listHeld(db, postIds),
    hellos: listReviewedHellos(db, listIds('hello'), now),
    reportsBySubject: rows.map((row) => listReportsAbout(db, row, queue)),
    decisionBySubject: queue === 'decided' ? rows.map((row) => readLastDecision(db, row)) : null,
  })
  const openable = new Set(
    [...viewable, ...held, ...hellos.filter(({ isViewable }) => isViewable)].map(({ id }) => id),
  )
  const items = rows.flatMap(({ type, id, userId, title, named, count, at }, index): ReportedItem[] => {
    const person = people.find((item) => item.id === userId)
    if (!person || findModerationRefusal(moderator, person)) return []
    const post = posts.find((item) => item.id === id)
    const hello = type === 'hello' ? hellos.find((item) => item.id === id) : undefined
    const heldPost = held.find((item) => item.id === id)
    const [decision] = decisionBySubject?.[index] ?? []
    return [
      {
        subject: { type, id },
        person: toModeratedPerson(person),
        post: post
          ? { kind: post.kind, visibility: post.visibility, isHidden: post.hiddenAt !== null }
          : null,
        hello: hello ? { isHidden: hello.hiddenAt !== null } : null,
        isViewable: openable.has(id),
        title: t(() => formatSubjectName(heldPost?.title ?? title, named)),
        count,
        at,
        reports: (reportsBySubject[index] ?? []).map(({ by, claimant, work, ...item }) => ({
          ...item,
          note: work ?? item.note,
          by: by && toAuthor(by),
          claimant,
        })),
        decision: decision ? t(() => toDecisionEntry(decision)) : null,
      },
    ]
  })
  return { items, now }
}

type Reporter = NonNullable<Awaited<ReturnType<typeof listReportsAbout>>[number]['by']>

function toAuthor({ avatarMediaId, ...shown }: Reporter) {
  return { ...shown, avatarUrl: avatarMediaId && getMediaPath(avatarMediaId) }
}
