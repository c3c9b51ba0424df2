/**
 * Deployment steps in order. Migrations run first: they only add, so the running version keeps working. The Worker
 * precedes Pages, since it supports the previous client. Each step states the site's state when it fails.
 */
import { join } from 'node:path'
import type { Environment, EnvironmentConfig } from './config.ts'

type Awaitable<T> = T | Promise<T>
type Print = (...lines: string[]) => void
type DeployConfig = Pick<EnvironmentConfig, 'name' | 'origin' | 'pagesProject'>

/** The tools of the steps; each returns whether it succeeded. */
type DeployTools = {
  /** `quiet` prints the output of a failure only. */
  wrangler(args: readonly string[], options?: { quiet?: boolean; cwd?: string }): Awaitable<boolean>
  build(): Awaitable<boolean>
  buildPages(environment: Environment, folder: string): Awaitable<boolean>
  confirm(site: { origin: string; version: string }): Awaitable<boolean>
  printSetupLink(site: { environment: Environment; origin: string }): Awaitable<boolean>
}

type StepsInput = {
  environment: Environment
  config: DeployConfig
  version: string
  commit: string
  dryRun: boolean
  secretsFile?: string
  /** Where files of the deployment are made. */
  folder: string
  tools: DeployTools
}

export type DeployStep = {
  name: string
  /** The command as a person would type it. */
  command: string
  run(): Awaitable<boolean>
  /** The state of the site when it fails. */
  otherwise: string
}

/** The steps of a deployment, in order. */
export function createSteps({
  environment,
  config,
  version,
  commit,
  dryRun,
  secretsFile,
  folder,
  tools,
}: StepsInput): DeployStep[] {
  const { wrangler, build, buildPages, confirm, printSetupLink } = tools
  const env = ['--env', environment]
  const migrate = ['d1', 'migrations', 'apply', 'DB', ...env]
  const message = `${version} of ${config.name}`
  const secrets = secretsFile ? ['--secrets-file', secretsFile] : []
  const deploy = ['deploy', ...env, '--tag', version, '--message', message, ...secrets]
  const site = join(folder, 'pages')
  const pages = [
    'pages',
    'deploy',
    'site',
    '--project-name',
    config.pagesProject,
    '--branch',
    'main',
    '--commit-hash',
    commit,
    '--commit-message',
    message,
    '--commit-dirty=false',
  ]
  return [
    {
      name: 'Build the client and the Worker',
      command: 'npm run build',
      run: build,
      otherwise: 'Nothing was changed.',
    },
    {
      name: 'Bring the database up to date',
      command: formatCommand([...migrate, '--remote']),
      run: () =>
        wrangler(
          dryRun ? [...migrate, '--local', '--persist-to', join(folder, 'state')] : [...migrate, '--remote'],
          { quiet: dryRun },
        ),
      otherwise:
        'The version of before is running. The database has the migrations up to the one that failed, and that version works with them. Mend it and run this again.',
    },
    {
      name: 'Send the Worker',
      command: formatCommand(deploy),
      run: () =>
        wrangler(dryRun ? ['deploy', ...env, '--dry-run', '--outdir', join(folder, 'worker')] : deploy),
      otherwise:
        'The version of before is running, on a database that has the new migrations; it works with them. Run this again.',
    },
    {
      name: 'Make the folder for Pages',
      command: `npx node scripts/deploy/pages.ts ${environment} ${site}`,
      run: () => buildPages(environment, site),
      otherwise: 'The new Worker answers the client of before, which it knows. Mend it and run this again.',
    },
    {
      name: 'Send Pages',
      command: formatCommand(pages),
      run: () => dryRun || wrangler(pages, { cwd: site }),
      otherwise: 'The new Worker answers the client of before, which it knows. Run this again.',
    },
    {
      name: 'Ask the site which version it is',
      command: `GET ${config.origin}/api/health until it says ${version}`,
      run: () => dryRun || confirm({ origin: config.origin, version }),
      otherwise: 'Worker and Pages were both taken, and the site does not answer as the new version.',
    },
    {
      name: 'Link for the first admin, unless there is one',
      command: `npm run setup-link -- --env ${environment}`,
      run: () => dryRun || printSetupLink({ environment, origin: config.origin }),
      otherwise: 'The new version is running. Only the link is missing: run the command above.',
    },
  ]
}

const formatCommand = (args: readonly string[]): string =>
  ['npx wrangler', ...args.map((arg) => (arg.includes(' ') ? `'${arg}'` : arg))].join(' ')

/** Instructions for rolling back. */
export function listRollbackSteps({
  environment,
  config,
}: {
  environment: Environment
  config: Pick<DeployConfig, 'pagesProject'>
}): string[] {
  return [
    'To go back to the version of before:',
    `  1. Cloudflare's dashboard, Workers & Pages, ${config.pagesProject}, Deployments: Rollback to the one before`,
    `  2. npx wrangler rollback --env ${environment}`,
    'The database stays as it is: migrations only add. docs/deploy.md says how to put it back in time.',
  ]
}

/** Runs the steps until one fails; returns whether all succeeded. */
export async function runSteps(
  steps: readonly DeployStep[],
  { print, dryRun, back }: { print: Print; dryRun: boolean; back: readonly string[] },
): Promise<boolean> {
  for (const [at, { name, command, run, otherwise }] of steps.entries()) {
    print(`\n${at + 1}/${steps.length} ${name}`, `  ${command}`)
    if (await runStep(run, print)) continue
    print(`\nFailed: ${name}.`, dryRun ? 'Nothing was changed: this was a dry run.' : otherwise)
    // Before the Worker is deployed there is nothing to roll back.
    if (!dryRun && at >= 3) print(...back)
    return false
  }
  return true
}

async function runStep(run: DeployStep['run'], print: Print): Promise<boolean> {
  try {
    return await run()
  } catch (error) {
    print(String(error))
    return false
  }
}
