import './MemberHome.css'
import type { RefObject } from 'react'
import { RADIO } from '../../domain/locales/en/radio'
import type { Post } from '../../domain/posts/posts.schema'
import { toPlayable } from '../audio/playback/playable'
import { usePlayList } from '../audio/playback/usePlayList'
import { HeroWire } from '../features/home/HeroWire'
import { MessageButton } from '../features/home/MessageButton'
import { TonightShelf } from '../features/home/TonightShelf'
import { DuskRadio } from '../features/radio/DuskRadio'
import { RadioNext } from '../features/radio/RadioNext'
import { useProgramme } from '../features/radio/useProgramme'
import { type CarriedSearch, SearchBox } from '../features/search/SearchBox'
import { EXPIRING_KINDS, KIND_UI, MESSAGE_KIND } from '../kinds'
import { PlayFromContext } from '../ui/media/play-from-context'
import { ViewLink } from '../ui/text/ViewLink'
import { PostCards } from './PostCards'

/** Posts of the feed that home shows. */
const FEED_START = 5

/** The home of members: Dusk Radio, a row to search and to record, what fades tonight, and the feed's beginning. */
export function MemberHome({ meId, search }: { meId: string; search: RefObject<CarriedSearch> }) {
  const programme = useProgramme(meId)
  return (
    <div className="member-home">
      <div className="main">
        <DuskRadio programme={programme} />
        <section className="make-row" aria-label={RADIO.make}>
          <SearchBox small carried={search} />
          <div className="birds">
            <HeroWire />
            <MessageButton className="only-wide" />
          </div>
        </section>
        {EXPIRING_KINDS.map((kind) => (
          <TonightShelf key={kind} kind={kind} />
        ))}
        {programme.followed.length > 0 ? (
          <FeedStart posts={programme.followed.slice(0, FEED_START)} meId={meId} />
        ) : null}
      </div>
      {programme.posts.length > 0 && !programme.isFirstDay ? (
        <RadioNext parts={programme.parts} posts={programme.posts} />
      ) : null}
    </div>
  )
}

function FeedStart({ posts, meId }: { posts: readonly Post[]; meId: string }) {
  const playFrom = usePlayList(posts.flatMap((post) => toPlayable(post) ?? []))
  return (
    <section aria-labelledby="feed-start">
      <div className="home-head">
        <h2 id="feed-start">{RADIO.feed}</h2>
        <ViewLink view={KIND_UI[EXPIRING_KINDS[0] ?? MESSAGE_KIND].view}>{RADIO.everyone}</ViewLink>
      </div>
      <PlayFromContext value={playFrom}>
        <PostCards posts={posts} viewerId={meId} />
      </PlayFromContext>
    </section>
  )
}
