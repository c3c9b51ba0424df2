import './Countdown.css'
import { useEffect, useState } from 'react'
import { isExpiringSoon, isInLastMinutes } from '../../../domain/posts/expiry'
import { formatTimeLeft, getNextCountdownTick, TIMES } from '../../../domain/time/relative-time'

/** `now` returns the estimated server time in ms. */
type Props = { createdAt: number; expiresAt: number; now: () => number }

/**
 * The remaining lifetime of a post: a ring that empties and a label such as '17h left'. Updates when the label changes.
 * The colour of its card cools with each quarter; the last minutes are named.
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
  const fraction = Math.min(1, Math.max(0, (expiresAt - at) / (expiresAt - createdAt)) || 0)
  const left = formatTimeLeft(expiresAt, at)
  const isLast = isInLastMinutes(expiresAt, at)
  return (
    <span
      className={`left${isExpiringSoon(expiresAt, at) ? ' -soon' : ''}${isLast ? ' -last' : ''}`}
      data-quarter={4 - Math.ceil(fraction * 4)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" />
        <circle
          className="arc"
          cx="8"
          cy="8"
          r="6"
          pathLength={100}
          strokeDasharray={`${fraction * 100} 100`}
        />
      </svg>
      {isLast ? TIMES.lastMinutes(left) : left}
    </span>
  )
}
