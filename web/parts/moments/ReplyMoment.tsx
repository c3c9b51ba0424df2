import { useMemo } from 'react'
import { MY_POSTS } from '../../../domain/locales/en/posts'
import { isMomentWithin, type Moment } from '../../../domain/moments/moments'
import type { Post } from '../../../domain/posts/posts.schema'
import { useParents } from '../../api/posts/parents.queries'
import { usePost } from '../../api/posts/posts.queries'
import { type Playable, toPlayable } from '../../audio/playback/playable'
import { MomentChip } from './MomentChip'

type Props = {
  parentId: string
  moment: Moment
  /** The reply as it plays here; null without sound. */
  reply: Playable | null
  /** Whether nothing beside it names the parent. */
  isAlone?: boolean
}

/** The moment that a reply refers to; nothing where its parent cannot be heard. */
export function ReplyMoment({ parentId, moment, reply, isAlone = false }: Props) {
  const { data } = usePost(parentId)
  const item = useMemo(() => (data ? toPlayable(data) : null), [data])
  if (!item || !isMomentWithin(moment, item.seconds)) return null
  return (
    <>
      {isAlone ? (
        <p className="dim">
          {MY_POSTS.inReplyTo} <bdi>{item.title}</bdi>
        </p>
      ) : null}
      <MomentChip moment={moment} parent={item} reply={reply} />
    </>
  )
}

type FoundProps = { post: Pick<Post, 'id' | 'parentId'>; reply: Playable | null }

/** The same for a reply that came without its moment; nothing where it refers to the whole of its parent. */
export function FoundReplyMoment({ post, reply }: FoundProps) {
  const { data } = useParents(post.id)
  const parent = data?.items.find(({ id }) => id === post.parentId)
  return parent?.moment ? <ReplyMoment parentId={parent.id} moment={parent.moment} reply={reply} /> : null
}
