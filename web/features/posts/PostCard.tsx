import './PostCard.css'
import { type ComponentType, type CSSProperties, memo, Suspense, useId } from 'react'
import type { Post } from '../../../domain/posts/posts.schema'
import { getKindTheme } from '../../kinds'
import type { ListedPost } from '../../parts/posts/useKeepReplyTargets'
import { useReplyThread } from '../../state/reply-panel'
import { useExtent } from '../../ui/lists/useExtent'
import { FarFace } from './FarFace'
import { type FaceProps, PostFace, type PostSlots } from './PostFace'

type Props = PostSlots & {
  post: ListedPost<Post>
  isMine: boolean
  /** New or linked: highlighted for two seconds. */
  isHighlighted: boolean
  /** Content of the card, where it is more than a single post. */
  Face?: ComponentType<FaceProps> | undefined
  /** The thread that opens under the card; composed by the screen. */
  Thread: ComponentType<{ post: ListedPost<Post> }>
  /** Open initially. */
  opened?: boolean
  linkedId?: string | null
}

/** A post in a list, of any kind. Far from the viewport only its text is kept: hundreds cost as little as ten. */
export const PostCard = memo(function PostCard({
  post,
  isMine,
  isHighlighted,
  Face = PostFace,
  Own,
  Chain,
  Thread,
  opened = false,
  linkedId = null,
}: Props) {
  const titleId = useId()
  const thread = useReplyThread(post.id, opened)
  // What is gone keeps no text.
  const isKept = thread.open || linkedId !== null || post.isGone === true
  const [ref, { isFar, height }] = useExtent<HTMLElement>(post.id, isKept)
  return (
    <article
      ref={ref}
      style={height === null ? undefined : ({ '--height': `${height}px` } as CSSProperties)}
      data-far={isFar || undefined}
      className={isHighlighted ? 'post is-landed' : 'post'}
      data-kind={getKindTheme(post.kind, post.subtype).dataKind}
      data-post={post.id}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      {isFar ? (
        <FarFace post={post} titleId={titleId} />
      ) : (
        <>
          <Suspense fallback={<div className="post-loading" />}>
            <Face
              post={post}
              isMine={isMine}
              titleId={titleId}
              thread={thread}
              linkedId={linkedId}
              Own={Own}
              Chain={Chain}
            />
          </Suspense>
          {thread.open ? (
            <Suspense fallback={null}>
              <Thread post={post} />
            </Suspense>
          ) : null}
        </>
      )}
    </article>
  )
})
