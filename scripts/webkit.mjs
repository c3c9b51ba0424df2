/** Finds Debian's WebKit and its driver, and installs them where they are missing and root may install them. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const PACKAGES = ['webkit2gtk-driver', 'xvfb']

/** Paths of driver, browser and virtual display; null where one is missing. */
export function findWebkit() {
  const browser = listBrowsers().find((path) => existsSync(path))
  return browser && existsSync(DRIVER) && existsSync(SCREEN)
    ? { driver: DRIVER, browser, screen: SCREEN }
    : null
}

/** Candidate paths, by architecture and API version. */
function listBrowsers() {
  const listMatching = (folder, name) =>
    existsSync(folder) ? readdirSync(folder).filter((entry) => name.test(entry)) : []
  return listMatching('/usr/lib', /-linux-gnu/).flatMap((kind) =>
    listMatching(`/usr/lib/${kind}`, /^webkit2gtk-4/).map(
      (version) => `/usr/lib/${kind}/${version}/MiniBrowser`,
    ),
  )
}

/** The same, installing the Debian packages as root if necessary. */
export function ensureWebkit() {
  const found = findWebkit()
  if (found || process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return found
  console.log('Installing WebKit …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES],
  ])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  return findWebkit()
}
