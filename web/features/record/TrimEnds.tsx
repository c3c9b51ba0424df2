import './TrimEnds.css'
import Scissors from 'lucide-react/icons/scissors'
import { useEffect, useMemo, useRef, useState } from 'react'
import { TRIM_TAIL_SECONDS } from '../../../domain/audio/audio.limits'
import { withCutEnd, withCutStart } from '../../../domain/audio/cut-ends'
import { roundHundredths, type TimeWindow } from '../../../domain/audio/time-window'
import { HOLD, RECORD } from '../../../domain/locales/en/record'
import { formatDuration } from '../../../domain/time/duration'
import { computePeaks } from '../../audio/capture/peaks'
import { toWav } from '../../audio/encode/wav'
import { toFrames, toSeconds } from '../../audio/pcm'
import { useClip } from '../../audio/playback/useClip'
import type { FrameRange, Recording } from '../../audio/recording'
import { cutEnds } from '../../drafts/session/session'
import { Button } from '../../ui/buttons/Button'
import { TrimRange } from '../../ui/media/TrimRange'
import type { TrimSource } from '../../ui/media/useTrimPeaks'
import { showToast } from '../../ui/overlays/toast'

const MOVES = { start: withCutStart, end: withCutEnd }

/** Cuts the ends of a stopped recording. What is cut stays on the device until it is published. */
export function TrimEnds({ recording, onClose }: { recording: Recording; onClose: () => void }) {
  const whole = recording.cut?.whole ?? recording
  const { seconds } = whole
  const source = useMemo(() => toTrimSource(whole), [whole])
  const [range, setRange] = useState(() => toTimeWindow(recording))
  const [clip, sound] = useClip()
  const url = useRef('')
  useEffect(() => () => URL.revokeObjectURL(url.current), [])
  const first = useRef<HTMLElement>(null)
  useEffect(
    () => first.current?.querySelector<HTMLInputElement>('.trim-strip input')?.focus({ preventScroll: true }),
    [],
  )
  const moveTo = ({ start, end }: TimeWindow) => {
    clip.stop()
    setRange({ start: roundHundredths(start), end: roundHundredths(end) })
  }
  const parts = {
    start: range,
    end: { start: Math.max(range.start, range.end - TRIM_TAIL_SECONDS), end: range.end },
  }
  const playing =
    sound.state === 'playing' ? (['start', 'end'] as const).find((part) => part === sound.id) : null
  function play(part: 'start' | 'end') {
    if (sound.id === part) clip.stop()
    if (playing === part) return
    void clip.toggle(part, async () => {
      URL.revokeObjectURL(url.current)
      const { start, end } = parts[part]
      url.current = URL.createObjectURL(toWav((await whole.samples()).slice(toFrames(start), toFrames(end))))
      return url.current
    })
  }
  async function cut() {
    clip.stop()
    const undo = await cutEnds(toFrameRange(range, seconds))
    onClose()
    showToast({
      text: RECORD.cutTo(formatDuration(range.end - range.start)),
      action: { label: HOLD.undo, run: undo },
    })
  }
  return (
    <section ref={first} className="trim-ends" aria-label={RECORD.trimEnds}>
      <TrimRange
        source={source}
        label={RECORD.trimEnds}
        overview={{
          label: RECORD.wholeRecording,
          lens: RECORD.zoomedPart,
          formatRange: (from, to) => `${from} – ${to}`,
        }}
        range={range}
        moves={MOVES}
        playing={playing ?? null}
        playhead={playing ? parts[playing].start + sound.elapsed : null}
        onMove={moveTo}
        onPlay={play}
        onSpace={() => play('start')}
      />
      <div className="actions">
        <Button tone="quiet" onClick={onClose}>
          {RECORD.cancel}
        </Button>
        <Button tone="soft" icon={<Scissors className="icon" />} onClick={() => void cut()}>
          {RECORD.cutTo(formatDuration(range.end - range.start))}
        </Button>
      </div>
    </section>
  )
}

/** The stored waveform is too coarse for a part of a long recording. */
function toTrimSource({ seconds, peaks, samples }: Recording): TrimSource {
  return {
    seconds,
    peaks: async ({ start, end }) =>
      end - start >= seconds ? peaks : computePeaks((await samples()).slice(toFrames(start), toFrames(end))),
  }
}

function toTimeWindow({ cut, seconds }: Recording): TimeWindow {
  if (!cut) return { start: 0, end: seconds }
  const { range, whole } = cut
  return { start: toSeconds(range.from), end: range.until === null ? whole.seconds : toSeconds(range.until) }
}

/** Null for the whole recording. */
function toFrameRange({ start, end }: TimeWindow, seconds: number): FrameRange | null {
  const until = end >= roundHundredths(seconds) ? null : toFrames(end)
  return start === 0 && until === null ? null : { from: toFrames(start), until }
}
