import { UpNext } from '../features/player/UpNext'
import { ProCard } from '../features/shell/ProCard'
import { FEED } from '../words/feed'

/** Beside a feed on wide screens. */
export function FeedAside() {
  return (
    <aside className="aside" aria-label={FEED.aside}>
      <UpNext />
      <ProCard />
    </aside>
  )
}
