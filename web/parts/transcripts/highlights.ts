/** Lights parts of a text without elements (CSS Custom Highlight API). Browsers without it show the text plainly. */

export type HighlightName =
  | 'spoken-now'
  | 'spoken-next'
  | 'moment-near'
  | 'moment-chosen'
  | 'moment-spoken'
  | 'moment-answered'

/** Lights a part of a text node from one offset to before another. Returns the function that removes it. */
export function addHighlight(name: HighlightName, node: Text, from: number, to: number): () => void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return () => undefined
  const range = new Range()
  range.setStart(node, Math.min(from, node.length))
  range.setEnd(node, Math.min(to, node.length))
  const highlight = CSS.highlights.get(name) ?? new Highlight()
  CSS.highlights.set(name, highlight.add(range))
  return () => void highlight.delete(range)
}

/** Returns the offset in a text node below a point of the screen; null where there is none. */
export function findOffsetAt(node: Text, x: number, y: number): number | null {
  const position = document.caretPositionFromPoint?.(x, y)
  if (position) return position.offsetNode === node ? position.offset : null
  // Older WebKit.
  const range = document.caretRangeFromPoint?.(x, y)
  return range?.startContainer === node ? range.startOffset : null
}
