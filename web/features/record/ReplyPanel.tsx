import '../../ui/media/ProgressBar.css'
import './ReplyPanel.css'
import Send from 'lucide-react/icons/send'
import Trash from 'lucide-react/icons/trash'
import Unlink from 'lucide-react/icons/unlink'
import X from 'lucide-react/icons/x'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { REPLY_GONE, REPLY_PANEL } from '../../../domain/locales/en/posts'
import { PUBLISH, RECORD_FORM } from '../../../domain/locales/en/record'
import type { Me } from '../../../domain/people/people.schema'
import { isOpenReplyTo, isPrivateDraft } from '../../../domain/posts/form-privacy'
import type { Post, PublishedPost } from '../../../domain/posts/posts.schema'
import { areTagsRequired } from '../../../domain/posts/validate-draft'
import { listChangedFields } from '../../drafts/session/form'
import {
  getFormStage,
  getRecordedSeconds,
  hasSpeech,
  isBusy,
  isIdle,
  isPublishing,
} from '../../drafts/session/machine'
import { keepFormShown } from '../../drafts/session/replaced-forms'
import { beginReply, chooseParents, withdrawReply } from '../../drafts/session/reply'
import { cancel, discardRecording } from '../../drafts/session/session'
import { completeForm, editForm } from '../../drafts/session/session-form'
import { getSession } from '../../drafts/session/session-state'
import { useRecordSession } from '../../drafts/session/useRecordSession'
import type { ChosenParent, DraftForm } from '../../drafts/store/draft-record'
import { TagsInput } from '../../parts/posts/TagsInput'
import type { ListedPost } from '../../parts/posts/useKeepReplyTargets'
import { DiscardDialog } from '../../parts/record/DiscardDialog'
import type { HoldTarget } from '../../state/hold'
import { usePendingMoment } from '../../state/moment-reply'
import { useReplyRecorderShown } from '../../state/reply-panel'
import { useLossless } from '../../state/sound-format'
import { goTo } from '../../state/view'
import { Button } from '../../ui/buttons/Button'
import { IconButton } from '../../ui/buttons/IconButton'
import { Field } from '../../ui/fields/Field'
import { useToastsClear } from '../../ui/overlays/useToastsClear'
import { LazyPart } from '../../ui/states/LazyPart'
import { InlineRecorder } from './InlineRecorder'
import { findReplyPart } from './mode-parts'
import { PublishAlone } from './PublishAlone'
import { ReplyNotes } from './ReplyNotes'
import { useAnnouncement } from './useAnnouncement'
import { usePreview } from './usePreview'
import { useProblem } from './useProblem'
import { usePublish } from './usePublish'
import { getLimitSeconds, suspendActive, useRecorderActions } from './useRecorderActions'
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

/** The panel shows the recording that is held over it. */
const HELD_HERE: HoldTarget = { canBegin: () => isIdle(getSession().state), onRecorded: () => {} }

/** Records a reply under its parent's card (S2.3-70). Shares the session of the record screen. */
export function ReplyPanel({ post, parent, me, parents, onSent, onClose }: Props) {
  const { state, mode, form, track } = useRecordSession()
  const id = useId()
  const [lossless] = useLossless()
  const [asking, setAsking] = useState<'redo' | 'cancel' | null>(null)
  const formRef = useRef<HTMLElement>(null)
  const recorderRef = useRef<HTMLDivElement>(null)
  const sendBar = useToastsClear()
  const first = useRef({ post, parent })
  const postId = post.id
  const mine = isOpenReplyTo({ mode, form }, post.id)
  const locked = isPublishing(state)
  const isBusyElsewhere = !mine && (hasSpeech(state) || isBusy(state))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another post is another reply, not changed counters
  useEffect(() => {
    if (isBusyElsewhere) return
    const restore = beginReply(first.current.post, first.current.parent)
    if (!restore) return
    // A page that is left or reloaded comes back without this panel.
    window.addEventListener('pagehide', restore)
    return () => {
      window.removeEventListener('pagehide', restore)
      restore()
    }
  }, [postId, isBusyElsewhere])

  useEffect(() => {
    const panel = formRef.current
    panel?.querySelector<HTMLElement>('.inline-recorder button')?.focus({ preventScroll: true })
    // Also its end, with Send: opened at the bottom of the screen it would begin below it.
    panel?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const [pending, setPending] = usePendingMoment()
  useEffect(() => {
    if (!mine || locked || pending?.postId !== postId) return
    const { parents: chosen } = getSession().form
    chooseParents(chosen.map((one) => (one.id === postId ? { ...one, moment: pending.moment } : one)))
    setPending(null)
  }, [mine, locked, pending, postId, setPending])

  useReplyRecorderShown(mine, state.at === 'idle' ? null : formRef)
  const wasMine = useRef(false)
  useEffect(() => {
    // Sent, moved to the outbox, or discarded: the session no longer holds a reply.
    if (wasMine.current && !mine) onClose()
    wasMine.current = mine
  }, [mine, onClose])

  const limitSeconds = getLimitSeconds(mode, me?.isPro ?? false, lossless)
  const onRedo = useCallback(() => setAsking('redo'), [])
  const actions = useRecorderActions(me, limitSeconds, onRedo)
  // A link to another post of the same list scrolls this recorder away.
  const { key } = useLocation()
  const begunAt = useRef(key)
  useEffect(() => {
    if (begunAt.current !== key) suspendActive()
    begunAt.current = key
  }, [key])
  useSuspendOutOfSight(recorderRef, isBusyElsewhere ? null : findActiveStage(state), actions.resume)
  const over = state.at === 'stopped' || state.at === 'publishing'
  const preview = usePreview(over && mine ? state.recording : null, track)
  const announcement = useAnnouncement(state)
  useProblem(state.at === 'idle' ? state.problem : null)
  const { errors, closed, clearErrors, publish, stop } = usePublish({
    me,
    formRef,
    onPublished: onSent,
  })

  const Part = mine ? findReplyPart(mode) : undefined
  const needed = areTagsRequired({ mode, parentKinds: form.parents.map(({ type }) => type) })
  const isGone = post.isGone && !locked
  const isPrivate = isPrivateDraft({ mode, form })
  if (isBusyElsewhere) return <RecorderBusy onClose={onClose} />
  return (
    <section ref={formRef} className="reply-panel" aria-labelledby={id}>
      <header>
        <h3 id={id}>{REPLY_PANEL.heading(post.author.displayName)}</h3>
        <IconButton
          label={REPLY_PANEL.cancel}
          disabled={locked}
          onClick={() => (hasSpeech(state) ? setAsking('cancel') : onClose())}
        >
          <X className="icon" />
        </IconButton>
      </header>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div ref={recorderRef}>
        <InlineRecorder
          state={state}
          limitSeconds={limitSeconds}
          actions={actions}
          preview={preview}
          hold={{
            ...HELD_HERE,
            getLabel: () => REPLY_PANEL.heading(post.author.displayName),
            // The panel may be gone by the time the recorder has loaded, and the form with it.
            canRecord: () => isOpenReplyTo(getSession(), postId),
          }}
        />
      </div>
      <ReplyNotes state={state} limitSeconds={limitSeconds} />
      <div className="record-notes -gone" role="status">
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
            onEdit={(changes) => {
              editForm(changes)
              clearErrors(listChangedFields(changes))
            }}
            onComplete={completeForm}
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
            onTyped={(tags) => {
              editForm({ tags })
              clearErrors(['tags'])
            }}
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
              if (chooseParents(kept)) {
                keepFormShown()
                return goTo('record')
              }
              clearErrors(['parents'])
            },
          })}
      {(closed || post.replyLock) && state.at === 'stopped' && !isGone ? (
        <PublishAlone lock={errors.parents ? null : post.replyLock} />
      ) : null}
      {isGone ? (
        <div className="gone-actions">
          <Button
            tone="kind"
            disabled={state.at !== 'stopped'}
            icon={<Unlink className="icon" />}
            onClick={() => {
              preview.stop()
              withdrawReply(post, me?.id)
            }}
          >
            {isPrivate ? REPLY_GONE.send : REPLY_GONE.publish}
          </Button>
          <Button tone="quiet" icon={<Trash className="icon" />} onClick={() => setAsking('cancel')}>
            {REPLY_GONE.delete}
          </Button>
        </div>
      ) : (
        <div ref={sendBar} className="send">
          {/* While sending, the button stays in place, so that a double click does not hit Cancel. */}
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
            {REPLY_PANEL.send}
          </Button>
        </div>
      )}
      {state.at === 'publishing' ? (
        <div className="row">
          <progress className="bar" aria-label={REPLY_PANEL.sending} max={1} value={state.share} />
          <Button tone="quiet" size="sm" disabled={state.stage === 'posting'} onClick={stop}>
            {PUBLISH.cancel}
          </Button>
        </div>
      ) : null}
      {asking ? (
        <DiscardDialog
          seconds={getRecordedSeconds(state)}
          onClose={() => setAsking(null)}
          onConfirm={() => void (asking === 'redo' ? discardRecording() : cancel())}
        />
      ) : null}
    </section>
  )
}

/** Shown when another recording is in progress: there is one at a time. */
function RecorderBusy({ onClose }: { onClose: () => void }) {
  return (
    <section className="reply-panel" aria-label={REPLY_PANEL.busyHeading}>
      <header>
        <h3>{REPLY_PANEL.busyHeading}</h3>
        <IconButton label={REPLY_PANEL.cancel} onClick={onClose}>
          <X className="icon" />
        </IconButton>
      </header>
      <p className="record-notes">{REPLY_PANEL.busyText}</p>
      <Button onClick={() => goTo('record')}>{REPLY_PANEL.busyOpen}</Button>
    </section>
  )
}
