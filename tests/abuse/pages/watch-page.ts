/** Watches a page for effects of a text on it. */
import type { Page } from '@playwright/test'

/** Runs in the page: records dialogs and policy violations. */
function hookPage() {
  const noted: string[] = []
  const recordCall = (what: string) => () => {
    noted.push(what)
  }
  const own = {
    __noted: noted,
    alert: recordCall('alert'),
    confirm: recordCall('confirm'),
    prompt: recordCall('prompt'),
  }
  Object.assign(globalThis, own)
  document.addEventListener('securitypolicyviolation', (event) => {
    noted.push(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
  })
}

type HookedGlobal = typeof globalThis & { __noted?: string[]; __xss?: unknown }

/** Service workers are blocked in these pages, which is logged. */
const EXPECTED = /^(Service Worker registration blocked|No service worker)/

/** Watches from now on; the returned function reads and clears the violations. */
export async function watchPage(page: Page): Promise<() => Promise<string[]>> {
  const noticed: string[] = []
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()]
    if ((type === 'error' || type === 'warning') && !EXPECTED.test(text)) noticed.push(`console: ${text}`)
  })
  page.on('pageerror', (error) => noticed.push(`error: ${error.message}`))
  page.on('dialog', (dialog) => {
    noticed.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => noticed.push(`popup: ${popup.url()}`))
  await page.addInitScript(hookPage)
  return async () => {
    for (const frame of page.frames()) {
      const inside = await frame.evaluate(() => {
        const { __xss, __noted = [] } = globalThis as HookedGlobal
        return [...__noted.splice(0), ...(__xss === undefined ? [] : ['__xss is set'])]
      })
      noticed.push(...inside)
    }
    return noticed.splice(0)
  }
}

/** Returns by how many pixels the page is wider than its window. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
