/** A browser with its own profile and a known process, which a test can kill. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type LaunchOptions, type Page } from '@playwright/test'
import { findWholeChromium } from '../../scripts/chromium.mjs'

/** The headless shell keeps its database locked after a kill. */
const WHOLE_CHROMIUM = findWholeChromium()

export type KillableBrowser = {
  context: BrowserContext
  page: Page
  /** Ends the process at once, without a shutdown. */
  kill: () => Promise<void>
  close: () => Promise<void>
}

/** Starts a browser on an existing profile. */
export async function openKillableBrowser(
  profile: string,
  { executablePath, args = [] }: LaunchOptions,
): Promise<KillableBrowser> {
  const portFile = join(profile, 'DevToolsActivePort')
  rmSync(portFile, { force: true })
  const flags = ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const process = spawn(WHOLE_CHROMIUM ?? executablePath ?? 'chromium', [...flags, ...args, 'about:blank'], {
    stdio: 'ignore',
  })
  const exited = new Promise<void>((done) => process.once('exit', () => done()))
  await expect.poll(() => existsSync(portFile) && readFileSync(portFile, 'utf8').includes('\n')).toBe(true)
  const port = readFileSync(portFile, 'utf8').split('\n')[0]
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const context = browser.contexts()[0] ?? (await browser.newContext())
  const page = await context.newPage()
  return {
    context,
    page,
    async kill() {
      process.kill('SIGKILL')
      await exited
    },
    async close() {
      await browser.close()
      process.kill()
      await exited
    },
  }
}
