import { lazy, useCallback, useState } from 'react'
import type { Post } from '../../domain/posts.schema'
import { useMe } from '../api/session.queries'
import { chosenOf } from '../audio/chosen'
import { useLookedAt } from '../features/notifications/useLookedAt'
import { ReplyPanel } from '../features/record/ReplyPanel'
import { isReplyTo } from '../features/record/reply'
import { useRecordSession } from '../features/record/useRecordSession'
import { ChosenParents } from '../features/replies/ChosenParents'
import { ReplyChain } from '../features/replies/ReplyChain'
import { ReplyClosed } from '../features/replies/ReplyClosed'
import { reportInvitations } from '../state/invitation-outcomes'
import { useReplyPanel } from '../state/reply-panel'
import { LazyPart } from '../ui/LazyPart'
import { toast } from '../ui/toast'
import type { Listed } from '../ui/useKeepAnswered'
import { DialogWaits } from '../ui/Waits'
import { REPLY_PANEL } from '../words/replies'
import { send } from './send-draft'

const ParentPicker = lazy(async () => ({
  default: (await import('../features/replies/ParentPicker')).ParentPicker,
}))

/** The thread under a card: the reply recorder, or why it is locked, and the replies. */
export function Thread({ post }: { post: Listed<Post> }) {
  const [panel, openPanel] = useReplyPanel()
  useLookedAt(post.id)
  const here = panel === post.id
  const close = useCallback(() => {
    openPanel(null)
    // Returns the focus; the panel's own button is gone.
    document.querySelector<HTMLElement>(`[data-reply="${CSS.escape(post.id)}"]`)?.focus()
  }, [openPanel, post.id])
  return (
    <>
      {here || (post.replyLock && !post.isGone) ? (
        <Recorder post={post} asked={here} onClose={close} />
      ) : null}
      {/* An unavailable post shows only the recorder. */}
      {here && post.isGone ? null : <ReplyChain parent={post} Thread={Thread} />}
    </>
  )
}

type RecorderProps = {
  post: Listed<Post>
  /** Whether the recorder was opened here. */
  asked: boolean
  onClose: () => void
}

function Recorder({ post, asked, onClose }: RecorderProps) {
  const me = useMe()
  const [picking, setPicking] = useState(false)
  const { state, form } = useRecordSession()
  // Locking the thread does not remove a recording in progress.
  const isBegun = asked && state.at !== 'idle' && isReplyTo(form, post.id)
  if (post.replyLock && !isBegun) return <ReplyClosed lock={post.replyLock} asked={asked} />
  return (
    <ReplyPanel
      post={post}
      parent={chosenOf(post)}
      me={me}
      send={send}
      onClose={onClose}
      onSent={(published) => {
        if (!reportInvitations(published, REPLY_PANEL.sent)) toast({ text: REPLY_PANEL.sent, tone: 'ok' })
      }}
      parents={(part) => (
        <>
          <ChosenParents {...part} fixedId={post.id} onPick={() => setPicking(true)} />
          {picking ? (
            <LazyPart waits={<DialogWaits />} onLost={() => setPicking(false)}>
              <ParentPicker
                chosen={part.parents}
                onClose={() => setPicking(false)}
                onChoose={(chosen) => {
                  setPicking(false)
                  part.onChange(chosen)
                }}
              />
            </LazyPart>
          ) : null}
        </>
      )}
    />
  )
}
