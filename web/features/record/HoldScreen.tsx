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
import { DISCARD, HOLD, RECORD } from '../../../domain/locales/en/record'
import { formatDuration } from '../../../domain/time/duration'
import { useMe } from '../../api/auth/session.queries'
import { getRecordedSeconds, isIdle, type RecordState } from '../../drafts/session/machine'
import { recorder } from '../../drafts/session/recorder'
import { refuseRecording } from '../../drafts/session/refuse-recording'
import { reopen } from '../../drafts/session/reopen-draft'
import { startMode } from '../../drafts/session/replaced-forms'
import { keepMessagePrivate, leaveReply } from '../../drafts/session/reply'
import { discardRecording } from '../../drafts/session/session'
import { onFormCleared } from '../../drafts/session/session-form'
import { getSession } from '../../drafts/session/session-state'
import { useRecordSession } from '../../drafts/session/useRecordSession'
import { RecordButton } from '../../parts/record/RecordButton'
import { CLICK_WAIT_MS } from '../../parts/record/useHold'
import { dispatchHold, endHold, type Hold, type HoldOutcome, type HoldTarget } from '../../state/hold'
import { useLossless } from '../../state/sound-format'
import { goTo, useView } from '../../state/view'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog'
import { showToast } from '../../ui/overlays/toast'
import { LimitRing } from './LimitRing'
import { LiveWave } from './LiveWave'
import { SideButton } from './SideButton'
import { useAnnouncement } from './useAnnouncement'
import { useProblem } from './useProblem'
import { getLimitSeconds, suspendActive, useRecorderActions } from './useRecorderActions'

/** A shorter hold sends nothing; dropping a longer one than `HOLD_ASK_SECONDS` asks first. */
const HOLD_MIN_SECONDS = 1
const HOLD_ASK_SECONDS = 3

/** Records while the button is held, or after it was locked. */
export function HoldScreen({ hold }: { hold: Hold }) {
  const { state, mode } = useRecordSession()
  const me = useMe()
  const [lossless] = useLossless()
  const limitSeconds = getLimitSeconds(mode, me?.isPro ?? false, lossless)
  const actions = useRecorderActions(me, limitSeconds, () => {})
  const announcement = useAnnouncement(state)
  const [isAsking, setAsking] = useState(false)
  const stopRef = useRef<HTMLButtonElement>(null)
  useProblem(state.at === 'idle' ? state.problem : null)
  useHoldKeys()

  const { target, ended, isReleased } = hold
  const isFree = hold.state.at === 'locked' && hold.state.pointerId === null
  const isReady = me !== undefined
  const phase = useRef<'waiting' | 'preparing' | 'started' | 'over'>('waiting')
  const latest = useRef(actions)
  latest.current = actions
  const { view } = useView()
  const isFormShown = useRef(view === 'record')
  // Once the session has loaded, so that the limit and the owner are right.
  useEffect(() => {
    if (!isReady || phase.current !== 'waiting') return
    phase.current = 'preparing'
    void prepareSession(target, isFormShown.current).then((isPrepared) => {
      if (phase.current !== 'preparing') return
      if (!isPrepared) return endHold()
      // After React has rendered the prepared mode, whose limit applies.
      setTimeout(() => {
        if (phase.current !== 'preparing') return
        if (!isPreparedFor(target)) return endHold()
        phase.current = 'started'
        latest.current.start()
      })
    })
  }, [isReady, target])

  const wasCutOff = useRef(false)
  const isPressed = hold.state.at === 'holding' || (hold.state.at === 'locked' && !isFree)
  useEffect(() => {
    if (phase.current !== 'started' || ended) return
    // The microphone is missing.
    if (state.at === 'idle' && state.problem) endHold()
    if (state.at !== 'stopped') return
    // The limit was reached. The review opens under no finger that would press its buttons as it is let go.
    if (isPressed) wasCutOff.current = true
    else {
      endHold()
      showInReview(target, wasCutOff.current ? 'interrupted' : 'stopped')
    }
  }, [state, ended, target, isPressed])

  useEffect(() => {
    if (!ended || phase.current === 'over') return
    const hasStarted = phase.current === 'started'
    phase.current = 'over'
    if (!hasStarted) {
      showToast({ text: HOLD.tooShort })
      return endHold()
    }
    if (ended === 'interrupt') void showRecorded(target, 'interrupted')
    else if (ended === 'finish') void showRecorded(target, isReleased ? 'released' : 'stopped')
    else if (recorder.position() <= HOLD_ASK_SECONDS) void dropRecording()
    else {
      void recorder.pause()
      setAsking(true)
    }
  }, [ended, isReleased, target])

  useEffect(() => suspendActive, [])
  // Signed out in another tab: the recording became a draft.
  useEffect(
    () =>
      onFormCleared(() => {
        if (phase.current === 'started') endHold()
      }),
    [],
  )

  useEffect(() => {
    if (!isFree) return
    stopRef.current?.focus()
    // Toasts are over this screen, and their buttons can be pressed.
    const parts = document.querySelectorAll<HTMLElement>('#root > :not(.toasts)')
    const setInert = (isInert: boolean) => {
      for (const part of parts) part.inert = isInert
    }
    setInert(true)
    return () => setInert(false)
  }, [isFree])

  const isDropping = hold.state.at === 'holding' && hold.state.isDropping
  const zone = hold.state.at === 'locked' ? 'lock' : isDropping ? 'drop' : undefined
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
      <p className="target">
        <Mic className="icon icon-small" />
        {target.getLabel?.() ?? HOLD.newRecording}
      </p>
      <div className="meter">
        <output aria-live="off" aria-label={RECORD.recordedTime}>
          {formatDuration(getRecordedSeconds(state))}
        </output>
        <div className="bird-on-wire" data-live>
          <LiveWave />
        </div>
        <p>{describeHold(hold, state)}</p>
      </div>
      {isFree ? (
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
            <RecordButton
              ref={stopRef}
              live
              label={RECORD.stop}
              onClick={() => dispatchHold({ type: 'stop' })}
            />
          </div>
          <SideButton icon={<Trash className="icon" />} onClick={() => dispatchHold({ type: 'drop' })}>
            {HOLD.drop}
          </SideButton>
        </div>
      ) : (
        <div className="lanes" aria-hidden="true">
          <div className="lane-lock">
            <span>
              <Lock className="icon" />
            </span>
            <ChevronUp className="icon" />
            <ChevronUp className="icon" />
          </div>
          <div className="lane-drop">
            <span>
              <Trash className="icon" />
            </span>
            <ChevronLeft className="icon flip" />
            <ChevronLeft className="icon flip" />
          </div>
          <span className="caption-lock">{HOLD.slideToLock}</span>
          <span className="caption-drop">{HOLD.slideToDrop(document.dir === 'rtl')}</span>
          <span className="record-button">
            <Mic className="icon" />
          </span>
        </div>
      )}
      {isAsking ? (
        <ConfirmDialog
          title={DISCARD.heading}
          text={DISCARD.body(formatDuration(getRecordedSeconds(state)))}
          keep={DISCARD.cancel}
          confirm={DISCARD.discard}
          // Kept: it waits for review.
          onClose={() => void showRecorded(target, 'interrupted')}
          onConfirm={() => void dropRecording()}
        />
      ) : null}
    </div>,
    document.body,
  )
}

/**
 * Whether the session can record for this target now. Another recording is shown instead. `isFormShown`: the record
 * screen shows the form, of which the recording becomes a part.
 */
async function prepareSession(target: HoldTarget, isFormShown: boolean): Promise<boolean> {
  await reopen()
  if (!isIdle(getSession().state)) {
    refuseRecording()
    return false
  }
  // A new recording is no reply to the post whose reply recorder is open.
  const isNew = !target.prepare && !target.onRecorded && !isFormShown
  if (isNew) leaveReply(target.mode)
  if (target.mode) startMode(target.mode)
  if (isNew) keepMessagePrivate()
  return (await target.prepare?.()) ?? true
}

/** Whether the session is still what was prepared for this target. */
function isPreparedFor({ canRecord, mode }: HoldTarget): boolean {
  return canRecord?.() !== false && (mode === undefined || getSession().mode === mode)
}

/** Ends the recording, and shows it unless it is too short to keep. */
async function showRecorded(target: HoldTarget, how: HoldOutcome): Promise<void> {
  const { at } = getSession().state
  const isLong = (at === 'recording' || at === 'paused') && recorder.position() >= HOLD_MIN_SECONDS
  const isAtLimit = at === 'stopped'
  if (isLong) await recorder.stop()
  // Until the click of the release has come, which would press a button of the review.
  else if (isAtLimit) await new Promise((resolve) => setTimeout(resolve, CLICK_WAIT_MS))
  else {
    // Also while the browser asks for the microphone: nothing records once the button is free.
    await discardRecording()
    showToast({ text: HOLD.tooShort })
  }
  endHold()
  // The recorder ended it, not its author.
  if (getSession().state.at === 'stopped') showInReview(target, isAtLimit ? 'interrupted' : how)
}

function showInReview(target: HoldTarget, how: HoldOutcome): void {
  if (target.onRecorded) target.onRecorded(how)
  else goTo('record')
}

async function dropRecording(): Promise<void> {
  await discardRecording()
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
