import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { getTimeAfterKey, type TimeWindow, toFraction, toTime } from '../../../domain/audio/time-window'
import { formatPosition } from '../../../domain/locales/en/share'
import { type TrimSource, useTrimPeaks } from './useTrimPeaks'
import { Waveform } from './Waveform'

/** Seconds per arrow key for the clip in the whole episode. */
const EPISODE_KEY_SECONDS = { plain: 10, shift: 60, alt: 1 }

export type OverviewTexts = {
  /** Name of the group, and of the slider. */
  label: string
  lens: string
  /** The slider's value as a screen reader speaks it. */
  formatRange: (from: string, to: string) => string
}

type Props = {
  source: TrimSource
  texts: OverviewTexts
  /** The part that the zoomed strip shows. */
  window: TimeWindow
  range: TimeWindow
  /** The part that the slider moves: the range, or the window alone. */
  moved: TimeWindow
  disabled: boolean
  onMove: (start: number) => void
}

/** A whole recording with the zoomed window as a lens. Pointers put it anywhere, keys move it by 10 s. */
export function TrimOverview({ source, texts, window, range, moved, disabled, onMove }: Props) {
  const { seconds } = source
  const whole = { start: 0, end: seconds }
  const peaks = useTrimPeaks(source, whole)
  const lens = useRef<HTMLInputElement>(null)
  const before = useRef<number | null>(null)

  function drag(event: PointerEvent<HTMLElement>) {
    if (before.current === null) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    // A pixel is many seconds.
    onMove(Math.round(toTime(event.clientX - left, width, whole) - (moved.end - moved.start) / 2))
  }
  function press(event: KeyboardEvent) {
    const to = getTimeAfterKey(moved.start, event, seconds, EPISODE_KEY_SECONDS)
    if (to === null) return
    event.preventDefault()
    onMove(to)
  }
  const toInset = ({ start, end }: TimeWindow) => ({
    left: `${toFraction(start, whole) * 100}%`,
    right: `${(1 - toFraction(end, whole)) * 100}%`,
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this
    <div className="overview" role="group" aria-label={texts.label}>
      <div
        className="lane"
        onPointerDown={(event) => {
          if (disabled || event.button !== 0) return
          before.current = moved.start
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
        <i className="kept" style={toInset(range)} />
        <label className="lens" style={toInset(window)}>
          <input
            className="hidden-input"
            ref={lens}
            type="range"
            aria-label={texts.lens}
            min={0}
            max={seconds}
            step="any"
            value={moved.start}
            disabled={disabled}
            aria-valuetext={texts.formatRange(formatPosition(moved.start), formatPosition(moved.end))}
            onKeyDown={press}
            onChange={(event) => onMove(Number(event.target.value))}
          />
        </label>
      </div>
      <div className="bounds wrap" aria-hidden="true">
        <span>{formatPosition(0)}</span>
        <span className="now">
          {formatPosition(window.start)} – {formatPosition(window.end)}
        </span>
        <span>{formatPosition(seconds)}</span>
      </div>
    </div>
  )
}
