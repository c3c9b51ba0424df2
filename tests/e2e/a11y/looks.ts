/** One open place, looked at as different people see it; the page is put back between them. */
import type { Page } from '@playwright/test'
import { barriers, sideways } from '../barriers'
import { unseen } from './colours'
import { lostStops } from './keys'
import { unmirrored } from './mirror'
import { moving, small, tangles } from './outline'
import { crowded } from './room'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
/** A desk of 1280 by 1024 at four times its size. */
const ZOOMED = { width: 320, height: 256 }

/** The most that readers may spread their text; WCAG 1.4.12. */
const SPREAD = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

type Look = {
  name: string
  /** Whether it is told with all other stories, too. */
  always?: true
  on: (page: Page) => Promise<void>
  off?: (page: Page) => Promise<void>
  find: (page: Page, place: { isMap?: boolean }) => Promise<string[]>
}

/** In the order that changes the window least. */
export const LOOKS: readonly Look[] = [
  {
    name: 'by ear, at a desk',
    always: true,
    on: async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize(DESK)
    },
    find: async (page, { isMap }) => [
      ...(await tangles(page)),
      ...(await moving(page)),
      // To axe what a map hides beyond its edges lies on what stands there.
      ...(await barriers(page, isMap ? { without: ['target-size'] } : {})),
    ],
  },
  {
    name: 'first light',
    on: (page) => page.emulateMedia({ colorScheme: 'light' }),
    off: (page) => page.emulateMedia({ colorScheme: 'dark' }),
    find: (page) => barriers(page, { only: ['color-contrast'] }),
  },
  {
    name: 'by keys, on a phone',
    on: (page) => page.setViewportSize(PHONE),
    find: async (page) => [
      ...(await lostStops(page)),
      ...(await small(page)),
      ...(await tangles(page)),
      ...(await narrow(page)),
    ],
  },
  { name: 'spread text', on: (page) => spread(page, SPREAD), off: (page) => spread(page, ''), find: narrow },
  {
    name: 'from right to left',
    on: (page) => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')),
    off: (page) => page.evaluate(() => document.documentElement.removeAttribute('dir')),
    find: async (page) => [...(await narrow(page)), ...(await unmirrored(page))],
  },
  {
    name: 'letters twice as large',
    on: (page) => spread(page, 'html { font-size: 200% }'),
    off: (page) => spread(page, ''),
    find: narrow,
  },
  {
    name: 'own colours',
    on: (page) => page.emulateMedia({ forcedColors: 'active' }),
    off: (page) => page.emulateMedia({ forcedColors: 'none' }),
    find: unseen,
  },
  { name: 'four times as large', on: (page) => page.setViewportSize(ZOOMED), find: narrow },
]

async function narrow(page: Page): Promise<string[]> {
  const over = await sideways(page)
  return [...(over > 0 ? [`scrolls sideways by ${over}`] : []), ...(await crowded(page))]
}

/** Lets a sheet of the reader's own come after the page's; an empty one takes it back. */
function spread(page: Page, css: string): Promise<void> {
  return page.evaluate((rules) => {
    const own = new CSSStyleSheet({ media: 'all' })
    own.replaceSync(`:root { --reader: 1 } ${rules}`)
    const sheets = document.adoptedStyleSheets.filter(
      ({ cssRules }) => !cssRules[0]?.cssText.includes('--reader'),
    )
    document.adoptedStyleSheets = [...sheets, own]
  }, css)
}
