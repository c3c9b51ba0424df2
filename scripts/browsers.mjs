/**
 * `sudo env "PATH=$PATH" npm run browsers`: installs what the tests in browsers need and is missing, on Debian and Ubuntu. The
 * tests do this themselves where they run as root.
 */
import { ensureChromium } from './chromium.mjs'
import { ensureFirefox } from './firefox.mjs'
import { ensurePulseaudio } from './pulseaudio.mjs'
import { ensureWebkit } from './webkit.mjs'

const browsers = {
  Chromium: ensureChromium({ isWhole: true }),
  Firefox: ensureFirefox(),
  WebKit: ensureWebkit()?.browser,
  'PulseAudio, their microphone': ensurePulseaudio() ? 'installed' : null,
}
for (const [name, path] of Object.entries(browsers)) console.log(`${name}: ${path ?? 'missing'}`)
process.exitCode = Object.values(browsers).every(Boolean) ? 0 : 1
