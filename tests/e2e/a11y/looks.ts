/** Display modes in which an open place is checked; each restores the page afterwards. */
import type { Page } from '@playwright/test'
import { barriers, sideways } from '../barriers'
import { unseen } from './colours'
import { lostStops } from './keys'
import { unmirrored } from './mirror'
import { moving, small, tangles } from './outline'
import { crowded } from './room'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
/** 1280 × 1024 at 400% zoom. */
const ZOOMED = { width: 320, height: 256 }

/** The text spacing of WCAG 1.4.12. */
const SPREAD = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

type Look = {
  name: string
  /** Whether it is checked by `npm test`, too. */
  always?: true
  on: (page: Page) => Promise<void>
  off?: (page: Page) => Promise<void>
  find: (page: Page, place: { isMap?: boolean }) => Promise<string[]>
}

/** Ordered for the fewest changes of the window. */
export const LOOKS: readonly Look[] = [
  {
    name: 'screen reader, desktop',
    always: true,
    on: async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize(DESK)
    },
    find: async (page, { isMap }) => [
      ...(await tangles(page)),
      ...(await moving(page)),
      // axe counts nodes clipped by the map as overlapping what is beside it.
      ...(await barriers(page, isMap ? { without: ['target-size'] } : {})),
    ],
  },
  {
    name: 'light scheme',
    on: (page) => page.emulateMedia({ colorScheme: 'light' }),
    off: (page) => page.emulateMedia({ colorScheme: 'dark' }),
    find: (page) => barriers(page, { only: ['color-contrast'] }),
  },
  {
    name: 'keyboard, phone',
    on: (page) => page.setViewportSize(PHONE),
    find: async (page) => [
      ...(await lostStops(page)),
      ...(await small(page)),
      ...(await tangles(page)),
      ...(await narrow(page)),
    ],
  },
  { name: 'text spacing', on: (page) => spread(page, SPREAD), off: (page) => spread(page, ''), find: narrow },
  {
    name: 'right to left',
    on: (page) => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')),
    off: (page) => page.evaluate(() => document.documentElement.removeAttribute('dir')),
    find: async (page) => [...(await narrow(page)), ...(await unmirrored(page))],
  },
  {
    name: 'text at 200%',
    on: (page) => spread(page, 'html { font-size: 200% }'),
    off: (page) => spread(page, ''),
    find: narrow,
  },
  {
    name: 'forced colors',
    on: (page) => page.emulateMedia({ forcedColors: 'active' }),
    off: (page) => page.emulateMedia({ forcedColors: 'none' }),
    find: unseen,
  },
  { name: 'zoom at 400%', on: (page) => page.setViewportSize(ZOOMED), find: narrow },
]

async function narrow(page: Page): Promise<string[]> {
  const over = await sideways(page)
  return [...(over > 0 ? [`scrolls sideways by ${over}`] : []), ...(await crowded(page))]
}

/** Adds a user style sheet after the page's own; empty rules remove it. */
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
