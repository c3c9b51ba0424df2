/** Search results by page, and fuzzy matches if nothing matches exactly. */

import { KIND_NAMES, type Kind } from '../../domain/kinds'
import {
  FUZZY_SCANNED,
  FUZZY_SHOWN,
  MEMBER_SEARCH_MIN_CHARS,
  MEMBERS_FOUND_MAX,
  RESULTS_PER_KIND,
  RESULTS_PER_PAGE,
  SEARCH_QUERY_MAX_CHARS,
} from '../../domain/limits'
import { getMediaPath } from '../../domain/media/media'
import { normalizeUsername } from '../../domain/people/people'
import { listFuzzyKeys, pickBestSuggestions, scoreText, suggestWords } from '../../domain/search/fuzzy'
import { buildFullTextQuery, buildFuzzyQuery, parseSearchWords } from '../../domain/search/search'
import type { MembersFound, SearchResults } from '../../domain/search/search.schema'
import { toOneLine } from '../../domain/text/text'
import type { AppDeps } from '../context'
import type { PostRow } from '../posts/posts.repo'
import type { Viewer } from '../posts/visible-posts'
import { findMembers } from './members.repo'
import { runSearches } from './run-searches'
import { findPublicPosts } from './search.repo'
import { loadParentLookup, sortThreadRootsFirst, takeNewest, toResult } from './search-dto'
import { listTermsByKeys } from './search-terms.repo'

type Deps = Pick<AppDeps, 'db' | 'clock'>
type ResultsQuery = { typed: string; kind?: Kind | undefined; cursor?: string | undefined }

/** The newest results of each kind, or one page of one kind. May be empty. */
export async function searchPosts(
  deps: Deps,
  viewer: Viewer,
  { typed, kind, cursor }: ResultsQuery,
): Promise<SearchResults> {
  const now = deps.clock.now()
  const words = parseSearchWords(typed)
  const query = buildFullTextQuery(words)
  if (query === null) return { sections: [], fuzzy: null, now }
  const kinds = kind ? [kind] : KIND_NAMES
  const limit = kind ? RESULTS_PER_PAGE : RESULTS_PER_KIND
  const before = cursor === undefined ? undefined : Number(cursor)
  // One row more than is shown shows whether there are more.
  const searches = kinds.map((sectionKind) => ({ query, kind: sectionKind, limit: limit + 1, before }))
  const found = (await runSearches(deps, viewer, searches)).map((rows) => takeNewest(rows, limit + 1))
  const shown = found.map((rows) => rows.slice(0, limit))
  const findParent = await loadParentLookup(deps, viewer, shown.flat())
  const sections = kinds.flatMap((sectionKind, at) => {
    const rows = shown[at] ?? []
    const isAll = (found[at]?.length ?? 0) <= limit
    const items = sortThreadRootsFirst(rows, words).map((row) =>
      toResult(row, viewer?.id ?? null, findParent(row), words),
    )
    return items.length === 0
      ? []
      : [{ kind: sectionKind, items, cursor: isAll ? null : `${rows.at(-1)?.seq}` }]
  })
  const fuzzy =
    sections.length === 0 && cursor === undefined ? await findNearMatches(deps, viewer, words) : null
  return { sections, fuzzy, now }
}

/** Public posts with similar words, closest first; reads at most `FUZZY_SCANNED` rows. */
async function findNearMatches(
  deps: Deps,
  viewer: Viewer,
  words: readonly string[],
): Promise<SearchResults['fuzzy']> {
  const knownTerms = await listTermsByKeys(deps.db, words.map(listFuzzyKeys))
  const guesses = words.map((typed, at) => suggestWords(typed, knownTerms[at] ?? []))
  // Without a similar known word there is nothing to search for.
  if (guesses.every(({ meant }) => meant.length === 0)) return null
  for (const attempt of [pickBestSuggestions(guesses), guesses]) {
    const page = { limit: FUZZY_SCANNED }
    const rows = await findPublicPosts(deps.db, viewer, deps.clock.now(), buildFuzzyQuery(attempt), page)
    const near = rows
      .flatMap(({ post: row }) => {
        const found = scoreText(joinText(row), attempt)
        return found ? [{ row, ...found }] : []
      })
      .sort((a, b) => a.changes - b.changes || b.row.seq - a.row.seq)
      .slice(0, FUZZY_SHOWN)
    const [best] = near
    if (!best) continue
    const findParent = await loadParentLookup(
      deps,
      viewer,
      near.map(({ row }) => row),
    )
    const items = near.map(({ row, meant }) => toResult(row, viewer?.id ?? null, findParent(row), meant))
    const meant = best.meant.join(' ')
    return { items, correction: meant === words.join(' ') ? null : meant }
  }
  return null
}

const joinText = ({ title, content, tags, authorName, authorUsername, transcript }: PostRow) =>
  [title, content, tags, authorName, authorUsername, transcript].join(' ')

/** Members whose username or display name begins with the text; needs at least `MEMBER_SEARCH_MIN_CHARS` characters. */
export async function searchMembers(
  { db }: Pick<AppDeps, 'db'>,
  viewer: Viewer,
  typed: string,
): Promise<MembersFound> {
  const name = toOneLine(typed.slice(0, SEARCH_QUERY_MAX_CHARS).toWellFormed()).replace(/^@/, '')
  if ([...name].length < MEMBER_SEARCH_MIN_CHARS) return { items: [], hasMore: false }
  const username = /^[a-z0-9_]+$/.test(normalizeUsername(name)) ? normalizeUsername(name) : null
  const rows = await findMembers(db, viewer?.id ?? null, { username, name }, MEMBERS_FOUND_MAX + 1)
  const found = [...new Map(rows.map((row) => [row.id, row])).values()]
  const items = found.slice(0, MEMBERS_FOUND_MAX).map(({ avatarMediaId, ...person }) => ({
    ...person,
    avatarUrl: avatarMediaId && getMediaPath(avatarMediaId),
  }))
  return { items, hasMore: found.length > MEMBERS_FOUND_MAX }
}
