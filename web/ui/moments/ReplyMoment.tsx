import { useMemo } from 'react'
import type { Post } from '../../../domain/posts/posts.schema'
import { useParents } from '../../api/parents.queries'
import { type Playable, toPlayable } from '../../audio/playback/playable'
import { MomentChip } from './MomentChip'

type Props = {
  post: Pick<Post, 'id' | 'parentId'>
  /** The reply as it plays here; null without sound. */
  reply: Playable | null
}

/** The moment of its first parent that a reply refers to; nothing for the whole of it, or where it cannot be heard. */
export function ReplyMoment({ post, reply }: Props) {
  const { data } = useParents(post.id)
  const parent = data?.items.find(({ id }) => id === post.parentId)
  const item = useMemo(() => (parent ? toPlayable(parent) : null), [parent])
  return parent?.moment && item ? <MomentChip moment={parent.moment} parent={item} reply={reply} /> : null
}
