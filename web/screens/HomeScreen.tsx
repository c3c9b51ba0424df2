import './HomeScreen.css'
import { type RefObject, Suspense, useDeferredValue, useEffect, useRef } from 'react'
import { HOME } from '../../domain/locales/en/shell'
import { useMe } from '../api/auth/session.queries'
import { prefetchFeed } from '../api/posts/posts.queries'
import { HeroWire } from '../features/home/HeroWire'
import { MessageButton } from '../features/home/MessageButton'
import { type CarriedSearch, SearchBox } from '../features/search/SearchBox'
import { EXPIRING_KINDS, HOME_KIND, KIND_UI, MESSAGE_KIND } from '../kinds'
import { lazyFirstPart, lazyPart } from '../ui/states/lazy-part'

const OnAir = lazyFirstPart(() => import('../features/home/OnAir'), 'OnAir')
const TonightShelf = lazyFirstPart(() => import('../features/home/TonightShelf'), 'TonightShelf')
const MemberHome = lazyPart(() => import('./MemberHome'), 'MemberHome')

/** Requests the posts of home before a component reads them. */
export const prefetchHome = () => prefetchFeed(HOME_KIND)

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
  // While the parts that show them are loaded. They are not read here: home would be rendered again with them.
  useEffect(prefetchHome, [])
  return (
    <div className="home stack -flush">
      <section className="hero stack -center" aria-labelledby="headline">
        <h1 id="headline">{HOME.headline}</h1>
        <p className="lead">{HOME.lead}</p>
        <div className="on-air-slot">
          <Suspense fallback={<span />}>
            {EXPIRING_KINDS.map((kind) => (
              <OnAir key={kind} kind={kind} />
            ))}
          </Suspense>
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
      <Suspense>
        {EXPIRING_KINDS.map((kind) => (
          <TonightShelf key={kind} kind={kind} />
        ))}
      </Suspense>
    </div>
  )
}
