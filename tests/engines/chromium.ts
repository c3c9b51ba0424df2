/** Chromium through its driver. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_DRIVER, findWholeChromium } from '../../scripts/chromium.mjs'
import type { StartOptions } from './engines'
import { startDriver } from './http-driver'
import type { StartedBrowser } from './webdriver'

/** Values of a content setting. */
const ALLOWED = 1
const BLOCKED = 2
const FILES_OF_ORIGIN = 'FileSystemAccessLocal,FileSystemAccessOriginPrivate'

export async function startChromium(options: StartOptions): Promise<StartedBrowser> {
  const { sound, isPrivate, isMicrophoneDenied, without = [], scheme } = options
  const folder = options.profile ?? mkdtempSync(join(tmpdir(), 'owlcast-chromium-'))
  const downloads = join(folder, 'downloads')
  mkdirSync(downloads, { recursive: true })
  const { close, ...driver } = await startDriver({
    path: CHROMIUM_DRIVER,
    env: { ...process.env, PULSE_SERVER: sound.server },
    capabilities: {
      'goog:chromeOptions': {
        binary: findWholeChromium(),
        args: [
          '--headless=new',
          '--no-sandbox',
          '--window-size=1280,900',
          `--user-data-dir=${folder}`,
          ...(isPrivate ? ['--incognito'] : []),
          ...(isMicrophoneDenied ? [] : ['--use-fake-ui-for-media-stream']),
          ...(without.includes('files') ? [`--disable-blink-features=${FILES_OF_ORIGIN}`] : []),
          ...(scheme === 'dark' ? ['--force-dark-mode'] : []),
        ],
        prefs: {
          'download.default_directory': downloads,
          'profile.default_content_setting_values.media_stream_mic': isMicrophoneDenied ? BLOCKED : ALLOWED,
          ...(without.includes('storage')
            ? { 'profile.default_content_setting_values.cookies': BLOCKED }
            : {}),
        },
      },
    },
  })
  return {
    ...driver,
    downloads,
    async close() {
      await close()
      if (!options.profile) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
