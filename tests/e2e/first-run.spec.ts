/** The first run: an operator opens the link from the output, and the site is theirs. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { findFreePort } from '../../scripts/port.mjs'
import { expect, test as shared } from './actors'
import { findAxeViolations, getHorizontalOverflow } from './axe'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A server without anybody, and what it prints. */
const test = shared.extend<object, { freshSite: { origin: string; link: string } }>({
  freshSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from it
    async ({}, use) => {
      const port = await findFreePort()
      const env = {
        ...process.env,
        PORT: String(port),
        STATE: 'memory',
        FRESH: 'on',
        FAST_PASSWORD_HASH: 'on',
      }
      const server = spawn(process.execPath, ['scripts/serve.mjs'], { cwd: root, env })
      let output = ''
      server.stdout.on('data', (text) => {
        output += text
      })
      await expect.poll(() => output, { timeout: 120_000 }).toContain('serves on')
      const link = /Set the site up: (\S+)/.exec(output)?.[1] ?? ''
      await use({ origin: `http://localhost:${port}`, link })
      server.kill()
      await once(server, 'exit')
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

async function expectAccessible(page: Page) {
  expect(await findAxeViolations(page)).toEqual([])
  expect(await getHorizontalOverflow(page)).toBe(0)
}

test('creates the first admin by the link of the output, once', { tag: '@extended' }, async ({
  page,
  freshSite: { origin, link },
}) => {
  await page.goto(link)
  await expect(page.getByText('You’ll be the first admin.')).toBeVisible()
  // The token has left the address, and no server saw it.
  expect(new URL(page.url()).hash).toBe('')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set up the site' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.getByLabel('Email', { exact: true }).fill('ines@example.org')
  await page.getByLabel('Password', { exact: true }).fill('a lighthouse at noon')
  await page.getByLabel('Username').fill('ines')
  await page.getByLabel('I’m 18 or over').check()
  await page.getByLabel('Name', { exact: true }).fill('Harbour')
  await page.getByLabel('Contact').fill('hello@harbour.example')
  await page.getByLabel(/^By approval/).check()
  await page.getByRole('button', { name: 'Set up the site' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting to join' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${origin}/contact`)
  await expect(page.getByRole('link', { name: 'hello@harbour.example' })).toBeVisible()
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText('This setup link was already used.')).toBeVisible()
})
