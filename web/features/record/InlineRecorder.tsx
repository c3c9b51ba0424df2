import './InlineRecorder.css'
import { useAtomValue } from 'jotai'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { Ref } from 'react'
import { LIMIT_WARNING_SECONDS } from '../../../domain/audio/audio.limits'
import { REPLY_PANEL } from '../../../domain/locales/en/posts'
import { HOLD, RECORD } from '../../../domain/locales/en/record'
import { formatDuration } from '../../../domain/time/duration'
import { useHold } from '../../parts/record/useHold'
import type { RecordState } from '../../recording/machine'
import type { usePreview } from '../../recording/usePreview'
import type { RecorderActions } from '../../recording/useRecording'
import { tapInsteadAtom } from '../../state/device-settings'
import type { HoldTarget } from '../../state/hold'
import { Button } from '../../ui/buttons/Button'
import { PlayButton } from '../../ui/buttons/PlayButton'
import { Waveform } from '../../ui/media/Waveform'
import { GoOnButton } from './GoOnButton'
import { LiveWave } from './LiveWave'
import { RecordPill } from './RecordPill'
import { TrimSilence } from './TrimSilence'
import { useBigButton } from './useBigButton'

type Props = {
  state: RecordState
  limitSeconds: number
  actions: RecorderActions
  onRedo: () => void
  preview: ReturnType<typeof usePreview>
  /** Records while the start button is held. */
  hold: HoldTarget
  /** The label of a start button that stands alone in its bar. */
  startLabel?: string
}

/** The recorder of a reply or a message on one line: start, stop with timer, playback, record again (S2.3-70). */
export function InlineRecorder({ state, limitSeconds, actions, onRedo, preview, hold, startLabel }: Props) {
  const ref = useBigButton(state.at)
  const held = useHold(hold)
  const tapInstead = useAtomValue(tapInsteadAtom)
  switch (state.at) {
    case 'idle':
    case 'sending':
    case 'asking': {
      const asking = state.at === 'asking'
      return (
        <div className="inline-recorder row wrap">
          <RecordPill
            {...(asking ? {} : held)}
            ref={ref}
            size={startLabel ? 'lg' : undefined}
            busy={asking}
            onClick={actions.start}
          >
            {asking ? (
              REPLY_PANEL.requestingMicrophone
            ) : (
              <span>
                {startLabel ?? REPLY_PANEL.start}
                <small aria-hidden="true">{tapInstead ? HOLD.tapToStart : HOLD.tapOrHold}</small>
              </span>
            )}
          </RecordPill>
          {startLabel ? null : (
            <span className="time subtle tabular">{RECORD.limit(formatDuration(limitSeconds))}</span>
          )}
        </div>
      )
    }
    case 'recording':
    case 'paused':
      return <ActiveRecorder state={state} paused={state.at === 'paused'} actions={actions} buttonRef={ref} />
    default:
      return (
        <div className="inline-recorder row wrap">
          <PlayButton
            small
            title={REPLY_PANEL.ready}
            playing={preview.playing}
            loading={preview.loading}
            onClick={preview.toggle}
          />
          <Waveform
            peaks={state.recording.peaks}
            seconds={state.recording.seconds}
            elapsed={preview.elapsed ?? 0}
            pitch={4}
            label={RECORD.seekPreview}
            onSeek={preview.elapsed === null ? undefined : preview.seek}
          />
          <output className="time subtle tabular" aria-live="off" aria-label={RECORD.recordedTime}>
            {formatDuration(state.recording.seconds)}
          </output>
          {/* Disabled while it is sent, not removed: Send would move, and Cancel come under the finger that pressed it. */}
          <TrimSilence
            recording={state.recording}
            disabled={state.at === 'publishing'}
            onPress={preview.stop}
          />
          <GoOnButton state={state} limitSeconds={limitSeconds} onClick={actions.goOn} />
          <Button
            ref={ref}
            tone="quiet"
            size="sm"
            disabled={state.at === 'publishing'}
            icon={<RotateCcw className="icon icon-small" />}
            onClick={onRedo}
          >
            {REPLY_PANEL.reRecord}
          </Button>
        </div>
      )
  }
}

type ActiveRecorderProps = {
  state: { seconds: number; limitSeconds: number }
  paused: boolean
  actions: RecorderActions
  buttonRef: Ref<HTMLButtonElement>
}

function ActiveRecorder({
  state: { seconds, limitSeconds },
  paused,
  actions,
  buttonRef,
}: ActiveRecorderProps) {
  const left = limitSeconds - seconds
  const warn = left <= LIMIT_WARNING_SECONDS
  return (
    <div className="inline-recorder row wrap" data-live={!paused || undefined}>
      <RecordPill ref={buttonRef} live onClick={actions.stop}>
        {REPLY_PANEL.stop}
      </RecordPill>
      {paused ? (
        <Button icon={<Play className="icon" />} onClick={actions.resume}>
          {REPLY_PANEL.resume}
        </Button>
      ) : null}
      <LiveWave />
      <output
        className={warn ? 'time subtle tabular -warn' : 'time subtle tabular'}
        aria-live="off"
        aria-label={RECORD.recordedTime}
      >
        {warn ? RECORD.remaining(formatDuration(left)) : formatDuration(seconds)}
      </output>
    </div>
  )
}
