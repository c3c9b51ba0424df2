/** Checks that text fits: in the window, in its box and beside other text. */
import type { Page } from '@playwright/test'

type Written = { text: string; of: string; node: Element; boxes: DOMRect[] }

/** Returns text that is cut off, overflows the window or its control, or overlaps other text. */
export function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 2
    /** Longer words may be hyphenated. */
    const LONG = 12
    const root =
      [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? document.body
    const found = new Set<string>()
    const written: Written[] = []

    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const node = text.parentElement
      const words = text.textContent?.trim() ?? ''
      if (!node || words === '' || isUnseen(node)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      written.push({ text: words.slice(0, 40), of: nameOf(node), node, boxes })
    }
    for (const one of written)
      for (const box of one.boxes) {
        lookAtWindow(one, box)
        lookAtBoxes(one, box)
      }
    for (const one of written) lookAtWords(one)
    lookAtNeighbours()
    return [...found]

    function nameOf(node: Element) {
      const classes = [node, node.parentElement].map((el) => el?.getAttribute('class') || el?.localName)
      return classes.reverse().join(' > ')
    }
    /** Whether the text is hidden, visually hidden, or positioned off screen like the skip link. */
    function isUnseen(node: Element) {
      if (!node.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) return true
      const above = ancestorsOf(node)
      if (above.some((at) => getComputedStyle(at).clipPath === 'inset(50%)')) return true
      return (
        node.closest('.skip, script, style, noscript, textarea, option, title, [role="application"]') !== null
      )
    }
    function ancestorsOf(node: Element) {
      const all: Element[] = []
      for (let at: Element | null = node; at && at !== document.body; at = at.parentElement) all.push(at)
      return all
    }
    function scrolls(node: Element, axis: 'overflowX' | 'overflowY') {
      return ['auto', 'scroll'].includes(getComputedStyle(node)[axis])
    }
    function lookAtWindow({ text, of, node }: Written, box: DOMRect) {
      if (box.left >= -SLACK && box.right <= innerWidth + SLACK) return
      if (ancestorsOf(node).some((at) => scrolls(at, 'overflowX') || isShortened(at))) return
      found.add(`overflows the window: ${text} (${of})`)
    }
    /** Whether it is truncated on purpose, like titles in rows. */
    function isShortened(node: Element) {
      const { textOverflow, webkitLineClamp } = getComputedStyle(node)
      return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '')
    }
    function lookAtBoxes({ text, of, node }: Written, box: DOMRect) {
      for (const at of ancestorsOf(node)) {
        const style = getComputedStyle(at)
        const frame = at.getBoundingClientRect()
        const out = {
          x: box.left < frame.left - SLACK || box.right > frame.right + SLACK,
          y: box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK,
        }
        if (isShortened(at)) return
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        if ((out.x && cuts(style.overflowX)) || (out.y && cuts(style.overflowY)))
          found.add(`is cut off: ${text} (${of})`)
        if (scrolls(at, 'overflowX') || scrolls(at, 'overflowY')) return
        if (at.matches('button, a.btn, .chip, .badge, .pill, label, input') && (out.x || out.y))
          found.add(`overflows its control: ${text} (${of})`)
      }
    }
    /** A short word that breaks shows that its column is too narrow. */
    function lookAtWords({ text, of, node, boxes }: Written) {
      const words = (node.textContent ?? '').trim().split(/[\s\u2010-]+/)
      const lines = new Set(boxes.map(({ top }) => Math.round(top))).size
      if (lines > words.length && words.every((word) => word.length <= LONG))
        found.add(`has no room: ${text} (${of})`)
    }
    /** Raised elements overlap the page on purpose: only text of the same layer is compared. */
    function layerOf(node: Element) {
      return ancestorsOf(node).find((at) => {
        const { position, zIndex } = getComputedStyle(at)
        return ['fixed', 'sticky'].includes(position) || (position === 'absolute' && Number(zIndex) > 1)
      })
    }
    function lookAtNeighbours() {
      const rows = written.flatMap((one) =>
        one.boxes.map((box) => ({ ...one, box, layer: layerOf(one.node) })),
      )
      rows.sort((a, b) => a.box.top - b.box.top)
      for (const [i, one] of rows.entries())
        for (let k = i + 1; k < rows.length; k++) {
          const other = rows[k]
          if (!other || other.box.top > one.box.bottom) break
          if (other.layer !== one.layer || other.node === one.node) continue
          const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
          const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top
          const lower = Math.min(one.box.height, other.box.height)
          if (width <= 3 || height < 0.45 * lower) continue
          if (ancestorsOf(one.node).some(isShortened) || ancestorsOf(other.node).some(isShortened)) continue
          found.add(`overlaps other text: ${one.text} (${one.of}) and ${other.text} (${other.of})`)
        }
    }
  })
}
