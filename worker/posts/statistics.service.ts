/** Profile statistics (S2.3-46). Each figure is the length of the list it links to. */
import { KIND_NAMES, type Kind, kindOf } from '../../domain/kinds'
import { POSTS_COUNTED_MAX } from '../../domain/limits'
import type { Statistics } from '../../domain/people.schema'
import type { Tools } from '../context'
import { countMessages, type Reader } from './messages.repo'
import { countOwn } from './statistics.repo'

/** Per kind, up to `POSTS_COUNTED_MAX`: posts the user published; for messages, sent and received. */
export async function statisticsOf(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  me: Reader,
): Promise<Statistics> {
  const now = clock.now()
  const asked = KIND_NAMES.map(
    (kind) =>
      [
        kind,
        kindOf(kind).privateWithRecipient
          ? countMessages(db, me, now, POSTS_COUNTED_MAX)
          : countOwn(db, me, now, kind, POSTS_COUNTED_MAX),
      ] as const,
  )
  const [first, ...rest] = asked.map(([, statement]) => statement)
  const rows = first ? await db.batch([first, ...rest]) : []
  const counts = asked.map(([kind], at) => [kind, rows[at]?.[0]?.count ?? 0])
  return { counts: Object.fromEntries(counts) as Record<Kind, number> }
}
