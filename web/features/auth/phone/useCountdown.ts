import { useEffect, useState } from 'react'
import { SECOND_MS } from '../../../../domain/time/units'

/** The whole seconds until `until` (device time in ms); 0 when it has passed. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((until - now) / SECOND_MS))
  useEffect(() => {
    if (secondsLeft === 0) return
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [secondsLeft])
  return secondsLeft
}
