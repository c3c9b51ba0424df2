import './PostCard.css'
import { type ComponentType, memo, Suspense, useId } from 'react'
import type { Post } from '../../../domain/posts.schema'
import { plumageOf } from '../../kinds'
import { type ThreadToggle, useThread } from '../../state/reply-panel'
import { ShowReplies } from '../../ui/ShowReplies'
import type { Listed } from '../../ui/useKeepAnswered'
import type { ChainWords } from '../../words/chains'
import { VoiceFace } from './VoiceFace'

export type ChainProps = { post: Post; words: ChainWords }

type Slots = {
  /** What only its author finds on the card, from another feature. */
  Own?: ComponentType<{ post: Post }> | undefined
  /** Playing it with the voices that were added, for kinds that are chains. */
  Chain?: ComponentType<ChainProps> | undefined
}

export type FaceProps = Slots & {
  post: Listed<Post>
  /** Whether the person looking made it. */
  mine: boolean
  /** Of the element that names the card. */
  titleId: string
  thread: ThreadToggle
  /** What a link led to inside of it. */
  led: string | null
}

type Props = Slots & {
  post: Listed<Post>
  mine: boolean
  /** Just arrived, or led here by a link: marked for two seconds. */
  landed: boolean
  /** What stands on the card, where it is more than one voice. */
  Face?: ComponentType<FaceProps> | undefined
  /** What opens under the card: the screen composes it. */
  Thread: ComponentType<{ post: Listed<Post> }>
  /** Whether it is open from the start. */
  opened?: boolean
  led?: string | null
}

/** One post in a list, whatever its kind. */
export const PostCard = memo(function PostCard({
  post,
  mine,
  landed,
  Face = VoiceFace,
  Own,
  Chain,
  Thread,
  opened = false,
  led = null,
}: Props) {
  const titleId = useId()
  const thread = useThread(post.id, opened)
  return (
    <article
      className={landed ? 'post is-landed' : 'post'}
      data-kind={plumageOf(post.kind, post.subtype).dataKind}
      data-post={post.id}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <Suspense fallback={<div className="waits" />}>
        <Face {...{ post, mine, titleId, thread, led, Own, Chain }} />
      </Suspense>
      {thread.open ? (
        <Suspense fallback={null}>
          <Thread post={post} />
        </Suspense>
      ) : post.replyCount > 0 ? (
        <ShowReplies count={post.replyCount} title={post.title} onClick={thread.show} />
      ) : null}
    </article>
  )
})
