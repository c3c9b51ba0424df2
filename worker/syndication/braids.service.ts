/** Threads that are played as one: which posts are in one, in which order, and where each part is in the joined file. */
import {
  findJoinedLength,
  JOINED_FRAME_BYTES,
  JOINED_FRAME_MS,
  type JoinedPart,
  type PlacedPart,
  placeParts,
  toJoinedPart,
} from '../../domain/audio/mp3-join'
import { appError } from '../../domain/errors/errors'
import { type BraidLink, buildBraid } from '../../domain/moments/braid'
import type { AppDeps } from '../context'
import { toMoment } from '../posts/moments/moments.service'
import type { PostRow } from '../posts/posts.repo'
import { type BraidRow, findBraidRoot, listBraidReplies } from './syndicated-posts.repo'

/** Posts of a thread that feeds play as one, and how deep its replies go: each post is a few reads of stored bytes. */
const BRAID_SYNDICATED_POSTS_MAX = 16
const BRAID_LEVELS_MAX = 6

type Deps = Pick<AppDeps, 'db' | 'clock'>
type BraidPost = { post: PostRow; sound: BraidRow['sound'] }
/** `soundStartMs`, `soundEndMs`: of its recording. `startMs`: in the joined file. */
export type JoinedBraidPart = PlacedPart<
  BraidPost & JoinedPart & { soundStartMs: number; soundEndMs: number }
>
/** `bytes`: of the joined file. */
export type Braid = { root: PostRow; parts: JoinedBraidPart[]; bytes: number; seconds: number }

/** The braid of a thread; throws `post.not_found` where there is none, or its author does not let feeds have it. */
export async function getBraid(deps: Deps, rootId: string): Promise<Braid> {
  const braid = await findBraid(deps, rootId)
  if (!braid) throw appError('post.not_found')
  return braid
}

/** The braid of a thread; null where nothing can be joined to its first post. */
export async function findBraid({ db, clock }: Deps, rootId: string): Promise<Braid | null> {
  const now = clock.now()
  const [root] = await findBraidRoot(db, rootId, now)
  if (!root || findLength(root) === null) return null
  const known = new Map<string, BraidPost>([[root.post.id, root]])
  const links: BraidLink[] = []
  let level: readonly string[] = [root.post.id]
  for (let depth = 0; depth < BRAID_LEVELS_MAX && level.length > 0; depth += 1) {
    const rows = await listBraidReplies(db, {
      authorId: root.post.authorId,
      parentIds: level,
      now,
      limit: BRAID_SYNDICATED_POSTS_MAX,
    })
    const next: string[] = []
    for (const { post, sound, parentId, moment } of rows) {
      if (!known.has(post.id)) {
        if (known.size >= BRAID_SYNDICATED_POSTS_MAX || findLength({ post, sound }) === null) continue
        known.set(post.id, { post, sound })
        next.push(post.id)
      }
      links.push({ childId: post.id, parentId, moment: toMoment(moment) })
    }
    level = next
  }
  return known.size > 1 ? joinParts(root.post, known, links) : null
}

function joinParts(root: PostRow, known: ReadonlyMap<string, BraidPost>, links: readonly BraidLink[]): Braid {
  const lengths = [...known.values()].map((one) => ({
    id: one.post.id,
    createdAt: one.post.createdAt,
    lengthMs: findLength(one) ?? 0,
  }))
  const parts = placeParts(
    buildBraid(root.id, lengths, links).flatMap(({ postId, startMs, endMs }) => {
      const one = known.get(postId)
      const times = { soundStartMs: startMs, soundEndMs: endMs }
      return one ? [{ ...one, ...times, ...toJoinedPart({ startMs, endMs }) }] : []
    }),
  )
  const bytes = parts.reduce((sum, { length }) => sum + length, 0)
  return { root, parts, bytes, seconds: ((bytes / JOINED_FRAME_BYTES) * JOINED_FRAME_MS) / 1000 }
}

/** The length in ms of a recording that can be joined; null for another format. */
function findLength({ post, sound }: BraidPost): number | null {
  return sound.type === 'audio/mpeg' ? findJoinedLength({ seconds: post.seconds, bytes: sound.bytes }) : null
}
