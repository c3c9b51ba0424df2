/** What points along a line, where lines begin at the right: it points the other way, but for what is counted in time. */
import type { Page } from '@playwright/test'

/** Signs that still point as they do from left to right, and players that do not. */
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
      if (TIME.test(name) && (isTurned || runsLeft)) found.add(`time runs from the left: ${name}`)
      if (name.includes('wave') && runsLeft && sign.parentElement?.matches('.voice, .seek, .b, .track'))
        found.add(`time runs from the left: ${sign.parentElement.className}`)
    }
    return [...found]
  })
}
