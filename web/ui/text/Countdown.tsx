import './Countdown.css'
import { useEffect, useState } from 'react'
import { formatTimeLeft, getNextCountdownTick, isExpiringSoon } from '../../../domain/posts/expiry'

/** `now` returns the estimated server time in ms. */
type Props = { createdAt: number; expiresAt: number; now: () => number }

/**
 * The remaining lifetime of a post: a ring that empties and a label such as '17h left'. Updates when the label changes.
 */
export function Countdown({ createdAt, expiresAt, now }: Props) {
  const [at, setAt] = useState(now)
  useEffect(() => {
    const delay = getNextCountdownTick(expiresAt, at)
    if (delay === null) return
    const refresh = () => setAt(now())
    const timer = setTimeout(refresh, delay)
    // Timers do not fire while a device sleeps.
    addEventListener('focus', refresh)
    return () => {
      clearTimeout(timer)
      removeEventListener('focus', refresh)
    }
  }, [at, expiresAt, now])
  const life = expiresAt - createdAt
  const fraction = life > 0 ? Math.min(1, Math.max(0, (expiresAt - at) / life)) : 0
  return (
    <span className={isExpiringSoon(expiresAt, at) ? 'left -soon' : 'left'}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" />
        <circle
          className="v"
          cx="8"
          cy="8"
          r="6"
          pathLength={100}
          strokeDasharray={`${fraction * 100} 100`}
        />
      </svg>
      {formatTimeLeft(expiresAt, at)}
    </span>
  )
}
