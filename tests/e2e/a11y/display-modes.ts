/** Display modes in which an open place is checked; each restores the page afterwards. */
import type { Page } from '@playwright/test'
import { findAxeViolations, findWideElements, getHorizontalOverflow, waitForAnimations } from '../axe'
import { findLostStops } from './focus-stops'
import { findIndistinct } from './forced-colors'
import { findMotion, findOutlineProblems, findSmallTargets } from './outline'
import { findUnmirrored } from './right-to-left'
import { findOverflow } from './text-overflow'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
/** The narrowest phone. */
const NARROW = { width: 320, height: 640 }
/** 1280 × 1024 at 400% zoom. */
const ZOOMED = { width: 320, height: 256 }

/** The text spacing of WCAG 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

type DisplayMode = {
  name: string
  /** Whether it is checked by `npm test`, too. */
  always?: true
  on: (page: Page) => Promise<void>
  off?: (page: Page) => Promise<void>
  find: (page: Page, place: { isMap?: boolean }) => Promise<string[]>
}

/** Ordered for the fewest changes of the window. */
export const DISPLAY_MODES: readonly DisplayMode[] = [
  {
    name: 'screen reader, desktop',
    always: true,
    on: async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize(DESK)
    },
    find: async (page, { isMap }) => [
      ...(await findOutlineProblems(page)),
      ...(await findMotion(page)),
      // axe counts nodes clipped by the map as overlapping what is beside it.
      ...(await findAxeViolations(page, isMap ? { without: ['target-size'] } : {})),
    ],
  },
  {
    name: 'light scheme',
    on: (page) => page.emulateMedia({ colorScheme: 'light' }),
    off: (page) => page.emulateMedia({ colorScheme: 'dark' }),
    find: (page) => findAxeViolations(page, { only: ['color-contrast'] }),
  },
  {
    name: 'keyboard, phone',
    on: (page) => page.setViewportSize(PHONE),
    find: async (page) => [
      ...(await findLostStops(page)),
      ...(await findSmallTargets(page)),
      ...(await findOutlineProblems(page)),
      ...(await findLayoutProblems(page)),
    ],
  },
  {
    name: 'text spacing',
    on: (page) => setUserStyles(page, TEXT_SPACING),
    off: (page) => setUserStyles(page, ''),
    find: findLayoutProblems,
  },
  {
    name: 'right to left',
    on: async (page) => {
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      // The knobs of switches move to the other side.
      await waitForAnimations(page)
    },
    off: (page) => page.evaluate(() => document.documentElement.removeAttribute('dir')),
    find: async (page) => [...(await findLayoutProblems(page)), ...(await findUnmirrored(page))],
  },
  {
    name: 'text at 200%',
    on: (page) => setUserStyles(page, 'html { font-size: 200% }'),
    off: (page) => setUserStyles(page, ''),
    find: findLayoutProblems,
  },
  {
    name: 'text at 200%, narrowest phone',
    on: async (page) => {
      await page.setViewportSize(NARROW)
      await setUserStyles(page, 'html { font-size: 200% }')
    },
    off: async (page) => {
      await setUserStyles(page, '')
      await page.setViewportSize(PHONE)
    },
    find: findLayoutProblems,
  },
  {
    name: 'forced colors',
    on: (page) => page.emulateMedia({ forcedColors: 'active' }),
    off: (page) => page.emulateMedia({ forcedColors: 'none' }),
    find: findIndistinct,
  },
  { name: 'zoom at 400%', on: (page) => page.setViewportSize(ZOOMED), find: findLayoutProblems },
]

async function findLayoutProblems(page: Page): Promise<string[]> {
  const over = await getHorizontalOverflow(page)
  const wide = over > 0 ? [`scrolls sideways by ${over}: ${(await findWideElements(page)).join(', ')}`] : []
  return [...wide, ...(await findOverflow(page))]
}

/** Adds a user style sheet after the page's own; empty rules remove it. */
function setUserStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet({ media: 'all' })
    sheet.replaceSync(`:root { --reader: 1 } ${rules}`)
    const sheets = document.adoptedStyleSheets.filter(
      ({ cssRules }) => !cssRules[0]?.cssText.includes('--reader'),
    )
    document.adoptedStyleSheets = [...sheets, sheet]
  }, css)
}
