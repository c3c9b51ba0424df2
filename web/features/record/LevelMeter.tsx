import { useRef } from 'react'
import { RECORD } from '../../../domain/locales/en/record'
import { recorder } from '../../recording/session'
import { useFrames } from './useFrames'

/** Speech is rarely louder; louder input fills the meter. */
const LOUD_RMS = 0.25
/** How far the halo extends beyond the button, as a share of its size. */
const REACH = 0.32
const FRAMES_PER_READING = 15

/** The input level as a halo around the button, drawn per frame. */
export function LevelMeter() {
  const ref = useRef<HTMLSpanElement>(null)
  const frames = useRef(0)
  useFrames(true, () => {
    const part = Math.min(1, recorder.level().rms / LOUD_RMS)
    ref.current?.style.setProperty('--level', (1 + REACH * Math.sqrt(part)).toFixed(3))
    // Screen readers get a few updates a second.
    if (frames.current++ % FRAMES_PER_READING === 0)
      ref.current?.setAttribute('aria-valuenow', String(Math.round(part * 100)))
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a halo around a button, which <meter> cannot be drawn as
    <span
      ref={ref}
      className="meter"
      role="meter"
      aria-label={RECORD.microphoneLevel}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
    />
  )
}
