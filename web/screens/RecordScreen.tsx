import '../features/record/record.css'
import './RecordScreen.css'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getMode, type Mode } from '../../domain/kinds'
import { MESSAGES } from '../../domain/locales/en/people'
import { REPLY_PANEL } from '../../domain/locales/en/posts'
import { RECORD } from '../../domain/locales/en/record'
import { canBeTrackOnly, isAddressed } from '../../domain/posts/validate-draft'
import { isView } from '../../domain/views'
import { useMe } from '../api/auth/session.queries'
import { announcePublished } from '../drafts/outbox/announce-published'
import { listChangedFields } from '../drafts/session/form'
import { getFormStage, getRecordedSeconds, hasSpeech, isIdle, isPublishing } from '../drafts/session/machine'
import { chooseParents } from '../drafts/session/reply'
import { cancel, discardRecording } from '../drafts/session/session'
import { edit, editForm, switchMode } from '../drafts/session/session-form'
import { useRecordSession } from '../drafts/session/useRecordSession'
import type { ChosenParent, DraftForm } from '../drafts/store/draft-record'
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
import { ReplaceDialog } from '../features/record/ReplaceDialog'
import { isPageOver, isRecordPageOpen } from '../features/record/record-page'
import { StorageNote } from '../features/record/StorageNote'
import { TapChoice } from '../features/record/TapChoice'
import { useAnnouncement } from '../features/record/useAnnouncement'
import { useBigButton } from '../features/record/useBigButton'
import { useFormOfPage } from '../features/record/useFormOfPage'
import { useLeaveWhenSent } from '../features/record/useLeaveWhenSent'
import { usePreview } from '../features/record/usePreview'
import { useProblem } from '../features/record/useProblem'
import { usePublish } from '../features/record/usePublish'
import { getLimitSeconds, useRecorderActions } from '../features/record/useRecorderActions'
import { useRecordKeys } from '../features/record/useRecordKeys'
import { useRouteParams } from '../features/record/useRouteParams'
import { ChosenParents } from '../features/replies/ChosenParents'
import { useGoneParents } from '../features/replies/useGoneParents'
import { getKindTheme, KIND_UI } from '../kinds'
import { lazyDialog } from '../parts/loading/lazy-dialog'
import { DiscardDialog } from '../parts/record/DiscardDialog'
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
  const { state, formId, mode, form, track } = useRecordSession()
  const shared = useView().params.get('shared')
  const pageId = usePageId()
  const me = useMe()
  const [lossless] = useLossless()
  const isPro = me?.isPro ?? false
  const limitSeconds = getLimitSeconds(mode, isPro, lossless)
  const [picking, setPicking] = useState(false)
  const [confirmAction, setConfirmAction] = useState<(() => Promise<void>) | null>(null)
  const confirmBefore = useCallback((act: () => Promise<void>) => setConfirmAction(() => act), [])
  const onRedo = useCallback(() => confirmBefore(discardRecording), [confirmBefore])
  const isPosting = state.at === 'sending' || (state.at === 'publishing' && state.stage === 'posting')
  function onCancel() {
    // It can no longer be taken back.
    if (isPosting) showToast({ text: MESSAGES.stillSending })
    else if (hasSpeech(state)) confirmBefore(cancel)
    else void cancel()
  }
  // The question is about the recording that it was asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes it whenever these change
  useEffect(() => setConfirmAction(null), [formId, isPosting])

  const formRef = useRef<HTMLDivElement>(null)
  const Lead = findLeadPart(mode)
  const bigRef = useBigButton(state.at)
  const announcement = useAnnouncement(state)
  const actions = useRecorderActions(me, limitSeconds, onRedo)
  const isRecorded = state.at === 'stopped' || state.at === 'publishing'
  const preview = usePreview(isRecorded ? state.recording : null, track)
  const { errors, closed, clearErrors, publish, stop } = usePublish({
    me,
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
      const shown = { replace: isPageOver(pageId) }
      // Opens the owlcast of a recording, the thread of a reply, the conversation of a message, or the feed.
      if (post.owlcastId && isView(view)) goTo(view, { post: post.id }, shown)
      else if (parent && !isAddressed(mode) && post.parentId === parent.id)
        goTo(KIND_UI[parent.type].view, { post: parent.id, thread: 'open', voice: post.id }, shown)
      else if (isView(view)) goTo(view, { post: post.id }, shown)
    },
  })
  useRecordKeys(state.at, { ...actions, ask: onCancel })
  useTopBarAction(RECORD.cancel, onCancel)
  const [answered] = form.parents
  const goneIds = useGoneParents(form.parents)
  const replyTitle = answered ? REPLY_PANEL.heading(answered.author) : null
  useTopBarTitle(replyTitle)
  useProblem(state.at === 'idle' ? state.problem : null)
  // Before the parameters, which open no other form on a page that has one.
  useFormOfPage()
  useRouteParams(publish)
  useLeaveWhenSent()
  // Starting a recording clears the missing-audio error.
  useEffect(() => {
    if (state.at === 'asking') clearErrors(['audio'])
  })

  const [pickingParents, setPickingParents] = useState(false)
  const onParents = (parents: ChosenParent[]) => {
    chooseParents(parents)
    clearErrors(['parents', 'tags'])
  }
  const chooseMode = (chosen: Mode) => {
    switchMode(chosen)
    // A reload opens the chosen mode, not the linked one.
    goTo('record', { mode: chosen }, { replace: true })
  }
  const onEdit = (changes: Partial<DraftForm>) => {
    editForm(changes)
    clearErrors(listChangedFields(changes))
  }
  const { kind, subtype, pickers } = getMode(mode)
  const { dataKind } = getKindTheme(kind, subtype)
  const isTrackInUse = state.at === 'recording' || state.at === 'paused'
  const locked = isPublishing(state)
  const trackCollection = track?.collection ?? pickers[0]
  const trackButton = trackCollection ? (
    <TrackButton
      collection={trackCollection}
      attached={track !== null}
      disabled={locked || state.at === 'asking'}
      onPick={() => setPicking(true)}
      onRemove={() => edit({ track: null })}
    />
  ) : (
    <span />
  )
  // Scripts are written first and read beside the recorder.
  const isScripted = getMode(mode).start === 'reading' && form.parents.length === 0
  const deck = (
    <Deck
      key="deck"
      state={state}
      mode={mode}
      track={track}
      limitSeconds={limitSeconds}
      actions={actions}
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
        errors={errors}
        locked={locked}
        stage={getFormStage(state)}
        onStart={actions.start}
        onEdit={onEdit}
      >
        {acceptsParents && form.parents.length === 0 ? parents : null}
      </Details>
      {acceptsParents && form.parents.length > 0 ? parents : null}
      {form.parents.length > 0 && (closed || (goneIds.size > 0 && state.at === 'stopped')) ? (
        <PublishAlone lock={null} />
      ) : null}
      {track ? (
        <AttachedTrack
          track={track}
          isPlaying={isTrackInUse}
          locked={locked}
          onRemove={() => edit({ track: null })}
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
          onPublish={() => {
            preview.stop()
            publish()
          }}
          onStop={stop}
        />
      ) : null}
    </section>
  )
  return (
    <div ref={formRef} className="record" data-kind={dataKind}>
      {replyTitle ? null : <h1 className="visually-hidden only-wide">{RECORD.heading}</h1>}
      <p className="visually-hidden" role="status">
        {announcement}
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
        <ModeSelector mode={mode} locked={!isIdle(state)} onChange={chooseMode} />
      )}
      {Lead ? (
        <LazyPart>
          <Lead
            mode={mode}
            onMode={switchMode}
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
            edit({ track: chosen })
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
      <ReplaceDialog state={state} />
      {shared === 'sound' ? (
        <LazyPart>
          <SharedSound />
        </LazyPart>
      ) : null}
      {confirmAction ? (
        <DiscardDialog
          seconds={getRecordedSeconds(state)}
          onClose={() => setConfirmAction(null)}
          onConfirm={() => {
            stop()
            void confirmAction()
          }}
        />
      ) : null}
    </div>
  )
}
