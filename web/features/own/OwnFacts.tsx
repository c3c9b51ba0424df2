import './OwnFacts.css'
import type { OwnPost } from '../../../domain/own-posts.schema'
import type { Post } from '../../../domain/posts.schema'
import { KIND_UI, MESSAGE_KIND } from '../../kinds'
import { Pill } from '../../ui/Pill'
import { ViewLink } from '../../ui/ViewLink'
import { NEW_OWLCAST } from '../../words/new-owlcast'
import { OWN } from '../../words/own-posts'

const isOwn = (post: Post | OwnPost): post is OwnPost => 'answers' in post

/** Extra facts on the viewer's own posts: visibility, recipient and parent. */
export function OwnFacts({ post }: { post: Post }) {
  const { answers = null, to = null } = isOwn(post) ? post : {}
  // Owlcasts show their visibility on the cover.
  const isSaid = post.visibility === 'public' || post.audioUrl === null
  if (isSaid && !to?.shown && !answers) return null
  return (
    <div className="ownfacts">
      {isSaid ? null : <Pill>{NEW_OWLCAST.visibilities[post.visibility]}</Pill>}
      {to?.shown ? (
        <span>
          {OWN.to}{' '}
          <ViewLink view={KIND_UI[MESSAGE_KIND].view} params={{ with: to.key }}>
            <bdi>{to.person?.displayName ?? to.shown}</bdi>
          </ViewLink>
        </span>
      ) : null}
      {answers ? (
        <span>
          {OWN.answers}{' '}
          <ViewLink view={KIND_UI[answers.kind].view} params={{ post: answers.id }} dir="auto">
            {answers.title}
          </ViewLink>
        </span>
      ) : null}
    </div>
  )
}
