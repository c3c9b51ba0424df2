import './Thread.css'
import { Mic, Send } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { messageOf } from '../../../domain/errors'
import type { ShownPeer } from '../../../domain/messages.schema'
import type { Post } from '../../../domain/posts.schema'
import { textOf } from '../../api/failure'
import { useThread } from '../../api/messages.queries'
import type { Settling } from '../../api/requests.mutations'
import type { Playable } from '../../audio/playable'
import { MESSAGE_KIND } from '../../kinds'
import { PlayFrom } from '../../state/play-from'
import { usePageSeen } from '../../state/usePageSeen'
import { useView } from '../../state/view'
import { Button } from '../../ui/Button'
import { Oops } from '../../ui/Oops'
import { toast } from '../../ui/toast'
import { useHeldItems } from '../../ui/useHeldItems'
import { MESSAGES, REQUESTS, THREAD } from '../../words/messages'
import { playConversation, stopConversation, useConversationRun } from './conversation-run'
import { listUnheard } from './heard-messages'
import type { Deeds } from './Message'
import { RequestDeeds } from './RequestDeeds'
import { ThreadHead, ThreadTop } from './ThreadHead'
import { ThreadMessages } from './ThreadMessages'
import { hasLeft, nameOf } from './telling'
import { useEnd } from './useEnd'
import { useMarkHeard, useUnreadOf } from './useHeardMessages'
import { useLedMessage } from './useLedMessage'
import { useSettle } from './useSettle'
import { ThreadSkeleton } from './Waiting'

type Props = {
  peerKey: string
  meId: string
  /** The label of the back button. */
  backLabel: string
  onBack: () => void
  /** Called after this thread, a request, was deleted. */
  onPutAway: () => void
  /** Records a reply to the peer's last message, or a new message to them. */
  onReply: (peer: ShownPeer, theirLast: Post | null) => void
  deeds: Omit<Deeds, 'onDeliver' | 'onBlocked'> & { onDeliver: (post: Post, peer: ShownPeer) => void }
}

/** One conversation: played as a whole or message by message, with a composer. */
export function ThreadPanel({ peerKey, meId, backLabel, onBack, onPutAway, onReply, deeds }: Props) {
  const thread = useThread(peerKey)
  const { peer, state } = thread.data?.pages[0] ?? {}
  const read = useMemo(
    () => thread.data?.pages.toReversed().flatMap(({ items }) => items) ?? [],
    [thread.data],
  )
  const posts = useHeldItems(read, {
    attribute: 'data-post',
    getId: (post) => post.id,
    getTime: (post) => post.createdAt,
    hasMore: thread.hasNextPage,
  })
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [gathering, setGathering] = useState(false)
  const run = useConversationRun(peerKey)
  const last = posts.at(-1)
  const unread = useUnreadOf(peerKey)
  const markHeard = useMarkHeard(meId)
  const isVisible = usePageSeen()
  // Marks messages without sound. A request stays unread until it is accepted.
  useEffect(() => {
    if (isVisible && state === 'open' && unread > 0 && posts.length > 0) markHeard(peerKey)
  }, [isVisible, state, unread, posts, markHeard, peerKey])
  const { answerRequest, busy } = useSettle()
  const { params } = useView()
  const wanted = params.get('post')
  useEnd(panel, peerKey, last?.id, wanted !== null)
  const landed = useLedMessage(wanted, posts, thread)
  const known = peer !== undefined
  useEffect(() => {
    // On phones the focused list is replaced; beside the list the focus stays there.
    if (known && wanted === null && !isBesideList()) heading.current?.focus({ preventScroll: true })
  }, [known, wanted])

  const heard = run?.id
  useEffect(() => {
    if (heard) panel.current?.querySelector(`[data-post="${heard}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [heard])

  const { onShare, onDelete, onDeliver } = deeds
  const messageDeeds = useMemo<Deeds>(
    () => ({
      onShare,
      onDelete,
      onBlocked: onBack,
      onDeliver: peer && peer.person === null && !hasLeft(peer) ? (post) => onDeliver(post, peer) : null,
    }),
    [onShare, onDelete, onDeliver, onBack, peer],
  )

  const shownName = peer ? nameOf(peer) : ''
  const playFrom = useCallback(
    (item: Playable) => void playConversation(peerKey, posts, shownName, item.id),
    [peerKey, posts, shownName],
  )

  /** Restores the focus: the pressed button is removed. */
  function settled(deed: Settling['deed']) {
    if (deed === 'accept') heading.current?.focus({ preventScroll: true })
    else onPutAway()
  }

  /**
   * Plays the whole conversation, loading earlier pages first: from the oldest unheard message, else from the start.
   */
  async function play() {
    setGathering(true)
    let { data, hasNextPage, error } = thread
    while (hasNextPage && !error) ({ data, hasNextPage, error } = await thread.fetchNextPage())
    setGathering(false)
    if (error || !data) return toast({ text: messageOf('play.conversation_error'), tone: 'bad' })
    const all = data.pages.toReversed().flatMap(({ items }) => items)
    const name = peer ? nameOf(peer) : ''
    const from = listUnheard(all, meId, unread).find(({ audioUrl }) => audioUrl !== null)
    if (!playConversation(peerKey, all, name, from?.id))
      toast({ text: messageOf('play.no_conversation'), tone: 'bad' })
  }

  if (!peer)
    return (
      <section ref={panel} className="thread" data-kind={MESSAGE_KIND} aria-label={MESSAGES.loadingThread}>
        <ThreadTop backLabel={backLabel} onBack={onBack} />
        {thread.isError ? (
          <Oops text={textOf(thread.error)} busy={thread.isFetching} onRetry={() => void thread.refetch()} />
        ) : (
          <ThreadSkeleton label={MESSAGES.loadingThread} />
        )}
      </section>
    )

  const theirLast = posts.findLast(({ author }) => author.id !== meId) ?? null
  const myLast = posts.findLast(({ author }) => author.id === meId) ?? null
  const isRequest = state === 'request'
  const facts = (isRequest ? REQUESTS : THREAD).facts(posts.length, thread.hasNextPage)
  return (
    <section ref={panel} className="thread" data-kind={MESSAGE_KIND} aria-label={THREAD.label(nameOf(peer))}>
      <ThreadHead
        peer={peer}
        facts={facts}
        run={run}
        busy={gathering}
        headingRef={heading}
        backLabel={backLabel}
        onBack={onBack}
        onPlay={() => void play()}
        onStop={stopConversation}
        onShare={last ? () => onShare(last) : null}
      />
      <div>
        {hasLeft(peer) ? (
          <div className="delivery-note">
            <span>{THREAD.left}</span>
          </div>
        ) : peer.person === null ? (
          <div className="delivery-note">
            <span>{peer.key.startsWith('tel:') ? THREAD.toPhone : THREAD.toMail}</span>
            {myLast ? (
              <Button
                tone="soft"
                size="sm"
                icon={<Send className="i flip" />}
                onClick={() => onDeliver(myLast, peer)}
              >
                {MESSAGES.deliver}
              </Button>
            ) : null}
          </div>
        ) : null}
        <PlayFrom value={playFrom}>
          <ThreadMessages thread={thread} posts={posts} meId={meId} deeds={messageDeeds} landed={landed} />
        </PlayFrom>
      </div>
      {isRequest && last ? (
        <div className="composer -request">
          <p>{REQUESTS.asks(nameOf(peer))}</p>
          <RequestDeeds
            name={nameOf(peer)}
            busy={busy?.deed ?? null}
            onSettle={(deed) => answerRequest(deed, { peer, last }, () => settled(deed))}
          />
        </div>
      ) : hasLeft(peer) ? null : (
        <div className="composer">
          <Button
            tone="primary"
            size="lg"
            icon={<Mic className="i" />}
            onClick={() => onReply(peer, theirLast)}
          >
            {THREAD.reply}
          </Button>
        </div>
      )}
    </section>
  )
}

function isBesideList(): boolean {
  return matchMedia('(width >= 900px)').matches
}
