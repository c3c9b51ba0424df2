import '../../ui/SearchPill.css'
import './Finder.css'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SEARCH_QUERY_MAX_CHARS } from '../../../domain/limits'
import { useSettled } from '../../state/useSettled'
import { IconButton } from '../../ui/IconButton'
import { FINDER } from '../../words/finder'
import { SEARCH } from '../../words/search'

type Props = {
  /** The current query. */
  query: string
  /** Called after a pause in typing, or on Enter. */
  onAsk: (query: string) => void
}

/** The search field of the results view. Focused on mount; follows Back and Forward. */
export function SearchField({ query, onAsk }: Props) {
  const [typed, setTyped] = useState(query)
  const [known, setKnown] = useState(query)
  const input = useRef<HTMLInputElement>(null)
  // The query changed through the address.
  if (query !== known) {
    setKnown(query)
    setTyped(query)
  }
  const settled = useSettled(typed)
  function ask(text: string) {
    const asked = text.trim()
    if (asked === query) return
    setKnown(asked)
    onAsk(asked)
  }
  const askSettled = useEffectEvent(ask)
  useEffect(() => askSettled(settled), [settled])
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  return (
    <search className="finder">
      <form
        className="search"
        onSubmit={(event) => {
          event.preventDefault()
          ask(typed)
        }}
      >
        <Search className="i" aria-hidden="true" />
        <input
          ref={input}
          type="search"
          data-finder
          value={typed}
          maxLength={SEARCH_QUERY_MAX_CHARS}
          placeholder={FINDER.hint}
          aria-label={SEARCH.field}
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
            <X className="i" />
          </IconButton>
        )}
      </form>
    </search>
  )
}
