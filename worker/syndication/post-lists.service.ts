/** Pages of public posts with sound, as visitors see them. */
import type { Kind } from '../../domain/kinds'
import type { Post } from '../../domain/posts/posts.schema'
import type { AppDeps } from '../context'
import { getNextCursor, parseCursor } from '../http/cursor'
import { hasSound } from '../posts/access/visible-posts'
import { toPublicPostDto } from '../posts/post-dto'
import { listFeed, mergeNewest } from '../posts/posts.repo'
import { listTaggedPostsAndOwlcasts } from './syndicated-posts.repo'

/** Posts on a page without a script. */
const LATEST_POSTS = 30

export type PostList = { posts: Post[]; cursor: string | null }
type Deps = Pick<AppDeps, 'db' | 'clock'>

/** The newest posts of these kinds, whose posts must not expire. */
export async function getLatestPosts(
  { db, clock }: Deps,
  kinds: readonly Kind[],
  cursor: string | undefined,
): Promise<PostList> {
  const after = cursor === undefined ? undefined : parseCursor(cursor)
  const page = { after, condition: hasSound }
  const [first, ...rest] = kinds.map((kind) => listFeed(db, kind, clock.now(), LATEST_POSTS + 1, page))
  const rows = mergeNewest(first ? await db.batch([first, ...rest]) : [], LATEST_POSTS + 1)
  const posts = rows.slice(0, LATEST_POSTS).map(toPublicPostDto)
  return { posts, cursor: rows.length > LATEST_POSTS ? getNextCursor(posts) : null }
}

/** The newest posts with a tag, also those that expire. */
export async function getTaggedPosts(
  { db, clock }: Deps,
  tag: string,
  cursor: string | undefined,
): Promise<PostList> {
  const after = cursor === undefined ? null : parseCursor(cursor)
  const page = { viewer: null, now: clock.now(), limit: LATEST_POSTS + 1, after }
  const rows = (await listTaggedPostsAndOwlcasts(db, tag, page)).map(({ post }) => post)
  const shown = rows.slice(0, LATEST_POSTS)
  const last = shown.at(-1)
  const cursorAfter = rows.length > LATEST_POSTS && last ? `${last.seq}.${last.id}` : null
  return { posts: shown.map(toPublicPostDto), cursor: cursorAfter }
}
