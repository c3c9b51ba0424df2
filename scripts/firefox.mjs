/** Finds Firefox, and installs Debian's package where it is missing and root may install it. */
import { existsSync } from 'node:fs'
import { installDebianPackages } from './debian-packages.mjs'

const PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Path of an installed Firefox, or null. */
export function findFirefox() {
  return [process.env.FIREFOX_PATH, ...PATHS].find((path) => path && existsSync(path)) ?? null
}

/** The same, installing Debian's package as root if necessary. */
export function ensureFirefox() {
  if (!findFirefox()) installDebianPackages('Firefox', ['firefox-esr'])
  return findFirefox()
}
