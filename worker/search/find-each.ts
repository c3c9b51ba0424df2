/** One question to both indexes: what everyone may find, and what is private between the viewer and others. */
import type { Tools } from '../context'
import type { PostRow } from '../posts/posts.repo'
import { findPersonal, findPublic, type Page } from '../posts/search.repo'
import type { Looker } from '../posts/visible-posts'

/** A full-text query, and how much of what it finds. */
type Search = Page & { query: string }

/** What each of these searches finds, in one round trip; of each twice as many as it takes at most, in no order. */
export async function findEach(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  viewer: Looker,
  searches: readonly Search[],
): Promise<PostRow[][]> {
  const now = clock.now()
  const me = viewer === null || viewer.id === null ? null : { id: viewer.id, addresses: viewer.addresses }
  const statements = searches.flatMap(({ query, ...page }) => [
    findPublic(db, viewer, now, query, page),
    ...(me ? [findPersonal(db, me, now, query, page)] : []),
  ])
  const [first, ...rest] = statements
  if (!first) return []
  const found = (await db.batch([first, ...rest])).map((rows) => rows.map(({ post }) => post))
  const ways = me ? 2 : 1
  return searches.map((_, at) => found.slice(at * ways, (at + 1) * ways).flat())
}
