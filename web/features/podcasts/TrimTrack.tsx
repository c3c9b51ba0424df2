import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type ClipRange, moveRange, withEnd, withStart } from '../../../domain/podcasts/podcast-clip'
import type { PodcastSource } from '../../audio/podcast/podcast-source'
import { Waveform } from '../../ui/media/Waveform'

type Props = { source: PodcastSource; range: ClipRange; locked: boolean; onMove: (to: ClipRange) => void }
type Grip = {
  part: 'start' | 'end' | 'whole'
  offset: number
  /** The clip when dragging started. */
  before: ClipRange
}

/** Touches this close to an edge grab the edge. */
const REACH_PX = 22

/**
 * The podcast's waveform with the clip's window: the edges and the window can be dragged. Keyboards use the sliders.
 */
export function TrimTrack({ source, range, locked, onMove }: Props) {
  const { seconds } = source
  const peaks = usePeaks(source)
  const grip = useRef<Grip | null>(null)

  function getPointerPosition({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    return { at: ((clientX - left) / width) * seconds, reach: (REACH_PX / width) * seconds }
  }
  function startDrag(event: PointerEvent<HTMLElement>) {
    if (locked || event.button !== 0) return
    const { at, reach } = getPointerPosition(event)
    const [toStart, toEnd] = [Math.abs(at - range.start), Math.abs(at - range.end)]
    const middle = (range.end - range.start) / 2
    const inside = at > range.start && at < range.end
    if (Math.min(toStart, toEnd) <= Math.min(reach, middle))
      grip.current = { part: toStart <= toEnd ? 'start' : 'end', offset: 0, before: range }
    else grip.current = { part: 'whole', offset: inside ? at - range.start : middle, before: range }
    event.currentTarget.setPointerCapture(event.pointerId)
    drag(event)
  }
  function drag(event: PointerEvent<HTMLElement>) {
    if (!grip.current) return
    const { part, offset } = grip.current
    onMove(MOVES[part](range, getPointerPosition(event).at - offset, seconds))
  }
  const percent = (at: number) => `${(at / seconds) * 100}%`
  return (
    <div
      className="track"
      aria-hidden="true"
      onPointerDown={startDrag}
      onPointerMove={drag}
      onPointerUp={() => {
        grip.current = null
      }}
      // The touch scrolled the page instead.
      onPointerCancel={() => {
        if (grip.current) onMove(grip.current.before)
        grip.current = null
      }}
    >
      <Waveform peaks={peaks} seconds={seconds} pitch={4} />
      <div
        className="win"
        style={{ insetInlineStart: percent(range.start), insetInlineEnd: percent(seconds - range.end) }}
      />
    </div>
  )
}

const MOVES = { start: withStart, end: withEnd, whole: moveRange }

/** Loads the waveform; trimming does not wait for it. */
function usePeaks(source: PodcastSource): string {
  const [peaks, setPeaks] = useState('')
  useEffect(() => {
    const gone = new AbortController()
    source.peaks(gone.signal).then(
      (found) => gone.signal.aborted || setPeaks(found),
      (error: unknown) => gone.signal.aborted || console.warn('There is no waveform.', error),
    )
    return () => gone.abort()
  }, [source])
  return peaks
}
