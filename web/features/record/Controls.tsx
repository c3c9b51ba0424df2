import './Controls.css'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ReactNode, Ref } from 'react'
import { RECORD } from '../../../domain/locales/en/record'
import { RecordButton } from '../../parts/record/RecordButton'
import { useHold } from '../../parts/record/useHold'
import { isIdle, type RecordState } from '../../recording/machine'
import type { RecorderActions } from '../../recording/useRecording'
import { LevelMeter } from './LevelMeter'
import { LimitRing } from './LimitRing'
import { SideButton } from './SideButton'

type Props = {
  state: RecordState
  limitSeconds: number
  startLabel: string
  actions: RecorderActions
  onRedo: () => void
  /** Beside the start button. */
  music: ReactNode
  bigRef: Ref<HTMLButtonElement>
}

/** The record button and its side buttons, from idle to paused. */
export function Controls({ state, limitSeconds, startLabel, actions, onRedo, music, bigRef }: Props) {
  const held = state.at === 'recording' || state.at === 'paused'
  const recording = state.at === 'recording'
  // The record screen shows the recording that is held over it.
  const hold = useHold({ canBegin: () => isIdle(state), onRecorded: () => {} })
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
        <SideButton icon={<RotateCcw className="icon" />} disabled={recording} onClick={onRedo}>
          {RECORD.redo}
        </SideButton>
      )}
    </div>
  )
}
