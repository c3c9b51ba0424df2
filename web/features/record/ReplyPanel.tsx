import '../../ui/media/ProgressBar.css'
import './ReplyPanel.css'
import Send from 'lucide-react/icons/send'
import Trash from 'lucide-react/icons/trash'
import Unlink from 'lucide-react/icons/unlink'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { REPLY_GONE, REPLY_PANEL } from '../../../domain/locales/en/posts'
import { PUBLISH, RECORD_FORM } from '../../../domain/locales/en/record'
import type { Me } from '../../../domain/people/people.schema'
import { isPrivateDraft } from '../../../domain/posts/form-privacy'
import type { Post, PublishedPost } from '../../../domain/posts/posts.schema'
import { areTagsRequired } from '../../../domain/posts/validate-draft'
import type { ChosenParent, DraftForm } from '../../drafts/store/draft-record'
import { TagsInput } from '../../parts/posts/TagsInput'
import type { ListedPost } from '../../parts/posts/useKeepReplyTargets'
import { DiscardDialog } from '../../parts/record/DiscardDialog'
import { chooseParents, completeForm, withdrawReply } from '../../recording/edit'
import type { Form } from '../../recording/forms'
import { getFormStage, getRecordedSeconds, hasSpeech } from '../../recording/machine'
import { findReply, openReply, showOnRecordScreen } from '../../recording/places'
import { discardForm, discardRecording, suspendActive } from '../../recording/session'
import { useForm, useRecording } from '../../recording/useRecording'
import type { HoldTarget } from '../../state/hold'
import { useReplyRecorderShown } from '../../state/reply-panel'
import { Button } from '../../ui/buttons/Button'
import { IconButton } from '../../ui/buttons/IconButton'
import { Field } from '../../ui/fields/Field'
import { LazyPart } from '../../ui/states/LazyPart'
import { InlineRecorder } from './InlineRecorder'
import { findReplyPart } from './mode-parts'
import { PublishAlone } from './PublishAlone'
import { ReplyNotes } from './ReplyNotes'
import { findActiveStage, useSuspendOutOfSight } from './useSuspendOutOfSight'

type Props = {
  post: ListedPost<Post>
  /** The post as the primary parent. */
  parent: ChosenParent
  me: Me | null | undefined
  /** Renders the choice of parents; provided by the screen. */
  parents: (chosen: ParentsPart) => ReactNode
  onSent: (published: PublishedPost) => void
  onClose: () => void
}
export type ParentsPart = {
  parents: DraftForm['parents']
  locked: boolean
  error?: string
  onChange: (parents: DraftForm['parents']) => void
}

/** Records a reply under its parent's card (S2.3-70). */
export function ReplyPanel(props: Props) {
  const { post, parent, onClose } = props
  const postId = post.id
  const form = useForm(() => findReply(postId))
  const first = useRef({ post, parent })
  useEffect(() => void (findReply(postId) ?? openReply(first.current.post, first.current.parent)), [postId])
  const isOpened = useRef(false)
  useEffect(() => {
    // Sent, moved to the outbox, discarded, or no reply to this post any more.
    if (isOpened.current && !form) onClose()
    isOpened.current = form !== null
  }, [form, onClose])
  return form ? <ReplyRecorder {...props} shown={form} /> : null
}

function ReplyRecorder({ post, parent, me, parents, onSent, onClose, shown }: Props & { shown: Form }) {
  const { formId, mode, form } = shown
  const id = useId()
  const [asking, setAsking] = useState<'redo' | 'cancel' | null>(null)
  const formRef = useRef<HTMLElement>(null)
  const recorderRef = useRef<HTMLDivElement>(null)
  const recording = useRecording({ mode, form: shown, open: () => shown, formRef, onPublished: onSent })
  const { state, limitSeconds, actions, preview, errors, closed, clearErrors, isLocked: locked } = recording

  useEffect(() => {
    const panel = formRef.current
    panel?.querySelector<HTMLElement>('.inline-recorder button')?.focus({ preventScroll: true })
    // Also its end, with Send: opened at the bottom of the screen it would begin below it.
    panel?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  useReplyRecorderShown(true, state.at === 'idle' ? null : formRef)
  // A link to another post of the same list scrolls this recorder away.
  const { key } = useLocation()
  const begunAt = useRef(key)
  useEffect(() => {
    if (begunAt.current !== key) suspendActive()
    begunAt.current = key
  }, [key])
  useSuspendOutOfSight(recorderRef, findActiveStage(state), actions.resume)
  const hold: HoldTarget = {
    getLabel: () => REPLY_PANEL.heading(post.author.displayName),
    canBegin: () => recording.isOpen,
    openForm: () => formId,
    // The panel may be gone by the time the recorder has loaded.
    canRecord: () => formRef.current !== null,
    // The panel shows the recording that is held over it.
    onRecorded: () => {},
  }
  const Part = findReplyPart(mode)
  const needed = areTagsRequired({ mode, parentKinds: form.parents.map(({ type }) => type) })
  const isGone = post.isGone && !locked
  const isPrivate = isPrivateDraft({ mode, form })
  return (
    <section ref={formRef} className="reply-panel stack" aria-labelledby={id}>
      <header className="row">
        <h3 id={id} className="fill">
          {REPLY_PANEL.heading(post.author.displayName)}
        </h3>
        <IconButton
          label={REPLY_PANEL.cancel}
          disabled={locked}
          onClick={() => (hasSpeech(state) ? setAsking('cancel') : onClose())}
        >
          <X className="icon" />
        </IconButton>
      </header>
      <p className="visually-hidden" role="status">
        {recording.announcement}
      </p>
      <div ref={recorderRef}>
        <InlineRecorder
          state={state}
          limitSeconds={limitSeconds}
          actions={actions}
          onRedo={() => setAsking('redo')}
          preview={preview}
          hold={hold}
        />
      </div>
      <ReplyNotes state={state} limitSeconds={limitSeconds} />
      <div className="record-notes subtle stack -start -gone" role="status">
        {isGone ? (
          <p>
            {/* In sight, the card says it. */}
            <span className="visually-hidden">{REPLY_GONE.post} </span>
            {isPrivate ? REPLY_GONE.recorderPrivate : REPLY_GONE.recorder}
          </p>
        ) : null}
      </div>
      {Part ? (
        <LazyPart>
          <Part
            mode={mode}
            form={form}
            errors={errors}
            locked={locked}
            stage={getFormStage(state)}
            onStart={actions.start}
            onEdit={recording.edit}
            onComplete={(changes) => completeForm(formId, changes)}
          />
        </LazyPart>
      ) : null}
      <Field
        name="tags"
        label={RECORD_FORM.tags}
        error={errors.tags}
        note={needed ? RECORD_FORM.tagsRequired('reply') : RECORD_FORM.optional}
      >
        {(control) => (
          <TagsInput
            {...control}
            readOnly={locked}
            value={form.tags}
            aria-required={needed || undefined}
            onTyped={(tags) => recording.edit({ tags })}
          />
        )}
      </Field>
      {post.isGone
        ? null
        : parents({
            parents: form.parents,
            locked,
            error: errors.parents,
            onChange: (chosen) => {
              // A reply recorded under a card always keeps that card as a parent.
              const kept = chosen.some(({ id }) => id === post.id) ? chosen : [parent, ...chosen]
              // The record screen asks for the recipient, or names who receives a private reply.
              if (chooseParents(formId, kept)) return showOnRecordScreen(shown)
              clearErrors(['parents'])
            },
          })}
      {(closed || post.replyLock) && state.at === 'stopped' && !isGone ? (
        <PublishAlone form={shown} lock={errors.parents ? null : post.replyLock} />
      ) : null}
      {isGone ? (
        <div className="gone-actions wrap">
          <Button
            tone="kind"
            disabled={state.at !== 'stopped'}
            icon={<Unlink className="icon" />}
            onClick={() => {
              preview.stop()
              withdrawReply(formId, post, me?.id)
              showOnRecordScreen(shown)
            }}
          >
            {isPrivate ? REPLY_GONE.send : REPLY_GONE.publish}
          </Button>
          <Button tone="quiet" icon={<Trash className="icon" />} onClick={() => setAsking('cancel')}>
            {REPLY_GONE.delete}
          </Button>
        </div>
      ) : (
        <div className="send stack -flush">
          {/* While sending, the button stays in place, so that a double click does not hit Cancel. */}
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
            {REPLY_PANEL.send}
          </Button>
        </div>
      )}
      {state.at === 'publishing' ? (
        <div className="row">
          <progress className="bar" aria-label={REPLY_PANEL.sending} max={1} value={state.share} />
          <Button
            tone="quiet"
            size="sm"
            disabled={state.stage === 'posting'}
            onClick={recording.cancelPublishing}
          >
            {PUBLISH.cancel}
          </Button>
        </div>
      ) : null}
      {asking ? (
        <DiscardDialog
          seconds={getRecordedSeconds(state)}
          onClose={() => setAsking(null)}
          onConfirm={() => void (asking === 'redo' ? discardRecording : discardForm)(formId)}
        />
      ) : null}
    </section>
  )
}
