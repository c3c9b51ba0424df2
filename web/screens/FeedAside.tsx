import { FEED } from '../../domain/locales/en/shell'
import { SearchBox } from '../features/search/SearchBox'
import { ProLine } from '../features/shell/pro/ProLine'
import { AsideSounds } from './AsideSounds'

/** The column beside a feed on wide screens. */
export function FeedAside() {
  return (
    <aside className="aside" aria-label={FEED.aside}>
      <SearchBox small />
      <AsideSounds />
      <ProLine />
    </aside>
  )
}
