/** Installs packages when the lockfile changed since the last installation. Runs on the system's Node. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { run } from './run.mjs'

const resolvePath = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const stamp = resolvePath('node_modules/.owlcast-installed')

/** Exits on an unsupported system or Node version, and installs packages if necessary. */
export async function install() {
  if (process.platform === 'win32') {
    console.error('Owlcast runs on Linux and macOS; on Windows, use WSL.')
    process.exit(1)
  }
  const [major = 0] = process.versions.node.split('.').map(Number)
  // On Linux the Node of node_modules runs the scripts in TypeScript, elsewhere this one.
  const isSupported = process.platform === 'linux' ? major >= 20 : Boolean(process.features.typescript)
  if (!isSupported) {
    console.error(
      `Owlcast needs Node ${process.platform === 'linux' ? '20' : '22.18'} or newer; this is ${process.version}.`,
    )
    process.exit(1)
  }
  const lock = createHash('sha256')
    .update(readFileSync(resolvePath('package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages …')
  // `npm ci` fails where a registry lacks another platform's build of an optional package.
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, lock)
}
