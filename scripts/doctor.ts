/**
 * `npm run doctor -- --env NAME`: checks an environment and says what to do. Changes nothing; exits with 1 if something
 * is wrong.
 *   --env local | staging | production   local is `npm start`: STATE, PORT and ORIGIN as there
 *   --without phone,…                    parts left out on purpose, as in `npm run deploy`
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readAddress } from './address.mjs'
import { openLocalSite } from './backup/local-site.ts'
import { LOCAL } from './backup/open-site.ts'
import { readMigrations } from './backup/site.ts'
import { Refusal, runCommand } from './command.mjs'
import { ENVIRONMENTS, type Environment, isEnvironment, readConfig } from './deploy/config.ts'
import { readDeepHealth } from './deploy/deep-health.ts'
import { inspectEnvironment } from './deploy/inspect.ts'
import { listProblems, parseParts } from './deploy/preflight.ts'
import { listMissingBindings, listWorkerProblems } from './deploy/worker-problems.ts'
import {
  type DoctorCheck,
  findMailDomain,
  formatChecks,
  listEnvironmentChecks,
  listMailChecks,
  listMailRecords,
  listSiteChecks,
  type SiteAnswer,
} from './doctor/checks.ts'
import { findTextRecords } from './doctor/text-records.ts'
import { listMigrations } from './migrate.ts'
import { ROOT } from './root.ts'
import { STATE } from './state-folder.mjs'

const PATIENCE_MS = 15_000

async function askSite(origin: string): Promise<SiteAnswer> {
  try {
    const response = await fetch(`${origin}/api/health/deep`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return { status: response.status, body: await readDeepHealth(response) }
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    return { error: getMessage(cause instanceof Error ? cause : error) }
  }
}

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function checkDeployed(environment: Environment, without: readonly string[]): Promise<DoctorCheck[]> {
  const facts = {
    ...inspectEnvironment({ environment, offline: false, without, breaking: true }),
    // Uncommitted changes matter to a deployment only.
    git: null,
  }
  const { config } = facts
  const problems = listProblems(facts, await listWorkerProblems(facts))
  const { origin } = config
  const domain = without.includes('mail') ? null : findMailDomain(config.vars.MAIL_FROM)
  const mailNames = domain ? listMailRecords(domain).flatMap(({ records }) => records) : []
  return [
    ...listEnvironmentChecks({ facts, problems, bindings: await listMissingBindings(config) }),
    ...listMailChecks({ domain, dns: await findTextRecords(mailNames) }),
    ...listSiteChecks({
      origin,
      site: await askSite(origin),
      remedy: `npm run deploy -- --env ${environment}, and the custom domain of ${config.pagesProject}`,
    }),
  ]
}

async function checkLocal(): Promise<DoctorCheck[]> {
  const address = readAddress()
  const state = process.env.STATE ?? STATE
  const isBuilt = ['build/worker/index.js', 'web/dist/index.html'].every((path) =>
    existsSync(join(ROOT, path)),
  )
  const bindings = await listMissingBindings(readConfig(undefined))
  const site = await askSite(address.origin)
  return [
    { name: 'build', ok: isBuilt, detail: isBuilt ? 'is there' : 'is missing', remedy: 'npm run build' },
    {
      name: 'bindings',
      ok: bindings.length === 0,
      detail: bindings.map(({ name, problem }) => `${name} ${problem}`).join(', ') || 'are complete',
      remedy: 'repeat them at the top level of wrangler.toml',
    },
    // A server that runs has migrated its database, and holds it open.
    ...('error' in site ? [await checkState(state)] : []),
    ...listSiteChecks({
      origin: address.origin,
      site,
      remedy: 'npm start; PORT or ORIGIN where it serves elsewhere',
    }),
  ]
}

async function checkState(state: string): Promise<DoctorCheck> {
  const name = 'database'
  if (!existsSync(join(state, 'v3/d1')))
    return { name, ok: false, detail: `${state} has none`, remedy: 'npm start creates it' }
  const site = await openLocalSite({ state })
  try {
    const [applied, files] = [await readMigrations(site), listMigrations()]
    const unknown = applied.filter((one) => !files.includes(one))
    const pending = files.filter((one) => !applied.includes(one))
    if (unknown.length > 0)
      return {
        name,
        ok: false,
        detail: `is of another version (${unknown[0]})`,
        remedy: `delete ${state}, or check that version out`,
      }
    if (pending.length > 0)
      return {
        name,
        ok: false,
        detail: `lacks ${pending.length} migrations`,
        remedy: 'npm start applies them',
      }
    return { name, ok: true, detail: `${applied.length} migrations are applied` }
  } finally {
    await site.close()
  }
}

const OPTIONS = { env: { type: 'string' }, without: { type: 'string', default: '' } } as const

await runCommand(import.meta.url, OPTIONS, async (values) => {
  const { env: environment = '' } = values
  if (environment !== LOCAL && !isEnvironment(environment))
    throw new Refusal(`--env is one of ${[LOCAL, ...ENVIRONMENTS].join(', ')}.`)
  const without = parseParts(values.without)
  const checks = environment === LOCAL ? await checkLocal() : await checkDeployed(environment, without)
  const { text, ok } = formatChecks(checks)
  console.log(text)
  if (!ok) process.exitCode = 1
})
