/** Finds Chromium for the browser stories, and installs Debian's package where it is missing and may be installed. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  process.env.CHROMIUM_PATH,
  // Without a window to draw: lighter, and all that stories need.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The path of a Chromium, or null. */
export function findChromium() {
  return PLACES.find((path) => path && existsSync(path)) ?? null
}

/** The path of a Chromium, installing the Debian package as root where there is none; null where that cannot be. */
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
