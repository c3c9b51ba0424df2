import './Knots.css'
import { useLayoutEffect, useRef } from 'react'
import { getPlayedSeconds, type Playable } from '../../audio/playback/playable'
import { useClock } from '../../audio/playback/usePlayer'

/** More knots than this do not fit side by side. */
const KNOTS_MAX = 40

type Props = {
  list: readonly Playable[]
  /** Counts from 1. */
  position: number
  /** Shows how far the current item was played. */
  isTall?: boolean
}

/** A knot for each item of a list that plays, as long as the item. */
export function Knots({ list, position, isTall = false }: Props) {
  if (list.length < 2 || list.length > KNOTS_MAX) return null
  return (
    <div className={isTall ? 'knots row -tall' : 'knots row'} aria-hidden="true">
      {list.map((item, at) => (
        <i
          key={item.id}
          data-kind={item.kind}
          className={at + 1 < position ? 'done' : at + 1 === position ? 'current' : undefined}
          style={{ flexGrow: Math.max(1, getPlayedSeconds(item)) }}
        >
          {isTall && at + 1 === position ? <PlayedPart item={item} /> : null}
        </i>
      ))}
    </div>
  )
}

/** Painted with the sound, without rendering. */
function PlayedPart({ item }: { item: Playable }) {
  const ref = useRef<HTMLSpanElement>(null)
  const clock = useClock(item)
  useLayoutEffect(
    () =>
      clock((elapsed, length) => {
        if (ref.current) ref.current.style.inlineSize = `${length > 0 ? (100 * elapsed) / length : 0}%`
      }),
    [clock],
  )
  return <span ref={ref} />
}
