import './HoldScreen.css'
import './Controls.css'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Lock from 'lucide-react/icons/lock'
import Mic from 'lucide-react/icons/mic'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Trash from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { DEFAULT_MODE } from '../../../domain/kinds'
import { DISCARD, HOLD, RECORD } from '../../../domain/locales/en/record'
import { formatDuration } from '../../../domain/time/duration'
import { useMe } from '../../api/auth/session.queries'
import { useFrequentRecipients } from '../../api/messages/recipients.queries'
import { RecordButton } from '../../parts/record/RecordButton'
import { CLICK_WAIT_MS } from '../../parts/record/useHold'
import { type Form, getForm, getPageForm } from '../../recording/forms'
import { getRecordedSeconds, type RecordState } from '../../recording/machine'
import { openNewPost, showOnRecordScreen } from '../../recording/places'
import { discardRecording, getRecordState, recorder, suspendActive } from '../../recording/session'
import { useForm, useRecording } from '../../recording/useRecording'
import {
  dispatchHold,
  endHold,
  type Hold,
  type HoldOutcome,
  type HoldTarget,
  setHoldLayout,
} from '../../state/hold'
import { isRecordScreenOpen } from '../../state/record-screen'
import { getPageId } from '../../state/view'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog'
import { showToast } from '../../ui/overlays/toast'
import { chooseTarget } from './choose-target'
import { HoldStage } from './HoldStage'
import { LimitRing } from './LimitRing'
import { LiveWave } from './LiveWave'
import { RecordedTime } from './RecordedTime'
import { SideButton } from './SideButton'
import { findTarget } from './wire-targets'

/** A shorter hold sends nothing; dropping a longer one than `HOLD_ASK_SECONDS` asks first. */
const HOLD_MIN_SECONDS = 1
const HOLD_ASK_SECONDS = 3

/** Records while the button is held, or after it was locked. */
export function HoldScreen({ hold }: { hold: Hold }) {
  const { target, ended, isReleased, over } = hold
  const [formId, setFormId] = useState<string | null>(null)
  const form = useForm(() => getForm(formId))
  const open = () => form ?? getHeldForm(target)
  const mode = form?.mode ?? target.mode ?? DEFAULT_MODE
  const { state, limitSeconds, actions, announcement } = useRecording({ mode, form, open })
  const [isAsking, setAsking] = useState(false)
  const stopRef = useRef<HTMLButtonElement>(null)
  useHoldKeys()

  const isFree = hold.state.at === 'locked' && hold.state.pointerId === null
  const me = useMe()
  const isReady = me !== undefined
  const people = useFrequentRecipients(me != null && !isPlaced(target))
  const phase = useRef<'waiting' | 'prepared' | 'started' | 'over'>('waiting')
  // Once the session has loaded, so that the limit and the owner are right.
  useEffect(() => {
    if (!isReady || phase.current !== 'waiting') return
    phase.current = 'prepared'
    setFormId(getHeldForm(target).formId)
  }, [isReady, target])
  // With the limit of its mode.
  useEffect(() => {
    if (formId === null || phase.current !== 'prepared') return
    // Once what the hold was for is gone, if the user has left it.
    const timer = setTimeout(() => {
      if (target.canRecord?.() === false) return endHold()
      phase.current = 'started'
      void actions.start().then((isDone) => isDone || endHold())
    })
    return () => clearTimeout(timer)
  }, [formId, target, actions])
  const isGone = form === null
  // Signed out in another tab: the recording became a draft.
  useEffect(() => {
    if (phase.current === 'started' && isGone) endHold()
  }, [isGone])

  const wasCutOff = useRef(false)
  const isPressed = hold.state.at === 'holding' || (hold.state.at === 'locked' && !isFree)
  useEffect(() => {
    if (phase.current !== 'started' || ended || formId === null) return
    // The microphone is missing.
    if (state.at === 'idle' && state.problem) endHold()
    if (state.at !== 'stopped') return
    // The limit was reached. The review opens under no finger that would press its buttons as it is let go.
    if (isPressed) wasCutOff.current = true
    else {
      endHold()
      showInReview(target, wasCutOff.current ? 'interrupted' : 'stopped', formId)
    }
  }, [state, ended, target, isPressed, formId])

  useEffect(() => {
    if (!ended || phase.current === 'over') return
    const hasStarted = phase.current === 'started'
    phase.current = 'over'
    if (!hasStarted || formId === null) {
      showToast({ text: HOLD.tooShort })
      return endHold()
    }
    const chosen = over === null ? undefined : findTarget(over, people)
    if (chosen) chooseTarget(formId, chosen)
    if (ended === 'interrupt') void showRecorded(target, 'interrupted', formId)
    else if (ended === 'finish') void showRecorded(target, isReleased ? 'released' : 'stopped', formId)
    else if (recorder.position() <= HOLD_ASK_SECONDS) void dropRecording(formId)
    else {
      void recorder.pause()
      setAsking(true)
    }
  }, [ended, isReleased, over, people, target, formId])

  useEffect(() => suspendActive, [])
  useEffect(() => {
    if (!isFree) return
    stopRef.current?.focus()
    // Toasts are over this screen, and their buttons can be pressed.
    const parts = document.querySelectorAll<HTMLElement>(
      '#root > :not(.stage), .stage > :not(.col), .col > :not(.toasts)',
    )
    const setInert = (isInert: boolean) => {
      for (const part of parts) part.inert = isInert
    }
    setInert(true)
    return () => setInert(false)
  }, [isFree])

  const isDropping = hold.state.at === 'holding' && hold.state.isDropping
  const zone = hold.state.at === 'locked' ? 'lock' : isDropping ? 'drop' : undefined
  const controls = isFree ? (
    <div className="controls">
      {state.at === 'paused' ? (
        <SideButton icon={<Play className="icon" />} onClick={actions.resume}>
          {RECORD.resume}
        </SideButton>
      ) : (
        <SideButton icon={<Pause className="icon" />} onClick={actions.pause}>
          {RECORD.pause}
        </SideButton>
      )}
      <div className="ring-button -live">
        <LimitRing limitSeconds={limitSeconds} moving />
        <RecordButton ref={stopRef} live label={RECORD.stop} onClick={() => dispatchHold({ type: 'stop' })} />
      </div>
      <SideButton icon={<Trash className="icon" />} onClick={() => dispatchHold({ type: 'drop' })}>
        {HOLD.drop}
      </SideButton>
    </div>
  ) : null
  const wave = (
    <div className="bird-on-wire" data-live>
      <LiveWave />
    </div>
  )
  const seconds = getRecordedSeconds(state)
  return createPortal(
    <div
      className="hold-screen record"
      role="dialog"
      aria-modal="true"
      aria-label={HOLD.screen}
      data-zone={zone}
      tabIndex={-1}
    >
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {isPlaced(target) ? (
        <>
          <p className="target row">
            <Mic className="icon icon-small" />
            {target.getLabel?.() ?? HOLD.newRecording}
          </p>
          <div className="meter">
            {target.quote ? (
              <q className="quote clamp" lang={target.quote.language} dir="auto">
                {target.quote.text}
              </q>
            ) : null}
            <RecordedTime seconds={seconds} />
            {wave}
            <p>{describeHold(hold, state)}</p>
          </div>
          {controls ?? <Lanes />}
        </>
      ) : (
        <HoldStage
          seconds={seconds}
          people={people}
          sun={hold.state.at === 'holding' ? hold.state.sun : null}
          overId={hold.state.at === 'holding' ? hold.state.over : null}
          note={state.at === 'recording' && hold.state.at === 'holding' ? null : describeHold(hold, state)}
          locked={controls && { wave, controls }}
          onLayout={setHoldLayout}
        />
      )}
      {isAsking && formId !== null ? (
        <ConfirmDialog
          title={DISCARD.heading}
          text={DISCARD.body(formatDuration(getRecordedSeconds(state)))}
          keep={DISCARD.cancel}
          confirm={DISCARD.discard}
          // Kept: it waits for review.
          onClose={() => void showRecorded(target, 'interrupted', formId)}
          onConfirm={() => void dropRecording(formId)}
        />
      ) : null}
    </div>,
    document.body,
  )
}

/** What a hold without faces and birds slides to. */
function Lanes() {
  return (
    <div className="lanes subtle" aria-hidden="true">
      <div className="lane-lock row -xs">
        <span className="disc">
          <Lock className="icon" />
        </span>
        <ChevronUp className="icon" />
        <ChevronUp className="icon" />
      </div>
      <div className="lane-drop row -xs">
        <span className="disc">
          <Trash className="icon" />
        </span>
        <ChevronLeft className="icon flip" />
        <ChevronLeft className="icon flip" />
      </div>
      <span className="caption-lock">{HOLD.slideToLock}</span>
      <span className="caption-drop">{HOLD.slideToDrop(document.dir === 'rtl')}</span>
      <span className="record-button disc">
        <Mic className="icon" />
      </span>
    </div>
  )
}

/** Whether it is known before where the recording goes: to a thread, or under a post. */
const isPlaced = ({ openForm }: HoldTarget) => openForm !== undefined

/** The form that is recorded into: that of the target, of the open record screen if it is empty, or of a new post. */
function getHeldForm({ openForm, mode }: HoldTarget): Form {
  const shown = isRecordScreenOpen() ? getPageForm(getPageId()) : null
  const isShown = shown?.draftId === null && (mode === undefined || mode === shown.mode)
  return (openForm && getForm(openForm())) || (isShown ? shown : openNewPost(mode ?? DEFAULT_MODE))
}

/** Ends the recording, and shows it unless it is too short to keep. */
async function showRecorded(target: HoldTarget, how: HoldOutcome, formId: string): Promise<void> {
  const { at } = getRecordState(formId)
  const isLong = (at === 'recording' || at === 'paused') && recorder.position() >= HOLD_MIN_SECONDS
  const isAtLimit = at === 'stopped'
  if (isLong) await recorder.stop()
  // Until the click of the release has come, which would press a button of the review.
  else if (isAtLimit) await new Promise((resolve) => setTimeout(resolve, CLICK_WAIT_MS))
  else {
    // Also while the browser asks for the microphone: nothing records once the button is free.
    await discardRecording(formId)
    showToast({ text: HOLD.tooShort })
  }
  endHold()
  // The recorder ended it, not its author.
  if (getRecordState(formId).at === 'stopped') showInReview(target, isAtLimit ? 'interrupted' : how, formId)
}

function showInReview(target: HoldTarget, how: HoldOutcome, formId: string): void {
  const form = getForm(formId)
  if (target.onRecorded) target.onRecorded(how, formId)
  else if (form && !(isRecordScreenOpen() && getPageForm(getPageId()) === form)) showOnRecordScreen(form)
}

async function dropRecording(formId: string): Promise<void> {
  await discardRecording(formId)
  endHold()
}

function describeHold({ target, state: hold }: Hold, state: RecordState): string {
  if (state.at === 'asking') return RECORD.waitingForMicrophone
  if (state.at === 'paused') return RECORD.paused
  // At its limit.
  if (state.at === 'stopped') return HOLD.release
  if (hold.at === 'locked') return hold.pointerId === null ? HOLD.locked : HOLD.locking
  if (hold.at === 'holding' && hold.isDropping) return HOLD.dropping
  return target.isSentOnRelease ? HOLD.releaseToSend : HOLD.release
}

/** L locks, Esc drops. */
function useHoldKeys(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (document.querySelector('dialog[open]')) return
      const type = event.key === 'Escape' ? 'drop' : event.key.toLowerCase() === 'l' ? 'lock' : null
      if (!type || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      dispatchHold({ type })
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
