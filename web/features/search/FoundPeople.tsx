import { useMembersCalled } from '../../api/search.queries'
import { SEARCH } from '../../words/search'
import { NothingFound } from './NothingFound'
import { PeopleFound } from './PeopleFound'
import { SearchState } from './SearchState'

/** Members whose names start with the query. */
export function FoundPeople({ query, words }: { query: string; words: readonly string[] }) {
  const people = useMembersCalled(query, true)
  const { items = [], more = false } = people.data ?? {}
  return (
    <SearchState asked={people} says={items.length > 0 ? SEARCH.count(items.length) : SEARCH.none(query)}>
      {items.length > 0 ? (
        <PeopleFound items={items} words={words} />
      ) : (
        <NothingFound query={query} words={words} tab="people" near={null} />
      )}
      {more ? <p className="note">{SEARCH.morePeople}</p> : null}
    </SearchState>
  )
}
