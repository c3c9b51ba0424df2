import { RADIO } from '../../../domain/locales/en/radio'
import type { Post } from '../../../domain/posts/posts.schema'
import { getKindTheme } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { Avatar } from '../../parts/people/Avatar'
import { playRadio } from './play-radio'

const FACES_MAX = 6
/** How far the wire hangs in its middle, in pixels. */
const DIP_PX = 10

/** The people of a programme on a wire, with the bird of their first post. Pressing one starts there. */
export function RadioFaces({ posts }: { posts: readonly Post[] }) {
  const firsts = posts.filter(
    (post, at) => posts.findIndex(({ author }) => author.id === post.author.id) === at,
  )
  const shown = firsts.slice(0, FACES_MAX)
  const left = firsts.length - shown.length
  const places = Math.max(FACES_MAX, shown.length + (left > 0 ? 1 : 0)) - 1
  return (
    <div className="flock">
      <svg className="line" viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0 Q50 22 100 0" />
      </svg>
      <ul aria-label={RADIO.faces}>
        {shown.map(({ id, kind, subtype, author }, at) => {
          const { bird, dataKind } = getKindTheme(kind, subtype)
          return (
            <li key={id} style={{ translate: `0 ${getDip(at, places)}px` }}>
              <button
                type="button"
                data-kind={dataKind}
                aria-label={RADIO.start(author.displayName)}
                onClick={() => playRadio(posts, id)}
              >
                <Avatar person={author} />
                <span className="kind-mark">
                  <Bird name={bird} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {left > 0 ? <span className="more">+{left}</span> : null}
    </div>
  )
}

/** A parabola from 0 at both ends. */
function getDip(at: number, places: number): number {
  const x = places > 0 ? at / places : 0
  return Math.round(4 * DIP_PX * x * (1 - x) * 10) / 10
}
