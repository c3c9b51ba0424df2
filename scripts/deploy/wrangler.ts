import { spawnSync } from 'node:child_process'
import type { z } from 'zod'
import { WRANGLER_ENV } from '../wrangler-env.mjs'
import { type Environment, ROOT } from './config.ts'

const BIN = `${ROOT}node_modules/wrangler/bin/wrangler.js`

/** `out` is the standard output, `output` also has the errors. Both are empty for a run that was shown. */
export type WranglerResult = { ok: boolean; out: string; output: string }
export type WranglerOptions = { cwd?: string; shown?: boolean; input?: string }

/** Runs this checkout's wrangler. `shown` connects it to the terminal; otherwise its output is returned. */
export function runWrangler(
  args: readonly string[],
  { cwd = ROOT, shown = false, input }: WranglerOptions = {},
): WranglerResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    cwd,
    input,
    encoding: 'utf8',
    stdio: shown ? 'inherit' : 'pipe',
    env: { ...process.env, ...WRANGLER_ENV, ...(shown ? {} : { NO_COLOR: '1', CI: 'true' }) },
  })
  return { ok: status === 0, out: stdout ?? '', output: `${stdout ?? ''}${stderr ?? ''}` }
}

/** Parses the JSON after wrangler's other output; null if there is none of this shape. */
export function parseOutput<T>(out: string, shape: z.ZodType<T>): T | null {
  const at = out.search(/[[{]/)
  try {
    return at < 0 ? null : (shape.safeParse(JSON.parse(out.slice(at))).data ?? null)
  } catch {
    return null
  }
}

/** Bundles an environment's Worker into a folder without deploying it; returns the names of its bindings. */
export function dryRun(environment: Environment, folder: string): string[] {
  const { ok, out, output } = runWrangler(['deploy', '--env', environment, '--dry-run', '--outdir', folder])
  if (!ok) throw new Error(output)
  return [...out.matchAll(/^env\.(\w+)/gm)].map(([, name = '']) => name)
}
