/** Finds Chromium for the browser tests, and installs Debian's package where it is missing and root may install it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  // Headless shell: lighter, and sufficient for tests.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Path of an installed Chromium, or null. */
export function findChromium() {
  return CANDIDATES.find((path) => path && existsSync(path)) ?? null
}

/** Path of a Chromium, installing the Debian package as root if necessary; null where that is impossible. */
export function ensureChromium() {
  const found = findChromium()
  if (found || process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return found
  console.log('Installing Chromium …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell'],
  ])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  return findChromium()
}
