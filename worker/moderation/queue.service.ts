/** The moderation queue: reported subjects with their reports. */

import { getMediaPath } from '../../domain/media/media'
import type { QueuePage, ReportedItem, ReportQueue } from '../../domain/moderation/moderation.schema'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { listReportedPosts } from './moderation.repo'
import { listReported, listReportsAbout } from './reports.repo'
import { listReportedPeople } from './suspensions.repo'

/** Open subjects, most reported first; or decided ones, latest decision first. */
export async function getQueue(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  queue: ReportQueue,
): Promise<QueuePage> {
  const rows = await listReported(db, queue)
  const now = clock.now()
  if (rows.length === 0) return { items: [], now }
  const { people, posts, reportsBySubject } = await batch(db, {
    people: listReportedPeople(
      db,
      rows.map(({ userId }) => userId),
    ),
    posts: listReportedPosts(
      db,
      rows.flatMap(({ type, id }) => (type === 'post' ? [id] : [])),
    ),
    reportsBySubject: rows.map((row) => listReportsAbout(db, row, queue)),
  })
  const items = rows.flatMap(({ type, id, userId, title, count, at }, index): ReportedItem[] => {
    const person = people.find((item) => item.id === userId)
    if (!person) return []
    const { suspendedUntil, role, ...shown } = person
    const post = posts.find((item) => item.id === id)
    return [
      {
        subject: { type, id },
        person: { ...toAuthor(shown), suspendedUntil, isModerator: role === 'admin' },
        post: post
          ? { kind: post.kind, visibility: post.visibility, isHidden: post.hiddenAt !== null }
          : null,
        title,
        count,
        at,
        reports: (reportsBySubject[index] ?? []).map(({ by, ...item }) => ({
          ...item,
          by: by && toAuthor(by),
        })),
      },
    ]
  })
  return { items, now }
}

type Person = Omit<Awaited<ReturnType<typeof listReportedPeople>>[number], 'suspendedUntil' | 'role'>

function toAuthor({ avatarMediaId, ...shown }: Person) {
  return { ...shown, avatarUrl: avatarMediaId && getMediaPath(avatarMediaId) }
}
