import '../../../ui/fields/Chip.css'
import '../feed/feed.css'
import type { ReactNode } from 'react'
import type { Kind } from '../../../../domain/kinds'
import { MY_POSTS, MY_POSTS_FILTER_LABELS } from '../../../../domain/locales/en/posts'
import { listOwnFilters, type OwnFilter } from '../../../../domain/posts/own-posts'
import { KIND_UI } from '../../../kinds'
import { Bird } from '../../../parts/brand/Bird'
import { scrollTargetIntoView } from '../../../ui/lists/scroll-into-view'

type Props = {
  kind: Kind
  title: string
  filter: OwnFilter
  onFilter: (filter: OwnFilter) => void
  /** Actions of the list. */
  children: ReactNode
}

/** The header of a list of own posts: title, filters and actions. */
export function OwnHeader({ kind, title, filter, onFilter, children }: Props) {
  return (
    <div className="feed-head stack own-head">
      <div className="top row wrap -m">
        <h1 className="row -m fill">
          <Bird name={KIND_UI[kind].bird} />
          {title}
        </h1>
        {children}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
      <div className="chips -line" role="group" aria-label={MY_POSTS.filters} onFocus={scrollTargetIntoView}>
        {listOwnFilters(kind).map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={name === filter}
            onClick={() => onFilter(name)}
          >
            {MY_POSTS_FILTER_LABELS[name]}
          </button>
        ))}
      </div>
    </div>
  )
}
