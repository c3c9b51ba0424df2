/** Searching posts for one viewer: public ones by full text, and their own and received ones beside it. */
import { KIND_NAMES } from '../../domain/kinds'
import { PARENT_PICKER_RESULTS, PREVIEW_CHARS, QUICK_SEARCH_PER_KIND } from '../../domain/limits'
import { peerSeenBy } from '../../domain/messages'
import type { Post } from '../../domain/posts.schema'
import { fullTextQuery, saysAll, searchWords } from '../../domain/search'
import type { Hit, Hits } from '../../domain/search.schema'
import { cut } from '../../domain/text'
import type { Tools } from '../context'
import { postOf } from '../posts/post-row'
import { listRecent, type PostRow } from '../posts/posts.repo'
import { recipientOf } from '../posts/replies.repo'
import { findOfEachKind, findPublic, type HitRow, listOwnMessages, listPersonal } from '../posts/search.repo'
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
      : findPublic(db, viewer, now, query, PARENT_PICKER_RESULTS),
    listPersonal(db, viewer, now),
  ])
  const all: PostRow[] = [...everyones, ...personal.filter((row) => saysAll(textOf(row), words))]
  return newestOf(all, PARENT_PICKER_RESULTS).map(postOf)
}

/** The newest few of each kind that say what was typed: everyone's public posts, and the viewer's own messages. */
export async function quickSearch(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  viewer: { id: string; addresses: readonly string[] } | null,
  typed: string,
): Promise<Hits> {
  const now = clock.now()
  const words = searchWords(typed)
  const query = fullTextQuery(words)
  if (query === null) return { items: [], now }
  const [everyones, messages] = await Promise.all([
    findOfEachKind(db, viewer, now, query),
    viewer ? listOwnMessages(db, viewer, now) : [],
  ])
  const found = [...everyones, ...messages.filter((row) => saysAll(textOf(row), words))]
  const items = KIND_NAMES.flatMap((kind) =>
    newestOf(
      found.filter((row) => row.kind === kind),
      QUICK_SEARCH_PER_KIND,
    ),
  ).map((row) => hitOf(row, viewer?.id ?? null))
  return { items, now }
}

function hitOf(row: HitRow, viewerId: string | null): Hit {
  const { id, kind, title, seconds, recordingCount, chainCount, priceCents, createdAt, expiresAt } = row
  return {
    ...{ id, kind, title, seconds, recordingCount, chainCount, priceCents, createdAt, expiresAt },
    said: cut(row.content.replace(/\s+/g, ' ').trim(), PREVIEW_CHARS),
    author: row.authorName,
    peer: peerSeenBy(viewerId, { authorId: row.authorId, recipient: recipientOf(row) }),
  }
}

function textOf({ title, content, tags, authorName, authorUsername, transcript }: HitRow): string {
  return [title, content, tags, authorName, authorUsername, transcript ?? ''].join(' ')
}

function newestOf<Row extends HitRow>(rows: readonly Row[], count: number): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .slice(0, count)
}
