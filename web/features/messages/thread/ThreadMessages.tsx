import { MESSAGES } from '../../../../domain/locales/en/people'
import type { ThreadPage } from '../../../../domain/messages/messages.schema'
import type { Post } from '../../../../domain/posts/posts.schema'
import type { useConversationMessages } from '../../../api/messages/messages.queries'
import { useMinute } from '../../../hooks/useMinute'
import { EmptyState } from '../../../parts/loading/EmptyState'
import { Button } from '../../../ui/buttons/Button'
import { formatDay, groupByDay } from './days'
import { Message, type MessageActions } from './Message'

type Props = {
  thread: ReturnType<typeof useConversationMessages>
  /** The loaded messages, oldest first. */
  posts: readonly Post[]
  meId: string
  actions: MessageActions
  /** The id of a linked message: highlighted for two seconds. */
  highlightedId: string | null
  isUnheard: (post: Post) => boolean
}

/** The messages of a thread, grouped by day, and a button to load earlier ones. */
export function ThreadMessages({ thread, posts, meId, actions, highlightedId, isUnheard }: Props) {
  const now = useMinute()
  const heardByPeer: ThreadPage['heardByPeer'] = Object.assign(
    {},
    ...(thread.data?.pages ?? []).map((page) => page.heardByPeer),
  )
  const moments: NonNullable<ThreadPage['moments']> = Object.assign(
    {},
    ...(thread.data?.pages ?? []).map((page) => page.moments),
  )
  if (posts.length === 0)
    return <EmptyState title={MESSAGES.emptyThread.title} text={MESSAGES.emptyThread.text} />
  return (
    <div className="messages">
      {thread.hasNextPage ? (
        <Button
          tone="line"
          size="sm"
          busy={thread.isFetchingNextPage}
          onClick={() => void thread.fetchNextPage()}
        >
          {thread.isFetchingNextPage ? MESSAGES.loadingEarlier : MESSAGES.showEarlier}
        </Button>
      ) : null}
      {groupByDay(posts).map(({ day, at, items }) => (
        <div key={day} className="of-day">
          <h3 className="day">{formatDay(at, now)}</h3>
          <ol>
            {items.map((post) => (
              <Message
                key={post.id}
                post={post}
                isMine={post.author.id === meId}
                actions={actions}
                isHighlighted={post.id === highlightedId}
                isUnheard={isUnheard(post)}
                heardByPeerAt={heardByPeer[post.id]}
                moment={moments[post.id]}
              />
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
