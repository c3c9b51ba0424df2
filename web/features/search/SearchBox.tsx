import '../../ui/fields/SearchPill.css'
import './SearchBox.css'
import Search from 'lucide-react/icons/search'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { QUICK_SEARCH } from '../../../domain/locales/en/shell'
import { SEARCH_QUERY_MAX_CHARS } from '../../../domain/search/search.limits'
import { goTo, useView } from '../../state/view'
import { LazyPart } from '../../ui/states/LazyPart'
import { lazyPart } from '../../ui/states/lazy-part'
import { Kbd } from '../../ui/text/Kbd'

const load = () => import('./QuickJump')
const QuickJump = lazyPart(load, 'QuickJump')

/** The text and focus that a search box hands to the next one in its place. */
export type CarriedSearch = { typed: string; hasFocus: boolean }
type Carrier = RefObject<CarriedSearch> | undefined
type Props = { small?: boolean; carried?: Carrier }

/**
 * Universal search (spec §2.3): a combobox over all posts. Only the field belongs to the first view; the results load
 * on focus. `?search` in the address focuses it.
 */
export function SearchBox({ small = false, carried }: Props) {
  const [typed, setTyped] = useState(carried?.current.typed ?? '')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string | undefined>()
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  useFocusFromUrl(input)
  useCarried(carried, input, typed)
  const shown = open && typed.trim() !== ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes the focus leaving
    <div
      className={small ? 'search-panel -s' : 'search-panel'}
      data-open={shown || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <search className={small ? 'search row -s' : 'search row'}>
        <Search className="icon" aria-hidden="true" />
        <input
          ref={input}
          type="search"
          className="bare fill"
          role="combobox"
          data-finder
          value={typed}
          maxLength={SEARCH_QUERY_MAX_CHARS}
          placeholder={small ? QUICK_SEARCH.shortPlaceholder : QUICK_SEARCH.placeholder}
          aria-label={QUICK_SEARCH.label}
          aria-keyshortcuts="/"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={shown ? list : undefined}
          aria-activedescendant={shown ? active : undefined}
          autoComplete="off"
          enterKeyHint="go"
          onFocus={() => {
            void load()
            setOpen(true)
          }}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
          }}
        />
        <Kbd>/</Kbd>
      </search>
      {shown ? (
        <LazyPart onLost={() => setOpen(false)}>
          <QuickJump
            id={list}
            typed={typed}
            input={input}
            onActive={setActive}
            onClose={() => setOpen(false)}
            onNavigate={() => {
              setOpen(false)
              setTyped('')
            }}
          />
        </LazyPart>
      ) : null}
    </div>
  )
}

/** Takes over the focus of the previous box, and hands on to the next one. */
function useCarried(carried: Carrier, input: RefObject<HTMLInputElement | null>, typed: string) {
  useLayoutEffect(() => {
    if (!carried) return
    const field = input.current
    if (carried.current.hasFocus) field?.focus()
    return () => {
      carried.current.hasFocus = document.activeElement === field
    }
  }, [carried, input])
  useLayoutEffect(() => {
    if (carried) carried.current.typed = typed
  }, [carried, typed])
}

/** Focuses the field for `?search` after the view is shown, and removes the parameter. */
function useFocusFromUrl(input: RefObject<HTMLInputElement | null>) {
  const { view, params } = useView()
  const isRequested = params.has('search')
  useEffect(() => {
    if (!isRequested) return
    // A new view takes the focus itself, before the next frame.
    const frame = requestAnimationFrame(() => {
      input.current?.focus()
      goTo(view, {}, { replace: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isRequested, view, input])
}
