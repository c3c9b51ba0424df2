import { useCallback, useState } from 'react'
import { REPLY_PANEL } from '../../domain/locales/en/posts'
import type { Post, PublishedPost } from '../../domain/posts/posts.schema'
import { useMe } from '../api/auth/session.queries'
import { toChosenParent } from '../drafts/store/chosen-parent'
import { useMarkPostRead } from '../features/notifications/useMarkPostRead'
import { ReplyPanel } from '../features/record/ReplyPanel'
import { ChosenParents } from '../features/replies/ChosenParents'
import { ReplyChain } from '../features/replies/ReplyChain'
import { ReplyClosed } from '../features/replies/ReplyClosed'
import { lazyDialog } from '../parts/loading/lazy-dialog'
import type { ListedPost } from '../parts/posts/useKeepReplyTargets'
import { findReply } from '../recording/places'
import { useForm, useRecordState } from '../recording/useRecording'
import { reportInvitations } from '../state/invitation-outcomes'
import { useReplyPanel } from '../state/reply-panel'
import { showMoment } from '../state/shown-moment'
import { showToast } from '../ui/overlays/toast'

const ParentPicker = lazyDialog(() => import('../features/replies/ParentPicker'), 'ParentPicker')

/** The thread under a card: the reply recorder, or why it is locked, and the replies. */
export function PostThread({ post }: { post: ListedPost<Post> }) {
  const [panel, openPanel] = useReplyPanel()
  useMarkPostRead(post.id)
  const isOpen = panel === post.id
  const [sentId, setSentId] = useState<string | null>(null)
  const close = useCallback(() => {
    openPanel(null)
    // Returns the focus; the panel's own button is gone. A sent reply may have it already.
    if (!document.activeElement?.matches('li[data-post]'))
      document.querySelector<HTMLElement>(`[data-reply="${CSS.escape(post.id)}"]`)?.focus()
  }, [openPanel, post.id])
  return (
    <>
      {isOpen || (post.replyLock && !post.isGone) ? (
        <ReplyRecorder
          post={post}
          isOpened={isOpen}
          onClose={close}
          onSent={({ post: { id } }) => {
            showMoment(null)
            setSentId(id)
          }}
        />
      ) : null}
      {/* An unavailable post shows only the recorder. */}
      {isOpen && post.isGone ? null : <ReplyChain parent={post} Thread={PostThread} sentId={sentId} />}
    </>
  )
}

type RecorderProps = {
  post: ListedPost<Post>
  /** Whether the recorder was opened here. */
  isOpened: boolean
  onClose: () => void
  onSent: (published: PublishedPost) => void
}

function ReplyRecorder({ post, isOpened, onClose, onSent }: RecorderProps) {
  const me = useMe()
  const [picking, setPicking] = useState(false)
  const state = useRecordState(useForm(() => findReply(post.id))?.formId)
  // Locking the thread does not remove a recording in progress.
  const isStarted = isOpened && state.at !== 'idle'
  if (post.replyLock && !isStarted) return <ReplyClosed lock={post.replyLock} requested={isOpened} />
  return (
    <ReplyPanel
      post={post}
      parent={toChosenParent(post)}
      me={me}
      onClose={onClose}
      onSent={(published) => {
        onSent(published)
        if (!reportInvitations(published, REPLY_PANEL.sent)) showToast({ text: REPLY_PANEL.sent, tone: 'ok' })
      }}
      parents={(part) => (
        <>
          <ChosenParents {...part} fixedId={post.id} onPick={() => setPicking(true)} />
          {picking ? (
            <ParentPicker
              chosen={part.parents}
              onClose={() => setPicking(false)}
              onChoose={(chosen) => {
                setPicking(false)
                part.onChange(chosen)
              }}
            />
          ) : null}
        </>
      )}
    />
  )
}
