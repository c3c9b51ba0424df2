import { useEffect, useRef } from 'react'

/** Calls `draw` once per frame while `on`, outside React's state. */
export function useFrames(on: boolean, draw: () => void): void {
  const latest = useRef(draw)
  latest.current = draw
  useEffect(() => {
    if (!on) return
    let frame = requestAnimationFrame(function step() {
      latest.current()
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [on])
}
