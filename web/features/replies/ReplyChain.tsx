import './ReplyChain.css'
import { useRef } from 'react'
import { isExpired } from '../../../domain/expiry'
import type { Post } from '../../../domain/posts.schema'
import { textOf } from '../../api/failure'
import { useReplies } from '../../api/replies.queries'
import { usePlayList } from '../../audio/usePlayList'
import { PlayFrom } from '../../state/play-from'
import { useMinute } from '../../state/useMinute'
import { Button } from '../../ui/Button'
import { Oops } from '../../ui/Oops'
import { Bone, Skeleton } from '../../ui/Skeleton'
import { useKeepAnswered } from '../../ui/useKeepAnswered'
import { REPLIES } from '../../words/replies'
import { ReplyItem, type ReplyThread, replyPlayable } from './ReplyItem'
import { useLedReply } from './useLedReply'

type Props = {
  /** The post that is replied to. */
  parent: Post
  /** Opens under a reply; recursive. */
  Thread: ReplyThread
}

/** The replies to a post, oldest first; updated live. */
export function ReplyChain({ parent, Thread }: Props) {
  const replies = useReplies(parent.id)
  const ref = useRef<HTMLElement>(null)
  const now = useMinute()
  const pages = replies.data?.pages.flatMap((page) => page.items) ?? []
  // A reply that arrived between two page reads is in both.
  const unique = [...new Map(pages.map((reply) => [reply.id, reply])).values()]
  const living = useKeepAnswered(
    unique.filter(({ expiresAt }) => !isExpired(expiresAt, now)),
    parent.id,
  )
  const playFrom = usePlayList(living.flatMap((reply) => replyPlayable(reply) ?? []))
  const landed = useLedReply({
    known: living.map(({ id }) => id),
    pages: replies.data?.pages.length ?? 0,
    more: replies.hasNextPage && !replies.isFetching ? () => void replies.fetchNextPage() : null,
  })
  return (
    <section ref={ref} className="answers" aria-label={REPLIES.chain(parent.title)} tabIndex={-1}>
      {replies.isPending ? (
        <Skeleton label={REPLIES.loading}>
          <Bone shape="strip" height="46px" />
        </Skeleton>
      ) : null}
      {replies.isError && !replies.data ? (
        <Oops text={textOf(replies.error)} busy={replies.isFetching} onRetry={() => void replies.refetch()} />
      ) : null}
      {replies.isSuccess && living.length === 0 ? <p className="quiet">{REPLIES.none}</p> : null}
      {living.length > 0 ? (
        <PlayFrom value={playFrom}>
          <ol className="chain">
            {living.map((reply) => (
              <ReplyItem
                key={reply.id}
                reply={reply}
                parent={parent}
                now={now}
                landed={reply.id === landed}
                Thread={Thread}
                onDeleted={() => ref.current?.focus()}
              />
            ))}
          </ol>
        </PlayFrom>
      ) : null}
      {replies.hasNextPage ? (
        <span className="more-replies">
          <Button
            tone="quiet"
            size="sm"
            busy={replies.isFetchingNextPage}
            onClick={() => void replies.fetchNextPage()}
          >
            {replies.isFetchingNextPage ? REPLIES.loadingMore : REPLIES.more}
          </Button>
        </span>
      ) : null}
    </section>
  )
}
