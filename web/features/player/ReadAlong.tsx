import { useMemo } from 'react'
import { RADIO } from '../../../domain/locales/en/radio'
import { layOutText } from '../../../domain/transcripts/text-layout'
import { fetchTranscript, useTranscript } from '../../api/transcripts/transcripts.queries'
import type { Playable } from '../../audio/playback/playable'
import { usePlayer } from '../../audio/playback/usePlayer'
import { Avatar } from '../../parts/people/Avatar'
import { formatListPosition } from '../../parts/player/list-position'
import { SoundRow } from '../../parts/posts/SoundRow'
import { SpokenText } from '../../parts/transcripts/SpokenText'

/** Posts after the current one that are named. */
const NEXT_MAX = 5

/** What is said now, to read along, and what follows. */
export function ReadAlong({ now }: { now: Playable }) {
  const { next, progress } = usePlayer()
  const { data } = useTranscript(now, true)
  const layout = useMemo(() => (data ? layOutText(data) : null), [data])
  const words = layout?.text ?? now.post?.transcript
  const posts = next.flatMap(({ post }) => post ?? []).slice(0, NEXT_MAX)
  return (
    <>
      <section className="read-along stack" data-kind={now.kind} aria-label={now.title}>
        <p className="speaker row -m">
          {now.post ? <Avatar person={now.post.author} size="s" /> : null}
          <span className="text-block">
            <b className="ellipsis">
              <bdi>{now.author}</bdi>
            </b>
            {progress.list.length > 1 ? <small>{formatListPosition(now, progress)}</small> : null}
          </span>
        </p>
        {words ? (
          <SpokenText
            key={now.id}
            text={words}
            layout={layout}
            loadLayout={async () => layOutText(await fetchTranscript(now))}
            item={now}
            lang={data?.language ?? null}
            isFolded
          />
        ) : (
          <p className="text" dir="auto">
            {now.title}
          </p>
        )}
      </section>
      {posts.length > 0 ? (
        <section aria-labelledby="plays-then">
          <h2 id="plays-then">{RADIO.playsThen}</h2>
          <ul>
            {posts.map((post) => (
              <SoundRow key={post.id} post={post} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
