/** Checks for forced colors: backgrounds and shadows are gone, borders and text use the system's colors. */
import type { Page } from '@playwright/test'

/** Returns selected options that look like unselected ones, and icons or marked text with too little contrast. */
export function findIndistinct(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const root =
      [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? document.body
    const isSeen = (node: Element) => node.checkVisibility({ checkVisibilityCSS: true })
    const describeNode = (node: Element) =>
      `${node.localName} ${node.getAttribute('class') ?? ''} “${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 30)}”`

    const SELECTED =
      '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])'
    for (const node of root.querySelectorAll(SELECTED)) {
      if (!isSeen(node)) continue
      const peer = findPeer(node)
      if (peer && getAppearance(node) === getAppearance(peer))
        found.add(`looks unselected: ${describeNode(node)}`)
    }
    for (const input of root.querySelectorAll<HTMLInputElement>(
      ':is([type="radio"], [type="checkbox"]):checked',
    )) {
      const [label, peer] = [findDrawnElement(input), findDrawnElement(findUnchecked(input))]
      if (label && peer && isSeen(label) && getAppearance(label) === getAppearance(peer))
        found.add(`looks unselected: ${describeNode(label)}`)
    }
    for (const icon of root.querySelectorAll('svg')) {
      const drawings = [...icon.querySelectorAll<SVGElement>('path, circle, line, rect, polyline')]
      if (isSeen(icon) && drawings.length > 0 && Math.max(...drawings.map(measureContrast)) < 3)
        found.add(`low contrast icon: ${describeNode(icon.parentElement ?? icon)}`)
    }
    for (const word of root.querySelectorAll('mark')) {
      const color = toLuminance(getComputedStyle(word).color)
      if (isSeen(word) && getContrastRatio(color, toLuminance(findBackground(word))) < 4.5)
        found.add(`low contrast text: ${describeNode(word)}`)
    }
    return [...found]

    function findPeer(node: Element): Element | undefined {
      const role = node.getAttribute('role') ?? node.localName
      const peers =
        node.parentElement?.parentElement?.querySelectorAll(`[role="${role}"], ${node.localName}`) ?? []
      return [...peers].find((peer) => peer !== node && !peer.matches(SELECTED) && isSeen(peer))
    }
    function findUnchecked(input: HTMLInputElement) {
      const group = [...root.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(input.name)}"]`)]
      return group.find((peer) => peer !== input && !peer.checked && peer.type === input.type)
    }
    function findDrawnElement(input: HTMLInputElement | undefined): Element | undefined {
      if (!input) return undefined
      return getComputedStyle(input).opacity === '0' ? (input.closest('label') ?? input.labels?.[0]) : input
    }
    function getAppearance(node: Element): string {
      const parts = [node, ...node.querySelectorAll('*')].slice(0, 12)
      return parts
        .flatMap((part) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
        .map((style) =>
          [
            style.backgroundColor,
            style.color,
            style.borderTopWidth,
            style.borderBottomWidth,
            style.borderTopColor,
            style.borderTopStyle,
            style.outlineStyle,
            style.textDecorationLine,
            style.content,
            style.appearance,
            style.fontWeight,
            style.visibility,
          ].join(),
        )
        .join('|')
    }
    function measureContrast(drawing: SVGElement): number {
      const { fill, stroke, strokeWidth, opacity } = getComputedStyle(drawing)
      if (opacity === '0') return 21
      const colors = [fill, Number.parseFloat(strokeWidth) > 0 ? stroke : 'none'].filter(
        (color) => color !== 'none' && !isClear(color) && !color.startsWith('url'),
      )
      if (colors.length === 0) return 21
      const background = toLuminance(findBackground(drawing))
      return Math.max(...colors.map((color) => getContrastRatio(toLuminance(color), background)))
    }
    function isClear(color: string) {
      return toRgba(color)[3] === 0
    }
    function findBackground(node: Element): string {
      for (let at: Element | null = node; at; at = at.parentElement) {
        const background = getComputedStyle(at).backgroundColor
        if (!(at instanceof SVGElement) && !isClear(background)) return background
      }
      return 'Canvas'
    }
    function getContrastRatio(a: number, b: number) {
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    }
    function toLuminance(colour: string): number {
      const [r = 0, g = 0, b = 0] = toRgba(colour).map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    function toRgba(colour: string): number[] {
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      if (!context) return [0, 0, 0, 0]
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data]
    }
  })
}
