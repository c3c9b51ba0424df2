/** The checks of `npm run doctor`. They make no requests. */
import type { Problem } from '../../worker/tools/config-problem'
import type { DeepHealth } from '../deploy/deep-health.ts'
import type { PreflightConfig, PreflightFacts } from '../deploy/preflight.ts'

export type DoctorCheck = {
  name: string
  ok: boolean
  detail: string
  /** The remedy if it fails. */
  remedy?: string
}

/** The facts about a deployed environment; inspect.ts collects it. */
export type DeployedFacts = Pick<
  PreflightFacts,
  'environment' | 'secrets' | 'bucket' | 'pagesProjects' | 'migrations'
> & { config: Omit<PreflightConfig, 'ai'> & { triggers: { crons?: string[] } } }

/** The answer of a site, or why there is none. */
export type SiteAnswer = { status: number; body: DeepHealth } | { error: string }

/** TXT records by name; null if nobody answered. */
export type TextRecords = Record<string, string[] | null>

const REMEDIES: Record<string, string> = {
  database: 'the log of the Worker says why; npx wrangler d1 info DB',
  storage: 'the log of the Worker says why; the bucket, and the bindings MEDIA and DB in wrangler.toml',
  live: 'the log of the Worker says why; the binding CHANNELS in wrangler.toml',
  assets: 'the log of the Worker says why; the binding ASSETS in wrangler.toml',
  outbox:
    'emails or codes wait for more than 15 minutes, or the last codes failed: the log has lines with "outbox"',
  schedule: 'the cron has not run for 15 minutes: dashboard, the Worker, Settings, Trigger events',
}

/** Names of the checks that problems of preflight belong to. */
const AREAS = {
  account: ['account'],
  migrations: ['migrations', 'database'],
  'Pages project': ['Pages project'],
  bucket: ['bucket'],
  'database id': ['database_id'],
}

/** A check per problem; one that passes where there is none. */
function toChecks(name: string, detail: string, problems: readonly Problem[]): DoctorCheck[] {
  if (problems.length === 0) return [{ name, ok: true, detail }]
  return problems.map(({ name: subject, problem, remedy }) => ({
    name: subject === name ? name : `${name}: ${subject}`,
    ok: false,
    detail: problem,
    remedy,
  }))
}

/** Checks of a deployed environment, from preflight's problems. */
export function listEnvironmentChecks({
  facts,
  problems,
  bindings,
}: {
  facts: DeployedFacts
  problems: readonly Problem[]
  /** Problems of bindings. */
  bindings: readonly Problem[]
}): DoctorCheck[] {
  const { config, environment, migrations, secrets } = facts
  const { applied } = migrations
  const named = Object.values(AREAS).flat()
  const take = (area: keyof typeof AREAS) => problems.filter(({ name }) => AREAS[area].includes(name))
  const pending = applied ? migrations.files.filter((name) => !applied.includes(name)) : []
  const late =
    pending.length > 0
      ? [
          {
            name: 'migrations',
            problem: `${pending.length} are pending`,
            remedy: `npm run deploy -- --env ${environment}`,
          },
        ]
      : []
  const { crons = [] } = config.triggers
  const noCron = {
    name: 'cron',
    problem: 'has no schedule',
    remedy: 'crons under [triggers] in wrangler.toml',
  }
  return [
    ...toChecks('account', 'wrangler is signed in', take('account')),
    ...toChecks('bindings', 'DB, MEDIA, CHANNELS and ASSETS are bound', bindings),
    ...toChecks('database id', config.d1_databases[0]?.database_name ?? '', take('database id')),
    ...toChecks(
      'settings',
      secrets ? `all are set, ${secrets.length} of them as secrets` : 'those of wrangler.toml are set',
      problems.filter(({ name }) => !named.includes(name)),
    ),
    ...(secrets ? [] : [toUnknown('secrets')]),
    ...(applied || take('migrations').length > 0
      ? toChecks('migrations', `${applied?.length} are applied`, [...take('migrations'), ...late])
      : [toUnknown('migrations')]),
    ...(facts.bucket !== null
      ? toChecks('bucket', config.r2_buckets[0]?.bucket_name ?? '', take('bucket'))
      : [toUnknown('bucket')]),
    ...(facts.pagesProjects
      ? toChecks('Pages project', config.pagesProject, take('Pages project'))
      : [toUnknown('Pages project')]),
    ...toChecks('cron', crons.join(', '), crons.length > 0 ? [] : [noCron]),
    checkAlarmRecipient(facts),
  ]
}

/** Whether alarms reach a person; either name may be a variable or a secret. */
function checkAlarmRecipient({ config, environment, secrets }: DeployedFacts): DoctorCheck {
  const isSet = (name: string) => Boolean(config.vars[name]) || (secrets ?? []).includes(name)
  const found = ['OPERATOR_EMAIL', 'REPORTS_TO'].find(isSet)
  return {
    name: 'alarms',
    ok: Boolean(found),
    detail: found ? `are mailed to ${found}` : 'are in the log only',
    remedy: `OPERATOR_EMAIL = "you@…" under env.${environment}.vars of wrangler.toml`,
  }
}

const toUnknown = (name: string): DoctorCheck => ({
  name,
  ok: false,
  detail: 'could not be looked at',
  remedy: 'sign in: npx wrangler login, or set CLOUDFLARE_API_TOKEN',
})

/** Checks of what answers at the public address. */
export function listSiteChecks({
  origin,
  site,
  remedy,
}: {
  origin: string
  site: SiteAnswer
  /** The remedy if nothing answers. */
  remedy: string
}): DoctorCheck[] {
  if ('error' in site)
    return [{ name: 'address', ok: false, detail: `${origin} cannot be reached: ${site.error}`, remedy }]
  const { parts, version, failingSteps = [], config = [] } = site.body
  if (!parts)
    return [
      {
        name: 'address',
        ok: false,
        detail: `${origin} answered ${site.status}, and not as Owlcast`,
        remedy: 'the custom domain of the Pages project; with 503 the log of the Worker names the setting',
      },
    ]
  const remedies =
    failingSteps.length > 0
      ? { ...REMEDIES, schedule: `${failingSteps.join(', ')}: the log has lines with "schedule"` }
      : REMEDIES
  return [
    { name: 'address', ok: true, detail: `${origin} serves ${version}` },
    ...Object.entries(parts).map(([part, ok]) => ({
      name: part,
      ok,
      detail: ok ? 'works' : 'does not work',
      remedy: remedies[part] ?? 'the log of the Worker says why',
    })),
    ...config.map((name) => ({
      name: 'running settings',
      ok: false,
      detail: `${name} is missing or wrong in the running Worker`,
      remedy: 'the log of the Worker says what, in a line with "config"',
    })),
  ]
}

/** DNS records that mail of this domain needs, at Resend. DMARC of the domain above holds for it too. */
export const listMailRecords = (domain: string) => [
  { records: [`resend._domainkey.${domain}`], pattern: /\bp=/, what: 'DKIM' },
  { records: [`send.${domain}`], pattern: /^v=spf1\b/, what: 'SPF' },
  {
    records: [`_dmarc.${domain}`, `_dmarc.${domain.split('.').slice(-2).join('.')}`],
    pattern: /^v=DMARC1\b/i,
    what: 'DMARC',
  },
]

/** The domain of a sender such as `Owlcast <hello@mail.owlcast.example>`. */
export const findMailDomain = (sender = ''): string | null => /@([\w.-]+)>?\s*$/.exec(sender)?.[1] ?? null

/** Checks of the sender's domain, by the records of listMailRecords. */
export function listMailChecks({ domain, dns }: { domain: string | null; dns: TextRecords }): DoctorCheck[] {
  if (!domain) return []
  return listMailRecords(domain).map(({ records, pattern, what }) => {
    const found = records.find((record) => (dns[record] ?? []).some((text) => pattern.test(text)))
    const name = `mail domain: ${what}`
    if (!found && records.some((record) => dns[record] === null))
      return {
        name,
        ok: false,
        detail: `${records[0]} could not be looked up`,
        remedy: 'the network of this machine',
      }
    return {
      name,
      ok: Boolean(found),
      detail: found ?? `${records[0]} has no TXT record of ${what}`,
      remedy: `add the record that Resend shows for ${domain}, as "DNS only"`,
    }
  })
}

/** The list as text, and whether all passed. */
export function formatChecks(checks: readonly DoctorCheck[]): { text: string; ok: boolean } {
  const width = Math.max(...checks.map(({ name }) => name.length))
  const lines = checks.flatMap(({ name, ok, detail, remedy }) => [
    `${ok ? '✓' : '✗'} ${name.padEnd(width)}  ${detail}`,
    ...(ok ? [] : [`  ${' '.repeat(width)}  → ${remedy}`]),
  ])
  const failed = checks.filter(({ ok }) => !ok).length
  const last = failed === 0 ? 'Everything is in order.' : `${failed} of ${checks.length} need you.`
  return { text: [...lines, '', last].join('\n'), ok: failed === 0 }
}
