import '../../ui/media/Waveform.css'
import { useRef } from 'react'
import { useSize } from '../../hooks/useSize'
import { recorder } from '../../recording/session'
import { toWavePath } from '../../ui/media/waveform-path'
import { computeLiveLevels } from './live-levels'
import { useFrames } from './useFrames'

const PITCH = 6

/** The live waveform. Decorative: the timer and notices carry the information. */
export function LiveWave() {
  const [ref, { width, height }] = useSize<SVGSVGElement>()
  const path = useRef<SVGPathElement>(null)
  const drawn = useRef('')
  const room = Math.max(8, Math.floor(width / PITCH))
  function draw() {
    const peaks = recorder.livePeaks()
    const wanted = `${peaks.length} of ${room}`
    if (width === 0 || wanted === drawn.current) return
    drawn.current = wanted
    const levels = computeLiveLevels(peaks, room)
    path.current?.setAttribute('d', toWavePath(levels, (levels.length / room) * width, height))
  }
  useFrames(true, draw)
  return (
    <svg ref={ref} className="wave" aria-hidden="true">
      <path ref={path} className="done" />
    </svg>
  )
}
