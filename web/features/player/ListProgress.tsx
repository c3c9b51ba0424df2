import { PLAYER } from '../../../domain/locales/en/player'
import type { Playable } from '../../audio/playback/playable'
import { usePlayer } from '../../audio/playback/usePlayer'
import { Knots } from '../../parts/player/Knots'
import { formatListPosition } from '../../parts/player/list-position'

/** The playing list: its name, '3 of 9 · 8 min left', and a knot for each item. */
export function ListProgress({ now }: { now: Playable }) {
  const { name = PLAYER.nowPlaying, progress } = usePlayer()
  return (
    <>
      <p className="of-list">
        <strong className="ellipsis" dir="auto">
          {name}
        </strong>
        {progress.list.length > 1 ? <small>{formatListPosition(now, progress)}</small> : null}
      </p>
      <Knots {...progress} />
    </>
  )
}
