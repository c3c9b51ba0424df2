import type { ComponentProps } from 'react'
import { TAGS_INPUT_MAX_CHARS } from '../../domain/limits'
import { markTags } from '../../domain/tags'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  onTyped: (typed: string) => void
}

/** A tag input: a space, blur or (outside of a form) Enter turns the last word into a tag. */
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
        // Changing text before the caret would move the caret to the end.
        onTyped(isAtEnd ? shortened(target.value, markTags(target.value)) : target.value)
      }}
      onKeyDown={(event) => {
        // In a form Enter submits; blur still completes the last tag.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.currentTarget.form) return
        event.preventDefault()
        onTyped(shortened(value, finished))
      }}
      onBlur={() => finished.trimEnd() !== value.trimEnd() && onTyped(shortened(value, finished.trimEnd()))}
    />
  )
}

/** The completed tags, or the typed text where they exceed the limit. */
function shortened(typed: string, marked: string): string {
  return marked.length <= TAGS_INPUT_MAX_CHARS ? marked : typed
}
