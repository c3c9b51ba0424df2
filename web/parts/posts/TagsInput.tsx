import '../../ui/fields/Chip.css'
import './TagsInput.css'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { TAGS_INPUT_MAX_CHARS } from '../../../domain/limits'
import { RECORD_FORM } from '../../../domain/locales/en/record'
import { cleanTags, formatTags, parseTypedTags, splitTyped } from '../../../domain/posts/tags'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** All tags as one text; its last word may still be typed. */
  value: string
  suggestions?: readonly string[]
  onTyped: (typed: string) => void
}

/** Tags as chips: space, comma, Enter or blur makes one of the typed word, with # or without; Backspace removes one. */
export function TagsInput({ value, suggestions = [], onTyped, readOnly, className: _, ...control }: Props) {
  const ref = useRef<HTMLInputElement>(null)
  const [typing, setTyping] = useState('')
  // Another value came from outside: then all of it is chips.
  const rest = typing !== '' && value.endsWith(typing) ? typing : ''
  const tags = parseTypedTags(value.slice(0, value.length - rest.length))
  const room = TAGS_INPUT_MAX_CHARS - formatTags(tags).join(' ').length - 1

  function change(next: readonly string[], typed = ''): void {
    setTyping(typed)
    onTyped([...formatTags(cleanTags(next)), ...(typed === '' ? [] : [typed])].join(' '))
  }
  const finish = () => rest !== '' && change([...tags, rest])
  // The typed word may wrap as a chip. A button below must stay under the pointer that leaves the field to press it.
  const runAfterPress = useAfterPress(() => setTyping(''))

  function onKeyDown(event: KeyboardEvent): void {
    if (readOnly || event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && rest !== '') {
      // In a form the next Enter submits.
      event.preventDefault()
      finish()
    }
    if (event.key === 'Backspace' && rest === '' && tags.length > 0) {
      event.preventDefault()
      change(tags.slice(0, -1))
    }
  }
  // Also while read-only: what stands below must not move under the pointer that pressed it.
  const offered = suggestions.filter((tag) => tag.length < room)
  return (
    <>
      <div
        className="tag-box row wrap"
        onPointerUp={(event) => event.target === event.currentTarget && ref.current?.focus()}
      >
        {tags.map((tag) => (
          <span key={tag} className="chip -x">
            <span className="ellipsis" dir="auto">
              #{tag}
            </span>
            <button
              type="button"
              className="disc"
              aria-label={RECORD_FORM.removeTag(tag)}
              disabled={readOnly}
              onClick={() => {
                change(
                  tags.filter((one) => one !== tag),
                  rest,
                )
                ref.current?.focus()
              }}
            >
              <X className="icon icon-small" />
            </button>
          </span>
        ))}
        <input
          {...control}
          ref={ref}
          className="bare"
          readOnly={readOnly}
          value={rest}
          maxLength={Math.max(0, room)}
          placeholder={readOnly ? undefined : RECORD_FORM.addTag}
          autoCapitalize="none"
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => {
            const { tags: finished, rest: typed } = splitTyped(target.value)
            change([...tags, ...finished], typed)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => runAfterPress() || finish()}
        />
      </div>
      {offered.length > 0 ? (
        <div className="tag-suggestions wrap">
          {offered.map((tag) => (
            <button
              key={tag}
              type="button"
              className="chip"
              aria-label={RECORD_FORM.addSuggestedTag(tag)}
              disabled={readOnly}
              onClick={() => change([...tags, ...(rest === '' ? [] : [rest]), tag])}
            >
              <Plus className="icon icon-small" />#{tag}
            </button>
          ))}
        </div>
      ) : null}
    </>
  )
}

/** Returns a function that, during a press of the pointer, runs `run` once the press ends; false when there is none. */
function useAfterPress(run: () => void): () => boolean {
  const isPressed = useRef(false)
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
    }
    // Mouse events: touch sends them too, and moves the focus with them.
    window.addEventListener('mousedown', press, true)
    window.addEventListener('mouseup', release, true)
    return () => {
      window.removeEventListener('mousedown', press, true)
      window.removeEventListener('mouseup', release, true)
    }
  }, [])
  return () => {
    if (isPressed.current) window.addEventListener('mouseup', run, { once: true })
    return isPressed.current
  }
}
