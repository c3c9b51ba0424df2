/** Search results by page, and fuzzy matches if nothing matches exactly. */
import { KIND_NAMES, type Kind } from '../../domain/kinds'
import {
  MEMBER_SEARCH_MIN_CHARS,
  MEMBERS_FOUND_MAX,
  NEAR_LOOKED_AT,
  NEAR_SHOWN,
  RESULTS_PER_KIND,
  RESULTS_PER_PAGE,
  SEARCH_QUERY_MAX_CHARS,
} from '../../domain/limits'
import { mediaPath } from '../../domain/media'
import { guess, keysOf, likeliest, nearness } from '../../domain/near'
import { normalUsername } from '../../domain/people'
import { fullTextQuery, nearQuery, searchWords } from '../../domain/search'
import type { MembersFound, Results } from '../../domain/search.schema'
import { oneLine } from '../../domain/text'
import type { Tools } from '../context'
import type { PostRow } from '../posts/posts.repo'
import { findPublic } from '../posts/search.repo'
import type { Looker } from '../posts/visible-posts'
import { wordsLedTo } from '../posts/words.repo'
import { findEach } from './find-each'
import { answeredBy, beginningsFirst, newestOf, resultOf } from './found'
import { findMembers } from './members.repo'

type Given = Pick<Tools, 'db' | 'clock'>
type Asked = { typed: string; kind?: Kind | undefined; cursor?: string | undefined }

/** The newest results of each kind, or one page of one kind. May be empty. */
export async function resultsOf(
  tools: Given,
  viewer: Looker,
  { typed, kind, cursor }: Asked,
): Promise<Results> {
  const now = tools.clock.now()
  const words = searchWords(typed)
  const query = fullTextQuery(words)
  if (query === null) return { sections: [], near: null, now }
  const kinds = kind ? [kind] : KIND_NAMES
  const limit = kind ? RESULTS_PER_PAGE : RESULTS_PER_KIND
  const before = cursor === undefined ? undefined : Number(cursor)
  // One row more than is shown shows whether there are more.
  const searches = kinds.map((one) => ({ query, kind: one, limit: limit + 1, before }))
  const found = (await findEach(tools, viewer, searches)).map((rows) => newestOf(rows, limit + 1))
  const shown = found.map((rows) => rows.slice(0, limit))
  const answers = await answeredBy(tools, viewer, shown.flat())
  const sections = kinds.flatMap((one, at) => {
    const rows = shown[at] ?? []
    const isAll = (found[at]?.length ?? 0) <= limit
    const items = beginningsFirst(rows, words).map((row) =>
      resultOf(row, viewer?.id ?? null, answers(row), words),
    )
    return items.length === 0 ? [] : [{ kind: one, items, cursor: isAll ? null : `${rows.at(-1)?.seq}` }]
  })
  const near = sections.length === 0 && cursor === undefined ? await nearTo(tools, viewer, words) : null
  return { sections, near, now }
}

/** Public posts with similar words, closest first; reads at most `FUZZY_SCANNED` rows. */
async function nearTo(tools: Given, viewer: Looker, words: readonly string[]): Promise<Results['near']> {
  const known = await wordsLedTo(tools.db, words.map(keysOf))
  const guesses = words.map((typed, at) => guess(typed, known[at] ?? []))
  // Without a similar known word there is nothing to search for.
  if (guesses.every(({ meant }) => meant.length === 0)) return null
  for (const tried of [likeliest(guesses), guesses]) {
    const page = { limit: NEAR_LOOKED_AT }
    const rows = await findPublic(tools.db, viewer, tools.clock.now(), nearQuery(tried), page)
    const near = rows
      .flatMap(({ post: row }) => {
        const found = nearness(textOf(row), tried)
        return found ? [{ row, ...found }] : []
      })
      .sort((a, b) => a.changes - b.changes || b.row.seq - a.row.seq)
      .slice(0, NEAR_SHOWN)
    const [best] = near
    if (!best) continue
    const answers = await answeredBy(
      tools,
      viewer,
      near.map(({ row }) => row),
    )
    const items = near.map(({ row, meant }) => resultOf(row, viewer?.id ?? null, answers(row), meant))
    const meant = best.meant.join(' ')
    return { items, meant: meant === words.join(' ') ? null : meant }
  }
  return null
}

const textOf = ({ title, content, tags, authorName, authorUsername, transcript }: PostRow) =>
  [title, content, tags, authorName, authorUsername, transcript].join(' ')

/** Members whose username or display name begins with the text; needs at least `MEMBER_SEARCH_MIN_CHARS` characters. */
export async function membersCalled(
  { db }: Pick<Tools, 'db'>,
  viewer: Looker,
  typed: string,
): Promise<MembersFound> {
  const name = oneLine(typed.slice(0, SEARCH_QUERY_MAX_CHARS).toWellFormed()).replace(/^@/, '')
  if ([...name].length < MEMBER_SEARCH_MIN_CHARS) return { items: [], more: false }
  const username = /^[a-z0-9_]+$/.test(normalUsername(name)) ? normalUsername(name) : null
  const rows = await findMembers(db, viewer?.id ?? null, { username, name }, MEMBERS_FOUND_MAX + 1)
  const found = [...new Map(rows.map((row) => [row.id, row])).values()]
  const items = found.slice(0, MEMBERS_FOUND_MAX).map(({ avatarMediaId, ...person }) => ({
    ...person,
    avatarUrl: avatarMediaId && mediaPath(avatarMediaId),
  }))
  return { items, more: found.length > MEMBERS_FOUND_MAX }
}
