import type { ComponentProps } from 'react'
import { TAGS_INPUT_MAX_CHARS } from '../../domain/limits'
import { markTags } from '../../domain/tags'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  onTyped: (typed: string) => void
}

/** A field for tags: each word becomes one with a space or, outside of a form, Enter after it. */
export function TagsInput({ value, onTyped, ...rest }: Props) {
  const finished = value.trim() === '' ? value : markTags(`${value.trimEnd()} `)
  return (
    <input
      {...rest}
      value={value}
      maxLength={TAGS_INPUT_MAX_CHARS}
      autoCapitalize="none"
      autoComplete="off"
      onChange={({ target }) => {
        const isAtEnd = target.selectionStart === target.value.length
        // In the middle of the text the caret would jump to its end.
        onTyped(isAtEnd ? shortened(target.value, markTags(target.value)) : target.value)
      }}
      onKeyDown={(event) => {
        // In a form Enter sends it; the last word is a tag all the same.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.currentTarget.form) return
        event.preventDefault()
        onTyped(shortened(value, finished))
      }}
      onBlur={() => finished.trimEnd() !== value.trimEnd() && onTyped(shortened(value, finished.trimEnd()))}
    />
  )
}

/** The marked text, or the typed one where the marks have no room. */
function shortened(typed: string, marked: string): string {
  return marked.length <= TAGS_INPUT_MAX_CHARS ? marked : typed
}
