import './Deck.css'
import { useAtomValue } from 'jotai'
import Scissors from 'lucide-react/icons/scissors'
import Undo from 'lucide-react/icons/undo-2'
import { type ReactNode, type Ref, type RefCallback, useCallback, useState } from 'react'
import { isCuttable } from '../../../domain/audio/cut-ends'
import { formatTakeNotice, listTakeNotices } from '../../../domain/audio/take-notices'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { getMode, type Mode } from '../../../domain/kinds'
import type { Track } from '../../../domain/library/library.schema'
import { HOLD, RECORD } from '../../../domain/locales/en/record'
import type { ProposedWords } from '../../../domain/posts/propose-words'
import type { Recording } from '../../audio/recording'
import { useHeightProperty } from '../../hooks/useHeightProperty'
import { getKindTheme } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import type { RecordState } from '../../recording/machine'
import { cutEnds } from '../../recording/session'
import type { usePreview } from '../../recording/usePreview'
import type { RecorderActions } from '../../recording/useRecording'
import { tapInsteadAtom } from '../../state/device-settings'
import { Button } from '../../ui/buttons/Button'
import { Waveform } from '../../ui/media/Waveform'
import { useToastsClear } from '../../ui/overlays/useToastsClear'
import { LazyPart } from '../../ui/states/LazyPart'
import { lazyPart } from '../../ui/states/lazy-part'
import { Kbd } from '../../ui/text/Kbd'
import { Controls, PlaybackControls } from './Controls'
import { GoOnButton } from './GoOnButton'
import { LiveWave } from './LiveWave'
import { getStartLabel } from './labels'
import { Stages } from './Stages'
import { Timer } from './Timer'
import { TrimSilence } from './TrimSilence'
import { useReleaseOutOfSight } from './useReleaseOutOfSight'

const TakePhrases = lazyPart(() => import('./TakePhrases'), 'TakePhrases')
const TrimEnds = lazyPart(() => import('./TrimEnds'), 'TrimEnds')

type Props = {
  state: RecordState
  mode: Mode
  track: Track | null
  /** The language spoken, a BCP 47 code; null for that of the app. */
  language: string | null
  limitSeconds: number
  actions: RecorderActions
  onRedo: () => void
  /** Called with a title and tags from what was said. */
  onPropose: (proposed: ProposedWords) => void
  preview: ReturnType<typeof usePreview>
  /** Adds or removes a track: left of the record button, and beside the preview. */
  music: ReactNode
  /** Messages under the button: limits, hints. */
  notes: ReactNode
  bigRef: Ref<HTMLButtonElement>
}

/**
 * Returns a ref for the recorder, which may stick to the bottom: toasts and focused elements stay clear of it. Paused and
 * out of sight, it releases the microphone.
 */
function useDeckRef(isPaused: boolean): RefCallback<HTMLElement> {
  const clearToasts = useToastsClear()
  const measure = useHeightProperty('--deck-h')
  const release = useReleaseOutOfSight(isPaused)
  return useCallback(
    (deck) => {
      const ends = [clearToasts(deck), measure(deck), release(deck)]
      return () => {
        for (const end of ends) end?.()
      }
    },
    [clearToasts, measure, release],
  )
}

/** The recorder: timer, waveform, buttons and messages. */
export function Deck({
  state,
  mode,
  track,
  language,
  limitSeconds,
  actions,
  onRedo,
  onPropose,
  preview,
  music,
  notes,
  bigRef,
}: Props) {
  const { kind, subtype } = getMode(mode)
  const { bird, dataKind } = getKindTheme(kind, subtype)
  const over = state.at === 'stopped' || state.at === 'publishing'
  const held = state.at === 'recording' || state.at === 'paused'
  const [isTrimming, setTrimming] = useState(false)
  const recorder = useDeckRef(state.at === 'paused')
  return (
    <section
      ref={recorder}
      className="deck"
      aria-label={RECORD.recorder}
      data-kind={dataKind}
      data-state={state.at}
    >
      <Timer state={state} limitSeconds={limitSeconds} elapsed={preview.elapsed} />
      {state.at === 'stopped' && isTrimming ? (
        <LazyPart onLost={() => setTrimming(false)}>
          <TrimEnds
            key={(state.recording.cut?.whole ?? state.recording).seconds}
            recording={state.recording}
            onClose={() => setTrimming(false)}
          />
        </LazyPart>
      ) : (
        <div className="bird-on-wire" data-live={held || undefined}>
          {held ? (
            <LiveWave />
          ) : over ? (
            <Waveform
              peaks={state.recording.peaks}
              seconds={state.recording.seconds}
              elapsed={preview.elapsed ?? 0}
              pitch={6}
              label={RECORD.seekPreview}
              onSeek={preview.elapsed === null ? undefined : preview.seek}
            />
          ) : (
            <Bird name={bird} />
          )}
        </div>
      )}
      {state.at === 'stopped' && !isTrimming ? (
        <div className="ends">
          {isCuttable((state.recording.cut?.whole ?? state.recording).seconds) ? (
            <Button
              tone="quiet"
              size="sm"
              icon={<Scissors className="icon icon-small" />}
              onClick={() => {
                preview.stop()
                setTrimming(true)
              }}
            >
              {RECORD.trimEnds}
            </Button>
          ) : null}
          <TrimSilence recording={state.recording} onPress={preview.stop} />
          {isTrimmed(state.recording) ? (
            <Button
              tone="quiet"
              size="sm"
              icon={<Undo className="icon icon-small" />}
              onClick={() => void cutEnds(null)}
            >
              {RECORD.undoCut}
            </Button>
          ) : null}
          <GoOnButton state={state} limitSeconds={limitSeconds} onClick={actions.goOn} />
        </div>
      ) : null}
      {over && !(isTrimming && state.at === 'stopped') ? (
        <LazyPart>
          <TakePhrases
            recording={state.recording}
            disabled={state.at === 'publishing'}
            language={language}
            onPress={preview.stop}
            onPropose={onPropose}
          />
        </LazyPart>
      ) : null}
      {isTrimming && state.at === 'stopped' ? null : over ? (
        <PlaybackControls
          playing={preview.playing}
          loading={preview.loading}
          locked={state.at === 'publishing'}
          onToggle={preview.toggle}
          onRedo={onRedo}
          after={music}
          bigRef={bigRef}
        />
      ) : (
        <Controls
          state={state}
          limitSeconds={limitSeconds}
          startLabel={getStartLabel(mode, track !== null)}
          actions={actions}
          onRedo={onRedo}
          music={music}
          bigRef={bigRef}
        />
      )}
      {state.at === 'publishing' ? (
        <Stages stage={state.stage} hasTrack={track !== null} />
      ) : isTrimming && state.at === 'stopped' ? null : (
        <Label state={state} mode={mode} track={track} />
      )}
      <div className="deck-messages">
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
        {(held || over) && state.problem ? (
          <p role="alert" className="bad">
            {formatErrorMessage(state.problem)}
          </p>
        ) : null}
        {notes}
      </div>
    </section>
  )
}

function isTrimmed({ cut }: Recording): boolean {
  return cut !== undefined && (cut.range.from > 0 || cut.range.until !== null)
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
          <span className="live">{RECORD.recording}</span>
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
      return (
        <p className="recorder-label">
          {RECORD.listenBack}
          {track ? <small>{RECORD.voiceWithTrack(track.name)}</small> : null}
        </p>
      )
  }
}
