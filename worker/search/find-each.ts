/** Queries both full-text indexes: public posts, and the viewer's private ones. */
import type { Tools } from '../context'
import type { PostRow } from '../posts/posts.repo'
import { findPersonal, findPublic, type Page } from '../posts/search.repo'
import type { Looker } from '../posts/visible-posts'

/** A full-text query with its kind and limits. */
type Search = Page & { query: string }

/** Results of each search in one round trip; unsorted, and up to twice the limit each. */
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
