import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command of the checkout or its packages, and passes signals on to it. Exits when it fails or a signal ended
 * it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, stdio?: import('node:child_process').StdioOptions }} [options]
 */
export async function run(command, args, { env = {}, stdio = 'inherit' } = {}) {
  const PATH = [`${root}node_modules/.bin`, process.env.PATH].join(delimiter)
  const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, PATH, ...env } })
  let received = null
  const passOn = (signal) => {
    received = signal
    child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, passOn)
  const [status, endedBy] = await once(child, 'exit')
  for (const signal of SIGNALS) process.off(signal, passOn)
  if (received || status !== 0) process.exit(status ?? 128 + constants.signals[endedBy])
}
