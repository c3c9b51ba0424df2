import { Avatar } from '../../parts/people/Avatar'
import { Knots } from '../../parts/player/Knots'
import type { PlayingRadio } from './usePlayingRadio'

/** Who speaks while Dusk Radio plays, and a knot for each of its posts. */
export function RadioNow({ now, progress }: PlayingRadio) {
  return (
    <div className="radio-now">
      <p>
        {now.post ? <Avatar person={now.post.author} /> : null}
        <strong className="ellipsis">
          <bdi>{now.author}</bdi>
        </strong>
      </p>
      <Knots {...progress} />
    </div>
  )
}
