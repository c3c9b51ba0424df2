import { type ReactNode, useId } from 'react'
import type { Kind } from '../../../domain/kinds'
import { LOOKS } from '../../kinds'
import { Bird } from '../../ui/Bird'
import { ViewLink } from '../../ui/ViewLink'
import { SEARCH } from '../../words/search'
import { paramsOf } from './tabs'

type Props = {
  of: Kind | 'people'
  query: string
  /** The number of results, if all are listed; else null. */
  count: number | null
  children: ReactNode
}

/** The first results of one kind with a heading and a link to the rest. */
export function ResultSection({ of, query, count, children }: Props) {
  const id = useId()
  const look = of === 'people' ? null : LOOKS[of]
  return (
    <section data-kind={look ? of : undefined} aria-labelledby={id}>
      <div className="top">
        <h2 id={id}>
          {look ? <Bird name={look.bird} /> : null}
          {look ? look.words.many : SEARCH.people}
          {count === null ? null : <span className="dim"> {count}</span>}
        </h2>
        {count === null ? (
          <ViewLink className="more" view="search" params={paramsOf(query, of)} aria-current={false}>
            {look ? look.words.all : SEARCH.allPeople}
          </ViewLink>
        ) : null}
      </div>
      {children}
    </section>
  )
}
