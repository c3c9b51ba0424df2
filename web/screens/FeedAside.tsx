import { FEED } from '../../domain/locales/en/shell'
import { UpNext } from '../features/player/UpNext'
import { SearchBox } from '../features/search/SearchBox'
import { ProLine } from '../features/shell/pro/ProLine'

/** The column beside a feed on wide screens. */
export function FeedAside() {
  return (
    <aside className="aside" aria-label={FEED.aside}>
      <SearchBox small />
      <UpNext />
      <ProLine />
    </aside>
  )
}
