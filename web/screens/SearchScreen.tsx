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

/** Everything that says what was typed: `?q=` holds the words, `?kind=` what they are looked for among. */
export function SearchScreen() {
  const { params } = useView()
  // Links may hold anything; what is too much of it is not looked for.
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
