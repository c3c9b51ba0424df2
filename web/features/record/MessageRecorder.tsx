import './MessageRecorder.css'
import Plus from 'lucide-react/icons/plus'
import Send from 'lucide-react/icons/send'
import Trash from 'lucide-react/icons/trash'
import { useEffect, useRef, useState } from 'react'
import { getPostMode } from '../../../domain/kinds'
import { THREAD } from '../../../domain/locales/en/people'
import { REPLY_PANEL } from '../../../domain/locales/en/posts'
import { PUBLISH } from '../../../domain/locales/en/record'
import type { ShownPeer } from '../../../domain/people/author.schema'
import type { Me } from '../../../domain/people/people.schema'
import { isUnconfirmed } from '../../../domain/people/recipients'
import type { PublishedPost } from '../../../domain/posts/posts.schema'
import type { ChosenParent, DraftForm } from '../../drafts/store/draft-record'
import { KIND_UI, MESSAGE_KIND } from '../../kinds'
import { DiscardDialog } from '../../parts/record/DiscardDialog'
import { getRecordedSeconds } from '../../recording/machine'
import { findMessage, openMessage, recordMessage, showOnRecordScreen } from '../../recording/places'
import { discardForm, discardRecording } from '../../recording/session'
import { useForm, useRecording } from '../../recording/useRecording'
import type { HoldTarget } from '../../state/hold'
import { useReplyRecorderShown } from '../../state/reply-panel'
import { Button } from '../../ui/buttons/Button'
import { IconButton } from '../../ui/buttons/IconButton'
import { InlineRecorder } from './InlineRecorder'
import { getPublishLabel } from './labels'
import { PublishAlone } from './PublishAlone'
import { ReplyNotes } from './ReplyNotes'
import { sendOnRelease } from './send-on-release'

type Props = {
  peer: ShownPeer
  /** The peer's last message, which this one replies to; null for none. */
  answered: ChosenParent | null
  me: Me | null | undefined
  onSent: (published: PublishedPost, form: DraftForm) => void
}

const MODE = getPostMode(MESSAGE_KIND, null)

/** Records a message inside its conversation. */
export function MessageRecorder({ peer, answered, me, onSent }: Props) {
  const form = useForm(() => findMessage(peer))
  const [asking, setAsking] = useState<'redo' | 'cancel' | null>(null)
  const open = () => form ?? openMessage(peer, answered)
  const recording = useRecording({ mode: MODE, form, open, onPublished: onSent })
  const { state, limitSeconds, actions, preview, isLocked: locked } = recording
  const isOpen = state.at !== 'idle'
  useReplyRecorderShown(isOpen, null)
  const over = state.at === 'stopped' || state.at === 'publishing'
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
    canBegin: () => !isOpen,
    openForm: () => openMessage(peer, answered).formId,
    // The thread may be left before it records.
    canRecord: () => isMounted.current,
    isSentOnRelease,
    onRecorded(how, formId) {
      if (how !== 'released' || !me || !isSentOnRelease) return
      void sendOnRelease(formId, { ownerId: me.id, to: name, showLeaving: () => isMounted.current })
    },
  }

  return (
    <div className="message-recorder stack -s">
      <p className="visually-hidden" role="status">
        {recording.announcement}
      </p>
      <div className="line row">
        <InlineRecorder
          state={state}
          limitSeconds={limitSeconds}
          actions={actions}
          onRedo={() => setAsking('redo')}
          preview={preview}
          hold={hold}
          startLabel={answered ? THREAD.reply : KIND_UI[MESSAGE_KIND].texts.record}
        />
        {isOpen ? null : (
          <IconButton label={THREAD.more} onClick={() => recordMessage(peer, answered)}>
            <Plus className="icon" />
          </IconButton>
        )}
      </div>
      <ReplyNotes state={state} limitSeconds={limitSeconds} />
      {isOpen ? (
        <>
          {form && recording.closed && state.at === 'stopped' ? (
            <PublishAlone form={form} lock={null} />
          ) : null}
          <div className="line row">
            <IconButton label={REPLY_PANEL.cancel} disabled={locked} onClick={() => setAsking('cancel')}>
              <Trash className="icon" />
            </IconButton>
            {over && form ? (
              <IconButton label={THREAD.more} disabled={locked} onClick={() => showOnRecordScreen(form)}>
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
                recording.publish()
              }}
            >
              {getPublishLabel(MODE, false)}
            </Button>
            {state.at === 'publishing' ? (
              <Button
                tone="quiet"
                size="sm"
                disabled={state.stage === 'posting'}
                onClick={recording.cancelPublishing}
              >
                {PUBLISH.cancel}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
      {asking && form ? (
        <DiscardDialog
          seconds={getRecordedSeconds(state)}
          onClose={() => setAsking(null)}
          onConfirm={() => void (asking === 'redo' ? discardRecording : discardForm)(form.formId)}
        />
      ) : null}
    </div>
  )
}
