import './MemberHome.css'
import { type RefObject, useMemo } from 'react'
import { RADIO } from '../../domain/locales/en/radio'
import type { Post } from '../../domain/posts/posts.schema'
import { keys } from '../api/keys'
import { toPlayable } from '../audio/playback/playable'
import { usePlayInList } from '../audio/playback/usePlayInList'
import { HeroWire } from '../features/home/HeroWire'
import { MessageButton } from '../features/home/MessageButton'
import { useHeldPosts } from '../features/posts/feed/useHeldPosts'
import { DuskRadio } from '../features/radio/DuskRadio'
import { useProgramme } from '../features/radio/useProgramme'
import { type CarriedSearch, SearchBox } from '../features/search/SearchBox'
import { HOME_KIND, KIND_UI } from '../kinds'
import { PlayFromContext } from '../parts/player/play-from-context'
import { useKeepReplyTargets } from '../parts/posts/useKeepReplyTargets'
import { ViewLink } from '../parts/views/ViewLink'
import { PostCards } from './PostCards'

/** Posts of the feed that home shows. */
const FEED_START = 5
const LIST_KEY = keys.newestFollowed(HOME_KIND)

/** The home of members: Dusk Radio, a row to search and to record, and the feed's beginning. */
export function MemberHome({ meId, search }: { meId: string; search: RefObject<CarriedSearch> }) {
  const programme = useProgramme(meId)
  return (
    <div className="member-home">
      <DuskRadio programme={programme} />
      <section className="make-row stack -m" aria-label={RADIO.make}>
        <SearchBox small carried={search} />
        <div className="birds row">
          <HeroWire />
          <MessageButton className="only-wide" />
        </div>
      </section>
      <FeedStart followed={programme.followed} meId={meId} />
    </div>
  )
}

function FeedStart({ followed, meId }: { followed: readonly Post[]; meId: string }) {
  const posts = useFeedStart(followed)
  const { view, texts } = KIND_UI[HOME_KIND]
  const playFrom = usePlayInList(posts.flatMap((post) => toPlayable(post) ?? []))
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="feed-start">
      <div className="home-head row -m -spread -baseline">
        <h2 id="feed-start">{RADIO.feed}</h2>
        {/* On phones, the tab below leads there. */}
        <ViewLink className="subtle only-wide" view={view}>
          {texts.viewAll}
        </ViewLink>
      </div>
      <PlayFromContext value={playFrom}>
        <PostCards posts={posts} viewerId={meId} />
      </PlayFromContext>
    </section>
  )
}

/** The newest posts by people followed, and those in use: a recorder under one stays, whatever is published or deleted. */
function useFeedStart(followed: readonly Post[]) {
  const newest = useMemo(() => followed.slice(0, FEED_START), [followed])
  const held = useHeldPosts(newest, { queryKey: LIST_KEY, hasMore: followed.length > FEED_START })
  return useKeepReplyTargets(held, LIST_KEY.join(' '))
}
