import '../features/record/record.css'
import './RecordScreen.css'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react'
import { DEFAULT_MODE, getMode, type Mode } from '../../domain/kinds'
import { MESSAGES } from '../../domain/locales/en/people'
import { REPLY_PANEL } from '../../domain/locales/en/posts'
import { RECORD } from '../../domain/locales/en/record'
import { WHERE } from '../../domain/locales/en/where'
import { fillInProposed, type ProposedWords } from '../../domain/posts/propose-words'
import { canBeTrackOnly, isAddressed } from '../../domain/posts/validate-draft'
import { isView } from '../../domain/views'
import { useMe } from '../api/auth/session.queries'
import { announcePublished } from '../drafts/outbox/announce-published'
import type { ChosenParent } from '../drafts/store/draft-record'
import { AttachedTrack } from '../features/library/AttachedTrack'
import { TrackButton } from '../features/library/TrackButton'
import { TrackPicker } from '../features/library/TrackPicker'
import { markJustPublished } from '../features/posts/just-published'
import { ChooseFirst } from '../features/record/ChooseFirst'
import { chooseTarget } from '../features/record/choose-target'
import { Deck } from '../features/record/Deck'
import { DeckNotes } from '../features/record/DeckNotes'
import { Details } from '../features/record/Details'
import { MicrophoneChoice } from '../features/record/MicrophoneChoice'
import { findLeadPart } from '../features/record/mode-parts'
import { PublishAlone } from '../features/record/PublishAlone'
import { PublishBar } from '../features/record/PublishBar'
import { PublishSheet } from '../features/record/PublishSheet'
import { StorageNote } from '../features/record/StorageNote'
import { TapChoice } from '../features/record/TapChoice'
import { useBigButton } from '../features/record/useBigButton'
import { useRecordKeys } from '../features/record/useRecordKeys'
import { isPageOver, isRecordPageOpen, useRecordPage } from '../features/record/useRecordPage'
import { getTargetMode, type WireTarget } from '../features/record/wire-targets'
import { ChosenParents } from '../features/replies/ChosenParents'
import { useGoneParents } from '../features/replies/useGoneParents'
import { getKindTheme, KIND_UI } from '../kinds'
import { lazyDialog } from '../parts/loading/lazy-dialog'
import { DiscardDialog } from '../parts/record/DiscardDialog'
import { chooseParents, completeForm, setTrack, switchMode } from '../recording/edit'
import { type Form, getForm } from '../recording/forms'
import { getFormStage, getRecordedSeconds, hasSpeech, isIdle } from '../recording/machine'
import { cancelForm, chooseMode, discardRecording } from '../recording/session'
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
  const { params } = useView()
  const shared = params.get('shared')
  const isLinked = params.has('mode')
  const pageId = usePageId()
  const isPro = useMe()?.isPro ?? false
  const [lossless] = useLossless()
  // The page before Stop, the sheet after it.
  const formRef = useRef<HTMLElement>(null)
  const pageRef: Ref<HTMLDivElement> = formRef as RefObject<HTMLDivElement | null>
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
  const { state, limitSeconds, actions, errors, closed, clearErrors, publish, isLocked: locked } = recording
  const [picking, setPicking] = useState(false)
  const [confirmAction, setConfirmAction] = useState<(() => Promise<void>) | null>(null)
  const confirmBefore = (act: () => Promise<void>) => setConfirmAction(() => act)
  const [proposed, setProposed] = useState<ProposedWords | null>(null)
  /** Fills in what was said, in place of what was proposed before. Null is nothing: it goes with its recording. */
  function propose(next: ProposedWords | null) {
    setProposed(next)
    completeForm(formId, fillInProposed(getForm(formId)?.form ?? form, proposed, next))
  }
  const onRedo = () =>
    confirmBefore(() => {
      propose(null)
      return discardRecording(formId)
    })
  const isPosting = state.at === 'sending' || (state.at === 'publishing' && state.stage === 'posting')
  function onCancel() {
    // It can no longer be taken back.
    if (isPosting) showToast({ text: MESSAGES.stillSending })
    // Also one that is not loaded.
    else if (hasSpeech(state) || shown.draftId !== null) confirmBefore(() => cancelForm(formId))
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
  const [answered] = form.parents
  const goneIds = useGoneParents(form.parents)
  /** Whether something was chosen before speaking that has to be in sight. */
  const isPrepared = isLinked || mode !== DEFAULT_MODE || track !== null || form.parents.length > 0
  const [isChoosing, setChoosing] = useState(false)
  const isBegun = isPrepared || !recording.isOpen
  useTopBarAction(isBegun ? RECORD.cancel : WHERE.chooseFirst, isBegun ? onCancel : () => setChoosing(true))
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
  const onTarget = (target: WireTarget) => {
    chooseTarget(formId, target)
    clearErrors(Object.keys(errors))
    if (isLinked) goTo('record', { mode: getTargetMode(target) }, { replace: true })
  }
  const onEdit = recording.edit
  const typingIn = useRef<string | null>(null)
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
  const notes = (
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
      onRedo={onRedo}
      bigRef={bigRef}
      music={trackButton}
      heading={isPrepared ? null : <p className="speak-first">{WHERE.speakFirst}</p>}
      notes={notes}
    />
  )
  const parents = (
    <ChosenParents
      parents={form.parents}
      locked={locked}
      // The post itself says that it is gone.
      error={closed === 'gone' && goneIds.size > 0 ? undefined : errors.parents}
      goneIds={goneIds}
      // A reply that was begun under its post stays one.
      isEmptyAllowed={!shown.place?.startsWith('reply:')}
      onChange={onParents}
      onPick={() => setPickingParents(true)}
    />
  )
  const acceptsParents = getMode(mode).accepts.includes('reply') && !replyTitle
  const devices = (
    <>
      <MicrophoneChoice />
      <TapChoice />
    </>
  )
  const attached = (
    <>
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
    </>
  )
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
        onComplete={(changes) => completeForm(formId, changes)}
      >
        {acceptsParents ? parents : null}
      </Details>
      {attached}
      {isIdle(state) ? devices : null}
      {state.at === 'sending' || (isIdle(state) && canBeTrackOnly(mode)) ? (
        <PublishBar
          state={state}
          mode={mode}
          form={form}
          hasTrack={track !== null}
          error={errors.audio}
          onPublish={publish}
          onStop={recording.cancelPublishing}
        />
      ) : null}
    </section>
  )
  const lead = Lead ? (
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
  ) : null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears where its fields have the focus
    <div
      ref={isRecorded ? undefined : pageRef}
      className={isPrepared ? 'record stack -flush' : 'record stack -flush -speaks-first'}
      data-kind={dataKind}
      onFocus={({ target }) => {
        typingIn.current = target.matches('input, textarea') ? target.getAttribute('name') : null
      }}
    >
      {replyTitle ? null : <h1 className="visually-hidden only-wide">{RECORD.heading}</h1>}
      <p className="visually-hidden" role="status">
        {recording.announcement}
      </p>
      {/* On smaller screens the top bar has these buttons. */}
      <div className="head row only-desk">
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
          {isRecorded ? null : <div className="answered">{parents}</div>}
        </>
      ) : isRecorded ? null : (
        <ChooseFirst
          mode={mode}
          isChosen={isPrepared}
          locked={!recording.isOpen}
          isOpen={isChoosing}
          onOpen={setChoosing}
          onChange={onMode}
        />
      )}
      {isRecorded ? null : lead}
      <div className={isScripted ? 'two-columns -reads' : 'two-columns'}>
        {isRecorded || !isPrepared ? deck : isScripted ? [details, deck] : [deck, details]}
      </div>
      {isIdle(state) && !isPrepared ? devices : null}
      {isRecorded ? (
        <PublishSheet
          ref={formRef}
          shown={shown}
          recording={recording}
          state={state}
          lead={lead}
          answered={replyTitle ? { heading: replyTitle, parents } : null}
          onPickParents={acceptsParents ? () => setPickingParents(true) : undefined}
          onPickTrack={() => setPicking(true)}
          onChoose={onTarget}
          onRedo={onRedo}
          proposed={proposed}
          onPropose={propose}
          typingIn={typingIn.current}
          notes={notes}
        >
          {attached}
        </PublishSheet>
      ) : null}
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
