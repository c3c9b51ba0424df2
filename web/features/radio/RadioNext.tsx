import './RadioNext.css'
import { RADIO } from '../../../domain/locales/en/radio'
import type { Post } from '../../../domain/posts/posts.schema'
import { RADIO_PARTS, type RadioProgramme, sumMinutes } from '../../../domain/radio/programme'
import { formatDuration } from '../../../domain/time/duration'
import { Avatar } from '../../parts/people/Avatar'
import { playRadio } from './play-radio'

const SHOWN_MAX = 8

/** The next posts of Dusk Radio, by its parts, beside home on desktops. Pressing a post starts there. */
export function RadioNext({ parts, posts }: { parts: RadioProgramme<Post>; posts: readonly Post[] }) {
  const shown = new Set(posts.slice(0, SHOWN_MAX).map(({ id }) => id))
  return (
    <aside className="radio-next" aria-labelledby="radio-next">
      <div className="top">
        <h2 id="radio-next">{RADIO.next}</h2>
        <span className="dim tabular">{RADIO.minutes(sumMinutes(posts))}</span>
      </div>
      {RADIO_PARTS.filter((part) => parts[part].some(({ id }) => shown.has(id))).map((part) => (
        <section key={part}>
          <h3>{RADIO.parts[part](parts[part].length)}</h3>
          <ul>
            {parts[part]
              .filter(({ id }) => shown.has(id))
              .map((post) => (
                <li key={post.id}>
                  <button type="button" onClick={() => playRadio(posts, post.id)}>
                    <Avatar person={post.author} size="s" />
                    <span className="fill">
                      <b className="ellipsis" dir="auto">
                        {post.title || post.author.displayName}
                      </b>
                      <small className="ellipsis">
                        <bdi>{post.author.displayName}</bdi> · {formatDuration(post.seconds)}
                      </small>
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </aside>
  )
}
