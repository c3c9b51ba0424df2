import { SEARCH } from '../../../domain/locales/en/posts'
import { useMemberSearch } from '../../api/search/search.queries'
import { NoResults } from './NoResults'
import { PeopleList } from './PeopleList'
import { SearchState } from './SearchState'

/** Members whose names start with the query. */
export function PeopleResults({ query, words }: { query: string; words: readonly string[] }) {
  const people = useMemberSearch(query, true)
  const { items = [], hasMore = false } = people.data ?? {}
  return (
    <SearchState
      result={people}
      announcement={items.length > 0 ? SEARCH.resultCount(items.length) : SEARCH.noResults(query)}
    >
      {items.length > 0 ? (
        <PeopleList items={items} words={words} />
      ) : (
        <NoResults query={query} words={words} tab="people" fuzzy={null} />
      )}
      {hasMore ? <p className="note hint">{SEARCH.morePeople}</p> : null}
    </SearchState>
  )
}
