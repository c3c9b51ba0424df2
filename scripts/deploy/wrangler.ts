import { spawnSync } from 'node:child_process'
import type { z } from 'zod'
import { Refusal } from '../command.mjs'
import { ROOT } from '../root.ts'
import { WRANGLER_ENV } from '../wrangler-env.mjs'
import type { Environment } from './config.ts'

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

/** wrangler prints the whole command line of a failure; the last lines say why. */
const SHOWN_LINES = 3

/** Describes a failed run of wrangler in a line: the command, the cause, and the remedy. */
export function describeFailure(args: readonly string[], output: string): string {
  const what = `wrangler ${args.slice(0, 3).join(' ')} failed`
  if (/CLOUDFLARE_API_TOKEN|not (logged in|authenticated)/i.test(output))
    return `${what}: nobody is signed in. Run \`npx wrangler login\`, or set CLOUDFLARE_API_TOKEN.`
  const lines = output.trim().split('\n').slice(-SHOWN_LINES)
  return `${what}: ${lines.join(' ').trim()}`
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
  if (!ok) throw new Refusal(output)
  return [...out.matchAll(/^env\.(\w+)/gm)].map(([, name = '']) => name)
}
