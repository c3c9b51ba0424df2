import { useState } from 'react'
import {
  followMove,
  getFirstWindow,
  getWindowAround,
  type TimeWindow,
} from '../../../domain/audio/time-window'
import type { TrimMoves } from './TrimStrip'

/** The zoomed waveform of a clip. */
export const TRIM_WINDOW_SECONDS = 120

type Options = {
  seconds: number
  range: TimeWindow
  /** Without `whole`, the overview moves only what the strip shows. */
  moves: TrimMoves
  onMove: (range: TimeWindow) => void
}

/** The part of a recording around a range that a strip shows: it follows what is moved by steps. */
export function useTrimWindow({ seconds, range, moves, onMove }: Options) {
  const [window, setWindow] = useState(() => getFirstWindow(range, TRIM_WINDOW_SECONDS, seconds))
  const show = (around: TimeWindow) =>
    setWindow(getWindowAround(around, Math.min(TRIM_WINDOW_SECONDS, seconds), seconds))
  const { whole } = moves
  return {
    window,
    moveTo(to: TimeWindow) {
      onMove(to)
      setWindow((shown) => followMove(shown, range, to, seconds))
    },
    showEdge(edge: 'start' | 'end') {
      const at = range[edge]
      if (at < window.start || at > window.end) show({ start: at, end: at })
    },
    moveOverview(to: number) {
      if (!whole) return show({ start: to, end: to + window.end - window.start })
      const next = whole(range, to, seconds)
      onMove(next)
      show(next)
    },
  }
}
