import '../../ui/fields/Chip.css'
import { SEARCH } from '../../../domain/locales/en/posts'
import { KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { ViewLink } from '../../parts/views/ViewLink'
import { scrollTargetIntoView } from '../../ui/lists/scroll-into-view'
import { SEARCH_TABS, type SearchTab, toSearchParams } from './search-tabs'

/** Filters: all results, one kind, or people. Each is a history entry. */
export function SearchTabs({ query, tab: shown }: { query: string; tab: SearchTab }) {
  return (
    <nav className="chips -line" aria-label={SEARCH.filterLabel} onFocus={scrollTargetIntoView}>
      {SEARCH_TABS.map((tab) => {
        const kindUi = tab === null || tab === 'people' ? null : KIND_UI[tab]
        return (
          <ViewLink
            key={tab}
            className="chip"
            data-kind={kindUi ? tab : undefined}
            aria-current={tab === shown}
            view="search"
            params={toSearchParams(query, tab)}
          >
            {kindUi ? <Bird name={kindUi.bird} /> : null}
            {kindUi ? kindUi.texts.plural : tab ? SEARCH.people : SEARCH.allKinds}
          </ViewLink>
        )
      })}
    </nav>
  )
}
