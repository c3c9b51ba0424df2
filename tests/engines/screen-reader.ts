/** What a screen reader says: elements in order by the engine's own accessibility tree, and what live regions announce. */
import type { Locator } from './queries'
import type { Page } from './webdriver'

/** Elements that a screen reader stops at or announces. */
const STOPS =
  'h1, h2, h3, h4, button, a[href], input, select, textarea, summary, output, [role=slider], [role=radio], [role=img], [role=status], [role=alert], [role=progressbar], [role=group], [role=radiogroup], section[aria-label], section[aria-labelledby], dialog'

/** Roles that engines name in their own ways, by tag. */
const ROLES: Record<string, string> = { summary: 'disclosure', select: 'combobox' }

/** Reads what is visible within a locator: `role "name", states`. */
export async function readAloud(page: Page, within: Locator): Promise<string[]> {
  const stops = await page.listStops(within, STOPS)
  const sentences: string[] = []
  for (const { id, tag, states } of stops) {
    const { role, name } = await page.describe(id)
    const said = name.trim()
    sentences.push([`${ROLES[tag] ?? role}${said ? ` "${said}"` : ''}`, ...states].join(', '))
  }
  return sentences
}

/** Collects what live regions announce from now on; the returned function returns it. */
export async function listenToAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.run(() => {
    const said: string[] = []
    const LIVE =
      '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output:not([aria-live])'
    const last = new Map<Element, string>()
    const listen = () => {
      for (const region of document.querySelectorAll(LIVE)) {
        if (region.closest('[aria-live=off], [aria-hidden=true]')) continue
        const text = (region.textContent ?? '').trim()
        if (text !== '' && text !== last.get(region)) said.push(text)
        last.set(region, text)
      }
    }
    listen()
    said.length = 0
    new MutationObserver(listen).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    Object.assign(window, { announcements: said })
  })
  return () => page.run(() => Reflect.get(window, 'announcements') as string[])
}
