import './Countdown.css'
import { type ReactNode, useEffect, useState } from 'react'
import { isExpiringSoon, isInLastMinutes } from '../../../domain/posts/expiry'
import { formatTimeLeft, getNextCountdownTick, TIMES } from '../../../domain/time/relative-time'
import { Ring } from '../../ui/states/Ring'

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
      {mark === undefined ? <LifeRing fraction={fraction} /> : isLast ? mark : null}
      {isLast ? TIMES.lastMinutes(left) : left}
    </span>
  )
}

/** The ring of the remaining lifetime around a face; an empty track for a post that stays. */
export function FaceRing({ life, children }: { life: Life | null; children: ReactNode }) {
  return (
    <span className="face-ring disc">
      {life ? <EmptyingRing {...life} /> : <LifeRing fraction={0} />}
      {children}
    </span>
  )
}

function EmptyingRing(life: Life) {
  const { fraction, isSoon } = useCountdown(life)
  return <LifeRing fraction={fraction} isSoon={isSoon} />
}

function LifeRing({ fraction, isSoon = false }: { fraction: number; isSoon?: boolean }) {
  return (
    <Ring className={isSoon ? 'life-ring -soon' : 'life-ring'} fraction={fraction} side={16} radius={6} />
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
