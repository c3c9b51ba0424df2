import { type RefObject, useCallback, useEffect, useState } from 'react'

/** The offsets between which the user's selection lies in the text of an element; null without a selection in it. */
export function useSelectedOffsets(
  ref: RefObject<HTMLElement | null>,
): [offsets: readonly [from: number, to: number] | null, clear: () => void] {
  const [offsets, setOffsets] = useState<readonly [number, number] | null>(null)
  useEffect(() => {
    const read = () => {
      const selection = getSelection()
      const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
      const node = ref.current?.firstChild
      if (!range || range.collapsed || range.startContainer !== node) return setOffsets(null)
      // A selection that goes on behind the words ends with them.
      const to = range.endContainer === node ? range.endOffset : (node?.textContent?.length ?? 0)
      setOffsets([range.startOffset, to])
    }
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [ref])
  const clear = useCallback(() => {
    getSelection()?.removeAllRanges()
    setOffsets(null)
  }, [])
  return [offsets, clear]
}
