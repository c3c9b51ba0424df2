/** Pages whose scripts arrive when the test says so. */
import type { Page } from '@playwright/test'

const APP = /\/assets\/app-[\w-]+\.js$/

/** Holds a script back; returns a function that releases it. */
export async function holdScript(page: Page, script: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Holds the app's script back. */
export const holdAppScript = (page: Page) => holdScript(page, APP)
