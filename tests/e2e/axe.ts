/** Runs axe and measures horizontal overflow. */
import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

type Scope = {
  /** Selectors of the checked and of the ignored elements. */
  within?: string
  except?: string
  /** Rules of axe that run alone, and rules that are switched off. */
  only?: string[]
  without?: string[]
}

/**
 * Renders content skipped by `content-visibility`: a skipped element stops amid its transitions, with the text of one
 * scheme on the background of the other, and is missing from `getAnimations()`.
 */
async function renderAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })
}

/** Waits until all finite animations have ended. */
export async function waitForAnimations(page: Page): Promise<void> {
  // Polls, because the `finished` promise of a replaced animation may never settle.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  )
}

/** Returns the violations in the open document; loads axe into it once. */
async function runAxe(page: Page, { within = 'html', except, only, without = [] }: Scope) {
  if (page.frames().length > 1) throw new Error('Only one document is looked at: this page has frames.')
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const context = { include: [within], exclude: except ? [except] : [] }
  // Rules of WCAG 2.2 AA that are off by default in axe.
  const rules = {
    'target-size': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
    ...disableRules(without),
  }
  const runOptions: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(only ? { runOnly: { type: 'rule', values: only } } : { rules }),
  }
  const { violations } = await page.evaluate(
    async ({ context, runOptions }) => {
      // Content under a sticky element comes into sight as the page scrolls. axe takes account of that for fixed ones only.
      const sticky = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      )
      const styles = sticky.map((element) => element.getAttribute('style'))
      for (const { style } of sticky) style.cssText += '; position: relative; inset: auto'
      const results = await window.axe.run(context, runOptions)
      for (const [index, element] of sticky.entries()) {
        const style = styles[index]
        if (typeof style === 'string') element.setAttribute('style', style)
        else element.removeAttribute('style')
      }
      return results
    },
    { context, runOptions },
  )
  return violations
}

function disableRules(rules: string[]): axe.RuleObject {
  return Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]))
}

/** Returns one line per violation, once animations have ended. */
export async function findAxeViolations(page: Page, scope: Scope = {}): Promise<string[]> {
  await renderAll(page)
  await waitForAnimations(page)
  const violations = await runAxe(page, scope)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(formatViolation).join(' · ')}`)
}

/** Returns the element and its messages. */
function formatViolation({ html, any, all: inAllModes, none }: axe.NodeResult): string {
  return `${html.slice(0, 120)} (${[...any, ...inAllModes, ...none].map(({ message }) => message).join('; ')})`
}

/** Returns by how many pixels the page or an open dialog scrolls sideways. */
export function getHorizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scrollers = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    return Math.max(...scrollers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  })
}

/** Returns up to five elements, of an open dialog or the page, that reach beyond the window's right edge, with their text. */
export function findWideElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth)
      .slice(0, 5)
      .map(
        (element) =>
          `${element.localName}.${element.getAttribute('class')} ${element.textContent?.slice(0, 30)}`,
      ),
  )
}

/** The narrowest phone and a desktop. */
const WIDTHS = [320, 1280]

/**
 * Checks an open page with axe and for horizontal overflow, without reloading: dark on a narrow phone, or both schemes
 * at both widths with EVERY_LOOK (`npm run test:a11y`). Tests that call it have the tag `@looks`.
 */
export async function findAxeViolationsInAllModes(page: Page, scope: Scope = {}): Promise<string[]> {
  const inAllModes = Boolean(process.env.EVERY_LOOK)
  const found: string[] = []
  for (const width of inAllModes ? WIDTHS : WIDTHS.slice(0, 1)) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of inAllModes ? (['dark', 'light'] as const) : (['dark'] as const)) {
      await page.emulateMedia({ colorScheme })
      // The light scheme differs in colours only.
      const only = colorScheme === 'light' ? ['color-contrast'] : undefined
      const violations = await findAxeViolations(page, { ...scope, only })
      if ((await getHorizontalOverflow(page)) > 0)
        violations.push(`scrolls sideways: ${(await findWideElements(page)).join(', ')}`)
      found.push(...violations.map((violation) => `${width} ${colorScheme}: ${violation}`))
    }
  }
  return found
}
