/** `npm run test:webkit`: a smoke test in Safari's engine; ends with the line `N passed, N failed`. */
import { install } from '../../scripts/install.mjs'
import { run } from '../../scripts/run.mjs'
import { runVitest } from '../../scripts/run-vitest.mjs'
import { ensureWebkit } from '../../scripts/webkit.mjs'

if (!ensureWebkit()) {
  console.error(
    'WebKit is missing and could not be installed: it needs the Debian packages webkit2gtk-driver and xvfb. No test was run.',
  )
  process.exit(1)
}
await install()
await run('npm', ['run', '--silent', 'build'])
const { passed, failed } = runVitest('webkit.config.ts', { args: process.argv.slice(2) })
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
