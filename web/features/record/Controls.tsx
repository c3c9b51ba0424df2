import './Controls.css'
import '../../ui/buttons/PlayButton.css'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ReactNode, Ref } from 'react'
import { RECORD } from '../../../domain/locales/en/record'
import { isIdle, type RecordState } from '../../drafts/session/machine'
import { getSession } from '../../drafts/session/session-state'
import { RecordButton } from '../../parts/record/RecordButton'
import { useHold } from '../../parts/record/useHold'
import type { HoldTarget } from '../../state/hold'
import { Spinner } from '../../ui/states/Spinner'
import { LevelMeter } from './LevelMeter'
import { LimitRing } from './LimitRing'
import { SideButton } from './SideButton'

export type RecorderActions = {
  start: () => void
  pause: () => void
  resume: () => void
  stop: () => void
  /** Goes on with the stopped recording. */
  goOn: () => void
  redo: () => void
}
type Props = {
  state: RecordState
  limitSeconds: number
  startLabel: string
  actions: RecorderActions
  /** Beside the start button. */
  music: ReactNode
  bigRef: Ref<HTMLButtonElement>
}

/** The record screen shows the recording that is held over it. */
const HELD_HERE: HoldTarget = { canBegin: () => isIdle(getSession().state), onRecorded: () => {} }

/** The record button and its side buttons, from idle to paused. */
export function Controls({ state, limitSeconds, startLabel, actions, music, bigRef }: Props) {
  const held = state.at === 'recording' || state.at === 'paused'
  const recording = state.at === 'recording'
  const hold = useHold(HELD_HERE)
  return (
    <div className="controls">
      {!held ? (
        music
      ) : recording ? (
        <SideButton icon={<Pause className="icon" />} onClick={actions.pause}>
          {RECORD.pause}
        </SideButton>
      ) : (
        <SideButton icon={<Play className="icon" />} onClick={actions.resume}>
          {RECORD.resume}
        </SideButton>
      )}
      <div className={recording ? 'ring-button -live' : 'ring-button'}>
        <LimitRing limitSeconds={held ? state.limitSeconds : limitSeconds} moving={held} />
        {recording ? <LevelMeter /> : null}
        <RecordButton
          {...hold}
          ref={bigRef}
          label={held ? RECORD.stop : startLabel}
          live={held}
          disabled={state.at === 'asking' || state.at === 'sending'}
          onClick={held ? actions.stop : actions.start}
        />
      </div>
      {!held ? (
        <span />
      ) : (
        <SideButton icon={<RotateCcw className="icon" />} disabled={recording} onClick={actions.redo}>
          {RECORD.redo}
        </SideButton>
      )}
    </div>
  )
}

type PlaybackProps = {
  playing: boolean
  loading: boolean
  locked: boolean
  onToggle: () => void
  onRedo: () => void
  after: ReactNode
  bigRef: Ref<HTMLButtonElement>
}

/** After stopping: play back, or record again. */
export function PlaybackControls({
  playing,
  loading,
  locked,
  onToggle,
  onRedo,
  after,
  bigRef,
}: PlaybackProps) {
  return (
    <div className="controls">
      <SideButton icon={<RotateCcw className="icon" />} disabled={locked} onClick={onRedo}>
        {RECORD.redo}
      </SideButton>
      <button
        ref={bigRef}
        type="button"
        className="play -solid"
        aria-label={playing ? RECORD.stopPreview : RECORD.playPreview}
        aria-pressed={playing}
        aria-busy={loading || undefined}
        onClick={onToggle}
      >
        {loading ? <Spinner /> : playing ? <Pause className="icon" /> : <Play className="icon i-play" />}
      </button>
      {after}
    </div>
  )
}
