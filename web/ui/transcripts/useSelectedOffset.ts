import { type RefObject, useCallback, useEffect, useState } from 'react'

/** The offset at which the user's selection begins in the text of an element; null without a selection in it. */
export function useSelectedOffset(
  ref: RefObject<HTMLElement | null>,
): [offset: number | null, clear: () => void] {
  const [offset, setOffset] = useState<number | null>(null)
  useEffect(() => {
    const read = () => {
      const selection = getSelection()
      const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
      const isInside = range && !range.collapsed && range.startContainer === ref.current?.firstChild
      setOffset(isInside ? range.startOffset : null)
    }
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [ref])
  const clear = useCallback(() => {
    getSelection()?.removeAllRanges()
    setOffset(null)
  }, [])
  return [offset, clear]
}
