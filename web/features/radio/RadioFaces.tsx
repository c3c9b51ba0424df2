import { RADIO } from '../../../domain/locales/en/radio'
import type { Post } from '../../../domain/posts/posts.schema'
import { getKindTheme } from '../../kinds'
import { WireLine } from '../../parts/brand/WireLine'
import { Avatar } from '../../parts/people/Avatar'
import { playRadio } from './play-radio'

const FACES_MAX = 6
/** How far the wire hangs in its middle, in pixels. */
const DIP_PX = 8

/** The people of a programme on a wire, in the colour of their first post. Pressing one starts there. */
export function RadioFaces({ posts }: { posts: readonly Post[] }) {
  const firsts = posts.filter(
    (post, at) => posts.findIndex(({ author }) => author.id === post.author.id) === at,
  )
  const shown = firsts.slice(0, FACES_MAX)
  const left = firsts.length - shown.length
  const places = Math.max(FACES_MAX, shown.length + (left > 0 ? 1 : 0)) - 1
  return (
    <div className="flock">
      <WireLine />
      <ul aria-label={RADIO.faces}>
        {shown.map(({ id, kind, subtype, author }, at) => (
          <li key={id} style={{ translate: `0 ${getDip(at, places)}px` }}>
            <button
              type="button"
              data-kind={getKindTheme(kind, subtype).dataKind}
              aria-label={RADIO.start(author.displayName)}
              onClick={() => playRadio(posts, id)}
            >
              <Avatar person={author} />
            </button>
          </li>
        ))}
      </ul>
      {left > 0 ? <span className="more subtle">+{left}</span> : null}
    </div>
  )
}

/** A parabola from 0 at both ends. */
function getDip(at: number, places: number): number {
  const x = places > 0 ? at / places : 0
  return Math.round(4 * DIP_PX * x * (1 - x) * 10) / 10
}
