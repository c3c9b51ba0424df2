/** Queries both full-text indexes: public posts, and the viewer's private ones. */
import { canReadPrivate } from '../../domain/access-tokens/access-tokens'
import type { AppDeps } from '../context'
import type { Reader, Viewer } from '../posts/access/visible-posts'
import type { PostRow } from '../posts/posts.repo'
import {
  findPersonalPosts,
  findPersonalSpoken,
  findPublicPosts,
  findPublicSpoken,
  type SearchPage,
} from './search.repo'
import type { SearchedPost } from './search-dto'

/** A full-text query with its kind and limits. */
type Search = SearchPage & { query: string }

/** Results of each search in one round trip; unsorted, and up to twice the limit each. */
export async function runSearches(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  viewer: Viewer,
  searches: readonly Search[],
): Promise<PostRow[][]> {
  const now = clock.now()
  const me = toReader(viewer)
  const statements = searches.flatMap(({ query, ...page }) => [
    findPublicPosts(db, viewer, now, query, page),
    ...(me ? [findPersonalPosts(db, me, now, query, page)] : []),
  ])
  const [first, ...rest] = statements
  if (!first) return []
  const results = (await db.batch([first, ...rest])).map((rows) => rows.map(({ post }) => post))
  const indexCount = me ? 2 : 1
  return searches.map((_, at) => results.slice(at * indexCount, (at + 1) * indexCount).flat())
}

/** Posts found by what is said in them, with the words of their recordings; unsorted, up to twice the limit. */
export async function runSpokenSearch(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  viewer: Viewer,
  { query, ...page }: Search,
): Promise<SearchedPost[]> {
  const now = clock.now()
  const open = findPublicSpoken(db, viewer, now, query, page)
  const me = toReader(viewer)
  if (me === null) return (await open).map(toSearchedPost)
  return (await db.batch([open, findPersonalSpoken(db, me, now, query, page)])).flat().map(toSearchedPost)
}

/** The viewer whose private posts are searched; null for those who may read none. */
function toReader(viewer: Viewer): Reader | null {
  if (viewer === null || viewer.id === null || !canReadPrivate(viewer.scopes)) return null
  // Without `granted`: posts opened by link are not the user's own.
  return { id: viewer.id, addresses: viewer.addresses, scopes: viewer.scopes }
}

const toSearchedPost = ({
  post,
  spoken,
}: {
  post: PostRow
  spoken: SearchedPost['spoken']
}): SearchedPost => ({
  ...post,
  spoken,
})
