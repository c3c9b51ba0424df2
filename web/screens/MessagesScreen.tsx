import '../features/messages/inbox.css'
import '../features/posts/feed/feed.css'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { MESSAGES, REQUESTS, THREAD } from '../../domain/locales/en/people'
import type { ShownPeer } from '../../domain/people/author.schema'
import type { Me } from '../../domain/people/people.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { useMe } from '../api/auth/session.queries'
import { useConversations, useInboxCounts, useRequests } from '../api/messages/messages.queries'
import { announcePublished } from '../drafts/outbox/announce-published'
import { toChosenParent } from '../drafts/store/chosen-parent'
import { ConversationList } from '../features/messages/ConversationList'
import { DeliverDialog } from '../features/messages/DeliverDialog'
import { RequestList } from '../features/messages/requests/RequestList'
import { ThreadPanel } from '../features/messages/thread/ThreadPanel'
import { DeletePost } from '../features/posts/DeletePost'
import { KIND_UI, MESSAGE_KIND } from '../kinds'
import { EmptyState } from '../parts/loading/EmptyState'
import { useShare } from '../parts/posts/useShare'
import { recordMessage } from '../recording/places'
import { promptSignIn } from '../state/sign-in'
import { goTo, useView } from '../state/view'
import { Button } from '../ui/buttons/Button'
import { LazyPart } from '../ui/states/LazyPart'
import { lazyPart } from '../ui/states/lazy-part'

const MessageRecorder = lazyPart(() => import('../features/record/MessageRecorder'), 'MessageRecorder')

/** Private messages: the list of conversations and the open thread, beside or instead of it. */
export function MessagesScreen() {
  const me = useMe()
  return (
    <div data-kind={MESSAGE_KIND}>
      {me === null ? <SignedOut /> : me ? <Inbox key={me.id} me={me} /> : null}
    </div>
  )
}

type MessageDialog = { what: 'delete'; post: Post } | { what: 'deliver'; post: Post; peer: ShownPeer }

function Inbox({ me }: { me: Me }) {
  const { id: meId } = me
  const { params } = useView()
  const openKey = params.get('with')
  const inRequests = params.get('box') === 'requests'
  const list = useConversations(true)
  const requests = useRequests(inRequests)
  const waiting = useInboxCounts(true)
  const [dialog, setDialog] = useState<MessageDialog | null>(null)
  const close = () => setDialog(null)
  useOpenPublished(params.get('post'), openKey, list.data?.pages[0]?.items)

  const { share: onShare, shareDialog } = useShare()
  const onDelete = useCallback((post: Post) => setDialog({ what: 'delete', post }), [])
  const onDeliver = useCallback(
    (post: Post, peer: ShownPeer) => setDialog({ what: 'deliver', post, peer }),
    [],
  )
  const onBack = useCallback(
    () => goTo('mue-messages', inRequests ? { box: 'requests' } : {}, { replace: true }),
    [inRequests],
  )
  const { heading, leaveRequest } = useBoxFocus(inRequests, openKey)
  const { noneSelected } = inRequests ? REQUESTS : MESSAGES
  const renderRecorder = (peer: ShownPeer, theirLast: Post | null) => (
    <LazyPart>
      <MessageRecorder
        peer={peer}
        answered={theirLast && toChosenParent(theirLast)}
        me={me}
        onSent={(published, form) => void announcePublished(published, form)}
      />
    </LazyPart>
  )
  const actions = useMemo(() => ({ onShare, onDelete, onDeliver }), [onShare, onDelete, onDeliver])
  return (
    <div className="inbox stack -flush" data-thread={openKey ?? undefined}>
      <h1 className="visually-hidden of-thread">{MESSAGES.heading}</h1>
      {inRequests ? (
        <RequestList
          list={requests}
          openKey={openKey}
          headingRef={heading}
          onDismissed={({ peer }) => {
            if (peer.key === openKey) onBack()
          }}
          onBlocked={leaveRequest}
        />
      ) : (
        <ConversationList
          list={list}
          meId={meId}
          requests={waiting?.requests ?? 0}
          openKey={openKey}
          onReply={({ peer, last }) => recordReply(peer, last.author.id === meId ? null : last)}
          onShare={({ last }) => onShare(last)}
        />
      )}
      {openKey === null ? (
        <section className="thread" aria-label={noneSelected.title}>
          <span />
          <EmptyState bird={KIND_UI[MESSAGE_KIND].bird} title={noneSelected.title} text={noneSelected.text} />
        </section>
      ) : (
        <ThreadPanel
          key={openKey}
          peerKey={openKey}
          meId={meId}
          backLabel={inRequests ? REQUESTS.backToRequests : THREAD.back}
          onBack={onBack}
          onDismissed={leaveRequest}
          recorder={renderRecorder}
          actions={actions}
        />
      )}
      {dialog?.what === 'delete' ? <DeletePost post={dialog.post} onClose={close} /> : null}
      {shareDialog}
      {dialog?.what === 'deliver' ? (
        <DeliverDialog post={dialog.post} peer={dialog.peer} onClose={close} />
      ) : null}
    </div>
  )
}

/** Opens the recorder for a reply to the peer's last message, or for a new message to them. */
function recordReply(peer: ShownPeer, theirLast: Post | null): void {
  recordMessage(peer, theirLast && toChosenParent(theirLast))
}

/** Returns from an answered request to the list of requests and focuses its heading, after the dialog has closed. */
function useBoxFocus(inRequests: boolean, openKey: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  const isInBox = inRequests && openKey === null
  useEffect(() => {
    if (!isLeaving || !isInBox) return
    const frame = requestAnimationFrame(() => {
      setLeaving(false)
      heading.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [isLeaving, isInBox])
  const leaveRequest = useCallback(() => {
    setLeaving(true)
    goTo('mue-messages', { box: 'requests' }, { replace: true })
  }, [])
  return { heading, leaveRequest }
}

/** After publishing, the address names the new message: opens the conversation that ends with it. */
function useOpenPublished(
  postId: string | null,
  openKey: string | null,
  newest: readonly { peer: ShownPeer; last: Post }[] | undefined,
): void {
  const key = newest?.find(({ last }) => last.id === postId)?.peer.key
  useEffect(() => {
    if (postId !== null && openKey === null && key !== undefined)
      goTo('mue-messages', { with: key }, { replace: true })
  }, [postId, openKey, key])
}

function SignedOut() {
  const { title, text, action, reason } = MESSAGES.signedOut
  return (
    <EmptyState
      bird={KIND_UI[MESSAGE_KIND].bird}
      alone
      title={title}
      text={text}
      action={
        <Button tone="kind" onClick={() => void promptSignIn(reason)}>
          {action}
        </Button>
      }
    />
  )
}
