import { MY_POSTS } from '../../../domain/locales/en/posts'
import type { OwnPost } from '../../../domain/posts/own-posts.schema'
import type { Post } from '../../../domain/posts/posts.schema'
import { usePost } from '../../api/posts.queries'
import { KIND_UI } from '../../kinds'
import { ViewLink } from '../../ui/text/ViewLink'

/** Whether the post came with its parent, as in the lists of the viewer's own posts. */
const hasParent = (post: Post | OwnPost): post is OwnPost => 'parent' in post

/** The post that a reply answers, as a link; nothing where the viewer cannot see it. */
export function InReplyTo({ post }: { post: Post | OwnPost }) {
  // A recording is shown inside its owlcast.
  const parentId = post.owlcastId === null && !hasParent(post) ? post.parentId : null
  const { data } = usePost(parentId)
  const parent = hasParent(post) ? post.parent : parentId === null ? null : data
  if (!parent) return null
  return (
    <p className="in-reply-to">
      {MY_POSTS.inReplyTo}{' '}
      <ViewLink view={KIND_UI[parent.kind].view} params={{ post: parent.id }} dir="auto">
        {parent.title}
      </ViewLink>
    </p>
  )
}
