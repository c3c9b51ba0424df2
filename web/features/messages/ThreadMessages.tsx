import type { Post } from '../../../domain/posts.schema'
import type { useThread } from '../../api/messages.queries'
import { useMinute } from '../../state/useMinute'
import { Button } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { MESSAGES } from '../../words/messages'
import { byDay, dayName } from './days'
import { type Deeds, Message } from './Message'

type Props = {
  thread: ReturnType<typeof useThread>
  /** The loaded messages, oldest first. */
  posts: readonly Post[]
  meId: string
  deeds: Deeds
  /** The id of a linked message: highlighted for two seconds. */
  landed: string | null
}

/** The messages of a thread, grouped by day, with a button to load earlier ones. */
export function ThreadMessages({ thread, posts, meId, deeds, landed }: Props) {
  const now = useMinute()
  if (posts.length === 0) return <Empty title={MESSAGES.threadEmpty.title} text={MESSAGES.threadEmpty.text} />
  return (
    <div className="msgs">
      {thread.hasNextPage ? (
        <Button
          tone="line"
          size="sm"
          busy={thread.isFetchingNextPage}
          onClick={() => void thread.fetchNextPage()}
        >
          {thread.isFetchingNextPage ? MESSAGES.loadingOlder : MESSAGES.older}
        </Button>
      ) : null}
      {byDay(posts).map(({ day, at, items }) => (
        <div key={day} className="of-day">
          <h3 className="day">{dayName(at, now)}</h3>
          <ol>
            {items.map((post) => (
              <Message
                key={post.id}
                post={post}
                mine={post.author.id === meId}
                deeds={deeds}
                landed={post.id === landed}
              />
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
