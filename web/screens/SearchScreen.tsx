import '../ui/text/Page.css'
import '../features/search/Results.css'
import { SEARCH } from '../../domain/locales/en/posts'
import { parseSearchWords } from '../../domain/search/search'
import { SEARCH_QUERY_MAX_CHARS } from '../../domain/search/search.limits'
import { AllResults } from '../features/search/AllResults'
import { KindResults } from '../features/search/KindResults'
import { PeopleResults } from '../features/search/PeopleResults'
import { SearchField } from '../features/search/SearchField'
import { SearchTabs } from '../features/search/SearchTabs'
import { parseSearchTab, toSearchParams } from '../features/search/search-tabs'
import { EmptyState } from '../parts/loading/EmptyState'
import { goTo, useView } from '../state/view'

/** The search results: `?q=` is the query, `?kind=` the filter. */
export function SearchScreen() {
  const { params } = useView()
  // Links can contain anything: the query is cut to the maximum.
  const query = [...(params.get('q') ?? '').toWellFormed()].slice(0, SEARCH_QUERY_MAX_CHARS).join('').trim()
  const tab = parseSearchTab(params.get('kind'))
  const words = parseSearchWords(query)
  return (
    <div className="page stack finding">
      <h1 className="only-desk">{SEARCH.heading}</h1>
      <SearchField
        query={query}
        onSearch={(nextQuery) => goTo('search', toSearchParams(nextQuery, tab), { replace: true })}
      />
      <SearchTabs query={query} tab={tab} />
      {query === '' ? (
        <EmptyState bird="owlcast" title={SEARCH.emptyTitle} text={SEARCH.emptyText} />
      ) : tab === 'people' ? (
        <PeopleResults query={query} words={words} />
      ) : tab === null ? (
        <AllResults query={query} words={words} />
      ) : (
        <KindResults key={tab} kind={tab} query={query} words={words} />
      )}
    </div>
  )
}
