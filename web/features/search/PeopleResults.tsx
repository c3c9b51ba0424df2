import { useMemberSearch } from '../../api/search.queries'
import { SEARCH } from '../../words/search'
import { NoResults } from './NoResults'
import { PeopleList } from './PeopleList'
import { SearchState } from './SearchState'

/** Members whose names start with the query. */
export function PeopleResults({ query, words }: { query: string; words: readonly string[] }) {
  const people = useMemberSearch(query, true)
  const { items = [], more = false } = people.data ?? {}
  return (
    <SearchState
      result={people}
      announcement={items.length > 0 ? SEARCH.count(items.length) : SEARCH.none(query)}
    >
      {items.length > 0 ? (
        <PeopleList items={items} words={words} />
      ) : (
        <NoResults query={query} words={words} tab="people" near={null} />
      )}
      {more ? <p className="note">{SEARCH.morePeople}</p> : null}
    </SearchState>
  )
}
