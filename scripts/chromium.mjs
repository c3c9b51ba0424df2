/** Finds Chromium for the browser tests, and installs Debian's package where it is missing and root may install it. */
import { existsSync } from 'node:fs'
import { installDebianPackages } from './debian-packages.mjs'

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const PACKAGES = ['chromium', 'chromium-headless-shell']
export const CHROMIUM_DRIVER = '/usr/bin/chromedriver'
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
  if (!(isWhole ? findWholeChromium() : findChromium())) installDebianPackages('Chromium', PACKAGES)
  return findChromium()
}

function findInstalled(paths) {
  return paths.find((path) => path && existsSync(path)) ?? null
}

/** Path of Chromium's driver, installing Debian's package as root if necessary; null where that is impossible. */
export function ensureChromiumDriver() {
  if (!existsSync(CHROMIUM_DRIVER)) installDebianPackages('Chromium’s driver', ['chromium-driver'])
  return findInstalled([CHROMIUM_DRIVER])
}
