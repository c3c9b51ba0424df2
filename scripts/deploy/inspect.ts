/** Collects what preflight needs from the checkout and from Cloudflare. Read-only. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { Refusal } from '../command.mjs'
import { ROOT } from '../root.ts'
import { type Environment, type EnvironmentConfig, readConfig } from './config.ts'
import type { AccountState, GitState, PreflightFacts } from './preflight.ts'
import { parseOutput, runWrangler } from './wrangler.ts'

/** The output of `wrangler … --json`, as far as it is read. */
const accountShape = z.object({ loggedIn: z.boolean().optional(), accounts: z.array(z.unknown()).optional() })
const secretsShape = z.array(z.object({ name: z.string() }))
/** The JSON uses display names as keys. */
const projectsShape = z.array(
  z.object({ 'Project Name': z.string().optional(), name: z.string().optional() }),
)
const appliedShape = z.array(z.object({ results: z.array(z.object({ name: z.string() })).optional() }))

type InspectOptions = {
  environment: Environment
  /** Facts that only Cloudflare knows are null then. */
  offline: boolean
  secretsFile?: string
  without: readonly string[]
  breaking: boolean
}

/** Facts about an environment. Offline, what only Cloudflare knows is null. */
export function inspectEnvironment({
  environment,
  offline,
  secretsFile,
  without,
  breaking,
}: InspectOptions): PreflightFacts & { config: EnvironmentConfig; environment: Environment; git: GitState } {
  const config = readConfig(environment)
  const folder = join(ROOT, 'migrations')
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const sql = Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const account = offline ? null : readAccount()
  const ask = account?.loggedIn ?? false
  return {
    environment,
    config,
    without,
    breaking,
    account,
    given: secretsFile ? readSecretsFile(secretsFile) : {},
    secrets: ask ? listSecretNames(environment) : null,
    git: readGitState(),
    pagesProjects: ask ? listPagesProjects() : null,
    bucket: ask ? hasBucket(config) : null,
    migrations: { files, sql, applied: ask ? listAppliedMigrations(environment) : null },
  }
}

/** Secrets of a local file: lines `NAME=value`. */
export function readSecretsFile(file: string): Record<string, string> {
  if (!existsSync(file)) throw new Refusal(`There is no file of secrets ${file}.`)
  const secrets = Object.entries(parseEnv(readFileSync(file, 'utf8')))
  return Object.fromEntries(secrets.map(([name, value = '']) => [name, value]))
}

function readAccount(): AccountState {
  const { out } = runWrangler(['whoami', '--json'])
  const { loggedIn = false, accounts = [] } = parseOutput(out, accountShape) ?? {}
  return { loggedIn, count: accounts.length, chosen: Boolean(process.env.CLOUDFLARE_ACCOUNT_ID) }
}

/** wrangler fails for a Worker that was never deployed: it has no secrets. */
function listSecretNames(environment: Environment): string[] {
  const { out } = runWrangler(['secret', 'list', '--env', environment])
  return (parseOutput(out, secretsShape) ?? []).map(({ name }) => name)
}

function listPagesProjects(): string[] | null {
  const projects = parseOutput(runWrangler(['pages', 'project', 'list', '--json']).out, projectsShape)
  return projects?.flatMap((row) => row['Project Name'] ?? row.name ?? []) ?? null
}

function hasBucket({ r2_buckets: [bucket] }: EnvironmentConfig): boolean {
  return bucket?.bucket_name !== undefined && runWrangler(['r2', 'bucket', 'info', bucket.bucket_name]).ok
}

/** Applied migrations; a new database has no table of them. Null when it cannot be queried. */
function listAppliedMigrations(environment: Environment): string[] | null {
  const command = 'select name from d1_migrations order by id'
  const { ok, out, output } = runWrangler([
    'd1',
    'execute',
    'DB',
    '--env',
    environment,
    '--remote',
    '--json',
    '--command',
    command,
  ])
  if (!ok) return /no such table/.test(output) ? [] : null
  return parseOutput(out, appliedShape)?.[0]?.results?.map(({ name }) => name) ?? null
}

function readGitState(): GitState {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trimEnd()
  try {
    const dirty = git('status', '--porcelain').split('\n').filter(Boolean)
    return { dirty: dirty.map((line) => line.slice(3)), commit: git('rev-parse', 'HEAD') }
  } catch {
    return { dirty: ['everything: this is no git checkout'], commit: '' }
  }
}
