/** What somebody hears who goes through a place by its outline: headings, landmarks, dialogs, pictures, what is told. */
import type { Page } from '@playwright/test'

/** Where that outline is not as it should be; axe says the rest. */
export function tangles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const isRead = (node: Element) =>
      node.checkVisibility({ checkVisibilityCSS: true }) && !node.closest('[aria-hidden="true"], [inert]')
    const all = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll<HTMLElement>(selector)].filter(isRead)
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)

    const mains = all('main, [role="main"]').length
    if (mains !== 1) found.push(`${mains} main parts`)
    const titles = all('h1').map(({ textContent }) => textContent)
    if (titles.length !== 1) found.push(`${titles.length} headings of the first level: ${titles.join(', ')}`)
    let last = 0
    for (const heading of all('h1, h2, h3, h4, h5, h6', modal ?? document)) {
      const level = Number(heading.localName[1])
      if (last > 0 && level > last + 1) found.push(`h${level} after h${last}: ${heading.textContent}`)
      if (!heading.textContent?.trim()) found.push(`an empty h${level}`)
      last = level
    }
    if (modal && !modal.matches('[aria-label], [aria-labelledby]')) found.push('a dialog without a name')
    for (const image of all('img:not([alt])')) found.push(`no alt: ${image.outerHTML.slice(0, 80)}`)
    for (const group of all('[role="group"], [role="radiogroup"], [role="toolbar"], nav'))
      if (!group.matches('[aria-label], [aria-labelledby]'))
        found.push(`no name: ${group.outerHTML.slice(0, 80)}`)
    for (const icon of all('svg:not([role]):not([aria-hidden])'))
      if (!icon.closest('[aria-hidden="true"], [role="application"]'))
        found.push(`read as a picture: ${icon.outerHTML.slice(0, 80)}`)
    return found
  })
}

/** Parts that are pressed most and are smaller than a thumb: 44 pixels, where 24 are the floor that axe looks for. */
export function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const THUMB = 44
    const MAIN =
      '.btn:is(.btn-primary, .btn-kind):not(.btn-sm), .rec, .play.-solid, .tabs a, nav a, dialog .dfoot .btn, .dhead .icon-btn'
    return [...document.querySelectorAll(MAIN)]
      .filter((node) => node.checkVisibility({ checkVisibilityCSS: true }))
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.height < THUMB - 0.5 || box.width < THUMB - 0.5)
      .map(
        ({ node, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${node.getAttribute('class')} “${node.textContent?.trim().slice(0, 30)}”`,
      )
  })
}

/** What moves from its place though motion is not wanted; colours may still change softly. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const BLINK_MS = 20
    const MOVES =
      /^(transform|translate|rotate|scale|inset|top|left|width|height|margin|inlineSize|blockSize)/
    return document.getAnimations().flatMap(({ effect, playState }) => {
      if (!(effect instanceof KeyframeEffect) || playState !== 'running') return []
      const isMotion = effect
        .getKeyframes()
        .some((frame) => Object.keys(frame).some((key) => MOVES.test(key)))
      const { duration } = effect.getComputedTiming()
      return isMotion && Number(duration) > BLINK_MS
        ? [`${effect.target?.getAttribute('class')}: ${duration} ms`]
        : []
    })
  })
}
