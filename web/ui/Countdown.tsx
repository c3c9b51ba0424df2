import './Countdown.css'
import { useEffect, useState } from 'react'
import { isFadingSoon, nextCountdownTick, timeLeft } from '../../domain/expiry'

/** `now` is the server's clock as this device knows it. */
type Props = { createdAt: number; expiresAt: number; now: () => number }

/** How long a post still lives: a ring that empties and '17h left'. Redraws itself when the words change. */
export function Countdown({ createdAt, expiresAt, now }: Props) {
  const [at, setAt] = useState(now)
  useEffect(() => {
    const wait = nextCountdownTick(expiresAt, at)
    if (wait === null) return
    const look = () => setAt(now())
    const timer = setTimeout(look, wait)
    // A device that slept has missed its timers.
    addEventListener('focus', look)
    return () => {
      clearTimeout(timer)
      removeEventListener('focus', look)
    }
  }, [at, expiresAt, now])
  const life = expiresAt - createdAt
  const part = life > 0 ? Math.min(1, Math.max(0, (expiresAt - at) / life)) : 0
  return (
    <span className={isFadingSoon(expiresAt, at) ? 'left -soon' : 'left'}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" />
        <circle className="v" cx="8" cy="8" r="6" pathLength={100} strokeDasharray={`${part * 100} 100`} />
      </svg>
      {timeLeft(expiresAt, at)}
    </span>
  )
}
