import './people.css'
import {
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useState,
} from 'react'
import type { SuggestedPerson } from '../../../domain/contacts/suggestions'
import { SUGGESTIONS } from '../../../domain/locales/en/people'
import { useSuggestions } from '../../api/people/suggestions.queries'
import { useDebounced } from '../../hooks/useDebounced'
import { DOUBLE_PRESS_MS } from '../../ui/fields/usePressGuard'
import { Avatar } from './Avatar'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> & {
  ref?: Ref<HTMLInputElement>
  value: string
  /** The part of the value that is being typed. */
  query: string
  onTyped: (value: string) => void
  /** Called with the address of the chosen person. */
  onPick: (address: string) => void
}

/**
 * An input for addresses of people that suggests those the user knows. A suggestion only fills in an address, which is
 * resolved like a typed one; nothing is chosen until the user does.
 */
export function PeopleInput({ value, query, readOnly, onTyped, onPick, ...rest }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [selection, setSelection] = useState({ among: '', address: '' })
  // The list of the last press stays for a moment: what it covers would come under a second press.
  const [pressed, setPressed] = useState<SuggestedPerson[] | null>(null)
  const close = useCallback(() => {
    setOpen(false)
    setPressed(null)
  }, [])
  useEffect(() => {
    if (!pressed) return
    const timer = setTimeout(close, DOUBLE_PRESS_MS)
    return () => clearTimeout(timer)
  }, [pressed, close])
  const settled = useDebounced(query.trim())
  const found = useSuggestions(settled, isOpen && !readOnly)
  // Nothing to add to a whole address.
  const people = pressed ?? (found.length === 1 && found[0]?.address === settled ? [] : found)
  const isShown = isOpen && people.length > 0
  // A new query starts without a choice, so that Enter keeps what was typed.
  const selected = selection.among === settled ? selection.address : ''
  const at = people.findIndex(({ address }) => address === selected)
  const getOptionId = (address: string) => `${id}-${people.findIndex((one) => one.address === address)}`

  function pick({ address }: SuggestedPerson) {
    close()
    onPick(address)
  }
  function handlePress({ address }: SuggestedPerson) {
    if (pressed) return
    setPressed(people)
    onPick(address)
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = people[at]
    if (!isShown || event.nativeEvent.isComposing) return
    if (step) {
      const next = at < 0 && step < 0 ? people.length - 1 : (at + step + people.length) % people.length
      setSelection({ among: settled, address: people[next]?.address ?? '' })
    } else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="people-input">
      <input
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        readOnly={readOnly}
        value={value}
        // Addresses are written from left to right, an @ in front of them too.
        dir={value ? 'auto' : undefined}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => {
          setOpen(true)
          setPressed(null)
          onTyped(event.target.value)
        }}
        onKeyDown={handleKey}
        onBlur={close}
      />
      {isShown ? (
        <div
          id={id}
          className="suggested popover option-list scroller"
          role="listbox"
          aria-label={SUGGESTIONS.label}
        >
          {[...new Set(people.map(({ from }) => from))].map((from) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not a fieldset
            <div key={from} role="group" aria-label={SUGGESTIONS[from]}>
              <div className="group-name" aria-hidden="true">
                {SUGGESTIONS[from]}
              </div>
              {people
                .filter((one) => one.from === from)
                .map((one) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input handles keys
                  <div
                    key={one.address}
                    id={getOptionId(one.address)}
                    role="option"
                    aria-selected={people[at] === one}
                    // Keeps the focus in the input.
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => handlePress(one)}
                  >
                    {one.person ? <Avatar person={one.person} size="s" /> : null}
                    <span>
                      <bdi>{one.name}</bdi>{' '}
                      <small>
                        <bdi>{one.address}</bdi>
                      </small>
                    </span>
                  </div>
                ))}
            </div>
          ))}
        </div>
      ) : null}
      <span className="visually-hidden" role="status">
        {isShown ? SUGGESTIONS.count(people.length) : ''}
      </span>
    </div>
  )
}
