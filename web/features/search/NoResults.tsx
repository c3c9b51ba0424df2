import { SEARCH } from '../../../domain/locales/en/posts'
import type { SearchResults } from '../../../domain/search/search.schema'
import { EmptyState } from '../../parts/loading/EmptyState'
import { ViewLink } from '../../parts/views/ViewLink'
import { getButtonClass } from '../../ui/buttons/Button'
import { ResultList } from './ResultList'
import { type SearchTab, toSearchParams } from './search-tabs'

type Props = { query: string; words: readonly string[]; tab: SearchTab; fuzzy: SearchResults['fuzzy'] }

/** The empty state of a search: a suggested spelling and approximate matches. */
export function NoResults({ query, words, tab, fuzzy }: Props) {
  const suggestion = fuzzy?.correction ?? null
  return (
    <>
      <EmptyState
        bird="owlcast"
        title={SEARCH.noResults(query)}
        action={
          tab ? (
            <ViewLink
              className={getButtonClass({ tone: 'line' })}
              view="search"
              params={toSearchParams(query, null)}
              aria-current={false}
            >
              {SEARCH.showAllKinds}
            </ViewLink>
          ) : null
        }
      />
      {suggestion ? (
        <p className="suggestion">
          {SEARCH.didYouMean}{' '}
          <ViewLink view="search" params={toSearchParams(suggestion, tab)} aria-current={false}>
            <bdi>{suggestion}</bdi>
          </ViewLink>
          ?
        </p>
      ) : null}
      {fuzzy ? (
        <section aria-label={SEARCH.similar}>
          <div className="top row -m -spread">
            <h2 className="row">{SEARCH.similar}</h2>
          </div>
          <ResultList items={fuzzy.items} words={suggestion?.split(' ') ?? words} />
        </section>
      ) : null}
    </>
  )
}
