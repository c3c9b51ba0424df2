import '../../ui/Chip.css'
import { LOOKS } from '../../kinds'
import { Bird } from '../../ui/Bird'
import { bringIn } from '../../ui/bring-in'
import { ViewLink } from '../../ui/ViewLink'
import { SEARCH } from '../../words/search'
import { paramsOf, SEARCH_TABS, type SearchTab } from './tabs'

/** Filters: all results, one kind, or people. Each is a history entry. */
export function SearchTabs({ query, tab: shown }: { query: string; tab: SearchTab }) {
  return (
    <nav className="chips -line" aria-label={SEARCH.filters} onFocus={bringIn}>
      {SEARCH_TABS.map((tab) => {
        const look = tab === null || tab === 'people' ? null : LOOKS[tab]
        return (
          <ViewLink
            key={tab}
            className="chip"
            data-kind={look ? tab : undefined}
            aria-current={tab === shown}
            view="search"
            params={paramsOf(query, tab)}
          >
            {look ? <Bird name={look.bird} /> : null}
            {look ? look.words.many : tab ? SEARCH.people : SEARCH.everything}
          </ViewLink>
        )
      })}
    </nav>
  )
}
