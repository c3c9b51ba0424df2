import './AsideSounds.css'
import { usePlayer } from '../audio/playback/usePlayer'
import { ReadAlong } from '../features/player/ReadAlong'
import { LeavingNext } from '../features/posts/feed/LeavingNext'
import { useIsWide } from '../hooks/useIsWide'

/** Something to hear beside home and feeds: the words of what plays, else what leaves next. */
export function AsideSounds() {
  const { now, finished } = usePlayer()
  // The column is hidden on smaller screens, and reads nothing there.
  if (!useIsWide()) return null
  return (
    <div className="aside-sounds stack">{now && !finished ? <ReadAlong now={now} /> : <LeavingNext />}</div>
  )
}
