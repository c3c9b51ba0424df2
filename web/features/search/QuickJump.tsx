import './QuickJump.css'
import Search from 'lucide-react/icons/search'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { SEARCH } from '../../../domain/locales/en/posts'
import { UI } from '../../../domain/locales/en/shell'
import { parseSearchWords } from '../../../domain/search/search'
import { getErrorMessage } from '../../api/request-error'
import { useQuickSearch } from '../../api/search/search.queries'
import { useDebounced } from '../../hooks/useDebounced'
import { useOnline } from '../../hooks/useOnline'
import { KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { ViewLink } from '../../parts/views/ViewLink'
import { getServerNow } from '../../state/clock'
import { goTo } from '../../state/view'
import { Button } from '../../ui/buttons/Button'
import { Spinner } from '../../ui/states/Spinner'
import { Kbd } from '../../ui/text/Kbd'
import { HitLink } from './HitLink'
import { orderHits } from './order-hits'

type Props = {
  id: string
  typed: string
  input: RefObject<HTMLInputElement | null>
  /** Called with the option id that Enter would open. */
  onActive: (id: string | undefined) => void
  /** Called on Escape: closes the list and keeps the text. */
  onClose: () => void
  /** Called after navigation: closes the list and clears the text. */
  onNavigate: () => void
}

/**
 * Up to three results of each kind below the field, and a link to all. The first is preselected, so that Enter opens
 * it; before there are results, Enter opens the list of all results.
 */
export function QuickJump({ id, typed, input, onActive, onClose, onNavigate }: Props) {
  const query = useDebounced(typed.trim())
  const { data, error, isFetching, refetch } = useQuickSearch(query)
  const online = useOnline()
  const words = parseSearchWords(query)
  const hits = orderHits(data?.items ?? [], words, getServerNow())
  // A new query starts at its first result.
  const [selection, setSelection] = useState({ among: '', at: 0 })
  const at = selection.among === query ? selection.at : 0
  const failed = error !== null && !data
  // The link to all results is last.
  const options = query === '' || failed ? [] : [...hits.map((hit) => `${id}-${hit.id}`), `${id}-all`]
  // While one types, the results are those of the previous query: none is preselected, and Enter opens all results.
  const isStale = query !== typed.trim()
  const active = isStale ? undefined : options[Math.min(at, options.length - 1)]
  useEffect(() => {
    onActive(active)
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
    return () => onActive(undefined)
  }, [active, onActive])

  function enter() {
    const chosen = document.getElementById(active ?? '')
    if (chosen) return chosen.click()
    goTo('search', { q: typed.trim() })
    onNavigate()
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.isComposing) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter') enter()
    else if (step && options.length > 0)
      setSelection({
        among: query,
        at: (Math.min(at, options.length - 1) + step + options.length) % options.length,
      })
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const field = input.current
    const listener = (event: KeyboardEvent) => onKey(event)
    field?.addEventListener('keydown', listener)
    return () => field?.removeEventListener('keydown', listener)
  }, [input])

  const isLoading = isFetching || isStale
  return (
    <div className="jump popover scroller">
      <p className="visually-hidden" role="status">
        {isLoading || error
          ? ''
          : hits.length > 0
            ? SEARCH.resultCount(hits.length)
            : SEARCH.noResults(query)}
      </p>
      {failed ? (
        <div className="none row wrap -m">
          <p role="alert">{online ? getErrorMessage(error) : SEARCH.offline}</p>
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {UI.retry}
          </Button>
        </div>
      ) : null}
      {hits.length === 0 && isLoading && !failed ? (
        <p className="none row wrap -m">
          <Spinner /> {SEARCH.searching}
        </p>
      ) : null}
      {hits.length === 0 && !isLoading && !failed ? (
        <p className="none row wrap -m">{SEARCH.noResults(query)}</p>
      ) : null}
      <div id={id} role="listbox" aria-label={SEARCH.results} aria-busy={isLoading}>
        {[...new Set(hits.map(({ kind }) => kind))].map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not a fieldset
          <div key={kind} role="group" data-kind={kind} aria-label={KIND_UI[kind].texts.plural}>
            <div className="group-name row" aria-hidden="true">
              <Bird name={KIND_UI[kind].bird} />
              {KIND_UI[kind].texts.plural}
            </div>
            {hits
              .filter((hit) => hit.kind === kind)
              .map((hit) => (
                <HitLink
                  key={hit.id}
                  id={`${id}-${hit.id}`}
                  hit={hit}
                  words={words}
                  selected={active === `${id}-${hit.id}`}
                  onChoose={onNavigate}
                />
              ))}
          </div>
        ))}
        {options.length > 0 ? (
          <ViewLink
            className="all"
            id={`${id}-all`}
            role="option"
            tabIndex={-1}
            aria-selected={active === `${id}-all`}
            aria-current={false}
            view="search"
            params={{ q: query }}
            onClick={onNavigate}
          >
            <Search className="icon" aria-hidden="true" />
            <span>{SEARCH.allResults(query)}</span>
          </ViewLink>
        ) : null}
      </div>
      <div className="keys row only-wide" aria-hidden="true">
        <span className="row">
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
          {SEARCH.moveKey}
        </span>
        <span className="row">
          <Kbd>↵</Kbd>
          {SEARCH.jumpKey}
        </span>
        <span className="row">
          <Kbd>esc</Kbd>
          {SEARCH.closeKey}
        </span>
      </div>
    </div>
  )
}
