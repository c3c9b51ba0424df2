import { spawnSync } from 'node:child_process'
import { WRANGLER_ENV } from '../wrangler-env.mjs'
import { ROOT } from './config.mjs'

const BIN = `${ROOT}node_modules/wrangler/bin/wrangler.js`

/** Runs this checkout's wrangler. `shown` connects it to the terminal; otherwise its output is returned. */
export function runWrangler(args, { cwd = ROOT, shown = false, input } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    cwd,
    input,
    encoding: 'utf8',
    stdio: shown ? 'inherit' : 'pipe',
    env: { ...process.env, ...WRANGLER_ENV, ...(shown ? {} : { NO_COLOR: '1', CI: 'true' }) },
  })
  return { ok: status === 0, out: stdout ?? '', output: `${stdout ?? ''}${stderr ?? ''}` }
}

/** Bundles an environment's Worker into a folder without deploying it; returns the names of its bindings. */
export function dryRun(environment, folder) {
  const { ok, out, output } = runWrangler(['deploy', '--env', environment, '--dry-run', '--outdir', folder])
  if (!ok) throw new Error(output)
  return [...out.matchAll(/^env\.(\w+)/gm)].map(([, name = '']) => name)
}
