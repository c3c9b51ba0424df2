import { RADIO } from '../../../../domain/locales/en/radio'
import { useLeaving } from '../../../api/posts/leaving.queries'
import { playPosts } from '../../../audio/playback/start-playback'
import { SoundRow } from '../../../parts/posts/SoundRow'
import { TagLink } from '../../../parts/posts/TagLink'

/** The posts that expire next, each to be heard before it does, and what people talk about tonight. */
export function LeavingNext() {
  const { items, tags } = useLeaving()
  return (
    <>
      {items.length > 0 ? (
        <section aria-labelledby="leaving-next">
          <h2 id="leaving-next">{RADIO.leavingNext}</h2>
          <ul>
            {items.map((post) => (
              <SoundRow
                key={post.id}
                post={post}
                onPlay={() => playPosts(items, { name: RADIO.leavingNext, fromId: post.id })}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {tags.length > 0 ? (
        <section aria-labelledby="said-tonight">
          <h2 id="said-tonight">{RADIO.saidTonight}</h2>
          <ul className="tags-said wrap">
            {tags.map(({ tag, count }) => (
              <li key={tag} dir="auto">
                <TagLink tag={tag}>{`#${tag} ${count}`}</TagLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
