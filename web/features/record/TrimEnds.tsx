import './cuts.css'
import Scissors from 'lucide-react/icons/scissors'
import { useEffect, useMemo, useRef } from 'react'
import { withCutEnd, withCutStart } from '../../../domain/audio/cut-ends'
import { canStrike, toKeptRanges } from '../../../domain/audio/strikes'
import { roundHundredths, type TimeWindow } from '../../../domain/audio/time-window'
import { STRIKES } from '../../../domain/locales/en/pauses'
import { HOLD, RECORD } from '../../../domain/locales/en/record'
import { formatDuration } from '../../../domain/time/duration'
import { joinKept } from '../../audio/capture/join-kept'
import { computePeaks } from '../../audio/capture/peaks'
import { toFrames, toSeconds } from '../../audio/pcm'
import { useTrim } from '../../audio/playback/useTrim'
import type { FrameRange, Recording } from '../../audio/recording'
import { cutEnds } from '../../recording/session'
import { Button } from '../../ui/buttons/Button'
import { TrimRange } from '../../ui/media/TrimRange'
import type { TrimSource } from '../../ui/media/useTrimPeaks'
import { showToast } from '../../ui/overlays/toast'
import { ErrorText } from '../../ui/text/ErrorText'

const ALL: FrameRange = { from: 0, until: null }
const MOVES = { start: withCutStart, end: withCutEnd }

/** Cuts the ends of a stopped recording. A cut end stays on the device until it is published. */
export function TrimEnds({ recording, onClose }: { recording: Recording; onClose: () => void }) {
  const whole = recording.cut?.whole ?? recording
  const { seconds } = whole
  const struck = recording.cut?.struck ?? []
  const source = useMemo(() => toTrimSource(whole), [whole])
  const { range, controls, play, stop } = useTrim({
    initial: () => toTimeWindow(recording),
    // As it will sound: without what is struck.
    async read({ start, end }) {
      const samples = await whole.samples()
      const part = { from: toFrames(start), until: toFrames(end) }
      return joinKept(samples, toKeptRanges(samples.length, part, struck))
    },
  })
  const first = useRef<HTMLElement>(null)
  useEffect(
    () => first.current?.querySelector<HTMLInputElement>('.trim-strip input')?.focus({ preventScroll: true }),
    [],
  )
  const canCut = canStrike(toFrames(seconds), toFrameRange(range, seconds) ?? ALL, struck)
  async function cut() {
    stop()
    const undo = await cutEnds(toFrameRange(range, seconds))
    onClose()
    showToast({
      text: RECORD.cutTo(formatDuration(range.end - range.start)),
      action: { label: HOLD.undo, run: undo },
    })
  }
  return (
    <section ref={first} className="trim-ends stack -m" aria-label={RECORD.trimEnds}>
      <TrimRange
        source={source}
        label={RECORD.trimEnds}
        overview={{
          label: RECORD.wholeRecording,
          lens: RECORD.zoomedPart,
          formatRange: (from, to) => `${from} – ${to}`,
        }}
        moves={MOVES}
        {...controls}
        onSpace={() => play('start')}
      />
      {canCut ? null : <ErrorText>{STRIKES.refused}</ErrorText>}
      <div className="columns">
        <Button tone="quiet" onClick={onClose}>
          {RECORD.cancel}
        </Button>
        <Button
          tone="soft"
          icon={<Scissors className="icon" />}
          disabled={!canCut}
          onClick={() => void cut()}
        >
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
