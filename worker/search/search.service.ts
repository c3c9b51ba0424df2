/** Search as you type: candidates to reply to, and the quick search. */
import { KIND_NAMES } from '../../domain/kinds'
import { PARENT_PICKER_RESULTS, QUICK_SEARCH_PER_KIND } from '../../domain/limits'
import type { Post } from '../../domain/posts.schema'
import { fullTextQuery, searchWords, titleQuery } from '../../domain/search'
import type { Hits } from '../../domain/search.schema'
import type { Tools } from '../context'
import { postOf } from '../posts/post-row'
import { listRecent, type PostRow } from '../posts/posts.repo'
import { withReplyLocks } from '../posts/repliers.service'
import { listPersonal } from '../posts/search.repo'
import type { Looker } from '../posts/visible-posts'
import { type Hearer, onlyHeard } from '../safety/safety.service'
import { findEach } from './find-each'
import { answeredBy, beginningsFirst, hitOf, newestOf, unique } from './found'

type Given = Pick<Tools, 'db' | 'clock'>

/** Posts the viewer may reply to: the newest, or those that match the text. */
export async function candidates(
  tools: Given,
  viewer: (NonNullable<Looker> & NonNullable<Hearer>) | null,
  typed: string,
): Promise<Post[]> {
  const { db, clock } = tools
  const limit = PARENT_PICKER_RESULTS
  const query = fullTextQuery(searchWords(typed))
  if (query !== null) {
    const [found = []] = await findEach(tools, viewer, [{ query, limit }])
    return mayBeAnswered(tools, viewer, found)
  }
  // A query of punctuation only matches nothing.
  if (typed.trim() !== '') return []
  const [recent, personal] = await Promise.all([
    listRecent(db, clock.now(), limit),
    listPersonal(db, viewer, clock.now(), limit),
  ])
  const everyones = recent.map((row) => ({ ...row, author: { id: row.authorId } }))
  return mayBeAnswered(tools, viewer, [...(await onlyHeard(tools, viewer, everyones)), ...personal])
}

/** The newest of these rows whose threads allow the viewer to reply. */
async function mayBeAnswered(tools: Given, viewer: Looker, rows: readonly PostRow[]): Promise<Post[]> {
  const posts = newestOf(rows, PARENT_PICKER_RESULTS).map(postOf)
  const known = await withReplyLocks(tools, viewer, posts)
  return known.filter(({ replyLock }) => replyLock === null)
}

/**
 * The first few matches per kind, among public posts and the viewer's own and received ones: title matches first, then
 * the newest.
 */
export async function quickSearch(tools: Given, viewer: Looker, typed: string): Promise<Hits> {
  const now = tools.clock.now()
  const words = searchWords(typed)
  const [byTitle, byAll] = [titleQuery(words), fullTextQuery(words)]
  if (byTitle === null || byAll === null) return { items: [], now }
  const limit = QUICK_SEARCH_PER_KIND
  // Replies inherit the tags of their parents: without a separate title search, an older title match would not be read.
  const searches = [byTitle, byAll].flatMap((query) => KIND_NAMES.map((kind) => ({ query, kind, limit })))
  const found = await findEach(tools, viewer, searches)
  const rows = KIND_NAMES.flatMap((_, at) => {
    const titled = beginningsFirst(newestOf(found[at] ?? [], limit), words)
    const others = beginningsFirst(newestOf(found[at + KIND_NAMES.length] ?? [], limit), words)
    return unique([...titled, ...others]).slice(0, limit)
  })
  const answers = await answeredBy(tools, viewer, rows)
  return { items: rows.map((row) => hitOf(row, viewer?.id ?? null, answers(row))), now }
}
