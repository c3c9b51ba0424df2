import { type ReactNode, useId } from 'react'
import type { Kind } from '../../../domain/kinds'
import { SEARCH } from '../../../domain/locales/en/posts'
import { KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { ViewLink } from '../../parts/views/ViewLink'
import { toSearchParams } from './search-tabs'

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
  const kindUi = of === 'people' ? null : KIND_UI[of]
  return (
    <section data-kind={kindUi ? of : undefined} aria-labelledby={id}>
      <div className="top row -m -spread">
        <h2 id={id} className="row">
          {kindUi ? <Bird name={kindUi.bird} /> : null}
          {kindUi ? kindUi.texts.plural : SEARCH.people}
          {count === null ? null : <span className="dim"> {count}</span>}
        </h2>
        {count === null ? (
          <ViewLink className="more" view="search" params={toSearchParams(query, of)} aria-current={false}>
            {kindUi ? kindUi.texts.viewAll : SEARCH.allPeople}
          </ViewLink>
        ) : null}
      </div>
      {children}
    </section>
  )
}
