import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { getTimeAfterKey, type TimeWindow, toFraction, toTime } from '../../../domain/audio/time-window'
import { EPISODE_KEY_SECONDS } from '../../../domain/limits'
import { formatPosition, PODCAST } from '../../../domain/locales/en/share'
import type { ClipRange } from '../../../domain/podcasts/podcast-clip'
import type { PodcastSource } from '../../audio/podcast/podcast-source'
import { Waveform } from '../../ui/media/Waveform'
import { usePeaks } from './usePeaks'

type Props = {
  source: PodcastSource
  window: TimeWindow
  range: ClipRange
  locked: boolean
  /** Moves the whole clip, and the window with it. */
  onMove: (start: number) => void
}

/** The whole episode with the zoomed window as a lens. Pointers put the clip anywhere, keys move it by 10 s. */
export function EpisodeOverview({ source, window, range, locked, onMove }: Props) {
  const { seconds } = source
  const whole = { start: 0, end: seconds }
  const peaks = usePeaks(source, whole)
  const lens = useRef<HTMLInputElement>(null)
  const before = useRef<number | null>(null)

  function drag(event: PointerEvent<HTMLElement>) {
    if (before.current === null) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    // A pixel is many seconds.
    onMove(Math.round(toTime(event.clientX - left, width, whole) - (range.end - range.start) / 2))
  }
  function press(event: KeyboardEvent) {
    const to = getTimeAfterKey(range.start, event, seconds, EPISODE_KEY_SECONDS)
    if (to === null) return
    event.preventDefault()
    onMove(to)
  }
  const toInset = ({ start, end }: TimeWindow, outer: TimeWindow) => ({
    left: `${toFraction(start, outer) * 100}%`,
    right: `${(1 - toFraction(end, outer)) * 100}%`,
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this
    <div className="overview" role="group" aria-label={PODCAST.wholeEpisode}>
      <div
        className="lane"
        onPointerDown={(event) => {
          if (locked || event.button !== 0) return
          before.current = range.start
          event.preventDefault()
          lens.current?.focus({ preventScroll: true })
          event.currentTarget.setPointerCapture(event.pointerId)
          drag(event)
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          before.current = null
        }}
        // The touch scrolled the page instead.
        onPointerCancel={() => {
          if (before.current !== null) onMove(before.current)
          before.current = null
        }}
      >
        <Waveform peaks={peaks} seconds={seconds} pitch={3} />
        <span className="lens" style={toInset(window, whole)}>
          <i style={toInset(range, window)} />
          <input
            ref={lens}
            type="range"
            aria-label={PODCAST.clipInEpisode}
            min={0}
            max={seconds}
            step="any"
            value={range.start}
            disabled={locked}
            aria-valuetext={PODCAST.clip(formatPosition(range.start), formatPosition(range.end))}
            onKeyDown={press}
            onChange={(event) => onMove(Number(event.target.value))}
          />
        </span>
      </div>
      <div className="ends" aria-hidden="true">
        <span>{formatPosition(0)}</span>
        <span className="now">
          {formatPosition(window.start)} – {formatPosition(window.end)}
        </span>
        <span>{formatPosition(seconds)}</span>
      </div>
    </div>
  )
}
