/**
 * The link of the first-run screen, which creates the first admin. The token is random: a deployment cannot read
 * AUTH_SECRET. The database gets its hash only.
 *   npm run setup-link -- --env production   prints a new link; the former one stops working
 *   npm start -- --fresh                     prints a new link of the site on this machine
 */

import { createHash, randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { SETUP_HOURS } from '../domain/site/site.limits.ts'
import { HOUR_MS } from '../domain/time/units.ts'
import { Refusal, runCommand } from './command.mjs'
import { ENVIRONMENTS, type Environment, isEnvironment, readConfig } from './deploy/config.ts'
import { describeFailure, parseOutput, runWrangler, type WranglerResult } from './deploy/wrangler.ts'
import type { LocalDatabase } from './local-database.ts'

/** A new link and the statements that store it. They do nothing once the site has an admin. */
export function createSetupLink(origin: string, now = Date.now()): { url: string; statements: string[] } {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  const noAdmin = "not exists (select 1 from profiles where role = 'admin')"
  return {
    url: `${origin}/?view=site&page=setup#${token}`,
    statements: [
      'delete from setup_tokens where used_at is null',
      `insert into setup_tokens (token_hash, created_at, expires_at) select '${hash}', ${now}, ${now + SETUP_HOURS * HOUR_MS} where ${noAdmin}`,
    ],
  }
}

/** Stores a new link in a local database; returns its URL, or null when the site has an admin. */
export async function storeLocalLink(db: LocalDatabase, origin: string): Promise<string | null> {
  const { url, statements } = createSetupLink(origin)
  await db.batch(statements.map((statement) => db.prepare(statement)))
  const open = await db.prepare('select 1 from setup_tokens where used_at is null').first()
  return open ? url : null
}

const ADMINS = "select count(*) as admins from profiles where role = 'admin'"
const adminsShape = z.array(z.object({ results: z.array(z.object({ admins: z.number() })) }))

type SetupLinkOptions = {
  environment: Environment
  origin: string
  wrangler?: (args: string[]) => WranglerResult
  print?: (...lines: string[]) => void
}

/**
 * Stores a new link in the database of a deployed site and prints it, unless the site has an admin. Returns whether the
 * database could be asked.
 */
export function printSetupLink({
  environment,
  origin,
  wrangler = runWrangler,
  print = console.log,
}: SetupLinkOptions): boolean {
  const args = ['d1', 'execute', 'DB', '--env', environment, '--remote', '--json', '--command']
  const execute = (sql: string) => wrangler([...args, sql])
  const asked = execute(ADMINS)
  const [answer] = (asked.ok && parseOutput(asked.out, adminsShape)) || []
  const admins = answer?.results[0]?.admins ?? null
  if (admins === null) {
    print(`  ${describeFailure(args, asked.output)}`)
    return false
  }
  if (admins > 0) {
    print('  The site has an admin already.')
    return true
  }
  const { url, statements } = createSetupLink(origin)
  const { ok, output } = execute(`${statements.join('; ')};`)
  if (ok) print(`  Open this within ${SETUP_HOURS} hours to set the site up. It works once:`, `  ${url}`)
  else print(`  ${describeFailure(args, output)}`)
  return ok
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await runCommand(import.meta.url, { env: { type: 'string' } }, async ({ env }) => {
    if (!isEnvironment(env))
      throw new Refusal(
        `--env is one of ${ENVIRONMENTS.join(', ')}. On this machine each npm start -- --fresh prints a new link.`,
      )
    const { origin } = readConfig(env)
    const print = (...lines: string[]) => console.log(lines.join('\n'))
    if (!printSetupLink({ environment: env, origin, print })) process.exitCode = 1
  })
