import '../features/feed/Feed.css'
import { type ComponentProps, lazy } from 'react'
import { kindOf } from '../../domain/kinds'
import { isOwlcast } from '../../domain/owlcasts'
import type { Post } from '../../domain/posts.schema'
import { AddCollaborator } from '../features/invitations/AddCollaborator'
import { PostCard } from '../features/post/PostCard'
import type { Listed } from '../ui/useKeepAnswered'

const ChainBar = lazy(async () => ({ default: (await import('../features/chains/ChainBar')).ChainBar }))
const Cast = lazy(async () => ({ default: (await import('./Cast')).Cast }))
const Thread = lazy(async () => ({ default: (await import('./Thread')).Thread }))

type CardProps = ComponentProps<typeof PostCard>
type Props = {
  posts: readonly Listed<Post>[]
  /** Who looks at them. */
  viewerId: string | undefined
  /** What only their author finds on them; else the way to collaborators. */
  Own?: CardProps['Own']
  /** What is known of one of them where somebody was led here. */
  led?: (post: Post) => Pick<CardProps, 'landed' | 'opened' | 'led'>
}

const NOT_LED = () => ({ landed: false })

/** Posts as cards, one under the other, with what other features add to their kinds. */
export function Cards({ posts, viewerId, Own, led = NOT_LED }: Props) {
  return (
    <div className="feed">
      {posts.map((post) => {
        const { collaborators, playsAs } = kindOf(post.kind)
        return (
          <PostCard
            key={post.id}
            post={post}
            mine={post.author.id === viewerId}
            Own={Own ?? (collaborators ? AddCollaborator : undefined)}
            Chain={playsAs === 'chain' ? ChainBar : undefined}
            Thread={Thread}
            Face={isOwlcast(post) ? Cast : undefined}
            {...led(post)}
          />
        )
      })}
    </div>
  )
}
