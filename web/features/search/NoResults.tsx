import type { SearchResults } from '../../../domain/search.schema'
import { getButtonClass } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ViewLink } from '../../ui/ViewLink'
import { SEARCH } from '../../words/search'
import { ResultList } from './ResultList'
import { type SearchTab, toSearchParams } from './search-tabs'

type Props = { query: string; words: readonly string[]; tab: SearchTab; near: SearchResults['near'] }

/** The empty state of a search: a suggested spelling and approximate matches. */
export function NoResults({ query, words, tab, near }: Props) {
  const suggestion = near?.meant ?? null
  return (
    <>
      <EmptyState
        bird="owlcast"
        title={SEARCH.none(query)}
        action={
          tab ? (
            <ViewLink
              className={getButtonClass({ tone: 'line' })}
              view="search"
              params={toSearchParams(query, null)}
              aria-current={false}
            >
              {SEARCH.elsewhere}
            </ViewLink>
          ) : null
        }
      />
      {suggestion ? (
        <p className="meant">
          {SEARCH.meant}{' '}
          <ViewLink view="search" params={toSearchParams(suggestion, tab)} aria-current={false}>
            <bdi>{suggestion}</bdi>
          </ViewLink>
          ?
        </p>
      ) : null}
      {near ? (
        <section aria-label={SEARCH.near}>
          <div className="top">
            <h2>{SEARCH.near}</h2>
          </div>
          <ResultList items={near.items} words={suggestion?.split(' ') ?? words} />
        </section>
      ) : null}
    </>
  )
}
