/** What leaves next: the public posts that expire soonest, and what is talked about in all that will. */
import { isExpired } from '../../../domain/posts/expiry'
import type { Leaving } from '../../../domain/posts/feed.schema'
import type { Post } from '../../../domain/posts/posts.schema'
import { countTags, parseStoredTags } from '../../../domain/posts/tags'
import type { AppDeps } from '../../context'
import { MemoCache } from '../../http/memo-cache'
import { filterBlocked, type ListViewer } from '../../safety/safety.service'
import { toPublicPostDto } from '../post-dto'
import { listLeaving, listTagsOfExpiring } from '../posts.repo'
import { withReplyState } from '../replies/reply-state.service'
import { toReader } from './feed.service'

const POSTS_MAX = 3
/** Read for viewers who block some of their authors. */
const POSTS_READ_MAX = 12
const TAGS_MAX = 6
/** Posts whose tags are counted. */
const TAGGED_POSTS_MAX = 200

const memo = new MemoCache<{ posts: Post[]; tags: Leaving['tags'] }>()
const MEMO_NAME = 'leaving'

/** Returns the posts that expire next without those by blocked or muted authors, and the most used tags. */
export async function getLeaving(deps: AppDeps, viewer: ListViewer = null): Promise<Leaving> {
  const now = deps.clock.now()
  const { value } =
    memo.recall(MEMO_NAME, now) ?? (await memo.read(MEMO_NAME, now, () => readLeaving(deps, now)))
  const living = value.posts.filter(({ expiresAt }) => !isExpired(expiresAt, now))
  const visible = (await filterBlocked(deps, viewer, living)).slice(0, POSTS_MAX)
  return { items: await withReplyState(deps, viewer && toReader(viewer), visible), tags: value.tags }
}

async function readLeaving({ db }: Pick<AppDeps, 'db'>, now: number) {
  const [posts, tagged] = await db.batch([
    listLeaving(db, now, POSTS_READ_MAX),
    listTagsOfExpiring(db, now, TAGGED_POSTS_MAX),
  ])
  return {
    posts: posts.map(toPublicPostDto),
    tags: countTags(tagged.map(({ tags }) => parseStoredTags(tags))).slice(0, TAGS_MAX),
  }
}
