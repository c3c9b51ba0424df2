/** Animates a waveform with the playback position: frame by frame, without React, updating only what changed. */

import { UI } from '../../../domain/locales/en/shell'
import { formatDuration } from '../../../domain/time/duration'

/** Paints `elapsed` of `length` seconds. */
export type PaintProgress = (elapsed: number, length: number) => void

/** A progress source: paints now and on every change until the returned function is called. */
export type ProgressSource = (paint: PaintProgress) => () => void

/** The played fraction from 0 to 1; 0 for an unknown length. */
export function getPlayedFraction(elapsed: number, length: number): number {
  const fraction = length > 0 ? elapsed / length : 0
  return fraction > 0 ? Math.min(1, fraction) : 0
}

/** Returns a function that paints a position: played strokes, the playhead, and the slider's value once a second. */
export function createPainter(svg: SVGSVGElement, strokes: readonly string[], width: number): PaintProgress {
  const rest = svg.querySelector('.rest')
  const done = svg.querySelector('.done')
  const head = svg.querySelector('.head')
  let shown = -1
  let announced = ''
  return (elapsed, length) => {
    const fraction = getPlayedFraction(elapsed, length)
    const count = Math.ceil(fraction * strokes.length - 1e-9)
    if (count !== shown) {
      shown = count
      done?.setAttribute('d', strokes.slice(0, count).join(''))
      rest?.setAttribute('d', strokes.slice(count).join(''))
    }
    head?.setAttribute('transform', `translate(${(fraction * width).toFixed(1)} 0)`)
    const text = UI.position(formatDuration(elapsed), formatDuration(length))
    if (svg.role !== 'slider' || text === announced) return
    announced = text
    svg.ariaValueMax = String(Math.floor(length))
    svg.ariaValueNow = String(Math.floor(Math.min(elapsed, length)))
    svg.ariaValueText = text
  }
}
