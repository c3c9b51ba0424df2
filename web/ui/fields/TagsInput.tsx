import type { ComponentProps } from 'react'
import { TAGS_INPUT_MAX_CHARS } from '../../../domain/limits'
import { markTags } from '../../../domain/posts/tags'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  onTyped: (typed: string) => void
}

/** A tag input: a space, blur or (outside of a form) Enter turns the last word into a tag. */
export function TagsInput({ value, onTyped, ...rest }: Props) {
  const completed = value.trim() === '' ? value : markTags(`${value.trimEnd()} `)
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
        onTyped(isAtEnd ? limitTags(target.value, markTags(target.value)) : target.value)
      }}
      onKeyDown={(event) => {
        // In a form Enter submits; blur still completes the last tag.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.currentTarget.form) return
        event.preventDefault()
        onTyped(limitTags(value, completed))
      }}
      onBlur={() => completed.trimEnd() !== value.trimEnd() && onTyped(limitTags(value, completed.trimEnd()))}
    />
  )
}

/** The completed tags, or the typed text where they exceed the limit. */
function limitTags(typed: string, completed: string): string {
  return completed.length <= TAGS_INPUT_MAX_CHARS ? completed : typed
}
