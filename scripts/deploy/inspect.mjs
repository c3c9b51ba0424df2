/** Collects what preflight needs from the checkout and from Cloudflare. Read-only. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { Refusal } from '../backup/refusal.mjs'
import { ROOT, readConfig } from './config.mjs'
import { runWrangler } from './wrangler.mjs'

/** Facts about an environment. Offline, what only Cloudflare knows is null. */
export function inspectEnvironment({ environment, offline, secretsFile, without, breaking }) {
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
    bucket: ask ? runWrangler(['r2', 'bucket', 'info', config.r2_buckets[0]?.bucket_name]).ok : null,
    migrations: { files, sql, applied: ask ? listAppliedMigrations(environment) : null },
  }
}

/** Secrets of a local file: lines `NAME=value`. */
export function readSecretsFile(file) {
  if (!existsSync(file)) throw new Refusal(`There is no file of secrets ${file}.`)
  return parseEnv(readFileSync(file, 'utf8'))
}

function readAccount() {
  const { out } = runWrangler(['whoami', '--json'])
  const { loggedIn = false, accounts = [] } = parseJson(out) ?? {}
  return { loggedIn, count: accounts.length, chosen: Boolean(process.env.CLOUDFLARE_ACCOUNT_ID) }
}

/** wrangler fails for a Worker that was never deployed: it has no secrets. */
function listSecretNames(environment) {
  return (parseJson(runWrangler(['secret', 'list', '--env', environment]).out) ?? []).map(({ name }) => name)
}

function listPagesProjects() {
  const projects = parseJson(runWrangler(['pages', 'project', 'list', '--json']).out)
  // The JSON uses display names as keys.
  return projects?.map((row) => row['Project Name'] ?? row.name) ?? null
}

/** Applied migrations; a new database has no table of them. Null when it cannot be queried. */
function listAppliedMigrations(environment) {
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
  return parseJson(out)?.[0]?.results?.map(({ name }) => name) ?? null
}

function readGitState() {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trimEnd()
  try {
    const dirty = git('status', '--porcelain').split('\n').filter(Boolean)
    return { dirty: dirty.map((line) => line.slice(3)), commit: git('rev-parse', 'HEAD') }
  } catch {
    return { dirty: ['everything: this is no git checkout'], commit: '' }
  }
}

/** Parses the JSON after wrangler's other output. */
function parseJson(text) {
  const at = text.search(/[[{]/)
  try {
    return at < 0 ? null : JSON.parse(text.slice(at))
  } catch {
    return null
  }
}
