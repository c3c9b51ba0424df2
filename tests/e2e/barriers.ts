/** Barriers on a screen: what axe finds, and what makes people scroll sideways. */
import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

type Scope = {
  /** Selectors of what is looked at, and of what is passed over. */
  within?: string
  except?: string
  /** Rules of axe: those that alone are asked, and those that are not. */
  only?: string[]
  without?: string[]
}

/**
 * Lets everything be drawn, as somebody sees it who scrolls there: what is skipped far from the window is stopped in the
 * middle of its changes, with the text of one scheme on the ground of the other, and counts among no animations.
 */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })
}

/** Waits until nothing is on its way to another place or colour; what turns for ever is left turning. */
async function settled(page: Page): Promise<void> {
  // Asked again and again: the promise of an animation that another one replaced may never be kept.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  )
}

/** All that axe finds in the open document; it is handed to a document once, however often that is looked at. */
async function found(page: Page, { within = 'html', except, only, without = [] }: Scope) {
  if (page.frames().length > 1) throw new Error('Only one document is looked at: this page has frames.')
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const what = { include: [within], exclude: except ? [except] : [] }
  // The one rule of WCAG 2.2 AA, which axe leaves out unless it is asked for.
  const rules = { 'target-size': { enabled: true }, ...off(without) }
  const how: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(only ? { runOnly: { type: 'rule', values: only } } : { rules }),
  }
  const { violations } = await page.evaluate((asked) => window.axe.run(asked.what, asked.how), { what, how })
  return violations
}

function off(rules: string[]): axe.RuleObject {
  return Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]))
}

/** What axe finds once colours have settled, short enough to read. */
export async function barriers(page: Page, scope: Scope = {}): Promise<string[]> {
  await drawAll(page)
  await settled(page)
  const violations = await found(page, scope)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(told).join(' · ')}`)
}

/** The element, and what is wrong with it. */
function told({ html, any, all, none }: axe.NodeResult): string {
  return `${html.slice(0, 120)} (${[...any, ...all, ...none].map(({ message }) => message).join('; ')})`
}

/** By how many pixels the page is wider than its window. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** The narrowest phone and a desk. */
const WIDTHS = [320, 1280]

/**
 * Runs axe on an open page and checks its width, without loading it again: in the dark scheme of a narrow phone, and in
 * both schemes at both widths with EVERY_LOOK (`npm run test:a11y`). Stories that call it have the tag `@looks`.
 */
export async function barriersInEveryLook(page: Page, scope: Scope = {}): Promise<string[]> {
  const all = Boolean(process.env.EVERY_LOOK)
  const found: string[] = []
  for (const width of all ? WIDTHS : WIDTHS.slice(0, 1)) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of all ? (['dark', 'light'] as const) : (['dark'] as const)) {
      await page.emulateMedia({ colorScheme })
      // The other scheme changes colours and nothing else.
      const only = colorScheme === 'light' ? ['color-contrast'] : undefined
      const here = await barriers(page, { ...scope, only })
      if ((await sideways(page)) > 0) here.push('scrolls sideways')
      found.push(...here.map((barrier) => `${width} ${colorScheme}: ${barrier}`))
    }
  }
  return found
}
