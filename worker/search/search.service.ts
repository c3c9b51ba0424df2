/** Searching posts for one viewer: public ones by full text, and their own and received ones beside it. */
import { PARENT_PICKER_RESULTS } from '../../domain/limits'
import type { Post } from '../../domain/posts.schema'
import { fullTextQuery, saysAll, searchWords } from '../../domain/search'
import type { Tools } from '../context'
import { postOf } from '../posts/post-row'
import { listRecent, type PostRow } from '../posts/posts.repo'
import { findPublic, listPersonal } from '../posts/search.repo'
import type { Looker } from '../posts/visible-posts'

/** The posts somebody may want to answer: the newest, or those that say what was typed. */
export async function candidates(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  viewer: Looker,
  typed: string,
): Promise<Post[]> {
  const now = clock.now()
  const words = searchWords(typed)
  // Signs alone are a question that nothing answers.
  if (typed.trim() !== '' && words.length === 0) return []
  const query = fullTextQuery(words)
  const [everyones, personal] = await Promise.all([
    query === null
      ? listRecent(db, now, PARENT_PICKER_RESULTS)
      : findPublic(db, now, query, PARENT_PICKER_RESULTS),
    listPersonal(db, viewer, now),
  ])
  return newestOf([...everyones, ...personal.filter((row) => saysAll(textOf(row), words))]).map(postOf)
}

function textOf({ title, content, tags, authorName, authorUsername, transcript }: PostRow): string {
  return [title, content, tags, authorName, authorUsername, transcript ?? ''].join(' ')
}

function newestOf(rows: PostRow[]): PostRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .slice(0, PARENT_PICKER_RESULTS)
}
