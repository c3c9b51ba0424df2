/** Animates a waveform with the playback position: frame by frame, without React, updating only what changed. */
import { clockTime } from '../../domain/expiry'
import { UI } from '../words/ui'

/** Paints `elapsed` of `length` seconds. */
export type Paint = (elapsed: number, length: number) => void

/** A progress source: paints now and on every change until the returned function is called. */
export type Clock = (paint: Paint) => () => void

/** The played fraction from 0 to 1; 0 for an unknown length. */
export function partOf(elapsed: number, length: number): number {
  const part = length > 0 ? elapsed / length : 0
  return part > 0 ? Math.min(1, part) : 0
}

/** Returns a function that paints a position: played strokes, the playhead, and the slider's value once a second. */
export function painterOf(svg: SVGSVGElement, strokes: readonly string[], width: number): Paint {
  const rest = svg.querySelector('.rest')
  const done = svg.querySelector('.done')
  const head = svg.querySelector('.head')
  let shown = -1
  let said = ''
  return (elapsed, length) => {
    const part = partOf(elapsed, length)
    const count = Math.ceil(part * strokes.length - 1e-9)
    if (count !== shown) {
      shown = count
      done?.setAttribute('d', strokes.slice(0, count).join(''))
      rest?.setAttribute('d', strokes.slice(count).join(''))
    }
    head?.setAttribute('transform', `translate(${(part * width).toFixed(1)} 0)`)
    const text = UI.position(clockTime(elapsed), clockTime(length))
    if (svg.role !== 'slider' || text === said) return
    said = text
    svg.ariaValueMax = String(Math.floor(length))
    svg.ariaValueNow = String(Math.floor(Math.min(elapsed, length)))
    svg.ariaValueText = text
  }
}
