/** Checks that text fits: in the window, in its box and beside other text. */
import type { Page } from '@playwright/test'

type TextBox = { text: string; of: string; node: Element; boxes: DOMRect[] }

/** Returns text that is cut off, overflows the window or its control, or overlaps other text. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 2
    /** Longer words may be hyphenated. */
    const LONG = 12
    const root =
      [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? document.body
    const found = new Set<string>()
    const texts: TextBox[] = []

    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const node = text.parentElement
      const words = text.textContent?.trim() ?? ''
      if (!node || words === '' || isUnseen(node)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      texts.push({ text: words.slice(0, 40), of: describeNode(node), node, boxes })
    }
    for (const item of texts)
      for (const box of item.boxes) {
        checkWindow(item, box)
        checkBoxes(item, box)
      }
    for (const item of texts) checkWords(item)
    checkNeighbours()
    return [...found]

    function describeNode(node: Element) {
      const classes = [node, node.parentElement].map((el) => el?.getAttribute('class') || el?.localName)
      return classes.reverse().join(' > ')
    }
    /** Whether the text is hidden, visually hidden, or positioned off screen like the skip link. */
    function isUnseen(node: Element) {
      if (!node.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) return true
      const above = getAncestors(node)
      if (above.some((at) => getComputedStyle(at).clipPath === 'inset(50%)')) return true
      return (
        node.closest('.skip, script, style, noscript, textarea, option, title, [role="application"]') !== null
      )
    }
    function getAncestors(node: Element) {
      const all: Element[] = []
      for (let at: Element | null = node; at && at !== document.body; at = at.parentElement) all.push(at)
      return all
    }
    function isScrollable(node: Element, axis: 'overflowX' | 'overflowY') {
      return ['auto', 'scroll'].includes(getComputedStyle(node)[axis])
    }
    function checkWindow({ text, of, node }: TextBox, box: DOMRect) {
      if (box.left >= -SLACK && box.right <= innerWidth + SLACK) return
      if (getAncestors(node).some((at) => isScrollable(at, 'overflowX') || isShortened(at))) return
      found.add(`overflows the window: ${text} (${of})`)
    }
    /** Whether it is truncated on purpose, like titles in rows. */
    function isShortened(node: Element) {
      const { textOverflow, webkitLineClamp } = getComputedStyle(node)
      return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '')
    }
    function checkBoxes({ text, of, node }: TextBox, box: DOMRect) {
      for (const at of getAncestors(node)) {
        const style = getComputedStyle(at)
        const frame = at.getBoundingClientRect()
        const isOutside = {
          x: box.left < frame.left - SLACK || box.right > frame.right + SLACK,
          y: box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK,
        }
        if (isShortened(at)) return
        const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        if ((isOutside.x && isClipping(style.overflowX)) || (isOutside.y && isClipping(style.overflowY)))
          found.add(`is cut off: ${text} (${of})`)
        if (isScrollable(at, 'overflowX') || isScrollable(at, 'overflowY')) return
        if (at.matches('button, a.btn, .chip, .badge, .pill, label, input') && (isOutside.x || isOutside.y))
          found.add(`overflows its control: ${text} (${of})`)
      }
    }
    /** A short word that breaks shows that its column is too narrow. */
    function checkWords({ text, of, node, boxes }: TextBox) {
      const words = (node.textContent ?? '').trim().split(/[\s\u2010\u00ad-]+/)
      const lines = new Set(boxes.map(({ top }) => Math.round(top))).size
      if (lines > words.length && words.every((word) => word.length <= LONG))
        found.add(`has no room: ${text} (${of})`)
    }
    /** Raised elements overlap the page on purpose: only text of the same layer is compared. */
    function findLayer(node: Element) {
      return getAncestors(node).find((at) => {
        const { position, zIndex } = getComputedStyle(at)
        return ['fixed', 'sticky'].includes(position) || (position === 'absolute' && Number(zIndex) > 1)
      })
    }
    /** The part of a box that its scrolling ancestors show. */
    function clipToScrollers(node: Element, box: DOMRect) {
      const frames = getAncestors(node)
        .filter((at) => isScrollable(at, 'overflowX') || isScrollable(at, 'overflowY'))
        .map((at) => at.getBoundingClientRect())
      const [left, top] = [
        Math.max(box.left, ...frames.map((frame) => frame.left)),
        Math.max(box.top, ...frames.map((frame) => frame.top)),
      ]
      const right = Math.min(box.right, ...frames.map((frame) => frame.right))
      const bottom = Math.min(box.bottom, ...frames.map((frame) => frame.bottom))
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    function checkNeighbours() {
      const rows = texts
        .flatMap(({ boxes, ...item }) =>
          boxes.map((box) => ({
            ...item,
            box: clipToScrollers(item.node, box),
            layer: findLayer(item.node),
          })),
        )
        .filter(({ box }) => box.height > 1)
      rows.sort((a, b) => a.box.top - b.box.top)
      for (const [i, item] of rows.entries())
        for (let k = i + 1; k < rows.length; k++) {
          const other = rows[k]
          if (!other || other.box.top > item.box.bottom) break
          if (other.layer !== item.layer || other.node === item.node) continue
          const width = Math.min(item.box.right, other.box.right) - Math.max(item.box.left, other.box.left)
          const height = Math.min(item.box.bottom, other.box.bottom) - other.box.top
          const lower = Math.min(item.box.height, other.box.height)
          if (width <= 3 || height < 0.45 * lower) continue
          if (getAncestors(item.node).some(isShortened) || getAncestors(other.node).some(isShortened))
            continue
          found.add(`overlaps other text: ${item.text} (${item.of}) and ${other.text} (${other.of})`)
        }
    }
  })
}
