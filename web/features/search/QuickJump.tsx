import './QuickJump.css'
import { Search } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { searchWords } from '../../../domain/search'
import { textOf } from '../../api/failure'
import { useQuickSearch } from '../../api/search.queries'
import { LOOKS } from '../../kinds'
import { serverNow } from '../../state/clock'
import { useOnline } from '../../state/useOnline'
import { useSettled } from '../../state/useSettled'
import { goTo } from '../../state/view'
import { Bird } from '../../ui/Bird'
import { Button } from '../../ui/Button'
import { Kbd } from '../../ui/Kbd'
import { Spinner } from '../../ui/Spinner'
import { ViewLink } from '../../ui/ViewLink'
import { SEARCH } from '../../words/search'
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
  onLeave: () => void
}

/**
 * Up to three results of each kind below the field, and a link to all. The first is preselected, so that Enter opens
 * it; before there are results, Enter opens the list of all results.
 */
export function QuickJump({ id, typed, input, onActive, onClose, onLeave }: Props) {
  const asked = useSettled(typed.trim())
  const { data, error, isFetching, refetch } = useQuickSearch(asked)
  const online = useOnline()
  const words = searchWords(asked)
  const hits = orderHits(data?.items ?? [], words, serverNow())
  // A new query starts at its first result.
  const [moved, setMoved] = useState({ among: '', at: 0 })
  const at = moved.among === asked ? moved.at : 0
  const failed = error !== null && !data
  // The link to all results is last.
  const options = asked === '' || failed ? [] : [...hits.map((hit) => `${id}-${hit.id}`), `${id}-all`]
  const active = options[Math.min(at, options.length - 1)]
  useEffect(() => {
    onActive(active)
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
    return () => onActive(undefined)
  }, [active, onActive])

  function enter() {
    // The shown results belong to the previous query.
    const isOld = asked !== typed.trim()
    const chosen = isOld ? null : document.getElementById(active ?? '')
    if (chosen) return chosen.click()
    goTo('search', { q: typed.trim() })
    onLeave()
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.isComposing) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter') enter()
    else if (step && options.length > 0)
      setMoved({
        among: asked,
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

  const waits = isFetching || asked !== typed.trim()
  return (
    <div className="jump">
      <p className="sr" role="status">
        {waits || error ? '' : hits.length > 0 ? SEARCH.count(hits.length) : SEARCH.none(asked)}
      </p>
      {failed ? (
        <div className="none">
          <p role="alert">{online ? textOf(error) : SEARCH.offline}</p>
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {SEARCH.retry}
          </Button>
        </div>
      ) : null}
      {hits.length === 0 && waits && !failed ? (
        <p className="none">
          <Spinner /> {SEARCH.searching}
        </p>
      ) : null}
      {hits.length === 0 && !waits && !failed ? <p className="none">{SEARCH.none(asked)}</p> : null}
      <div id={id} role="listbox" aria-label={SEARCH.results} aria-busy={waits}>
        {[...new Set(hits.map(({ kind }) => kind))].map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not a fieldset
          <div key={kind} role="group" data-kind={kind} aria-label={LOOKS[kind].words.many}>
            <div className="grp" aria-hidden="true">
              <Bird name={LOOKS[kind].bird} />
              {LOOKS[kind].words.many}
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
                  onChoose={onLeave}
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
            params={{ q: asked }}
            onClick={onLeave}
          >
            <Search className="i" aria-hidden="true" />
            <span>{SEARCH.all(asked)}</span>
          </ViewLink>
        ) : null}
      </div>
      <div className="keys" aria-hidden="true">
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
          {SEARCH.move}
        </span>
        <span>
          <Kbd>↵</Kbd>
          {SEARCH.jump}
        </span>
        <span>
          <Kbd>esc</Kbd>
          {SEARCH.close}
        </span>
      </div>
    </div>
  )
}
