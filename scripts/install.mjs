/** Installs packages when the lockfile changed since the last installation. Runs on the system's Node. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const resolvePath = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const stamp = resolvePath('node_modules/.owlcast-installed')

/** Exits on an unsupported Node version, and installs packages if necessary. */
export function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isSupported = process.platform === 'linux' ? major >= 20 : major > 22 || (major === 22 && minor >= 12)
  if (!isSupported) {
    console.error(
      `Owlcast needs Node ${process.platform === 'linux' ? '20' : '22.12'} or newer; this is ${process.version}.`,
    )
    process.exit(1)
  }
  const lock = createHash('sha256')
    .update(readFileSync(resolvePath('package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages …')
  // Not `npm ci`: it fails where a registry lacks another platform's build of an optional package.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, lock)
}

/** Runs a command in the checkout; exits when it fails. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: resolvePath('.'),
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
