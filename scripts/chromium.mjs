/** Finds Chromium for the browser tests, and installs Debian's package where it is missing and root may install it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of an installed Chromium, or null. The headless shell comes first: lighter, and sufficient for most tests. */
export function findChromium() {
  return findInstalled([process.env.CHROMIUM_PATH, HEADLESS_SHELL, ...WHOLE_BROWSERS])
}

/** Path of an installed Chromium that has everything a user's has (a back/forward cache), or null. */
export function findWholeChromium() {
  const named = process.env.CHROMIUM_PATH
  return findInstalled([named?.includes('headless-shell') ? undefined : named, ...WHOLE_BROWSERS])
}

/** Path of a Chromium, installing Debian's packages as root if necessary; null where that is impossible. */
export function ensureChromium({ isWhole = false } = {}) {
  if (!(isWhole ? findWholeChromium() : findChromium())) installChromium()
  return findChromium()
}

function findInstalled(paths) {
  return paths.find((path) => path && existsSync(path)) ?? null
}

function installChromium() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell'],
  ])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
}
