/**
 * `sudo env "PATH=$PATH" npm run browsers`: installs the browsers of the tests that are missing, on Debian and Ubuntu. The
 * tests do this themselves where they run as root.
 */
import { ensureChromium } from './chromium.mjs'
import { ensureWebkit } from './webkit.mjs'

const browsers = { Chromium: ensureChromium({ isWhole: true }), WebKit: ensureWebkit()?.browser }
for (const [name, path] of Object.entries(browsers)) console.log(`${name}: ${path ?? 'missing'}`)
process.exitCode = Object.values(browsers).every(Boolean) ? 0 : 1
