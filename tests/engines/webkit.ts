/** WebKitGTK through its driver. Its window needs a display, a virtual one here. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findWebkit } from '../../scripts/webkit.mjs'
import type { Absent, StartOptions } from './engines'
import { startDriver } from './http-driver'
import type { StartedBrowser } from './webdriver'

/** Shrinks GTK's widgets, so that the window can be as narrow as a phone. */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }'
/** Features that are turned off, by what a page may lack. WebKitGTK has no files of the origin anyway. */
const FEATURES: Record<Absent, readonly string[]> = {
  files: [],
  webCodecs: ['WebCodecsAudio', 'WebCodecsVideo'],
  storage: ['IndexedDBAPI', 'LocalStorage'],
}

export async function startWebkit({ sound, without = [], scheme }: StartOptions): Promise<StartedBrowser> {
  const found = findWebkit()
  if (!found) throw new Error('There is no WebKit here.')
  const folder = mkdtempSync(join(tmpdir(), 'owlcast-webkit-'))
  const downloads = join(folder, 'downloads')
  mkdirSync(join(folder, 'gtk-3.0'))
  mkdirSync(downloads)
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW)
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const { display, screen } = await openScreen(found.screen)
  const off = without.flatMap((absent) => FEATURES[absent]).map((name) => `-${name}`)
  const args = ['--automation', ...(off.length > 0 ? [`--features=${off.join()}`] : [])]
  const { close, ...driver } = await startDriver({
    path: found.driver,
    capabilities: { 'webkitgtk:browserOptions': { binary: found.browser, args } },
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: folder,
      PULSE_SERVER: sound.server,
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    },
  })
  return {
    ...driver,
    downloads,
    async close() {
      await close()
      screen.kill()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
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
