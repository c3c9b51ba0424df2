import type { Results } from '../../../domain/search.schema'
import { buttonClass } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { ViewLink } from '../../ui/ViewLink'
import { SEARCH } from '../../words/search'
import { ResultList } from './ResultList'
import { paramsOf, type SearchTab } from './tabs'

type Props = { query: string; words: readonly string[]; tab: SearchTab; near: Results['near'] }

/** The empty state of a search: a suggested spelling and approximate matches. */
export function NothingFound({ query, words, tab, near }: Props) {
  const meant = near?.meant ?? null
  return (
    <>
      <Empty
        bird="owlcast"
        title={SEARCH.none(query)}
        action={
          tab ? (
            <ViewLink
              className={buttonClass({ tone: 'line' })}
              view="search"
              params={paramsOf(query, null)}
              aria-current={false}
            >
              {SEARCH.elsewhere}
            </ViewLink>
          ) : null
        }
      />
      {meant ? (
        <p className="meant">
          {SEARCH.meant}{' '}
          <ViewLink view="search" params={paramsOf(meant, tab)} aria-current={false}>
            <bdi>{meant}</bdi>
          </ViewLink>
          ?
        </p>
      ) : null}
      {near ? (
        <section aria-label={SEARCH.near}>
          <div className="top">
            <h2>{SEARCH.near}</h2>
          </div>
          <ResultList items={near.items} words={meant?.split(' ') ?? words} />
        </section>
      ) : null}
    </>
  )
}
