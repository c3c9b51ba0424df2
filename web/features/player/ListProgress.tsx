import { PLAYER } from '../../../domain/locales/en/posts'
import type { Playable } from '../../audio/playback/playable'
import { usePlayer } from '../../audio/playback/usePlayer'

/** More knots than this do not fit side by side. */
const KNOTS_MAX = 40

/** What plays as a list: its name, '3 of 9 · 8 min left', and a knot for each item, as long as the item. */
export function ListProgress({ now }: { now: Playable }) {
  const {
    name = PLAYER.nowPlaying,
    progress: { list, position, secondsAfter },
  } = usePlayer()
  const minutes = Math.ceil((now.seconds + secondsAfter) / 60)
  return (
    <>
      <p className="of-list">
        <strong className="ellipsis" dir="auto">
          {name}
        </strong>
        {list.length > 1 ? (
          <small>
            {PLAYER.position(position, list.length)} · {PLAYER.minutesLeft(minutes)}
          </small>
        ) : null}
      </p>
      {list.length > 1 && list.length <= KNOTS_MAX ? (
        <div className="knots" aria-hidden="true">
          {list.map((item, at) => (
            <i
              key={item.id}
              data-kind={item.kind}
              className={at + 1 < position ? 'done' : at + 1 === position ? 'current' : undefined}
              style={{ flexGrow: Math.max(1, item.seconds) }}
            />
          ))}
        </div>
      ) : null}
    </>
  )
}
