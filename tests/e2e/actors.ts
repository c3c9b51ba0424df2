/**
 * Named users, each in a browser window of its own. `speaker` and `listener` are signed in, `visitor` is not; usernames
 * are unique in every test. Assert in another open window than the one that acts.
 */
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  type Page,
} from '@playwright/test'

export type Actor = {
  page: Page
  context: BrowserContext
  id: string
  username: string
  displayName: string
  email: string
  /** Origin of the site. */
  origin: string
}
type Options = { pro?: boolean; adult?: boolean; admin?: boolean; verified?: boolean }
type Fixtures = {
  /** Creates a signed-in user in a new window. */
  actor: (name: string, options?: Options) => Promise<Actor>
  speaker: Actor
  listener: Actor
  visitor: Page
  /** Shifts the server's clock, restored when the test ends. Tests that use it must be serial. */
  travel: (shiftMs: number) => Promise<void>
}

/**
 * Retries a request once after a connection reset, as browsers do: the server closes connections that are idle for five
 * seconds, possibly while a request of the test is on its way.
 */
export function retryOnReset(request: APIRequestContext): void {
  const fetch = request.fetch.bind(request)
  request.fetch = (address, options) => fetch(address, { maxRetries: 1, ...options })
}

/** Creates a signed-in user of the site at this origin, in a new window that the caller closes. */
export async function createActorOn(
  browser: Browser,
  origin: string,
  name: string,
  options: Options = {},
): Promise<Actor> {
  const context = await browser.newContext()
  retryOnReset(context.request)
  const answer = await context.request.post(`${origin}/api/dev/people`, {
    data: { name, ...options },
    headers: { origin },
  })
  const { cookie, ...person } = await answer.json()
  const [key, ...value] = String(cookie).split('=')
  await context.addCookies([{ name: key ?? '', value: value.join('='), url: origin }])
  return { ...person, context, page: await context.newPage(), origin }
}

export const test = base.extend<Fixtures>({
  request: async ({ request }, use) => {
    retryOnReset(request)
    await use(request)
  },
  context: async ({ context }, use) => {
    retryOnReset(context.request)
    await use(context)
  },
  actor: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (name, options = {}) => {
      const actor = await createActorOn(browser, baseURL ?? '', name, options)
      contexts.push(actor.context)
      return actor
    })
    for (const context of contexts) await context.close()
  },
  speaker: async ({ actor }, use) => use(await actor('Wren Okafor')),
  listener: async ({ actor }, use) => use(await actor('Mara Lindqvist')),
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext()
    retryOnReset(context.request)
    await use(await context.newPage())
    await context.close()
  },
  travel: async ({ request, baseURL }, use) => {
    const shift = (shiftMs: number) =>
      request
        .post('/api/dev/clock', { data: { shiftMs }, headers: { origin: baseURL ?? '' } })
        .then(() => undefined)
    await use(shift)
    await shift(0)
  },
})

export { expect } from '@playwright/test'
