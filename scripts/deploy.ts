/**
 * `npm run deploy -- --env production`: runs preflight checks and lists every problem, builds, migrates the database,
 * deploys the Worker and then Pages, and verifies the version. Stops at the first failure and prints the resulting
 * state of the site.
 *   --env production | staging
 *   --dry-run            runs everything without an account and deploys nothing
 *   --without phone,…    parts left out on purpose: mail, phone, google, payments, payouts, push,
 *                        words
 *   --secrets FILE       secrets to deploy and validate: lines NAME=value
 *   --breaking           allows a migration that removes what the running version may read
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runCommand } from './command.mjs'
import { type Environment, requireEnvironment } from './deploy/config.ts'
import { confirm } from './deploy/confirm.ts'
import { inspectEnvironment } from './deploy/inspect.ts'
import { buildPages } from './deploy/pages.ts'
import { listProblems, parseParts } from './deploy/preflight.ts'
import { createSteps, listRollbackSteps, runSteps } from './deploy/steps.ts'
import { listWorkerProblems } from './deploy/worker-problems.ts'
import { runWrangler, type WranglerOptions } from './deploy/wrangler.ts'
import { ROOT } from './root.ts'
import { printSetupLink } from './setup-link.ts'

const print = (...lines: string[]) => console.log(lines.join('\n'))

const OPTIONS = {
  env: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  without: { type: 'string', default: '' },
  secrets: { type: 'string' },
  breaking: { type: 'boolean', default: false },
} as const

type DeployOptions = {
  environment: Environment
  dryRun: boolean
  without: string[]
  secretsFile: string | undefined
  breaking: boolean
}

async function deploy({ environment, dryRun, ...rest }: DeployOptions): Promise<boolean> {
  print(`${dryRun ? 'Going through' : 'Deploying'} ${environment}`)
  const facts = inspectEnvironment({ environment, offline: dryRun, ...rest })
  const mistakes = listProblems(facts, await listWorkerProblems(facts))
  if (dryRun) print('Without an account: what only Cloudflare knows, secrets among it, is not looked at.')
  if (mistakes.length > 0) {
    print(dryRun ? '\nA real deployment would stop here:' : '\nNothing was changed. To mend first:')
    for (const { name, problem, remedy } of mistakes) print(`  ${name} ${problem}`, `      → ${remedy}`)
    if (!dryRun) return false
  }
  const folder = mkdtempSync(join(tmpdir(), 'owlcast-deploy-'))
  const { commit } = facts.git
  // The time distinguishes two deployments of one commit.
  const version = `${commit.slice(0, 9)}-${Math.floor(Date.now() / 1000).toString(36)}`
  const tools = {
    wrangler: (
      args: readonly string[],
      { quiet = false, ...options }: WranglerOptions & { quiet?: boolean } = {},
    ) => {
      const { ok, output } = runWrangler(args, { ...options, shown: !quiet })
      if (quiet) print(ok ? '  went well' : output)
      return ok
    },
    build: () => spawnSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' }).status === 0,
    buildPages: async (...args: Parameters<typeof buildPages>) => Boolean(await buildPages(...args)),
    confirm,
    printSetupLink: (site: { environment: Environment; origin: string }) =>
      printSetupLink({ ...site, print }),
  }
  const { config } = facts
  const steps = createSteps({ environment, config, version, commit, dryRun, folder, tools, ...rest })
  const back = listRollbackSteps({ environment, config })
  const ok = await runSteps(steps, { print, dryRun, back })
  rmSync(folder, { recursive: true, force: true })
  if (ok && dryRun)
    print('\nNothing was sent. Pages and the question at the end need an account, and were only printed.')
  else if (ok) print(`\n${config.origin} is ${version}.`, ...back)
  return ok
}

await runCommand(import.meta.url, OPTIONS, async (values) => {
  const isDeployed = await deploy({
    environment: requireEnvironment(values.env),
    dryRun: values['dry-run'],
    without: parseParts(values.without),
    secretsFile: values.secrets ? resolve(values.secrets) : undefined,
    breaking: values.breaking,
  })
  if (!isDeployed) process.exitCode = 1
})
