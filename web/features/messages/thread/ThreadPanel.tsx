import './Thread.css'
import Send from 'lucide-react/icons/send'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { formatErrorMessage } from '../../../../domain/errors/errors'
import { MESSAGES, REQUESTS, THREAD } from '../../../../domain/locales/en/people'
import type { ShownPeer } from '../../../../domain/people/author.schema'
import type { Post } from '../../../../domain/posts/posts.schema'
import { formatDuration } from '../../../../domain/time/duration'
import { useConversationMessages } from '../../../api/messages/messages.queries'
import type { RequestDecision } from '../../../api/messages/requests.mutations'
import type { Playable } from '../../../audio/playback/playable'
import { useMinute } from '../../../hooks/useMinute'
import { usePageVisible } from '../../../hooks/usePageVisible'
import { MESSAGE_KIND } from '../../../kinds'
import { QueryError } from '../../../parts/loading/QueryError'
import { PlayFromContext } from '../../../parts/player/play-from-context'
import { useView } from '../../../state/view'
import { Button } from '../../../ui/buttons/Button'
import { useHeldItems } from '../../../ui/lists/useHeldItems'
import { showToast } from '../../../ui/overlays/toast'
import { playConversation, stopConversation, useConversationProgress } from '../conversation-playback'
import { getPeerName, hasLeft } from '../conversation-text'
import { RequestActions } from '../requests/RequestActions'
import { useAnswerRequest } from '../requests/useAnswerRequest'
import { formatMoment } from './days'
import { LeavingMessages } from './LeavingMessages'
import type { MessageActions } from './Message'
import { ThreadSkeleton } from './MessageSkeletons'
import { LoadingThreadHeader, ThreadHeader } from './ThreadHeader'
import { ThreadMessages } from './ThreadMessages'
import { useComposerRef } from './useComposerRef'
import { useIsUnheardMessage, useMarkHeard, useUnreadCount } from './useHeardMessages'
import { useIsRecordingTo } from './useIsRecordingTo'
import { useLeavingMessages } from './useLeavingMessages'
import { useStickToEnd } from './useStickToEnd'
import { useTargetMessage } from './useTargetMessage'

type Props = {
  peerKey: string
  meId: string
  /** The label of the back button. */
  backLabel: string
  onBack: () => void
  /** Called after this thread, a request, was deleted. */
  onDismissed: () => void
  /** Renders the recorder of a reply to the peer's last message, or of a first one; provided by the screen. */
  recorder: (peer: ShownPeer, theirLast: Post | null) => ReactNode
  actions: Omit<MessageActions, 'onDeliver' | 'onBlocked'> & {
    onDeliver: (post: Post, peer: ShownPeer) => void
  }
}

/** A conversation: played as a whole or message by message, with a composer. */
export function ThreadPanel({ peerKey, meId, backLabel, onBack, onDismissed, recorder, actions }: Props) {
  const thread = useConversationMessages(peerKey)
  const { peer, state, seenAt = 0, isEmailRefused = false } = thread.data?.pages[0] ?? {}
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
  const [isLoadingAll, setLoadingAll] = useState(false)
  const run = useConversationProgress(peerKey)
  const composer = useComposerRef()
  const isRecording = useIsRecordingTo(peer)
  const last = posts.at(-1)
  const unread = useUnreadCount(peerKey)
  const markHeard = useMarkHeard(meId)
  const isUnheard = useIsUnheardMessage(seenAt)
  const isVisible = usePageVisible()
  const now = useMinute()
  // Marks messages without sound. A request stays unread until it is accepted.
  useEffect(() => {
    if (isVisible && state === 'open' && unread > 0 && posts.length > 0) markHeard(peerKey)
  }, [isVisible, state, unread, posts, markHeard, peerKey])
  const { answerRequest, busy } = useAnswerRequest()
  const { params } = useView()
  const targetId = params.get('post')
  const leaving = useLeavingMessages(meId, peer)
  useStickToEnd(panel, peerKey, leaving.at(-1)?.id ?? last?.id, targetId !== null)
  const highlightedId = useTargetMessage(targetId, posts, thread)
  const isLoaded = peer !== undefined
  useEffect(() => {
    // On phones the focused list is replaced; beside the list the focus stays there.
    if (isLoaded && targetId === null && !isBesideList()) heading.current?.focus({ preventScroll: true })
  }, [isLoaded, targetId])

  const { onShare, onDelete, onDeliver } = actions
  const messageActions = useMemo<MessageActions>(
    () => ({
      onShare,
      onDelete,
      onBlocked: onBack,
      onDeliver: peer && peer.person === null && !hasLeft(peer) ? (post) => onDeliver(post, peer) : null,
    }),
    [onShare, onDelete, onDeliver, onBack, peer],
  )

  const shownName = peer ? getPeerName(peer) : ''
  const playFrom = useCallback(
    (item: Playable) => void playConversation(peerKey, posts, shownName, { fromId: item.id, isChosen: true }),
    [peerKey, posts, shownName],
  )

  /** Restores the focus: the pressed button is removed. */
  function handleAnswered(action: RequestDecision['action']) {
    if (action === 'accept') heading.current?.focus({ preventScroll: true })
    else onDismissed()
  }

  /**
   * Plays the whole conversation, loading earlier pages first: from the oldest unheard message, else from the start.
   */
  async function play() {
    setLoadingAll(true)
    let { data, hasNextPage, error } = thread
    while (hasNextPage && !error) ({ data, hasNextPage, error } = await thread.fetchNextPage())
    setLoadingAll(false)
    if (error || !data) return showToast({ text: formatErrorMessage('play.conversation_error'), tone: 'bad' })
    const all = data.pages.toReversed().flatMap(({ items }) => items)
    const name = peer ? getPeerName(peer) : ''
    const from = all.find(isUnheard)
    if (!playConversation(peerKey, all, name, { fromId: from?.id }))
      showToast({ text: formatErrorMessage('play.no_conversation'), tone: 'bad' })
  }

  if (!peer)
    return (
      <section ref={panel} className="thread" data-kind={MESSAGE_KIND} aria-label={MESSAGES.loadingThread}>
        <LoadingThreadHeader backLabel={backLabel} onBack={onBack} />
        {thread.isError ? <QueryError query={thread} /> : <ThreadSkeleton label={MESSAGES.loadingThread} />}
      </section>
    )

  const theirLast = posts.findLast(({ author }) => author.id !== meId) ?? null
  const myLast = posts.findLast(({ author }) => author.id === meId) ?? null
  const isRequest = state === 'request'
  const heardByPeer = thread.data?.pages.flatMap((page) => Object.values(page.heardByPeer)) ?? []
  const lastHeardAt = Math.max(0, ...heardByPeer.map((at) => at ?? 0))
  return (
    <section
      ref={panel}
      className="thread"
      data-kind={MESSAGE_KIND}
      aria-label={THREAD.label(getPeerName(peer))}
    >
      <ThreadHeader
        peer={peer}
        note={
          lastHeardAt > 0
            ? THREAD.heardAt(formatMoment(lastHeardAt, now))
            : isRequest
              ? REQUESTS.request
              : THREAD.private
        }
        summary={formatSummary(posts, isRequest ? [] : posts.filter(isUnheard), thread.hasNextPage)}
        run={run}
        lengths={posts.map(({ seconds }) => seconds)}
        busy={isLoadingAll}
        headingRef={heading}
        backLabel={backLabel}
        onBack={onBack}
        onPlay={() => void play()}
        onStop={stopConversation}
        onShare={last ? () => onShare(last) : null}
      />
      <div>
        {hasLeft(peer) ? (
          <div className="delivery-note row wrap subtle">
            <span>{THREAD.accountDeleted}</span>
          </div>
        ) : peer.person === null ? (
          <div className="delivery-note row wrap subtle">
            <span>{getDeliveryHint(peer, isEmailRefused)}</span>
            {myLast ? (
              <Button
                tone="soft"
                size="sm"
                icon={<Send className="icon flip" />}
                onClick={() => onDeliver(myLast, peer)}
              >
                {MESSAGES.sendLink}
              </Button>
            ) : null}
          </div>
        ) : null}
        <PlayFromContext value={playFrom}>
          <ThreadMessages
            thread={thread}
            posts={posts}
            meId={meId}
            actions={messageActions}
            highlightedId={highlightedId}
            isUnheard={isUnheard}
          />
        </PlayFromContext>
        <LeavingMessages drafts={leaving} to={shownName} />
      </div>
      {isRequest && last && !isRecording ? (
        <div ref={composer} className="composer -request">
          <p className="subtle">{REQUESTS.prompt(getPeerName(peer))}</p>
          <RequestActions
            name={getPeerName(peer)}
            busy={busy?.action ?? null}
            onAnswer={(action) => answerRequest(action, { peer, last }, () => handleAnswered(action))}
          />
        </div>
      ) : hasLeft(peer) ? null : (
        <div ref={composer} className="composer">
          {recorder(peer, theirLast)}
        </div>
      )}
    </section>
  )
}

/** '9 messages · 2 unheard, 0:35'. */
function formatSummary(posts: readonly Post[], unheard: readonly Post[], hasMore: boolean): string {
  const count = MESSAGES.count(
    hasMore ? posts.length + 1 : posts.length,
    hasMore ? posts.length + 1 : Number.POSITIVE_INFINITY,
  )
  if (unheard.length === 0) return count
  const seconds = unheard.reduce((sum, post) => sum + post.seconds, 0)
  return `${count} · ${THREAD.unheardCount(unheard.length)}, ${formatDuration(seconds)}`
}

function isBesideList(): boolean {
  return matchMedia('(width >= 900px)').matches
}

/** How messages reach a peer who is an address or a number. */
function getDeliveryHint({ key }: ShownPeer, isEmailRefused: boolean): string {
  if (key.startsWith('phone:')) return THREAD.phoneHint
  return isEmailRefused ? THREAD.emailRefused : THREAD.emailHint
}
