import './UpNext.css'
import { PLAYER } from '../../../domain/locales/en/posts'
import { formatDuration } from '../../../domain/time/duration'
import { usePlayer } from '../../audio/playback/usePlayer'
import { KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'

/** The queue beside the feed on wide screens. */
export function UpNext() {
  const { next } = usePlayer()
  if (next.length === 0) return null
  return (
    <section className="up-next">
      <h2>{PLAYER.upNext}</h2>
      <ul>
        {next.map((item) => (
          <li key={item.id} data-kind={item.kind}>
            <Bird name={KIND_UI[item.kind].bird} />
            <span className="fill">
              <span className="ellipsis" dir="auto">
                {item.title}
              </span>
              <span className="dim">
                <bdi>{item.author}</bdi> · {formatDuration(item.seconds)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
