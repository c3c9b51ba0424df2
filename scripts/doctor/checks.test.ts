import { expect, test } from 'vitest'
import type { Problem } from '../../worker/tools/config-problem'
import { ENVIRONMENTS, readConfig } from '../deploy/config.ts'
import { listMissingBindings } from '../deploy/worker-problems.ts'
import {
  type DeployedFacts,
  type DoctorCheck,
  findMailDomain,
  formatChecks,
  listEnvironmentChecks,
  listMailChecks,
  listSiteChecks,
  type SiteAnswer,
} from './checks.ts'

const config = {
  pagesProject: 'owlcast-web',
  vars: { OPERATOR_EMAIL: 'operator@example.org' } as Record<string, string>,
  d1_databases: [{ database_name: 'owlcast' }],
  r2_buckets: [{ bucket_name: 'owlcast-media' }],
  triggers: { crons: ['*/5 * * * *'] },
}
const facts: DeployedFacts = {
  environment: 'staging',
  config,
  secrets: ['AUTH_SECRET'],
  bucket: true,
  pagesProjects: ['owlcast-web'],
  migrations: { files: ['1.sql', '2.sql'], applied: ['1.sql', '2.sql'] },
}
const problem = (name: string) => ({ name, problem: `${name} is wrong`, remedy: `mend ${name}` })
const listFailed = (checks: DoctorCheck[]) => checks.filter(({ ok }) => !ok)
const checkEnvironment = (
  given: Partial<DeployedFacts>,
  problems: Problem[] = [],
  bindings: Problem[] = [],
): DoctorCheck[] => listEnvironmentChecks({ facts: { ...facts, ...given }, problems, bindings })

test('passes every check of a complete environment', () => {
  const checks = checkEnvironment({})
  expect(listFailed(checks)).toEqual([])
  expect(checks.map(({ name }) => name)).toEqual([
    'account',
    'bindings',
    'database id',
    'settings',
    'migrations',
    'bucket',
    'Pages project',
    'cron',
    'alarms',
  ])
})

test('says that nobody gets the alarms', () => {
  expect(listFailed(checkEnvironment({ config: { ...config, vars: {} } }))).toMatchObject([
    { name: 'alarms', detail: 'are in the log only', remedy: expect.stringContaining('OPERATOR_EMAIL') },
  ])
  const reports = { ...config, vars: { REPORTS_TO: 'reports@example.org' } }
  expect(listFailed(checkEnvironment({ config: reports }))).toEqual([])
  const secrets = ['AUTH_SECRET', 'OPERATOR_EMAIL']
  expect(listFailed(checkEnvironment({ secrets, config: { ...config, vars: {} } }))).toEqual([])
})

test('puts each problem under its check, with what to do', () => {
  const names = ['account', 'database_id', 'AUTH_SECRET', 'migrations', 'bucket', 'Pages project']
  const failed = listFailed(checkEnvironment({}, names.map(problem), [problem('DB')]))
  expect(failed.map(({ name }) => name)).toEqual([
    'account',
    'bindings: DB',
    'database id: database_id',
    'settings: AUTH_SECRET',
    'migrations',
    'bucket',
    'Pages project',
  ])
  expect(failed.every(({ remedy }) => remedy)).toBe(true)
})

test('says which migrations are pending, and when there is no cron', () => {
  const migrations = { files: ['1.sql', '2.sql'], applied: ['1.sql'] }
  const failed = listFailed(checkEnvironment({ migrations, config: { ...config, triggers: { crons: [] } } }))
  expect(failed).toMatchObject([
    { name: 'migrations', detail: '1 are pending', remedy: 'npm run deploy -- --env staging' },
    { name: 'cron' },
  ])
})

test('counts what cannot be looked at without an account as not in order', () => {
  const unknown = {
    secrets: null,
    bucket: null,
    pagesProjects: null,
    migrations: { files: [], applied: null },
  }
  expect(listFailed(checkEnvironment(unknown)).map(({ name }) => name)).toEqual([
    'secrets',
    'migrations',
    'bucket',
    'Pages project',
  ])
})

test.each([...ENVIRONMENTS, undefined])('finds every binding in the configuration of %s', async (name) => {
  expect(await listMissingBindings(readConfig(name))).toEqual([])
})

const listSite = (site: SiteAnswer) =>
  listSiteChecks({ origin: 'https://owlcast.test', site, remedy: 'npm run deploy' })
const parts = { database: true, storage: true, live: true, assets: true, outbox: true, schedule: true }

test('passes a site whose parts all work', () => {
  const checks = listSite({ status: 200, body: { ok: true, version: 'v1', parts, config: [] } })
  expect(listFailed(checks)).toEqual([])
  expect(checks[0]?.detail).toBe('https://owlcast.test serves v1')
})

test('names the steps of the cron that keep failing', () => {
  const site = {
    status: 503,
    body: { version: 'v1', parts: { ...parts, schedule: false }, failingSteps: ['drainOutbox'] },
  }
  expect(listFailed(listSite(site))).toMatchObject([
    { name: 'schedule', remedy: expect.stringContaining('drainOutbox') },
  ])
})

test.each<[string, SiteAnswer, string[]]>([
  ['cannot be reached', { error: 'no route' }, ['address']],
  ['answers as something else', { status: 200, body: {} }, ['address']],
  [
    'has waiting emails and no cron',
    { status: 503, body: { version: 'v1', parts: { ...parts, outbox: false, schedule: false } } },
    ['outbox', 'schedule'],
  ],
  [
    'does not reach its files',
    { status: 503, body: { version: 'v1', parts: { ...parts, assets: false } } },
    ['assets'],
  ],
  [
    'has a wrong setting',
    { status: 200, body: { version: 'v1', parts, config: ['MAIL_FROM'] } },
    ['running settings'],
  ],
])('reports a site that %s, with what to do', (_, site, names) => {
  const failed = listFailed(listSite(site))
  expect(failed.map(({ name }) => name)).toEqual(names)
  expect(failed.every(({ remedy }) => remedy)).toBe(true)
})

test.each([
  ['Owlcast <hello@mail.owlcast.example>', 'mail.owlcast.example'],
  ['hello@owlcast.example', 'owlcast.example'],
  [undefined, null],
])('finds the domain of the sender %s', (sender, domain) => {
  expect(findMailDomain(sender)).toBe(domain)
})

test('checks the records of the domain that sends', () => {
  const domain = 'mail.owlcast.test'
  const dns = {
    [`resend._domainkey.${domain}`]: ['p=MIGf'],
    [`send.${domain}`]: ['v=spf1 include:amazonses.com ~all'],
    [`_dmarc.${domain}`]: [],
    '_dmarc.owlcast.test': ['v=DMARC1; p=quarantine'],
  }
  expect(listFailed(listMailChecks({ domain, dns }))).toEqual([])
  const failed = listFailed(listMailChecks({ domain, dns: {} }))
  expect(failed.map(({ name }) => name)).toEqual([
    'mail domain: DKIM',
    'mail domain: SPF',
    'mail domain: DMARC',
  ])
  expect(listMailChecks({ domain: null, dns: {} })).toEqual([])
  const unknown = { ...dns, [`send.${domain}`]: null }
  expect(listFailed(listMailChecks({ domain, dns: unknown }))).toMatchObject([
    { name: 'mail domain: SPF', detail: `send.${domain} could not be looked up` },
  ])
})

test('formats a list that says what to do about each', () => {
  const checks = [
    { name: 'cron', ok: true, detail: '*/5 * * * *' },
    { name: 'bucket', ok: false, detail: 'there is none', remedy: 'create it' },
  ]
  expect(formatChecks(checks)).toEqual({
    text: '✓ cron    */5 * * * *\n✗ bucket  there is none\n          → create it\n\n1 of 2 need you.',
    ok: false,
  })
  expect(formatChecks(checks.slice(0, 1))).toMatchObject({ ok: true })
})
