import '../ui/Page.css'
import '../features/search/Results.css'
import { SEARCH_QUERY_MAX_CHARS } from '../../domain/limits'
import { searchWords } from '../../domain/search'
import { FoundAll } from '../features/search/FoundAll'
import { FoundOfKind } from '../features/search/FoundOfKind'
import { FoundPeople } from '../features/search/FoundPeople'
import { SearchField } from '../features/search/SearchField'
import { SearchTabs } from '../features/search/SearchTabs'
import { paramsOf, tabOf } from '../features/search/tabs'
import { goTo, useView } from '../state/view'
import { Empty } from '../ui/Empty'
import { SEARCH } from '../words/search'

/** The search results: `?q=` is the query, `?kind=` the filter. */
export function SearchScreen() {
  const { params } = useView()
  // Links can contain anything: the query is cut to the maximum.
  const query = [...(params.get('q') ?? '').toWellFormed()].slice(0, SEARCH_QUERY_MAX_CHARS).join('').trim()
  const tab = tabOf(params.get('kind'))
  const words = searchWords(query)
  return (
    <div className="page finding">
      <h1 className="only-desk">{SEARCH.heading}</h1>
      <SearchField query={query} onAsk={(asked) => goTo('search', paramsOf(asked, tab), { replace: true })} />
      <SearchTabs query={query} tab={tab} />
      {query === '' ? (
        <Empty bird="owlcast" title={SEARCH.start} text={SEARCH.startText} />
      ) : tab === 'people' ? (
        <FoundPeople query={query} words={words} />
      ) : tab === null ? (
        <FoundAll query={query} words={words} />
      ) : (
        <FoundOfKind key={tab} kind={tab} query={query} words={words} />
      )}
    </div>
  )
}
