import './Knots.css'
import { getPlayedSeconds, type Playable } from '../../audio/playback/playable'

/** More knots than this do not fit side by side. */
const KNOTS_MAX = 40

/** A knot for each item of a list that plays, as long as the item. `position` counts from 1. */
export function Knots({ list, position }: { list: readonly Playable[]; position: number }) {
  if (list.length < 2 || list.length > KNOTS_MAX) return null
  return (
    <div className="knots row" aria-hidden="true">
      {list.map((item, at) => (
        <i
          key={item.id}
          data-kind={item.kind}
          className={at + 1 < position ? 'done' : at + 1 === position ? 'current' : undefined}
          style={{ flexGrow: Math.max(1, getPlayedSeconds(item)) }}
        />
      ))}
    </div>
  )
}
