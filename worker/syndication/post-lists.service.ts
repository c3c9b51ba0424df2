/** Pages of public posts with sound, as visitors see them. */
import type { Kind } from '../../domain/kinds'
import type { Post } from '../../domain/posts/posts.schema'
import type { AppDeps } from '../context'
import { getNextCursor, parseCursor } from '../http/cursor'
import { hasSound } from '../posts/access/visible-posts'
import { getFirstRecordings } from '../posts/owlcasts/recordings.service'
import { toPublicPostDto } from '../posts/post-dto'
import { listFeed, mergeNewest } from '../posts/posts.repo'
import { listTaggedPostsAndOwlcasts } from './syndicated-posts.repo'

/** Posts on a page without a script. */
const LATEST_POSTS = 30

/** `firstRecordings`: what sounds of its owlcasts, by their ids. */
export type PostList = { posts: Post[]; firstRecordings: Record<string, Post>; cursor: string | null }
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
  const next = rows.length > LATEST_POSTS ? getNextCursor(posts) : null
  return { ...(await listWithSound({ db, clock }, posts)), cursor: next }
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
  return { ...(await listWithSound({ db, clock }, shown.map(toPublicPostDto))), cursor: cursorAfter }
}

/** Those that can be played. The counter of an owlcast includes recordings that visitors may not hear. */
async function listWithSound(deps: Deps, posts: readonly Post[]): Promise<Omit<PostList, 'cursor'>> {
  const firstRecordings = await getFirstRecordings(deps, posts)
  const canSound = ({ id, audioUrl }: Post) => audioUrl !== null || firstRecordings[id] !== undefined
  return { posts: posts.filter(canSound), firstRecordings }
}
