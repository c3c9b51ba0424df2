import { Mic, Play, RotateCcw, Square } from 'lucide-react'
import type { Ref } from 'react'
import { clockTime } from '../../../domain/expiry'
import { LIMIT_WARNING_SECONDS } from '../../../domain/limits'
import { Button } from '../../ui/Button'
import { PlayButton } from '../../ui/PlayButton'
import { Waveform } from '../../ui/Waveform'
import { RECORD } from '../../words/record'
import { REPLY_PANEL } from '../../words/replies'
import type { Deeds } from './Controls'
import { LiveWave } from './LiveWave'
import type { RecordState } from './machine'
import { useBigButton } from './useBigButton'
import type { usePreview } from './usePreview'

type Props = {
  state: RecordState
  limitSeconds: number
  deeds: Deeds
  preview: ReturnType<typeof usePreview>
}

/** The recorder of a reply on one line: start, stop with timer, playback, record again (S2.3-70). */
export function ReplyTake({ state, limitSeconds, deeds, preview }: Props) {
  const ref = useBigButton(state.at)
  switch (state.at) {
    case 'idle':
    case 'sending':
    case 'asking': {
      const asking = state.at === 'asking'
      return (
        <div className="reply-recorder">
          <Button ref={ref} tone="danger" busy={asking} icon={<Mic className="i" />} onClick={deeds.start}>
            {asking ? REPLY_PANEL.asking : REPLY_PANEL.start}
          </Button>
          <span className="time">{RECORD.limit(clockTime(limitSeconds))}</span>
        </div>
      )
    }
    case 'recording':
    case 'paused':
      return <Held state={state} paused={state.at === 'paused'} deeds={deeds} buttonRef={ref} />
    default:
      return (
        <div className="reply-recorder">
          <PlayButton
            small
            title={REPLY_PANEL.ready}
            playing={preview.playing}
            loading={preview.loading}
            onClick={preview.toggle}
          />
          <Waveform
            peaks={state.take.peaks}
            seconds={state.take.seconds}
            elapsed={preview.elapsed ?? 0}
            pitch={4}
            label={RECORD.seekPreview}
            onSeek={preview.elapsed === null ? undefined : preview.seek}
          />
          <output className="time" aria-live="off" aria-label={RECORD.timer}>
            {clockTime(state.take.seconds)}
          </output>
          <Button
            ref={ref}
            tone="quiet"
            size="sm"
            disabled={state.at === 'publishing'}
            icon={<RotateCcw className="i i-s" />}
            onClick={deeds.redo}
          >
            {REPLY_PANEL.again}
          </Button>
        </div>
      )
  }
}

type HeldProps = {
  state: { seconds: number; limitSeconds: number }
  paused: boolean
  deeds: Deeds
  buttonRef: Ref<HTMLButtonElement>
}

function Held({ state: { seconds, limitSeconds }, paused, deeds, buttonRef }: HeldProps) {
  const left = limitSeconds - seconds
  const warn = left <= LIMIT_WARNING_SECONDS
  return (
    <div className="reply-recorder" data-live={!paused || undefined}>
      <Button
        ref={buttonRef}
        tone="danger"
        icon={<Square className="i i-s" fill="currentColor" />}
        onClick={deeds.stop}
      >
        {REPLY_PANEL.stop}
      </Button>
      {paused ? (
        <Button icon={<Play className="i" />} onClick={deeds.resume}>
          {REPLY_PANEL.resume}
        </Button>
      ) : null}
      <LiveWave />
      <output className={warn ? 'time -warn' : 'time'} aria-live="off" aria-label={RECORD.timer}>
        {warn ? RECORD.left(clockTime(left)) : clockTime(seconds)}
      </output>
    </div>
  )
}
