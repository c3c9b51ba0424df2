/** A browser of our own on a profile of its own, so that a story knows its process and may kill it. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type LaunchOptions, type Page } from '@playwright/test'

/** The whole browser where it is there: the lighter one holds on to its database after it was killed. */
const FULL = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))

export type Killable = {
  context: BrowserContext
  page: Page
  /** Ends it within this moment, with nothing put away. */
  kill: () => Promise<void>
  close: () => Promise<void>
}

/** Starts a browser on a profile, as it was left there. */
export async function openKillable(
  profile: string,
  { executablePath, args = [] }: LaunchOptions,
): Promise<Killable> {
  const note = join(profile, 'DevToolsActivePort')
  rmSync(note, { force: true })
  const flags = ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const process = spawn(FULL ?? executablePath ?? 'chromium', [...flags, ...args, 'about:blank'], {
    stdio: 'ignore',
  })
  const gone = new Promise<void>((done) => process.once('exit', () => done()))
  await expect.poll(() => existsSync(note) && readFileSync(note, 'utf8').includes('\n')).toBe(true)
  const port = readFileSync(note, 'utf8').split('\n')[0]
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const context = browser.contexts()[0] ?? (await browser.newContext())
  const page = await context.newPage()
  return {
    context,
    page,
    async kill() {
      process.kill('SIGKILL')
      await gone
    },
    async close() {
      await browser.close()
      process.kill()
      await gone
    },
  }
}
