/** Search as you type: candidates to reply to, and the quick search. */
import { KIND_NAMES } from '../../domain/kinds'
import { PARENT_PICKER_RESULTS, QUICK_SEARCH_PER_KIND } from '../../domain/limits'
import type { Post } from '../../domain/posts/posts.schema'
import { buildFullTextQuery, buildTitleQuery, parseSearchWords } from '../../domain/search/search'
import { SPOKEN_RESULTS } from '../../domain/search/search.limits'
import type { SearchHits } from '../../domain/search/search.schema'
import { buildSpokenQuery } from '../../domain/search/spoken'
import type { AppDeps } from '../context'
import type { Viewer } from '../posts/access/visible-posts'
import { toPublicPostDto } from '../posts/post-dto'
import { listRecent, type PostRow } from '../posts/posts.repo'
import { withReplyState } from '../posts/replies/reply-state.service'
import { filterBlocked, type ListViewer } from '../safety/safety.service'
import { runSearches, runSpokenSearch } from './run-searches'
import { listPersonalPosts } from './search.repo'
import { dedupeRows, loadViewedPosts, sortThreadRootsFirst, takeNewest, toHit } from './search-dto'

type Deps = Pick<AppDeps, 'db' | 'clock'>

/** Posts the viewer may reply to: the newest, or those that match the text. */
export async function listReplyCandidates(
  deps: Deps,
  viewer: (NonNullable<Viewer> & NonNullable<ListViewer>) | null,
  typed: string,
): Promise<Post[]> {
  const { db, clock } = deps
  const limit = PARENT_PICKER_RESULTS
  const query = buildFullTextQuery(parseSearchWords(typed))
  if (query !== null) {
    const [matches = []] = await runSearches(deps, viewer, [{ query, limit }])
    return filterReplyable(deps, viewer, matches)
  }
  // A query of punctuation only matches nothing.
  if (typed.trim() !== '') return []
  const [recent, personal] = await Promise.all([
    listRecent(db, clock.now(), limit),
    listPersonalPosts(db, viewer, clock.now(), limit),
  ])
  const publicRows = recent.map((row) => ({ ...row, author: { id: row.authorId } }))
  return filterReplyable(deps, viewer, [...(await filterBlocked(deps, viewer, publicRows)), ...personal])
}

/** The newest of these rows whose threads allow the viewer to reply. */
async function filterReplyable(deps: Deps, viewer: Viewer, rows: readonly PostRow[]): Promise<Post[]> {
  const posts = takeNewest(rows, PARENT_PICKER_RESULTS).map(toPublicPostDto)
  const checked = await withReplyState(deps, viewer, posts)
  return checked.filter(({ replyLock }) => replyLock === null)
}

/**
 * The first few matches per kind, among public posts and the viewer's own and received ones: title matches first, then
 * the newest, then what was said.
 */
export async function runQuickSearch(deps: Deps, viewer: Viewer, typed: string): Promise<SearchHits> {
  const now = deps.clock.now()
  const words = parseSearchWords(typed)
  const [byTitle, byAll, bySpeech] = [
    buildTitleQuery(words),
    buildFullTextQuery(words),
    buildSpokenQuery(words),
  ]
  if (byTitle === null || byAll === null || bySpeech === null) return { items: [], now }
  const limit = QUICK_SEARCH_PER_KIND
  // Replies inherit the tags of their parents: without a separate title search, an older title match would not be read.
  const searches = [byTitle, byAll].flatMap((query) => KIND_NAMES.map((kind) => ({ query, kind, limit })))
  const [matches, spoken] = await Promise.all([
    runSearches(deps, viewer, searches),
    runSpokenSearch(deps, viewer, { query: bySpeech, limit: SPOKEN_RESULTS }),
  ])
  const rows = KIND_NAMES.flatMap((kind, at) => {
    const titleMatches = sortThreadRootsFirst(takeNewest(matches[at] ?? [], limit), words)
    const otherMatches = sortThreadRootsFirst(takeNewest(matches[at + KIND_NAMES.length] ?? [], limit), words)
    const spokenMatches = takeNewest(
      spoken.filter((row) => row.kind === kind),
      limit,
    )
    return dedupeRows([...titleMatches, ...otherMatches, ...spokenMatches]).slice(0, limit)
  })
  const view = await loadViewedPosts(deps, viewer, rows)
  return { items: rows.map((row) => toHit(view(row), words)), now }
}
