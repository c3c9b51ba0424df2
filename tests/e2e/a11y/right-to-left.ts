/** Checks for right-to-left layouts: directional icons and switches flip, time axes do not. */
import type { Page } from '@playwright/test'

/** Returns icons and switches that do not flip with the direction, and time axes that do. */
export function findUnmirrored(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const DIRECTIONAL = /lucide-(arrow|chevron)-(left|right)|lucide-log-(in|out)|lucide-send/
    const TIME_AXIS = /lucide-skip-(back|forward)/
    const found = new Set<string>()
    for (const icon of document.querySelectorAll('svg')) {
      const name = icon.getAttribute('class') ?? ''
      if (!icon.checkVisibility({ checkVisibilityCSS: true })) continue
      const isMirrored = getComputedStyle(icon).scale.startsWith('-1')
      const isRightToLeft = getComputedStyle(icon).direction === 'rtl'
      if (DIRECTIONAL.test(name) && isMirrored !== isRightToLeft) found.add(`points the wrong way: ${name}`)
      if (TIME_AXIS.test(name) && (isMirrored || isRightToLeft)) found.add(`mirrored time axis: ${name}`)
      if (
        name.includes('wave') &&
        isRightToLeft &&
        icon.parentElement?.matches('.audio-strip, .seek, .body, .track')
      )
        found.add(`mirrored time axis: ${icon.parentElement.className}`)
    }
    for (const input of document.querySelectorAll('.switch input:checked')) {
      // In folded parts, knobs do not move.
      if (!input.checkVisibility()) continue
      const isRightToLeft = getComputedStyle(input).direction === 'rtl'
      const isMovedLeft = getComputedStyle(input, '::after').translate.startsWith('-')
      if (isMovedLeft !== isRightToLeft) found.add('switch with its knob outside')
    }
    return [...found]
  })
}
