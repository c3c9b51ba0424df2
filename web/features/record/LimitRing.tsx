import { useRef } from 'react'
import { recorder } from '../../recording/session'
import { useFrames } from './useFrames'

/** The ring around the record button; full at the limit. */
export function LimitRing({ limitSeconds, moving }: { limitSeconds: number; moving: boolean }) {
  const ref = useRef<SVGCircleElement>(null)
  useFrames(moving, () => {
    const part = Math.min(100, (100 * recorder.position()) / limitSeconds)
    ref.current?.setAttribute('stroke-dasharray', `${part.toFixed(2)} 100`)
  })
  return (
    <svg className="ring" viewBox="0 0 124 124" aria-hidden="true">
      <circle cx="62" cy="62" r="58.5" />
      <circle ref={ref} className="arc" cx="62" cy="62" r="58.5" pathLength="100" strokeDasharray="0 100" />
    </svg>
  )
}
