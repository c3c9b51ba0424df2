import { useMemo } from 'react'
import type { Kind } from '../../../domain/kinds'
import { SEARCH } from '../../../domain/locales/en/posts'
import { useResults } from '../../api/search/search.queries'
import { MoreButton } from '../../ui/buttons/MoreButton'
import { NoResults } from './NoResults'
import { PlayResults } from './PlayResults'
import { ResultList } from './ResultList'
import { SearchState } from './SearchState'

type Props = { kind: Kind; query: string; words: readonly string[] }

/** All results of one kind, page by page. */
export function KindResults({ kind, query, words }: Props) {
  const results = useResults(query, kind, true)
  const pages = results.data?.pages
  const items = useMemo(() => pages?.flatMap(({ sections }) => sections[0]?.items ?? []) ?? [], [pages])
  return (
    <SearchState
      result={results}
      announcement={items.length > 0 ? SEARCH.resultCount(items.length) : SEARCH.noResults(query)}
    >
      <PlayResults items={items} />
      {items.length > 0 ? (
        <div data-kind={kind}>
          <ResultList items={items} words={words} />
        </div>
      ) : (
        <NoResults query={query} words={words} tab={kind} fuzzy={results.data?.pages[0]?.fuzzy ?? null} />
      )}
      {results.hasNextPage ? (
        <MoreButton busy={results.isFetchingNextPage} onClick={() => void results.fetchNextPage()}>
          {results.isFetchingNextPage ? SEARCH.loadingMore : SEARCH.more}
        </MoreButton>
      ) : null}
    </SearchState>
  )
}
