/** Finds Debian's WebKit and its driver, and installs them where they are missing and root may install them. */
import { existsSync, readdirSync } from 'node:fs'
import { installDebianPackages } from './debian-packages.mjs'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const PACKAGES = [
  'webkit2gtk-driver',
  'xvfb',
  // Microphone and loudspeaker, and the sound of M4A files.
  'gstreamer1.0-pulseaudio',
  'gstreamer1.0-libav',
]

/** Paths of driver, browser and virtual display; null where one is missing. */
export function findWebkit() {
  const browser = listBrowsers().find((path) => existsSync(path))
  return browser && [DRIVER, SCREEN].every((path) => existsSync(path)) && listPlugins().length > 0
    ? { driver: DRIVER, browser, screen: SCREEN }
    : null
}

const listMatching = (folder, name) =>
  existsSync(folder) ? readdirSync(folder).filter((entry) => name.test(entry)) : []
const listArchitectures = () => listMatching('/usr/lib', /-linux-gnu/)

/** What connects WebKit to PulseAudio. */
function listPlugins() {
  return listArchitectures().flatMap((kind) =>
    listMatching(`/usr/lib/${kind}/gstreamer-1.0`, /^libgstpulseaudio/),
  )
}

/** Candidate paths, by architecture and API version. */
function listBrowsers() {
  return listArchitectures().flatMap((kind) =>
    listMatching(`/usr/lib/${kind}`, /^webkit2gtk-4/).map(
      (version) => `/usr/lib/${kind}/${version}/MiniBrowser`,
    ),
  )
}

/** The same, installing the Debian packages as root if necessary. */
export function ensureWebkit() {
  if (!findWebkit()) installDebianPackages('WebKit', PACKAGES)
  return findWebkit()
}
