/** Preflight: lists everything that blocks a deployment, before anything is changed. Makes no requests. */
import type { Problem } from '../../worker/tools/config-problem'
import { Refusal } from '../command.mjs'

const PLACEHOLDER = /^0{8}-0{4}-0{4}-0{4}-0{11}\d$/
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export type AccountState = {
  loggedIn: boolean
  /** Accounts of the sign-in. */
  count: number
  /** Whether CLOUDFLARE_ACCOUNT_ID names one of them. */
  chosen: boolean
}
/** `dirty` are the paths with changes that are in no commit. */
export type GitState = { dirty: string[]; commit: string }

/** The configuration of an environment that preflight reads. */
export type PreflightConfig = {
  pagesProject: string
  d1_databases: readonly { database_name?: string; database_id?: string }[]
  r2_buckets: readonly { bucket_name?: string }[]
  ai?: { binding: string }
  vars: Record<string, string>
}

/** The facts about an environment; null is unknown. inspect.ts collects it. */
export type PreflightFacts = {
  environment: string
  config: PreflightConfig
  /** Parts that are left out on purpose. */
  without: readonly string[]
  /** Whether a migration may remove what the running version reads. */
  breaking: boolean
  account: AccountState | null
  /** Secrets to deploy. */
  given: Record<string, string>
  /** Names of the deployed secrets. */
  secrets: readonly string[] | null
  git: GitState | null
  pagesProjects: readonly string[] | null
  /** Whether the bucket exists. */
  bucket: boolean | null
  migrations: MigrationState
}
type MigrationState = {
  files: readonly string[]
  /** Text by file. */
  sql?: Record<string, string>
  applied: readonly string[] | null
}

/** Stand-in values for deployed secrets: Cloudflare returns only their names. The Worker logs invalid values itself. */
const SECRET_STAND_INS: Record<string, string> = {
  AUTH_SECRET: '-'.repeat(32),
  RESEND_API_KEY: '-',
  RESEND_WEBHOOK_SECRET: 'whsec_AAAA',
  TWILIO_ACCOUNT_SID: 'AC0',
  TWILIO_AUTH_TOKEN: '-',
  GOOGLE_CLIENT_ID: '-',
  GOOGLE_CLIENT_SECRET: '-',
  STRIPE_SECRET_KEY: 'sk_live_0',
  STRIPE_WEBHOOK_SECRET: 'whsec_0',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_0',
  VAPID_PRIVATE_KEY: '-'.repeat(43),
}

/** Optional parts, by the prefix of their variables. */
export const PARTS = {
  bounces: /^RESEND_WEBHOOK_/,
  mail: /^(RESEND|MAIL)_/,
  phone: /^(TWILIO|SMS)_/,
  google: /^GOOGLE_/,
  payouts: /^STRIPE_CONNECT_/,
  payments: /^STRIPE_/,
  push: /^VAPID_/,
  words: /^AI$/,
}

/** Parses `--without`: parts separated by commas. Refuses an unknown one. */
export function parseParts(text: string): string[] {
  const parts = text.split(',').filter(Boolean)
  const unknown = parts.filter((part) => !(part in PARTS))
  if (unknown.length > 0)
    throw new Refusal(`--without takes ${Object.keys(PARTS).join(', ')}, not ${unknown.join(', ')}.`)
  return parts
}

const findPart = (name: string): string | undefined =>
  Object.entries(PARTS).find(([, pattern]) => pattern.test(name))?.[0]

/**
 * The Worker's variables after deployment, and a stand-in for its speech engine. Secrets count as present when they cannot be
 * listed.
 */
export function toEnv({
  config,
  secrets,
  given,
}: Pick<PreflightFacts, 'config' | 'secrets' | 'given'>): Record<string, string> {
  const named = secrets ?? Object.keys(SECRET_STAND_INS)
  const standIns =
    config.vars.STRIPE_MODE === 'test'
      ? { ...SECRET_STAND_INS, STRIPE_SECRET_KEY: 'sk_test_0' }
      : SECRET_STAND_INS
  const placeholders = Object.fromEntries(named.map((name) => [name, standIns[name] ?? '-']))
  const speech: Record<string, string> = config.ai?.binding ? { [config.ai.binding]: '-' } : {}
  return { ...placeholders, ...speech, ...config.vars, ...given }
}

/**
 * Lists problems as `{ name, problem, remedy }`. `facts` comes from inspect.ts; unknown facts are null and no problem.
 * `workerProblems` are the Worker's own configuration problems.
 */
export function listProblems(facts: PreflightFacts, workerProblems: readonly Problem[]): Problem[] {
  return [
    ...checkAccount(facts),
    ...checkVariables(facts, workerProblems),
    ...checkGit(facts),
    ...checkResources(facts),
    ...checkMigrations(facts),
  ]
}

function checkAccount({ account }: PreflightFacts): Problem[] {
  if (!account) return []
  if (!account.loggedIn)
    return [
      {
        name: 'account',
        problem: 'wrangler is not signed in to Cloudflare',
        remedy: 'npx wrangler login, or set CLOUDFLARE_API_TOKEN',
      },
    ]
  if (account.count > 1 && !account.chosen)
    return [
      {
        name: 'account',
        problem: `this sign-in has ${account.count} accounts`,
        remedy: 'set CLOUDFLARE_ACCOUNT_ID to the right one',
      },
    ]
  return []
}

function isPlaceholder({ d1_databases: [{ database_id: id = '' } = {}] }: PreflightConfig): boolean {
  return PLACEHOLDER.test(id) || !UUID.test(id)
}

function checkVariables(
  { environment, config, without }: PreflightFacts,
  workerProblems: readonly Problem[],
): Problem[] {
  const problems: Problem[] = []
  const [{ database_name: database } = {}] = config.d1_databases
  if (isPlaceholder(config))
    problems.push({
      name: 'database_id',
      problem: `is a placeholder under env.${environment}`,
      remedy: `npx wrangler d1 create ${database}, and write the id into wrangler.toml`,
    })
  if (config.vars.ENVIRONMENT !== 'production')
    problems.push({
      name: 'ENVIRONMENT',
      problem: `is ${config.vars.ENVIRONMENT} under env.${environment}, with development routes`,
      remedy: 'set it to production: what people can reach is',
    })
  if (environment === 'production' && config.vars.STRIPE_MODE === 'test')
    problems.push({
      name: 'STRIPE_MODE',
      problem: 'is test under env.production, where people buy with test cards then',
      remedy: 'take it away',
    })
  if (/\.example\W*$/.test(config.vars.MAIL_FROM ?? ''))
    problems.push({
      name: 'MAIL_FROM',
      problem: 'is the one of the example',
      remedy: 'set it to an address at a domain that is verified with Resend',
    })
  for (const { name, problem, remedy } of workerProblems) {
    if (name === 'DEMO_MODE' && environment === 'staging') continue
    problems.push({
      name,
      problem,
      remedy: remedy.replace(/wrangler secret put \w+/, `npx $& --env ${environment}`),
    })
  }
  return problems
    .map((mistake) => ({ ...mistake, part: findPart(mistake.name) }))
    .filter(({ part }) => part === undefined || !without.includes(part))
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
    .map(({ part, remedy, ...rest }) => ({
      ...rest,
      remedy: part ? `${remedy}; or leave it out with --without ${part}` : remedy,
    }))
}

function checkGit({ git }: PreflightFacts): Problem[] {
  if (!git) return []
  const problems: Problem[] = []
  if (git.dirty.length > 0)
    problems.push({
      name: 'checkout',
      problem: `has changes that are in no commit: ${git.dirty.slice(0, 5).join(', ')}`,
      remedy: 'commit them: what runs has to be found again',
    })
  return problems
}

function checkResources({ environment, config, pagesProjects, bucket }: PreflightFacts): Problem[] {
  const problems: Problem[] = []
  if (pagesProjects && !pagesProjects.includes(config.pagesProject))
    problems.push({
      name: 'Pages project',
      problem: `there is no ${config.pagesProject}`,
      remedy: `npx wrangler pages project create ${config.pagesProject} --production-branch main`,
    })
  if (bucket === false)
    problems.push({
      name: 'bucket',
      problem: `there is no ${config.r2_buckets[0]?.bucket_name} for env.${environment}`,
      remedy: `npx wrangler r2 bucket create ${config.r2_buckets[0]?.bucket_name}`,
    })
  return problems
}

function checkMigrations({
  environment,
  config,
  account,
  migrations: { files, applied, sql = {} },
  breaking,
}: PreflightFacts): Problem[] {
  if (!applied) {
    // The database is not queried without an account, and a placeholder is reported already.
    if (!account?.loggedIn || isPlaceholder(config)) return []
    const problem = `of env.${environment} does not say which migrations it has had`
    return [{ name: 'database', problem, remedy: `npx wrangler d1 info DB --env ${environment} says why` }]
  }
  const problems: Problem[] = []
  const unknownMigrations = applied.filter((name) => !files.includes(name))
  if (unknownMigrations.length > 0)
    problems.push({
      name: 'migrations',
      problem: `the database has some that this checkout does not know: ${unknownMigrations.join(', ')}`,
      remedy: 'deploy the newer checkout they belong to',
    })
  const pending = files.filter((name) => !applied.includes(name))
  const last = applied.filter((name) => files.includes(name)).at(-1) ?? ''
  const outOfOrder = pending.filter((name) => name < last)
  if (outOfOrder.length > 0)
    problems.push({
      name: 'migrations',
      problem: `${outOfOrder.join(', ')} would run after ${last}, which is already applied`,
      remedy: 'regenerate them with the next number',
    })
  // A new database has no data to lose.
  const destructive =
    applied.length === 0 || breaking ? [] : pending.filter((name) => isDestructive(sql[name] ?? ''))
  if (destructive.length > 0)
    problems.push({
      name: 'migrations',
      problem: `${destructive.join(', ')} takes something away that the running version may read, and could not go back to`,
      remedy: `take it away a version later, or say --breaking for env.${environment}`,
    })
  return problems
}

/** Whether SQL drops or renames a table or column. Indexes and triggers are not read by the Worker. */
export function isDestructive(sql: string): boolean {
  return /\bdrop\s+(table|column)\b|\brename\s+(to|column)\b/i.test(sql.replace(/--.*$/gm, ''))
}
