import './Countdown.css'
import { type ReactNode, useEffect, useState } from 'react'
import { isExpiringSoon, isInLastMinutes } from '../../../domain/posts/expiry'
import { formatTimeLeft, getNextCountdownTick, TIMES } from '../../../domain/time/relative-time'

/** `now` returns the estimated server time in ms. */
type Life = { createdAt: number; expiresAt: number; now: () => number }
type Props = Life & {
  /** In place of the ring, where that is around the author's face. */
  mark?: ReactNode
}

/**
 * The remaining lifetime of a post: a ring that empties and a label such as '17h left'. Updates when the label changes.
 * The colour of its card cools with each quarter; the last minutes are named.
 */
export function Countdown({ mark, ...life }: Props) {
  const { fraction, left, isSoon, isLast } = useCountdown(life)
  return (
    <span
      className={`left row -inline subtle tabular${isSoon ? ' -soon' : ''}${isLast ? ' -last' : ''}`}
      data-quarter={4 - Math.ceil(fraction * 4)}
    >
      {mark === undefined ? <Ring fraction={fraction} /> : isLast ? mark : null}
      {isLast ? TIMES.lastMinutes(left) : left}
    </span>
  )
}

/** The ring of the remaining lifetime around a face; an empty track for a post that stays. */
export function FaceRing({ life, children }: { life: Life | null; children: ReactNode }) {
  return (
    <span className="face-ring disc">
      {life ? <LifeRing {...life} /> : <Ring fraction={0} />}
      {children}
    </span>
  )
}

function LifeRing(life: Life) {
  const { fraction, isSoon } = useCountdown(life)
  return <Ring fraction={fraction} isSoon={isSoon} />
}

function Ring({ fraction, isSoon = false }: { fraction: number; isSoon?: boolean }) {
  return (
    <svg className={isSoon ? 'life-ring -soon' : 'life-ring'} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6" />
      {fraction > 0 ? (
        <circle
          className="arc"
          cx="8"
          cy="8"
          r="6"
          pathLength={100}
          strokeDasharray={`${fraction * 100} 100`}
        />
      ) : null}
    </svg>
  )
}

/** What is left of a post's life, as a fraction and as text. */
function useCountdown({ createdAt, expiresAt, now }: Life) {
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
  return {
    fraction,
    left: formatTimeLeft(expiresAt, at),
    isSoon: isExpiringSoon(expiresAt, at),
    isLast: isInLastMinutes(expiresAt, at),
  }
}
