/** The braid of a thread: its recordings as one sequence, in which replies follow the moment they refer to. */
import type { Moment } from './moments'

/** A shorter part of a braid is not played on its own. */
const BRAID_PART_MIN_MS = 250

/** `lengthMs` is what its listener may hear; 0 without a recording. `createdAt` in ms since the epoch. */
export type BraidPost = { id: string; lengthMs: number; createdAt: number }
export type BraidLink = { childId: string; parentId: string; moment: Moment | null }
/** A part of the recording of a post that plays without interruption. */
export type BraidPart = Moment & { postId: string }

/** A reply with the position in its parent, in ms, at which it plays. */
type Reply = { post: BraidPost; atMs: number; startMs: number }

/**
 * Returns what to play, in order: each recording up to the end of a moment, the reply to it with the replies to that
 * reply, then on. Replies to a whole post follow its end. A post with several parents, or in a cycle, plays once, where
 * it is reached first. The order depends on the posts and links alone, not on the order in which they are given.
 */
export function buildBraid(
  rootId: string,
  posts: readonly BraidPost[],
  links: readonly BraidLink[],
): BraidPart[] {
  const known = new Map(posts.map((post) => [post.id, post]))
  const replies = mapReplies(known, links)
  const parts: BraidPart[] = []
  const reached = new Set<string>()
  function add({ id, lengthMs }: BraidPost) {
    reached.add(id)
    let at = 0
    const playTo = (to: number) => {
      if (to - at < BRAID_PART_MIN_MS) return
      const last = parts.at(-1)
      // Nothing was heard between the two: a reply without sound.
      if (last?.postId === id) last.endMs = to
      else parts.push({ postId: id, startMs: at, endMs: to })
      at = to
    }
    for (const { post, atMs } of replies.get(id) ?? []) {
      if (reached.has(post.id)) continue
      playTo(atMs)
      add(post)
    }
    playTo(lengthMs)
  }
  const root = known.get(rootId)
  if (root) add(root)
  return parts
}

/** The replies to each post in the order in which they play. */
function mapReplies(
  posts: ReadonlyMap<string, BraidPost>,
  links: readonly BraidLink[],
): Map<string, Reply[]> {
  const replies = new Map<string, Reply[]>()
  for (const { childId, parentId, moment } of links) {
    const [post, parent] = [posts.get(childId), posts.get(parentId)]
    if (!post || !parent) continue
    const { lengthMs } = parent
    const endMs = Math.max(0, Math.min(moment?.endMs ?? lengthMs, lengthMs))
    // The last instant is no part of its own.
    const atMs = lengthMs - endMs < BRAID_PART_MIN_MS ? lengthMs : endMs
    const startMs = moment?.startMs ?? Number.POSITIVE_INFINITY
    replies.set(parentId, [...(replies.get(parentId) ?? []), { post, atMs, startMs }])
  }
  for (const list of replies.values()) list.sort(compareReplies)
  return replies
}

function compareReplies(a: Reply, b: Reply): number {
  if (a.atMs !== b.atMs) return a.atMs - b.atMs
  if (a.startMs !== b.startMs) return a.startMs < b.startMs ? -1 : 1
  return a.post.createdAt - b.post.createdAt || (a.post.id < b.post.id ? -1 : 1)
}
