import '../feed/feed.css'
import { MY_POSTS } from '../../../../domain/locales/en/posts'
import { NEW_OWLCAST } from '../../../../domain/locales/en/record'
import type { OwnPost } from '../../../../domain/posts/own-posts.schema'
import type { Post } from '../../../../domain/posts/posts.schema'
import { KIND_UI, MESSAGE_KIND } from '../../../kinds'
import { ViewLink } from '../../../parts/views/ViewLink'
import { Pill } from '../../../ui/text/Pill'

const isOwn = (post: Post | OwnPost): post is OwnPost => 'recipient' in post

/** Extra facts on the viewer's own posts: visibility and recipient. */
export function OwnFacts({ post }: { post: Post }) {
  const { recipient = null } = isOwn(post) ? post : {}
  // Owlcasts show their visibility on the cover.
  const isSaid = post.visibility === 'public' || post.audioUrl === null
  if (isSaid && !recipient?.label) return null
  return (
    <div className="own-facts hint row wrap">
      {isSaid ? null : <Pill>{NEW_OWLCAST.visibilities[post.visibility]}</Pill>}
      {recipient?.label ? (
        <span>
          {MY_POSTS.to}{' '}
          <ViewLink className="link" view={KIND_UI[MESSAGE_KIND].view} params={{ with: recipient.key }}>
            <bdi>{recipient.person?.displayName ?? recipient.label}</bdi>
          </ViewLink>
        </span>
      ) : null}
    </div>
  )
}
