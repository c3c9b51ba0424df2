/** Runs the wrangler of this checkout. */
import { spawnSync } from 'node:child_process'
import { QUIET } from '../quiet.mjs'
import { ROOT } from './config.mjs'

const BIN = `${ROOT}node_modules/wrangler/bin/wrangler.js`

/** Runs wrangler. `shown` lets people see what it says and answer it; else it is returned. */
export function wrangler(args, { cwd = ROOT, shown = false, input } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    cwd,
    input,
    encoding: 'utf8',
    stdio: shown ? 'inherit' : 'pipe',
    env: { ...process.env, ...QUIET, ...(shown ? {} : { NO_COLOR: '1', CI: 'true' }) },
  })
  return { ok: status === 0, out: stdout ?? '', said: `${stdout ?? ''}${stderr ?? ''}` }
}

/** Bundles an environment's Worker into a folder without sending it, and returns the names of what it is bound to. */
export function dryRun(environment, folder) {
  const { ok, out, said } = wrangler(['deploy', '--env', environment, '--dry-run', '--outdir', folder])
  if (!ok) throw new Error(said)
  return [...out.matchAll(/^env\.(\w+)/gm)].map(([, name = '']) => name)
}
