import './ReplyChain.css'
import Play from 'lucide-react/icons/play'
import { Fragment, useCallback, useRef } from 'react'
import { getPostName } from '../../../domain/locales/en/kinds'
import { THREAD } from '../../../domain/locales/en/people'
import { REPLIES } from '../../../domain/locales/en/posts'
import type { Post } from '../../../domain/posts/posts.schema'
import { useIsUnheard } from '../../api/posts/heard.queries'
import { useThreadReplies } from '../../api/posts/moments.queries'
import { toPlayable } from '../../audio/playback/playable'
import { usePlayInList } from '../../audio/playback/usePlayInList'
import { useMinute } from '../../hooks/useMinute'
import { ListState } from '../../parts/loading/ListState'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { PlayFromContext } from '../../parts/player/play-from-context'
import { UnheardLine } from '../../parts/posts/UnheardLine'
import { useKeepReplyTargets } from '../../parts/posts/useKeepReplyTargets'
import { useUnexpired } from '../../parts/posts/useUnexpired'
import { useShownMoment } from '../../state/shown-moment'
import { Button } from '../../ui/buttons/Button'
import { useUniqueItems } from '../../ui/lists/useUniqueItems'
import { ReplyItem, type ReplyThread } from './ReplyItem'
import { ThreadTools } from './ThreadTools'
import { useScrollToReply } from './useScrollToReply'

type Props = {
  /** The post that is replied to. */
  parent: Post
  /** Opens under a reply; recursive. */
  Thread: ReplyThread
  /** The reply that the viewer has just sent here: it is scrolled to and focused. */
  sentId: string | null
}

/** The replies to a post, oldest first; updated live. */
export function ReplyChain({ parent, Thread, sentId }: Props) {
  const shownMoment = useShownMoment(parent.id)
  const replies = useThreadReplies(parent.id, shownMoment)
  const ref = useRef<HTMLElement>(null)
  const now = useMinute()
  const unique = useUniqueItems(replies.data?.pages)
  const { refetch } = replies
  const refresh = useCallback(() => void refetch(), [refetch])
  const shown = useKeepReplyTargets(useUnexpired(unique, refresh), parent.id)
  const items = shown.flatMap((reply) => toPlayable(reply) ?? [])
  const playFrom = usePlayInList(items, { name: REPLIES.threadLabel(getPostName(parent)) })
  const isUnheard = useIsUnheard()
  const unheard = shown.filter((reply) => !reply.isGone && isUnheard(reply))
  // Where none was heard yet there is nothing to divide.
  const divided = unheard[0]?.id === shown[0]?.id ? undefined : items.find(({ id }) => id === unheard[0]?.id)
  const highlightedId = useScrollToReply({
    known: shown.map(({ id }) => id),
    pages: replies.data?.pages.length ?? 0,
    more: replies.hasNextPage && !replies.isFetching ? () => void replies.fetchNextPage() : null,
    sentId,
  })
  const isComplete =
    shownMoment === null && !replies.hasNextPage && shown.every(({ replyCount }) => replyCount === 0)
  return (
    <section
      ref={ref}
      className="answers stack -m"
      aria-label={REPLIES.threadLabel(getPostName(parent))}
      tabIndex={-1}
    >
      <ThreadTools
        parent={parent}
        shown={shownMoment}
        hasReplies={shown.length > 0}
        seconds={isComplete ? shown.reduce((sum, reply) => sum + reply.seconds, parent.seconds) : null}
      />
      <ListState
        list={replies}
        skeleton={
          <Skeleton label={REPLIES.loading}>
            <SkeletonBlock shape="strip" height="46px" />
          </Skeleton>
        }
        isEmpty={replies.isSuccess && shown.length === 0}
        empty={<p className="quiet">{REPLIES.empty}</p>}
      />
      {shown.length > 0 ? (
        <PlayFromContext value={playFrom}>
          <ol className="chain">
            {shown.map((reply) => (
              <Fragment key={reply.id}>
                {divided?.id === reply.id ? (
                  <UnheardLine>
                    <Button
                      tone="quiet"
                      size="sm"
                      icon={<Play className="icon icon-small i-play" />}
                      onClick={() => playFrom(divided)}
                    >
                      {THREAD.playUnheard(unheard.length)}
                    </Button>
                  </UnheardLine>
                ) : null}
                <ReplyItem
                  reply={reply}
                  parent={parent}
                  now={now}
                  isHighlighted={reply.id === highlightedId}
                  Thread={Thread}
                  onDeleted={() => ref.current?.focus()}
                />
              </Fragment>
            ))}
          </ol>
        </PlayFromContext>
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
