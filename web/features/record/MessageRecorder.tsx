import './MessageRecorder.css'
import Plus from 'lucide-react/icons/plus'
import Send from 'lucide-react/icons/send'
import Trash from 'lucide-react/icons/trash'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getPostMode } from '../../../domain/kinds'
import { THREAD } from '../../../domain/locales/en/people'
import { REPLY_PANEL } from '../../../domain/locales/en/posts'
import { PUBLISH } from '../../../domain/locales/en/record'
import type { ShownPeer } from '../../../domain/people/author.schema'
import type { Me } from '../../../domain/people/people.schema'
import { isUnconfirmed } from '../../../domain/people/recipients'
import type { PublishedPost } from '../../../domain/posts/posts.schema'
import { getRecordedSeconds, IDLE, isIdle, isPublishing } from '../../drafts/session/machine'
import { beginMessage, isMessageTo, recordMessage } from '../../drafts/session/message'
import { refuseRecording } from '../../drafts/session/refuse-recording'
import { reopen } from '../../drafts/session/reopen-draft'
import { cancel, discardRecording } from '../../drafts/session/session'
import { getSession } from '../../drafts/session/session-state'
import { useRecordSession } from '../../drafts/session/useRecordSession'
import type { ChosenParent, DraftForm } from '../../drafts/store/draft-record'
import { KIND_UI, MESSAGE_KIND } from '../../kinds'
import { DiscardDialog } from '../../parts/record/DiscardDialog'
import type { HoldTarget } from '../../state/hold'
import { useReplyRecorderShown } from '../../state/reply-panel'
import { useLossless } from '../../state/sound-format'
import { goTo } from '../../state/view'
import { Button } from '../../ui/buttons/Button'
import { IconButton } from '../../ui/buttons/IconButton'
import { InlineRecorder } from './InlineRecorder'
import { getPublishLabel } from './labels'
import { PublishAlone } from './PublishAlone'
import { ReplyNotes } from './ReplyNotes'
import { sendOnRelease } from './send-on-release'
import { useAnnouncement } from './useAnnouncement'
import { usePreview } from './usePreview'
import { useProblem } from './useProblem'
import { usePublish } from './usePublish'
import { getLimitSeconds, useRecorderActions } from './useRecorderActions'

type Props = {
  peer: ShownPeer
  /** The peer's last message, which this one replies to; null for none. */
  answered: ChosenParent | null
  me: Me | null | undefined
  onSent: (published: PublishedPost, form: DraftForm) => void
}

const MODE = getPostMode(MESSAGE_KIND, null)

/** Records a message inside its conversation. Shares the session of the record screen. */
export function MessageRecorder({ peer, answered, me, onSent }: Props) {
  const session = useRecordSession()
  const isMine = isMessageTo(session, peer)
  const state = isMine ? session.state : IDLE
  const isOpen = state.at !== 'idle'
  const [lossless] = useLossless()
  const [asking, setAsking] = useState<'redo' | 'cancel' | null>(null)
  const formRef = useRef<HTMLDivElement>(null)
  useReplyRecorderShown(isOpen, null)
  // After a reload the recording of this tab comes back here.
  useEffect(() => void reopen(), [])
  const restore = useRestoredForm()

  const limitSeconds = getLimitSeconds(MODE, me?.isPro ?? false, lossless)
  const onRedo = useCallback(() => setAsking('redo'), [])
  const actions = useRecorderActions(me, limitSeconds, onRedo)
  const over = state.at === 'stopped' || state.at === 'publishing'
  const preview = usePreview(over ? state.recording : null, session.track)
  const announcement = useAnnouncement(state)
  useProblem(state.at === 'idle' ? state.problem : null)
  const { closed, publish, stop } = usePublish({ me, formRef, onPublished: onSent })
  const locked = isPublishing(state)

  /** Whether the session is a message to this peer now. */
  async function prepare(): Promise<boolean> {
    const undo = await beginMessage(peer, answered)
    if (!undo) {
      refuseRecording()
      return false
    }
    restore.current = undo
    return true
  }
  async function start() {
    if (!(await prepare())) return
    if (isMounted.current) return actions.start()
    // The thread was left while the device was read.
    restore.current?.()
    restore.current = null
  }
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const name = peer.person?.displayName ?? peer.label
  // The outbox sends to nobody whom the sender has not confirmed.
  const isSentOnRelease = !isUnconfirmed({ recipient: peer.label, recipientId: peer.person?.id ?? null })
  const hold: HoldTarget = {
    getLabel: () => (answered ? REPLY_PANEL.heading(name) : name),
    canBegin: () => isIdle(getSession().state),
    prepare,
    // The thread may be left before it records, and the form that the message replaced is back.
    canRecord: () => isMessageTo(getSession(), peer),
    isSentOnRelease,
    onRecorded(how) {
      if (how !== 'released' || !me || !isSentOnRelease) return
      void sendOnRelease({ ownerId: me.id, to: name, isThreadShown: () => isMounted.current })
    },
  }

  return (
    <div ref={formRef} className="message-recorder">
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div className="line">
        <InlineRecorder
          state={state}
          limitSeconds={limitSeconds}
          actions={{ ...actions, start: () => void start() }}
          preview={preview}
          hold={hold}
          startLabel={answered ? THREAD.reply : KIND_UI[MESSAGE_KIND].texts.record}
        />
        {isOpen ? null : (
          <IconButton label={THREAD.more} onClick={() => void recordMessage(peer, answered)}>
            <Plus className="icon" />
          </IconButton>
        )}
      </div>
      <ReplyNotes state={state} limitSeconds={limitSeconds} />
      {isOpen ? (
        <>
          {closed && state.at === 'stopped' ? <PublishAlone lock={null} /> : null}
          <div className="line">
            <IconButton label={REPLY_PANEL.cancel} disabled={locked} onClick={() => setAsking('cancel')}>
              <Trash className="icon" />
            </IconButton>
            {over ? (
              <IconButton label={THREAD.more} disabled={locked} onClick={() => goTo('record')}>
                <Plus className="icon" />
              </IconButton>
            ) : null}
            <Button
              tone="kind"
              disabled={state.at !== 'stopped' && !locked}
              busy={locked}
              icon={<Send className="icon flip" />}
              onClick={() => {
                preview.stop()
                publish()
              }}
            >
              {getPublishLabel(MODE, false)}
            </Button>
            {state.at === 'publishing' ? (
              <Button tone="quiet" size="sm" disabled={state.stage === 'posting'} onClick={stop}>
                {PUBLISH.cancel}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
      {asking ? (
        <DiscardDialog
          seconds={getRecordedSeconds(state)}
          onClose={() => setAsking(null)}
          onConfirm={() => void (asking === 'redo' ? discardRecording() : cancel())}
        />
      ) : null}
    </div>
  )
}

/** Holds the form that the message replaced; restores it on leaving without a recording. */
function useRestoredForm() {
  const restore = useRef<(() => void) | null>(null)
  useEffect(() => {
    const leave = () => {
      restore.current?.()
      restore.current = null
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return restore
}
