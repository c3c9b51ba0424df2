/** A server for all files, and windows that record violations. */
import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { openServer, type Person, type TestServer } from '../test-server'
import { watchPage } from './watch-page'

export type ViewerWindow = { page: Page; context: BrowserContext; flaws: () => Promise<string[]> }
type Fixtures = {
  /** Opens a watched window of a user or a visitor. */
  openWindow: (as?: Pick<Person, 'cookie'> | null) => Promise<ViewerWindow>
}

/**
 * Retries a request after a connection reset, as browsers do: the server closes idle connections, possibly with a
 * request on its way.
 */
function retryOnReset(request: TestServer['request']): TestServer['request'] {
  return (...args) =>
    request(...args).catch((error: unknown) => {
      if (error instanceof TypeError && error.message === 'fetch failed') return request(...args)
      throw error
    })
}

export const test = base.extend<Fixtures, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it what is needed
    async ({}, use) => {
      const server = await openServer()
      await use({ ...server, request: retryOnReset(server.request) })
      await server.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  openWindow: async ({ browser, server, viewport }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (as = null) => {
      const context = await browser.newContext({ baseURL: server.origin, viewport })
      contexts.push(context)
      if (as) {
        const [name = '', ...value] = as.cookie.split('=')
        await context.addCookies([{ name, value: value.join('='), url: server.origin }])
      }
      const page = await context.newPage()
      return { page, context, flaws: await watchPage(page) }
    })
    for (const context of contexts) await context.close()
  },
})

export { expect } from '@playwright/test'
