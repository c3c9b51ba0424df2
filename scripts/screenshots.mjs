/**
 * Takes the screenshots of the web app manifest from a running app with its samples.
 *   node scripts/screenshots.mjs http://localhost:8787
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.mjs'

const FOLDER = fileURLToPath(new URL('../web/public/icons/', import.meta.url))
/** Small in bytes: stores show them as thumbnails. */
const JPEG_QUALITY = 70
const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 800 }
const PAGES = [
  { file: 'screenshot-home.jpg', path: '/', viewport: NARROW },
  { file: 'screenshot-feed.jpg', path: '/?view=squawks', viewport: NARROW },
  { file: 'screenshot-wide.jpg', path: '/?view=squawks', viewport: WIDE },
]

const [origin = 'http://localhost:8787'] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined })
try {
  for (const { file, path, viewport } of PAGES) {
    const context = await browser.newContext({ viewport, colorScheme: 'dark', reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: JPEG_QUALITY })
    await context.close()
    console.log(`wrote ${file}`)
  }
} finally {
  await browser.close()
}
