import '../features/record/record.css'
import './RecordScreen.css'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef, useState } from 'react'
import { checkLength, getMode, type Mode } from '../../domain/kinds'
import { MESSAGES } from '../../domain/locales/en/people'
import { REPLY_PANEL } from '../../domain/locales/en/posts'
import { HOLD, RECORD } from '../../domain/locales/en/record'
import { fillInProposed, type ProposedWords } from '../../domain/posts/propose-words'
import { canBeTrackOnly, isAddressed } from '../../domain/posts/validate-draft'
import { formatDuration } from '../../domain/time/duration'
import { isView } from '../../domain/views'
import { useMe } from '../api/auth/session.queries'
import { announcePublished } from '../drafts/outbox/announce-published'
import type { ChosenParent } from '../drafts/store/draft-record'
import { AttachedTrack } from '../features/library/AttachedTrack'
import { TrackButton } from '../features/library/TrackButton'
import { TrackPicker } from '../features/library/TrackPicker'
import { markJustPublished } from '../features/posts/just-published'
import { Deck } from '../features/record/Deck'
import { DeckNotes } from '../features/record/DeckNotes'
import { Details } from '../features/record/Details'
import { MicrophoneChoice } from '../features/record/MicrophoneChoice'
import { ModeSelector } from '../features/record/ModeSelector'
import { findLeadPart } from '../features/record/mode-parts'
import { PublishAlone } from '../features/record/PublishAlone'
import { PublishBar } from '../features/record/PublishBar'
import { StorageNote } from '../features/record/StorageNote'
import { TapChoice } from '../features/record/TapChoice'
import { useBigButton } from '../features/record/useBigButton'
import { useRecordKeys } from '../features/record/useRecordKeys'
import { isPageOver, isRecordPageOpen, useRecordPage } from '../features/record/useRecordPage'
import { ChosenParents } from '../features/replies/ChosenParents'
import { useGoneParents } from '../features/replies/useGoneParents'
import { getKindTheme, KIND_UI } from '../kinds'
import { lazyDialog } from '../parts/loading/lazy-dialog'
import { DiscardDialog } from '../parts/record/DiscardDialog'
import { chooseParents, completeForm, setTrack, switchMode } from '../recording/edit'
import type { Form } from '../recording/forms'
import { getFormStage, getRecordedSeconds, hasSpeech, isIdle } from '../recording/machine'
import { cancelForm, chooseMode, discardRecording, trimTo } from '../recording/session'
import { useRecording } from '../recording/useRecording'
import { useLossless } from '../state/sound-format'
import { useTopBarAction, useTopBarTitle } from '../state/top-bar'
import { goBack, goTo, usePageId, useView } from '../state/view'
import { Button } from '../ui/buttons/Button'
import { IconButton } from '../ui/buttons/IconButton'
import { showToast } from '../ui/overlays/toast'
import { LazyPart } from '../ui/states/LazyPart'
import { lazyPart } from '../ui/states/lazy-part'

const ParentPicker = lazyDialog(() => import('../features/replies/ParentPicker'), 'ParentPicker')

const SharedSound = lazyPart(() => import('../features/record/SharedSound'), 'SharedSound')

/** The record screen, from recording to publishing. */
export function RecordScreen() {
  const { form, isPublishedAtOnce } = useRecordPage()
  return form ? <Recorder key={form.formId} shown={form} isPublishedAtOnce={isPublishedAtOnce} /> : null
}

type RecorderProps = { shown: Form; isPublishedAtOnce: boolean }

function Recorder({ shown, isPublishedAtOnce }: RecorderProps) {
  const { formId, mode, form, track } = shown
  const shared = useView().params.get('shared')
  const pageId = usePageId()
  const isPro = useMe()?.isPro ?? false
  const [lossless] = useLossless()
  const formRef = useRef<HTMLDivElement>(null)
  const recording = useRecording({
    mode,
    form: shown,
    open: () => shown,
    formRef,
    onPublished(published, sent, isShown) {
      const { post } = published
      const { view } = getMode(mode)
      const [parent] = sent.parents
      void announcePublished(published, sent)
      if (post.parentId === null && !isAddressed(mode)) markJustPublished(post.id)
      // Its author may be elsewhere by now, or have begun another.
      if (!isShown || !isRecordPageOpen(pageId)) return
      // In place of the form, which Back would open again, empty.
      const place = { replace: isPageOver(pageId) }
      // Opens the owlcast of a recording, the thread of a reply, the conversation of a message, or the feed.
      if (post.owlcastId && isView(view)) goTo(view, { post: post.id }, place)
      else if (parent && !isAddressed(mode) && post.parentId === parent.id)
        goTo(KIND_UI[parent.type].view, { post: parent.id, thread: 'open', voice: post.id }, place)
      else if (isView(view)) goTo(view, { post: post.id }, place)
    },
  })
  const {
    state,
    limitSeconds,
    actions,
    preview,
    errors,
    closed,
    clearErrors,
    publish,
    isLocked: locked,
  } = recording
  const [picking, setPicking] = useState(false)
  const [confirmAction, setConfirmAction] = useState<(() => Promise<void>) | null>(null)
  const confirmBefore = (act: () => Promise<void>) => setConfirmAction(() => act)
  const onRedo = () => confirmBefore(() => discardRecording(formId))
  const isPosting = state.at === 'sending' || (state.at === 'publishing' && state.stage === 'posting')
  function onCancel() {
    // It can no longer be taken back.
    if (isPosting) showToast({ text: MESSAGES.stillSending })
    else if (hasSpeech(state)) confirmBefore(() => cancelForm(formId))
    else void cancelForm(formId)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing can be discarded once it is being posted
  useEffect(() => setConfirmAction(null), [isPosting])
  const isPublishRequested = useRef(isPublishedAtOnce)
  useEffect(() => {
    if (isPublishedAtOnce && isPublishRequested.current) publish()
    isPublishRequested.current = false
  }, [isPublishedAtOnce, publish])

  const Lead = findLeadPart(mode)
  const bigRef = useBigButton(state.at)
  const isRecorded = state.at === 'stopped' || state.at === 'publishing'
  useRecordKeys(state.at, { ...actions, ask: onCancel })
  useTopBarAction(RECORD.cancel, onCancel)
  const [answered] = form.parents
  const goneIds = useGoneParents(form.parents)
  const replyTitle = answered ? REPLY_PANEL.heading(answered.author) : null
  useTopBarTitle(replyTitle)
  // Starting a recording clears the missing-audio error.
  useEffect(() => {
    if (state.at === 'asking') clearErrors(['audio'])
  }, [state.at, clearErrors])

  const [pickingParents, setPickingParents] = useState(false)
  const onParents = (parents: ChosenParent[]) => {
    chooseParents(formId, parents)
    clearErrors(['parents', 'tags'])
  }
  const onMode = (chosen: Mode) => {
    void chooseMode(formId, chosen)
    // A reload opens the chosen mode, not the linked one.
    goTo('record', { mode: chosen }, { replace: true })
  }
  const onEdit = recording.edit
  const [proposed, setProposed] = useState<ProposedWords | null>(null)
  function onPropose(next: ProposedWords) {
    setProposed(next)
    const { title, tags } = fillInProposed(form, proposed, next)
    completeForm(formId, {
      ...(title === undefined ? {} : { title }),
      ...(tags === undefined || isAddressed(mode) ? {} : { tags }),
    })
  }
  const { kind, subtype, pickers } = getMode(mode)
  const { dataKind } = getKindTheme(kind, subtype)
  const isTrackInUse = state.at === 'recording' || state.at === 'paused'
  const trackCollection = track?.collection ?? pickers[0]
  const trackButton = trackCollection ? (
    <TrackButton
      collection={trackCollection}
      attached={track !== null}
      disabled={locked || state.at === 'asking'}
      onPick={() => setPicking(true)}
      onRemove={() => setTrack(formId, null)}
    />
  ) : (
    <span />
  )
  // Another mode was chosen after speaking.
  const length =
    state.at === 'stopped'
      ? checkLength(state.recording.seconds, {
          mode,
          plan: isPro ? 'pro' : 'free',
          maxSeconds: limitSeconds,
        })
      : null
  const maxSeconds = length?.fits === false ? length.trimTo : null
  async function trim(seconds: number) {
    preview.stop()
    const undo = await trimTo(seconds)
    const text = RECORD.cutTo(formatDuration(seconds))
    showToast({ text, action: { label: HOLD.undo, run: undo } })
  }
  // Scripts are written first and read beside the recorder.
  const isScripted = getMode(mode).start === 'reading' && form.parents.length === 0
  const deck = (
    <Deck
      key="deck"
      state={state}
      mode={mode}
      track={track}
      language={form.language}
      limitSeconds={limitSeconds}
      actions={actions}
      onRedo={onRedo}
      onPropose={onPropose}
      preview={preview}
      bigRef={bigRef}
      music={trackButton}
      notes={
        <>
          <StorageNote />
          <DeckNotes
            state={state}
            mode={mode}
            isPro={isPro}
            hasTrack={track !== null}
            lossless={lossless}
            limitSeconds={limitSeconds}
          />
        </>
      }
    />
  )
  const parents = (
    <ChosenParents
      parents={form.parents}
      locked={locked}
      // The post itself says that it is gone.
      error={closed === 'gone' && goneIds.size > 0 ? undefined : errors.parents}
      goneIds={goneIds}
      onChange={onParents}
      onPick={() => setPickingParents(true)}
    />
  )
  const acceptsParents = getMode(mode).accepts.includes('reply') && !replyTitle
  const details = (
    <section key="details" className="details" aria-label={RECORD.details} aria-busy={locked}>
      <Details
        mode={mode}
        form={form}
        proposedTitle={proposed?.title ?? null}
        errors={errors}
        locked={locked}
        stage={getFormStage(state)}
        onStart={actions.start}
        onEdit={onEdit}
        onComplete={(changes) => completeForm(formId, changes)}
      >
        {acceptsParents && form.parents.length === 0 ? parents : null}
      </Details>
      {acceptsParents && form.parents.length > 0 ? parents : null}
      {form.parents.length > 0 && (closed || (goneIds.size > 0 && state.at === 'stopped')) ? (
        <PublishAlone form={shown} lock={null} />
      ) : null}
      {track ? (
        <AttachedTrack
          track={track}
          isPlaying={isTrackInUse}
          locked={locked}
          onRemove={() => setTrack(formId, null)}
        />
      ) : null}
      {isIdle(state) ? (
        <>
          <MicrophoneChoice />
          <TapChoice />
        </>
      ) : null}
      {isRecorded || state.at === 'sending' || (isIdle(state) && canBeTrackOnly(mode)) ? (
        <PublishBar
          state={state}
          mode={mode}
          form={form}
          hasTrack={track !== null}
          error={errors.audio}
          trimTo={maxSeconds}
          onTrim={() => void (maxSeconds === null || trim(maxSeconds))}
          onPublish={() => {
            preview.stop()
            publish()
          }}
          onStop={recording.cancelPublishing}
        />
      ) : null}
    </section>
  )
  return (
    <div ref={formRef} className="record" data-kind={dataKind}>
      {replyTitle ? null : <h1 className="visually-hidden only-wide">{RECORD.heading}</h1>}
      <p className="visually-hidden" role="status">
        {recording.announcement}
      </p>
      <div className="head">
        <IconButton label={RECORD.back} onClick={goBack}>
          <ArrowLeft className="icon flip" />
        </IconButton>
        <Button tone="quiet" onClick={onCancel}>
          {RECORD.cancel}
        </Button>
      </div>
      {replyTitle ? (
        <>
          <h1 className="reply-title only-wide" dir="auto">
            {replyTitle}
          </h1>
          <div className="answered">{parents}</div>
        </>
      ) : (
        <ModeSelector mode={mode} locked={!(recording.isOpen || state.at === 'stopped')} onChange={onMode} />
      )}
      {Lead ? (
        <LazyPart>
          <Lead
            mode={mode}
            onMode={(to) => switchMode(formId, to)}
            form={form}
            errors={errors}
            locked={locked}
            stage={getFormStage(state)}
            onEdit={onEdit}
          />
        </LazyPart>
      ) : null}
      <div className={isScripted ? 'two-columns -reads' : 'two-columns'}>
        {isScripted && !isRecorded ? [details, deck] : [deck, details]}
      </div>
      {picking ? (
        <TrackPicker
          collections={pickers}
          chosen={track}
          onClose={() => setPicking(false)}
          onChoose={(chosen) => {
            setTrack(formId, chosen)
            clearErrors(['audio'])
            if (chosen) setPicking(false)
          }}
        />
      ) : null}
      {pickingParents ? (
        <ParentPicker
          chosen={form.parents}
          onClose={() => setPickingParents(false)}
          onChoose={(parents) => {
            setPickingParents(false)
            onParents(parents)
          }}
        />
      ) : null}
      {shared === 'sound' ? <LazyPart>{recording.isOpen ? <SharedSound /> : null}</LazyPart> : null}
      {confirmAction ? (
        <DiscardDialog
          seconds={getRecordedSeconds(state)}
          onClose={() => setConfirmAction(null)}
          onConfirm={() => {
            recording.cancelPublishing()
            void confirmAction()
          }}
        />
      ) : null}
    </div>
  )
}
