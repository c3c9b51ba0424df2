/** The moderation queue: reported subjects with their reports. */
import { mediaPath } from '../../domain/media'
import type { Queue, QueuePage, Reported } from '../../domain/moderation.schema'
import type { Tools } from '../context'
import { reportedPosts } from '../posts/reported.repo'
import { listReported, reportsAbout } from './reports.repo'
import { reportedPeople } from './suspensions.repo'

/** Open subjects, most reported first; or decided ones, latest decision first. */
export async function queueOf({ db, clock }: Pick<Tools, 'db' | 'clock'>, queue: Queue): Promise<QueuePage> {
  const rows = await listReported(db, queue)
  const now = clock.now()
  const [first, ...rest] = rows
  if (!first) return { items: [], now }
  const [people, posts, ...said] = await db.batch([
    reportedPeople(
      db,
      rows.map(({ personId }) => personId),
    ),
    reportedPosts(
      db,
      rows.flatMap(({ is, id }) => (is === 'post' ? [id] : [])),
    ),
    reportsAbout(db, first, queue),
    ...rest.map((row) => reportsAbout(db, row, queue)),
  ])
  const items = rows.flatMap(({ is, id, personId, title, count, at }, index): Reported[] => {
    const person = people.find((one) => one.id === personId)
    if (!person) return []
    const { suspendedUntil, role, ...shown } = person
    const post = posts.find((one) => one.id === id)
    return [
      {
        subject: { is, id },
        person: { ...authorOf(shown), suspendedUntil, isModerator: role === 'admin' },
        post: post
          ? { kind: post.kind, visibility: post.visibility, isHidden: post.hiddenAt !== null }
          : null,
        title,
        count,
        at,
        reports: (said[index] ?? []).map(({ by, ...one }) => ({ ...one, by: by && authorOf(by) })),
      },
    ]
  })
  return { items, now }
}

type Person = Omit<Awaited<ReturnType<typeof reportedPeople>>[number], 'suspendedUntil' | 'role'>

function authorOf({ avatarMediaId, ...shown }: Person) {
  return { ...shown, avatarUrl: avatarMediaId && mediaPath(avatarMediaId) }
}
