/** Collects what preflight needs from the checkout and from Cloudflare. Read-only. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { configOf, ROOT } from './config.mjs'
import { wrangler } from './wrangler.mjs'

/** Facts about an environment. Offline, what only Cloudflare knows is null. */
export function gather({ environment, offline, secretsFile, without, breaking }) {
  const config = configOf(environment)
  const folder = join(ROOT, 'migrations')
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const sql = Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const account = offline ? null : accountOf()
  const ask = account?.loggedIn ?? false
  return {
    environment,
    config,
    without,
    breaking,
    account,
    given: secretsFile ? secretsIn(secretsFile) : {},
    secrets: ask ? secretNames(environment) : null,
    git: gitState(),
    pagesProjects: ask ? pagesProjects() : null,
    bucket: ask ? wrangler(['r2', 'bucket', 'info', config.r2_buckets[0]?.bucket_name]).ok : null,
    migrations: { files, sql, applied: ask ? appliedTo(environment) : null },
  }
}

/** Secrets of a local file: lines `NAME=value`. */
export function secretsIn(file) {
  return parseEnv(readFileSync(file, 'utf8'))
}

function accountOf() {
  const { out } = wrangler(['whoami', '--json'])
  const { loggedIn = false, accounts = [] } = parsed(out) ?? {}
  return { loggedIn, count: accounts.length, chosen: Boolean(process.env.CLOUDFLARE_ACCOUNT_ID) }
}

/** wrangler fails for a Worker that was never deployed: it has no secrets. */
function secretNames(environment) {
  return (parsed(wrangler(['secret', 'list', '--env', environment]).out) ?? []).map(({ name }) => name)
}

function pagesProjects() {
  const found = parsed(wrangler(['pages', 'project', 'list', '--json']).out)
  // The JSON uses display names as keys.
  return found?.map((row) => row['Project Name'] ?? row.name) ?? null
}

/** Applied migrations; a new database has no table of them. Null when it cannot be queried. */
function appliedTo(environment) {
  const command = 'select name from d1_migrations order by id'
  const { ok, out, said } = wrangler([
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
  if (!ok) return /no such table/.test(said) ? [] : null
  return parsed(out)?.[0]?.results?.map(({ name }) => name) ?? null
}

function gitState() {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trimEnd()
  try {
    const dirty = git('status', '--porcelain').split('\n').filter(Boolean)
    return { dirty: dirty.map((line) => line.slice(3)), commit: git('rev-parse', 'HEAD') }
  } catch {
    return { dirty: ['everything: this is no git checkout'], commit: '' }
  }
}

/** Parses the JSON after wrangler's other output. */
function parsed(text) {
  const at = text.search(/[[{]/)
  try {
    return at < 0 ? null : JSON.parse(text.slice(at))
  } catch {
    return null
  }
}
