/** A WebKit client for the W3C WebDriver protocol, as far as the smoke test needs it. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../scripts/port.mjs'
import { findWebkit } from '../../scripts/webkit.mjs'

export type Browser = Awaited<ReturnType<typeof openBrowser>>
export type Scheme = 'light' | 'dark'

/** The protocol's key of an element reference. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** Shrinks GTK's widgets, so that the window can be as narrow as a phone. */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }'

/** Opens a window in a system colour scheme; close it after the tests. */
export async function openBrowser(scheme: Scheme) {
  const found = findWebkit()
  if (!found) throw new Error('There is no WebKit here.')
  const { display, screen } = await openScreen(found.screen)
  const folder = mkdtempSync(join(tmpdir(), 'owlcast-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW)
  const port = await findFreePort()
  const env = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: folder,
    GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
  }
  const driver = spawn(found.driver, [`--port=${port}`], { stdio: 'ignore', env })
  const send = createDriver(`http://127.0.0.1:${port}`)
  await pollUntil(async () => (await send<{ ready: boolean }>('GET', '/status')).ready)
  const options = { binary: found.browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const opened = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    '/session',
    { capabilities },
  )
  const session = `/session/${opened.sessionId}`

  /** Runs a function in the page. */
  function run<A extends unknown[], R>(script: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    return send('POST', `${session}/execute/sync`, { script: `return (${script})(...arguments)`, args })
  }
  const find = (css: string): Promise<string> =>
    pollUntil(async () => {
      const given = { using: 'css selector', value: css }
      return (await send<Record<string, string>>('POST', `${session}/element`, given))[ELEMENT]
    })
  return {
    version: opened.capabilities.browserVersion,
    run,
    go: (url: string) => send<null>('POST', `${session}/url`, { url }),
    async size(width: number): Promise<void> {
      await send('POST', `${session}/window/rect`, { width, height: 900 })
      await pollUntil(async () => (await run(() => innerWidth)) === width)
    },
    /** Clicks an element once it can be clicked. */
    press: (css: string) =>
      pollUntil(async () => (await send('POST', `${session}/element/${await find(css)}/click`, {})) === null),
    async type(css: string, text: string): Promise<void> {
      await send('POST', `${session}/element/${await find(css)}/value`, { text })
    },
    async signIn(cookie: string): Promise<void> {
      const [name = '', ...value] = cookie.split('=')
      await send('POST', `${session}/cookie`, { cookie: { name, value: value.join('='), path: '/' } })
    },
    async close(): Promise<void> {
      await send('DELETE', session).catch(() => null)
      driver.kill()
      screen.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a virtual display; resolves to its name. */
async function openScreen(path: string): Promise<{ display: string; screen: ChildProcess }> {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const screen = spawn(path, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = (await once(screen.stdout, 'data')) as [Buffer]
  return { display: `:${String(number).trim()}`, screen }
}

function createDriver(driver: string) {
  return async <T>(method: string, path: string, json?: unknown): Promise<T> => {
    const body = json === undefined ? undefined : JSON.stringify(json)
    const answer = await fetch(`${driver}${path}`, { method, body })
    const { value } = (await answer.json()) as { value: T & { message?: string } }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.message}`)
    return value
  }
}

/** Polls until a value is truthy; throws the last error after `ms`. */
export async function pollUntil<T>(probe: () => Promise<T>, ms = 30_000): Promise<NonNullable<T>> {
  const end = Date.now() + ms
  for (;;) {
    const [value, error] = await probe().then(
      (given) => [given, null] as const,
      (failed: unknown) => [null, failed] as const,
    )
    if (value) return value
    if (Date.now() > end) throw error ?? new Error(`Timed out: ${probe}`)
    await new Promise((on) => setTimeout(on, 100))
  }
}
