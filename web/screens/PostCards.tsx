import '../features/posts/feed/feed.css'
import { type ComponentProps, Fragment } from 'react'
import { getKind } from '../../domain/kinds'
import { isOwlcast } from '../../domain/owlcasts/owlcasts'
import type { Post } from '../../domain/posts/posts.schema'
import { useJustPublished } from '../features/posts/just-published'
import { LandingBird } from '../features/posts/LandingBird'
import { PostCard } from '../features/posts/PostCard'
import type { ListedPost } from '../parts/posts/useKeepReplyTargets'
import { lazyPart } from '../ui/states/lazy-part'

const ChainBar = lazyPart(() => import('../features/chains/ChainBar'), 'ChainBar')
const Cast = lazyPart(() => import('./OwlcastCard'), 'OwlcastCard')
const Thread = lazyPart(() => import('./PostThread'), 'PostThread')

type CardProps = ComponentProps<typeof PostCard>
type Props = {
  posts: readonly ListedPost<Post>[]
  /** The id of the viewer. */
  viewerId: string | undefined
  /** The part for authors. */
  Own?: CardProps['Own']
  /** The link state of a post: highlighted, opened, or with a target inside. */
  linkedId?: (post: Post) => Pick<CardProps, 'isHighlighted' | 'opened' | 'linkedId'>
}

const NO_TARGET = () => ({ isHighlighted: false })

/** A list of post cards, with the parts that other features add to their kinds. */
export function PostCards({ posts, viewerId, Own, linkedId = NO_TARGET }: Props) {
  const landedId = useJustPublished()
  return (
    <div className="feed">
      {posts.map((post) => {
        const { playsAs } = getKind(post.kind)
        return (
          <Fragment key={post.id}>
            {post.id === landedId ? <LandingBird id={post.id} kind={post.kind} /> : null}
            <PostCard
              post={post}
              isMine={post.author.id === viewerId}
              Own={Own}
              Chain={playsAs === 'chain' ? ChainBar : undefined}
              Thread={Thread}
              Face={isOwlcast(post) ? Cast : undefined}
              {...linkedId(post)}
            />
          </Fragment>
        )
      })}
    </div>
  )
}
