import { MY_POSTS } from '../../../domain/locales/en/posts'
import type { OwnPost } from '../../../domain/posts/own-posts.schema'
import type { Post } from '../../../domain/posts/posts.schema'
import { usePost } from '../../api/posts/posts.queries'
import type { Playable } from '../../audio/playback/playable'
import { KIND_UI } from '../../kinds'
import { ViewLink } from '../../parts/views/ViewLink'
import { LazyPart } from '../../ui/states/LazyPart'
import { lazyPart } from '../../ui/states/lazy-part'

const ReplyMoment = lazyPart(() => import('../../parts/moments/ReplyMoment'), 'ReplyMoment')
const FoundReplyMoment = lazyPart(() => import('../../parts/moments/ReplyMoment'), 'FoundReplyMoment')

/** Whether the post came with its parent, as in the lists of the viewer's own posts. */
const hasParent = (post: Post | OwnPost): post is OwnPost => 'parent' in post

/** The post that a reply answers, as a link, and the moment of it; nothing where the viewer cannot see it. */
export function InReplyTo({ post, reply }: { post: Post | OwnPost; reply: Playable | null }) {
  // A recording is shown inside its owlcast.
  const parentId = post.owlcastId === null && !hasParent(post) ? post.parentId : null
  const { data } = usePost(parentId)
  const parent = hasParent(post) ? post.parent : parentId === null ? null : data
  if (!parent) return null
  const moment = hasParent(post) ? post.parent?.moment : undefined
  return (
    <>
      <p className="in-reply-to hint">
        {MY_POSTS.inReplyTo}{' '}
        <ViewLink className="link" view={KIND_UI[parent.kind].view} params={{ post: parent.id }} dir="auto">
          {parent.title}
        </ViewLink>
      </p>
      <LazyPart>
        {moment ? <ReplyMoment parentId={parent.id} moment={moment} reply={reply} /> : null}
        {data?.momentCount ? <FoundReplyMoment post={post} reply={reply} /> : null}
      </LazyPart>
    </>
  )
}
