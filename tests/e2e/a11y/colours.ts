/** Checks for forced colors: backgrounds and shadows are gone, borders and text use the system's colors. */
import type { Page } from '@playwright/test'

/** Returns selected options that look like unselected ones, and icons or marked text with too little contrast. */
export function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const root =
      [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? document.body
    const isSeen = (node: Element) => node.checkVisibility({ checkVisibilityCSS: true })
    const nameOf = (node: Element) =>
      `${node.localName} ${node.getAttribute('class') ?? ''} “${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 30)}”`

    const SET = '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])'
    for (const node of root.querySelectorAll(SET)) {
      if (!isSeen(node)) continue
      const other = peerOf(node)
      if (other && looksOf(node) === looksOf(other)) found.add(`looks unselected: ${nameOf(node)}`)
    }
    for (const input of root.querySelectorAll<HTMLInputElement>(
      ':is([type="radio"], [type="checkbox"]):checked',
    )) {
      const [drawn, other] = [drawnBy(input), drawnBy(unchosen(input))]
      if (drawn && other && isSeen(drawn) && looksOf(drawn) === looksOf(other))
        found.add(`looks unselected: ${nameOf(drawn)}`)
    }
    for (const sign of root.querySelectorAll('svg')) {
      const drawings = [...sign.querySelectorAll<SVGElement>('path, circle, line, rect, polyline')]
      if (isSeen(sign) && drawings.length > 0 && Math.max(...drawings.map(contrast)) < 3)
        found.add(`low contrast icon: ${nameOf(sign.parentElement ?? sign)}`)
    }
    for (const word of root.querySelectorAll('mark')) {
      const ink = light(getComputedStyle(word).color)
      if (isSeen(word) && ratio(ink, light(groundOf(word))) < 4.5)
        found.add(`low contrast text: ${nameOf(word)}`)
    }
    return [...found]

    function peerOf(node: Element): Element | undefined {
      const role = node.getAttribute('role') ?? node.localName
      const peers =
        node.parentElement?.parentElement?.querySelectorAll(`[role="${role}"], ${node.localName}`) ?? []
      return [...peers].find((peer) => peer !== node && !peer.matches(SET) && isSeen(peer))
    }
    function unchosen(input: HTMLInputElement) {
      const group = [...root.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(input.name)}"]`)]
      return group.find((other) => other !== input && !other.checked && other.type === input.type)
    }
    function drawnBy(input: HTMLInputElement | undefined): Element | undefined {
      if (!input) return undefined
      return getComputedStyle(input).opacity === '0' ? (input.closest('label') ?? input.labels?.[0]) : input
    }
    function looksOf(node: Element): string {
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
    function contrast(drawing: SVGElement): number {
      const { fill, stroke, strokeWidth, opacity } = getComputedStyle(drawing)
      if (opacity === '0') return 21
      const inks = [fill, Number.parseFloat(strokeWidth) > 0 ? stroke : 'none'].filter(
        (ink) => ink !== 'none' && !isClear(ink) && !ink.startsWith('url'),
      )
      if (inks.length === 0) return 21
      const ground = light(groundOf(drawing))
      return Math.max(...inks.map((ink) => ratio(light(ink), ground)))
    }
    function isClear(ink: string) {
      return rgba(ink)[3] === 0
    }
    function groundOf(node: Element): string {
      for (let at: Element | null = node; at; at = at.parentElement) {
        const ground = getComputedStyle(at).backgroundColor
        if (!(at instanceof SVGElement) && !isClear(ground)) return ground
      }
      return 'Canvas'
    }
    function ratio(a: number, b: number) {
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    }
    function light(colour: string): number {
      const [r = 0, g = 0, b = 0] = rgba(colour).map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    function rgba(colour: string): number[] {
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      if (!context) return [0, 0, 0, 0]
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data]
    }
  })
}
