/** Search results by page, and fuzzy matches if nothing matches exactly. */

import { KIND_NAMES, type Kind } from '../../domain/kinds'
import { normalizeUsername } from '../../domain/people/people'
import { pickBestSuggestions, scoreText, suggestWords } from '../../domain/search/fuzzy'
import { buildFullTextQuery, buildFuzzyQuery, parseSearchWords } from '../../domain/search/search'
import { SEARCH_QUERY_MAX_CHARS, SPOKEN_RESULTS } from '../../domain/search/search.limits'
import type { MembersFound, SearchResults } from '../../domain/search/search.schema'
import { buildNearSpokenQuery, buildSpokenQuery, suggestSpokenWords } from '../../domain/search/spoken'
import { foldName } from '../../domain/text/fold-name'
import { toOneLine } from '../../domain/text/text'
import type { AppDeps } from '../context'
import { toPersonDto } from '../people/person-columns'
import type { Viewer } from '../posts/access/visible-posts'
import type { PostRow } from '../posts/posts.repo'
import { findMembers } from './member-names.repo'
import { runSearches, runSpokenSearch } from './run-searches'
import { findPublicPosts, listSpokenTerms } from './search.repo'
import { loadViewedPosts, sortThreadRootsFirst, takeNewest, toResult } from './search-dto'
import { listNearTerms } from './search-terms.repo'

/** Search results per page of one kind, per kind on the overview page; members found by name. */
export const RESULTS_PER_PAGE = 20
export const RESULTS_PER_KIND = 4
const MEMBERS_FOUND_MAX = 20
/** Fuzzy results: the newest are scored, the best are shown. */
const FUZZY_SCANNED = 12
const FUZZY_SHOWN = 5
/** Minimum length of a member search. */
const MEMBER_SEARCH_MIN_CHARS = 2

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
  const spokenQuery = buildSpokenQuery(words)
  if (query === null || spokenQuery === null) return { sections: [], fuzzy: null, now }
  const kinds = kind ? [kind] : KIND_NAMES
  const limit = kind ? RESULTS_PER_PAGE : RESULTS_PER_KIND
  const before = cursor === undefined ? undefined : Number(cursor)
  // A row more than is shown shows whether there are more.
  const searches = kinds.map((sectionKind) => ({ query, kind: sectionKind, limit: limit + 1, before }))
  const spokenPage = { query: spokenQuery, limit: kind ? limit + 1 : SPOKEN_RESULTS, before }
  const [matches, spoken] = await Promise.all([
    runSearches(deps, viewer, searches),
    runSpokenSearch(deps, viewer, kind ? { ...spokenPage, kind } : spokenPage),
  ])
  const found = kinds.map((sectionKind, at) => {
    const spokenRows = spoken.filter((row) => row.kind === sectionKind)
    return takeNewest([...(matches[at] ?? []), ...spokenRows], limit + 1)
  })
  // Of all kinds together only the newest were read.
  const isSpokenCut = spoken.length >= spokenPage.limit
  const shown = found.map((rows) => rows.slice(0, limit))
  const view = await loadViewedPosts(deps, viewer, shown.flat())
  const sections = kinds.flatMap((sectionKind, at) => {
    const rows = shown[at] ?? []
    const isCut = isSpokenCut && rows.some((row) => row.spoken)
    const isAll = (found[at]?.length ?? 0) <= limit && !isCut
    const items = sortThreadRootsFirst(rows, words).map((row) => toResult(view(row), words))
    return items.length === 0
      ? []
      : [{ kind: sectionKind, items, cursor: isAll ? null : `${rows.at(-1)?.seq}` }]
  })
  const fuzzy =
    sections.length === 0 && cursor === undefined
      ? ((await findNearMatches(deps, viewer, words)) ?? (await findNearSpoken(deps, viewer, words)))
      : null
  return { sections, fuzzy, now }
}

/** Public posts with similar words, closest first; reads at most `FUZZY_SCANNED` rows. */
async function findNearMatches(
  deps: Deps,
  viewer: Viewer,
  words: readonly string[],
): Promise<SearchResults['fuzzy']> {
  const knownTerms = await listNearTerms(deps.db, words)
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
    const view = await loadViewedPosts(
      deps,
      viewer,
      near.map(({ row }) => row),
    )
    const items = near.map(({ row, meant }) => toResult(view(row), meant))
    const meant = best.meant.join(' ')
    return { items, correction: meant === words.join(' ') ? null : meant }
  }
  return null
}

/** Public posts in which similar words are said, closest first. The first letters of each word must be right. */
async function findNearSpoken(
  deps: Deps,
  viewer: Viewer,
  words: readonly string[],
): Promise<SearchResults['fuzzy']> {
  const known = await listSpokenTerms(deps.db, words)
  const guesses = pickBestSuggestions(words.map((typed, at) => suggestSpokenWords(typed, known[at] ?? [])))
  if (guesses.every(({ meant }) => meant.length === 0)) return null
  const query = buildNearSpokenQuery(guesses)
  const near = (await runSpokenSearch(deps, viewer, { query, limit: SPOKEN_RESULTS }))
    .flatMap((row) => {
      const score = scoreText(row.spoken?.text ?? '', guesses)
      return score ? [{ row, ...score }] : []
    })
    .sort((a, b) => a.changes - b.changes || b.row.seq - a.row.seq)
    .slice(0, FUZZY_SHOWN)
  const [best] = near
  if (!best) return null
  const view = await loadViewedPosts(
    deps,
    viewer,
    near.map(({ row }) => row),
  )
  const spokenWords = guesses.flatMap(({ typed, meant }) => [typed, ...meant.map(({ word }) => word)])
  const items = near.map(({ row }) => toResult(view(row), spokenWords))
  const meant = best.meant.join(' ')
  return { items, correction: meant === words.join(' ') ? null : meant }
}

const joinText = ({ title, content, tags, authorName, authorUsername }: PostRow) =>
  [title, content, tags, authorName, authorUsername].join(' ')

/** Members whose username or a word of whose display name begins with the text, however it is accented; needs at least `MEMBER_SEARCH_MIN_CHARS` characters. */
export async function searchMembers(
  { db }: Pick<AppDeps, 'db'>,
  viewer: Viewer,
  typed: string,
): Promise<MembersFound> {
  const name = toOneLine(typed.slice(0, SEARCH_QUERY_MAX_CHARS).toWellFormed()).replace(/^@/, '')
  if ([...name].length < MEMBER_SEARCH_MIN_CHARS) return { items: [], hasMore: false }
  const username = /^[a-z0-9_]+$/.test(normalizeUsername(name)) ? normalizeUsername(name) : null
  const folded = foldName(name)
  if (folded === '') return { items: [], hasMore: false }
  const query = { username, name: folded }
  const rows = await findMembers(db, viewer?.id ?? null, query, MEMBERS_FOUND_MAX + 1)
  const found = [...new Map(rows.map((row) => [row.id, row])).values()]
  const items = found.slice(0, MEMBERS_FOUND_MAX).map(toPersonDto)
  return { items, hasMore: found.length > MEMBERS_FOUND_MAX }
}
