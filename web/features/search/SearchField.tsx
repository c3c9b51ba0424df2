import '../../ui/fields/SearchPill.css'
import './SearchBox.css'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SEARCH } from '../../../domain/locales/en/posts'
import { QUICK_SEARCH } from '../../../domain/locales/en/shell'
import { SEARCH_QUERY_MAX_CHARS } from '../../../domain/search/search.limits'
import { useDebounced } from '../../hooks/useDebounced'
import { IconButton } from '../../ui/buttons/IconButton'

type Props = {
  /** The current query. */
  query: string
  /** Called after a pause in typing, or on Enter. */
  onSearch: (query: string) => void
}

/** The search field of the results view. Focused on mount; follows Back and Forward. */
export function SearchField({ query, onSearch }: Props) {
  const [typed, setTyped] = useState(query)
  const [submitted, setSubmitted] = useState(query)
  const [lastQuery, setLastQuery] = useState(query)
  const input = useRef<HTMLInputElement>(null)
  // The address follows a search of this field some renders later: only a query from elsewhere replaces what is typed.
  if (query !== lastQuery) {
    setLastQuery(query)
    if (query !== submitted) {
      setSubmitted(query)
      setTyped(query)
    }
  }
  const settled = useDebounced(typed)
  function search(text: string) {
    const trimmed = text.trim()
    if (trimmed === submitted) return
    setSubmitted(trimmed)
    onSearch(trimmed)
  }
  const searchDebounced = useEffectEvent(search)
  useEffect(() => searchDebounced(settled), [settled])
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  return (
    <search className="search-panel">
      <form
        className="search row"
        onSubmit={(event) => {
          event.preventDefault()
          search(typed)
        }}
      >
        <Search className="icon" aria-hidden="true" />
        <input
          ref={input}
          type="search"
          className="bare fill"
          data-finder
          value={typed}
          maxLength={SEARCH_QUERY_MAX_CHARS}
          placeholder={QUICK_SEARCH.placeholder}
          aria-label={SEARCH.fieldLabel}
          aria-keyshortcuts="/"
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed === '' ? null : (
          <IconButton
            label={SEARCH.clear}
            onClick={() => {
              setTyped('')
              input.current?.focus()
            }}
          >
            <X className="icon" />
          </IconButton>
        )}
      </form>
    </search>
  )
}
