import './HomeScreen.css'
import { type RefObject, Suspense, useDeferredValue, useRef } from 'react'
import { HOME } from '../../domain/locales/en/shell'
import { useMe } from '../api/auth/session.queries'
import { prefetchFeed } from '../api/posts/posts.queries'
import { prefetchRadio } from '../api/radio/radio.queries'
import { HeroWire } from '../features/home/HeroWire'
import { MessageButton } from '../features/home/MessageButton'
import { OnAir } from '../features/home/OnAir'
import { TonightShelf } from '../features/home/TonightShelf'
import { type CarriedSearch, SearchBox } from '../features/search/SearchBox'
import { EXPIRING_KINDS, FEED_KINDS, HOME_KIND, KIND_UI, MESSAGE_KIND } from '../kinds'
import { readLastUser } from '../state/last-user'
import { lazyPart } from '../ui/states/lazy-part'

const MemberHome = lazyPart(() => import('./MemberHome'), 'MemberHome')

/** Requests what home shows before a component reads it: the newest posts, and for a device's member the radio's. */
export const prefetchHome = () =>
  readLastUser() ? prefetchRadio(FEED_KINDS, HOME_KIND) : prefetchFeed(HOME_KIND)

/** Home: an introduction for visitors, Dusk Radio for members. */
export function HomeScreen() {
  // Deferred, so that the home of visitors stays until that of the member is loaded.
  const me = useDeferredValue(useMe())
  const search = useRef<CarriedSearch>({ typed: '', hasFocus: false })
  return (
    <Suspense fallback={<MemberHeading />}>
      {me ? <MemberHome key={me.id} meId={me.id} search={search} /> : <VisitorHome search={search} />}
    </Suspense>
  )
}

/** As prerendered, until the rest is loaded. */
function MemberHeading() {
  return (
    <div className="member-home">
      <div className="radio stack -m">
        <div className="radio-heading row wrap -spread -baseline">
          <h1>{HOME.radio}</h1>
        </div>
      </div>
    </div>
  )
}

/**
 * Home of visitors: the introduction, posts to hear at once, five birds on a wire, search, and the round record button.
 */
function VisitorHome({ search }: { search: RefObject<CarriedSearch> }) {
  return (
    <div className="home stack -flush">
      <section className="hero stack -center" aria-labelledby="headline">
        <h1 id="headline">{HOME.headline}</h1>
        <p className="lead">{HOME.lead}</p>
        <div className="on-air-slot">
          {EXPIRING_KINDS.map((kind) => (
            <OnAir key={kind} kind={kind} />
          ))}
        </div>
        <HeroWire />
        <SearchBox carried={search} />
        <div className="hero-sun only-wide">
          <MessageButton />
          <p className="hint" aria-hidden="true">
            {KIND_UI[MESSAGE_KIND].texts.record}
          </p>
        </div>
      </section>
      {EXPIRING_KINDS.map((kind) => (
        <TonightShelf key={kind} kind={kind} />
      ))}
    </div>
  )
}
