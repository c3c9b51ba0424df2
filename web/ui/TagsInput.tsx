import type { ComponentProps } from 'react'
import { TAGS_INPUT_MAX_CHARS } from '../../domain/limits'
import { markTags } from '../../domain/tags'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  onTyped: (typed: string) => void
}

/** A field for tags: each word becomes one with a space or Enter after it. */
export function TagsInput({ value, onTyped, ...rest }: Props) {
  const finished = markTags(`${value} `)
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
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || /(^|[\s,])$/.test(value)) return
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
