/** `npm run test:parsers`: pages and feeds as parsers of others read them; ends with the line `N passed, N failed`. */
import { fileURLToPath } from 'node:url'
import { install } from '../../scripts/install.mjs'
import { installPackages } from '../../scripts/install-packages.mjs'
import { run } from '../../scripts/run.mjs'
import { runVitest } from '../../scripts/run-vitest.mjs'

await install()
if (!installPackages(fileURLToPath(new URL('.', import.meta.url)))) process.exit(1)
await run('tsc', ['--build', 'tests/parsers'])
const { passed, failed } = runVitest('parsers.config.ts', { args: process.argv.slice(2) })
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
