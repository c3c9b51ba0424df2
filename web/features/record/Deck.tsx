import './Deck.css'
import { useAtomValue } from 'jotai'
import { type ReactNode, type Ref, type RefCallback, useCallback } from 'react'
import { formatTakeNotice, listTakeNotices } from '../../../domain/audio/take-notices'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { getMode, type Mode } from '../../../domain/kinds'
import type { Track } from '../../../domain/library/library.schema'
import { HOLD, RECORD } from '../../../domain/locales/en/record'
import { useHeightProperty } from '../../hooks/useHeightProperty'
import { getKindTheme } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import type { RecordState } from '../../recording/machine'
import type { RecorderActions } from '../../recording/useRecording'
import { tapInsteadAtom } from '../../state/device-settings'
import { Kbd } from '../../ui/text/Kbd'
import { Controls } from './Controls'
import { LiveWave } from './LiveWave'
import { getStartLabel } from './labels'
import { Timer } from './Timer'
import { useReleaseOutOfSight } from './useReleaseOutOfSight'

type Props = {
  state: RecordState
  mode: Mode
  track: Track | null
  limitSeconds: number
  actions: RecorderActions
  onRedo: () => void
  /** Adds or removes a track: left of the record button. */
  music: ReactNode
  /** In place of the timer before anything is recorded. */
  heading?: ReactNode
  /** Messages under the button: limits, hints. */
  notes: ReactNode
  bigRef: Ref<HTMLButtonElement>
}

/**
 * Returns a ref for the recorder, which may stick to the bottom: focused elements stay clear of it. Paused and out of
 * sight, it releases the microphone.
 */
function useDeckRef(isPaused: boolean): RefCallback<HTMLElement> {
  const measure = useHeightProperty('--deck-h')
  const release = useReleaseOutOfSight(isPaused)
  return useCallback(
    (deck) => {
      const ends = [measure(deck), release(deck)]
      return () => {
        for (const end of ends) end?.()
      }
    },
    [measure, release],
  )
}

/**
 * The recorder: timer, waveform, buttons and messages, each in a place of its own, so that the record button never moves.
 * After Stop the sheet stands before it.
 */
export function Deck({
  state,
  mode,
  track,
  limitSeconds,
  actions,
  onRedo,
  music,
  heading,
  notes,
  bigRef,
}: Props) {
  const { kind, subtype } = getMode(mode)
  const { bird, dataKind } = getKindTheme(kind, subtype)
  const held = state.at === 'recording' || state.at === 'paused'
  const over = state.at === 'stopped' || state.at === 'publishing'
  const recorder = useDeckRef(state.at === 'paused')
  return (
    <section
      ref={recorder}
      className="deck"
      aria-label={RECORD.recorder}
      data-kind={dataKind}
      data-state={state.at}
    >
      <div className="deck-head">
        {over ? null : heading && !held ? heading : <Timer state={state} limitSeconds={limitSeconds} />}
      </div>
      <div className="bird-on-wire" data-live={held || undefined}>
        {held ? <LiveWave /> : heading || over ? null : <Bird name={bird} />}
      </div>
      {over ? null : (
        <div className="sun-slot stack">
          <Controls
            state={state}
            limitSeconds={limitSeconds}
            startLabel={getStartLabel(mode, track !== null)}
            actions={actions}
            onRedo={onRedo}
            music={music}
            bigRef={bigRef}
          />
          <Label state={state} mode={mode} track={track} />
          <div className="deck-messages subtle stack -s -center">
            {listTakeNotices(state).map((notice) => (
              <p key={notice} role="alert" className="bad">
                {formatTakeNotice(notice)}
              </p>
            ))}
            {state.at === 'paused' && state.why === 'microphone' ? (
              <p role="alert" className="bad">
                {formatErrorMessage('record.microphone_lost')}
              </p>
            ) : null}
            {held && state.problem ? (
              <p role="alert" className="bad">
                {formatErrorMessage(state.problem)}
              </p>
            ) : null}
            {notes}
          </div>
        </div>
      )}
    </section>
  )
}

function TapHint() {
  return <small>{useAtomValue(tapInsteadAtom) ? HOLD.tapToStart : HOLD.tapOrHold}</small>
}

/** The label under the record button. */
function Label({ state, mode, track }: Pick<Props, 'state' | 'mode' | 'track'>) {
  switch (state.at) {
    case 'idle':
    case 'sending':
      return (
        <p className="recorder-label">
          {getStartLabel(mode, track !== null)}
          <TapHint />
          <small className="only-wide">
            {RECORD.shortcutStart} <Kbd>R</Kbd>
          </small>
        </p>
      )
    case 'asking':
      return <p className="recorder-label">{RECORD.waitingForMicrophone}</p>
    case 'recording':
      return (
        <p className="recorder-label">
          <span className="live row -inline">{RECORD.recording}</span>
          <small className="only-wide">{RECORD.shortcutsRecording}</small>
        </p>
      )
    case 'paused':
      return (
        <p className="recorder-label">
          {RECORD.paused}
          <small className="only-wide">{RECORD.shortcutsPaused}</small>
        </p>
      )
    default:
      return null
  }
}
