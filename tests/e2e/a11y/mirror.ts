/** Checks for right-to-left layouts: directional icons flip, time axes do not. */
import type { Page } from '@playwright/test'

/** Returns icons that do not flip with the direction, and time axes that do. */
export function unmirrored(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const POINTS = /lucide-(arrow|chevron)-(left|right)|lucide-log-(in|out)|lucide-send/
    const TIME = /lucide-skip-(back|forward)/
    const found = new Set<string>()
    for (const sign of document.querySelectorAll('svg')) {
      const name = sign.getAttribute('class') ?? ''
      if (!sign.checkVisibility({ checkVisibilityCSS: true })) continue
      const isTurned = getComputedStyle(sign).scale.startsWith('-1')
      const runsLeft = getComputedStyle(sign).direction === 'rtl'
      if (POINTS.test(name) && isTurned !== runsLeft) found.add(`points the wrong way: ${name}`)
      if (TIME.test(name) && (isTurned || runsLeft)) found.add(`mirrored time axis: ${name}`)
      if (name.includes('wave') && runsLeft && sign.parentElement?.matches('.audio-strip, .seek, .b, .track'))
        found.add(`mirrored time axis: ${sign.parentElement.className}`)
    }
    return [...found]
  })
}
