/** Plays a thread as one: the post up to a moment, the replies to it, then on. */
import { MOMENTS } from '../../../domain/locales/en/moments'
import { type BraidLink, buildBraid } from '../../../domain/moments/braid'
import { toLengthMs } from '../../../domain/moments/moments'
import type { Post } from '../../../domain/posts/posts.schema'
import { readAllReplies } from '../../api/posts/replies.queries'
import { type Playable, toPlayable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'

/** Posts of a thread that are played as one. */
const BRAID_POSTS_MAX = 200

/** A thread as far as it is played: its posts, and the connections between them. */
export type LoadedThread = { posts: readonly Post[]; links: readonly BraidLink[] }

/** Loads a thread and plays it from its start. Returns false when nothing in it has sound. */
export async function playBraid(root: Post): Promise<boolean> {
  const parts = listBraidPlayables(root, await loadThread(root))
  // A braid starts from the beginning, wherever its posts were left.
  for (const part of parts) player.seekIn(part, 0)
  player.playAll(parts, { name: MOMENTS.playedTogether(root.title) })
  return parts.length > 0
}

/** The parts of a thread in the order in which they play, each with its speaker. */
export function listBraidPlayables(root: Post, { posts, links }: LoadedThread): Playable[] {
  const items = new Map(
    posts.flatMap((post) => {
      const item = toPlayable(post)
      return item ? [[post.id, item] as const] : []
    }),
  )
  const lengths = posts.map(({ id, createdAt }) => ({
    id,
    createdAt,
    lengthMs: toLengthMs(items.get(id)?.seconds ?? 0),
  }))
  const parts = buildBraid(root.id, lengths, links)
  const lastParts = new Map(parts.map((part, at) => [part.postId, at]))
  return parts.flatMap(({ postId, startMs, endMs }, at) => {
    const item = items.get(postId)
    if (!item) return []
    const { intro, ...recording } = item
    const part = { start: startMs / 1000, end: endMs / 1000 }
    return [
      {
        ...recording,
        id: `${postId}.part-${at}`,
        part,
        // A podcast clip plays before what is said about it.
        ...(startMs === 0 ? { intro } : {}),
        ...(lastParts.get(postId) === at ? { heardId: postId } : {}),
      },
    ]
  })
}

/** Reads the replies of a thread, level by level, up to a number of posts. */
async function loadThread(root: Post): Promise<LoadedThread> {
  const posts = new Map([[root.id, root]])
  const links: BraidLink[] = []
  let level: readonly Post[] = [root]
  while (level.length > 0 && posts.size < BRAID_POSTS_MAX) {
    const next: Post[] = []
    for (const parent of level) {
      // Answers may have come to the first post since it was loaded.
      if (parent !== root && parent.replyCount === 0) continue
      for (const reply of await readAllReplies(parent.id)) {
        links.push({ childId: reply.id, parentId: parent.id, moment: reply.moment })
        if (posts.has(reply.id) || posts.size >= BRAID_POSTS_MAX) continue
        posts.set(reply.id, reply)
        next.push(reply)
      }
    }
    level = next
  }
  return { posts: [...posts.values()], links }
}
