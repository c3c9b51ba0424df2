/**
 * `npm run test:firefox`, `npm run test:webkit`: what users do, in one engine; ends with the line `N passed, N failed`. The
 * first argument is the engine, also `chromium`; the others are Vitest's.
 */
import { ensureChromium, ensureChromiumDriver } from '../../scripts/chromium.mjs'
import { ensureFirefox } from '../../scripts/firefox.mjs'
import { install } from '../../scripts/install.mjs'
import { ensurePulseaudio } from '../../scripts/pulseaudio.mjs'
import { run } from '../../scripts/run.mjs'
import { runVitest } from '../../scripts/run-vitest.mjs'
import { ensureWebkit } from '../../scripts/webkit.mjs'

const BROWSERS = {
  chromium: {
    name: 'Chromium',
    ensure: () => ensureChromium({ isWhole: true }) && ensureChromiumDriver(),
    packages: 'chromium chromium-driver',
  },
  firefox: { name: 'Firefox', ensure: ensureFirefox, packages: 'firefox-esr' },
  webkit: {
    name: 'WebKit',
    ensure: ensureWebkit,
    packages: 'webkit2gtk-driver xvfb gstreamer1.0-pulseaudio gstreamer1.0-libav',
  },
}

const [engine = '', ...args] = process.argv.slice(2)
const { name, ensure, packages } = BROWSERS[engine]
const missing = [
  ...(ensure() ? [] : [`${name}: ${packages}`]),
  ...(ensurePulseaudio() ? [] : ['PulseAudio: pulseaudio pulseaudio-utils']),
]
if (missing.length > 0) {
  console.error(
    `No test was run: these Debian packages are missing, and only root can install them.\n${missing.join('\n')}`,
  )
  process.exit(1)
}
await install()
await run('npm', ['run', '--silent', 'build'])
const { passed, failed } = runVitest('engines.config.ts', {
  name: `engines-${engine}`,
  args,
  env: { ENGINE: engine },
})
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
