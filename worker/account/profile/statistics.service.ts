/** Profile statistics (S2.3-46). Each figure is the length of the list it links to. */

import { POSTS_COUNTED_MAX } from '../../../domain/account/account.limits'
import { getKind, KIND_NAMES, type Kind } from '../../../domain/kinds'
import type { Statistics } from '../../../domain/people/people.schema'
import type { AppDeps } from '../../context'
import { countMessages } from '../../messages/messages.repo'
import type { Reader } from '../../posts/access/visible-posts'
import { countOwnPosts } from './statistics.repo'

/** Per kind, up to `POSTS_COUNTED_MAX`: posts the user published; for messages, sent and received. */
export async function getStatistics(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  reader: Reader,
): Promise<Statistics> {
  const now = clock.now()
  const queries = KIND_NAMES.map(
    (kind) =>
      [
        kind,
        getKind(kind).privateWithRecipient
          ? countMessages(db, reader, now, POSTS_COUNTED_MAX)
          : countOwnPosts(db, reader, now, kind, POSTS_COUNTED_MAX),
      ] as const,
  )
  const [first, ...rest] = queries.map(([, statement]) => statement)
  const rows = first ? await db.batch([first, ...rest]) : []
  const counts = queries.map(([kind], at) => [kind, rows[at]?.[0]?.count ?? 0])
  return { counts: Object.fromEntries(counts) as Record<Kind, number> }
}
