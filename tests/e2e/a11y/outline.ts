/** Checks for screen reader users: headings, landmarks, dialogs, images and names. */
import type { Page } from '@playwright/test'

/** Returns what is wrong with headings, landmarks and names beyond what axe reports. */
export function findOutlineProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const isRead = (node: Element) =>
      node.checkVisibility({ checkVisibilityCSS: true }) && !node.closest('[aria-hidden="true"], [inert]')
    const all = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll<HTMLElement>(selector)].filter(isRead)
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)

    const mains = all('main, [role="main"]').length
    if (mains !== 1) found.push(`${mains} main landmarks`)
    const titles = all('h1').map(({ textContent }) => textContent)
    if (titles.length !== 1) found.push(`${titles.length} h1 headings: ${titles.join(', ')}`)
    let last = 0
    for (const heading of all('h1, h2, h3, h4, h5, h6', modal ?? document)) {
      const level = Number(heading.localName[1])
      if (last > 0 && level > last + 1) found.push(`h${level} after h${last}: ${heading.textContent}`)
      if (!heading.textContent?.trim()) found.push(`an empty h${level}`)
      last = level
    }
    if (modal && !modal.matches('[aria-label], [aria-labelledby]'))
      found.push('a dialog without an accessible name')
    for (const image of all('img:not([alt])')) found.push(`no alt: ${image.outerHTML.slice(0, 80)}`)
    for (const group of all('[role="group"], [role="radiogroup"], [role="toolbar"], nav'))
      if (!group.matches('[aria-label], [aria-labelledby]'))
        found.push(`no accessible name: ${group.outerHTML.slice(0, 80)}`)
    for (const icon of all('svg:not([role]):not([aria-hidden])'))
      if (!icon.closest('[aria-hidden="true"], [role="application"]'))
        found.push(`announced icon: ${icon.outerHTML.slice(0, 80)}`)
    return found
  })
}

/** Returns primary controls smaller than 44 px; axe checks only the minimum of 24 px. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const THUMB = 44
    const MAIN =
      '.btn:is(.btn-primary, .btn-kind):not(.btn-sm), .record-button, .play.-solid, .tabs a, nav a, dialog .dialog-foot .btn, .dialog-head .icon-btn'
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

/** Returns running animations that move something under reduced motion; colour changes are allowed. */
export function findMotion(page: Page): Promise<string[]> {
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
