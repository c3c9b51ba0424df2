import { useMemo } from 'react'
import { SEARCH } from '../../../domain/locales/en/posts'
import { useMemberSearch, useResults } from '../../api/search/search.queries'
import { KINDS_IN_ORDER } from '../../kinds'
import { NoResults } from './NoResults'
import { PeopleList } from './PeopleList'
import { PlayResults } from './PlayResults'
import { ResultList } from './ResultList'
import { ResultSection } from './ResultSection'
import { SearchState } from './SearchState'

/** The number of people shown among all results. */
const PEOPLE_SHOWN = 3

/** The first results of every kind, and the first people. */
export function AllResults({ query, words }: { query: string; words: readonly string[] }) {
  const results = useResults(query, null, true)
  const people = useMemberSearch(query, true)
  const page = results.data?.pages[0]
  const sections = useMemo(
    () => KINDS_IN_ORDER.flatMap((kind) => page?.sections.filter((section) => section.kind === kind) ?? []),
    [page],
  )
  const found = useMemo(() => sections.flatMap(({ items }) => items), [sections])
  const members = people.data?.items ?? []
  const total = found.length + members.length
  return (
    <SearchState
      result={results}
      announcement={total > 0 ? SEARCH.resultCount(total) : people.isPending ? '' : SEARCH.noResults(query)}
    >
      <PlayResults items={found} />
      {members.length > 0 ? (
        <ResultSection
          of="people"
          query={query}
          count={members.length > PEOPLE_SHOWN ? null : members.length}
        >
          <PeopleList items={members.slice(0, PEOPLE_SHOWN)} words={words} />
        </ResultSection>
      ) : null}
      {sections.map(({ kind, items, cursor }) => (
        <ResultSection key={kind} of={kind} query={query} count={cursor === null ? items.length : null}>
          <ResultList items={items} words={words} />
        </ResultSection>
      ))}
      {total === 0 && !people.isPending ? (
        <NoResults query={query} words={words} tab={null} fuzzy={page?.fuzzy ?? null} />
      ) : null}
    </SearchState>
  )
}
