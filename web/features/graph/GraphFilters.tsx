import '../../ui/fields/SearchPill.css'
import './GraphFilters.css'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { GRAPH } from '../../../domain/locales/en/posts'
import { SEARCH_QUERY_MAX_CHARS } from '../../../domain/search/search.limits'
import { Bird } from '../../parts/brand/Bird'
import { POST_CATEGORIES } from './post-categories'
import type { SearchStep } from './useGraphSearch'

type Props = {
  typed: string
  onType: (typed: string) => void
  /** Enter goes to the next match, with Shift to the previous one. */
  onFind: (step: SearchStep) => void
  hidden: ReadonlySet<string>
  onHidden: (hidden: ReadonlySet<string>) => void
  children: ReactNode
}

/** Search and kind filters, shared by the canvas and the list. */
export function GraphFilters({ typed, onType, onFind, hidden, onHidden, children }: Props) {
  function toggle(key: string) {
    const next = new Set(hidden)
    if (!next.delete(key)) next.add(key)
    onHidden(next)
  }
  return (
    <div className="tools row wrap">
      {children}
      <search className="search row -s">
        <Search className="icon" aria-hidden="true" />
        <input
          type="search"
          className="bare fill"
          value={typed}
          maxLength={SEARCH_QUERY_MAX_CHARS}
          placeholder={GRAPH.find}
          aria-label={GRAPH.findLabel}
          enterKeyHint="search"
          onChange={({ target }) => onType(target.value)}
          onKeyDown={({ key, shiftKey, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) onFind(shiftKey ? -1 : 1)
          }}
        />
      </search>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be scrolled sideways everywhere */}
      <div className="kind-filters" role="group" aria-label={GRAPH.kindFilters}>
        {POST_CATEGORIES.map(({ key, name, bird, dataKind }) => (
          <button
            key={key}
            type="button"
            data-kind={dataKind}
            aria-pressed={!hidden.has(key)}
            onClick={() => toggle(key)}
          >
            <Bird name={bird} />
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}
