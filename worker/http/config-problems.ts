/** Detects configuration mistakes before anything runs half configured. */

import { isEmail, normalizeEmail } from '../../domain/people/email'
import { METRICS_TOKEN_MIN_CHARS } from '../../domain/site/site.limits'
import type { Env } from '../env'
import { listBillingProblems, listPayoutProblems } from '../tools/billing'
import { formatSecretCommand, type Problem } from '../tools/config-problem'
import { listMailerProblems } from '../tools/create-mailer'
import { listPuzzleProblems } from '../tools/create-puzzle'
import { listSpeechProblems } from '../tools/create-speech'
import { listGoogleProblems } from '../tools/google'
import { listPushProblems } from '../tools/push'
import { listMailReportProblems } from '../tools/resend-webhook'
import { listSmsProblems } from '../tools/sms'

/** `meanwhile` says what does not work until it is fixed; null when no request can be served. */
export type ConfigProblem = Problem & { meanwhile: string | null }

const SECRET_MIN_CHARS = 32
/** Used by `npm start`: public in the sources, so anyone could forge sessions with it. */
const KNOWN_SECRET = /^development-only-secret/
const ENVIRONMENTS: readonly string[] = ['production', 'development', 'test']
/** Read in development and tests only. */
const NOT_FOR_PRODUCTION = [
  'CLOCK_OFFSET_MS',
  'PODCAST_TEST_HOSTS',
  'WEBHOOK_LOCAL_HOSTS',
  'PUSH_TEST_URL',
  'FAST_PASSWORD_HASH',
  'HOT_RELOAD',
] as const

const BINDINGS = {
  DB: 'd1_databases',
  MEDIA: 'r2_buckets',
  CHANNELS: 'durable_objects.bindings',
  ASSETS: 'assets',
} as const

/** Missing bindings; `npm run doctor` knows their names only. */
export function listBindingProblems(
  env: {
    readonly [Name in keyof typeof BINDINGS]?: unknown
  },
): ConfigProblem[] {
  return Object.entries(BINDINGS)
    .filter(([name]) => !env[name as keyof typeof BINDINGS])
    .map(([name, table]) => {
      const remedy = `repeat it under ${table} of the environment in wrangler.toml`
      return { name, problem: 'is not bound', remedy, meanwhile: null }
    })
}

/** Problems with variables and secrets. Makes no requests and changes nothing. */
export function listVariableProblems(input: Partial<Env>): ConfigProblem[] {
  const env = { ...input, ENVIRONMENT: input.ENVIRONMENT ?? ('' as 'production') }
  return [
    ...listFatalProblems(input).map((problem) => ({ ...problem, meanwhile: null })),
    ...withConsequence('mails wait in the outbox', listMailerProblems(env)),
    ...withConsequence('addresses that bounce are mailed again', listMailReportProblems(env)),
    ...withConsequence('nobody signs in by phone', listSmsProblems(env)),
    ...withConsequence('nobody comes by Google', listGoogleProblems(env)),
    ...withConsequence('nothing can be bought', listBillingProblems(env)),
    ...withConsequence('authors are not paid out', listPayoutProblems(env)),
    ...withConsequence('nobody is offered pushes', listPushProblems(env)),
    ...withConsequence('recordings get no words', listSpeechProblems(env)),
    ...withConsequence('nobody is asked for a puzzle', listPuzzleProblems(env)),
    ...listOtherProblems(input),
  ]
}

const withConsequence = (meanwhile: string, problems: Problem[]): ConfigProblem[] =>
  problems.map((problem) => ({ ...problem, meanwhile }))

/** Problems that keep the Worker from serving at all. */
function listFatalProblems({
  ENVIRONMENT = '' as 'production',
  ORIGIN = '',
  AUTH_SECRET = '',
}: Partial<Env>): Problem[] {
  const problems: Problem[] = []
  // A misspelt environment would not count as production and would expose development routes.
  if (!ENVIRONMENTS.includes(ENVIRONMENT))
    problems.push({
      name: 'ENVIRONMENT',
      problem: `is none of ${ENVIRONMENTS.join(', ')}`,
      remedy: 'set it to production for whatever people can reach',
    })
  const secret = {
    name: 'AUTH_SECRET',
    remedy: `openssl rand -base64 32 | ${formatSecretCommand('AUTH_SECRET')}`,
  }
  if (AUTH_SECRET.length < SECRET_MIN_CHARS)
    problems.push({ ...secret, problem: `is missing, or has fewer than ${SECRET_MIN_CHARS} characters` })
  else if (ENVIRONMENT === 'production' && KNOWN_SECRET.test(AUTH_SECRET))
    problems.push({ ...secret, problem: 'is the one that everybody can read in the sources' })
  const origin = { name: 'ORIGIN', remedy: 'set it to where people reach Owlcast: https://owlcast.example' }
  if (URL.parse(ORIGIN)?.origin !== ORIGIN)
    problems.push({ ...origin, problem: 'is missing, or no address that ends with the name of the host' })
  else if (ENVIRONMENT === 'production' && !ORIGIN.startsWith('https://'))
    problems.push({ ...origin, problem: 'is not https, and cookies need it' })
  return problems
}

/** Problems worth a warning: the Worker serves anyway. */
function listOtherProblems(env: Partial<Env>): ConfigProblem[] {
  const { ENVIRONMENT, ORIGIN = '', REPORTS_TO, OPERATOR_EMAIL, DEMO_MODE, METRICS_TOKEN } = env
  const problems: ConfigProblem[] = []
  if (REPORTS_TO && !isEmail(normalizeEmail(REPORTS_TO)))
    problems.push({
      name: 'REPORTS_TO',
      problem: 'is no address of a mailbox',
      remedy: 'set it to where reports about copyright are read',
      meanwhile: 'reports about copyright are kept, and mailed to nobody',
    })
  if (OPERATOR_EMAIL && !isEmail(normalizeEmail(OPERATOR_EMAIL)))
    problems.push({
      name: 'OPERATOR_EMAIL',
      problem: 'is no address of a mailbox',
      remedy: 'set it to where alarms about the site are read',
      meanwhile: 'alarms are in the log only',
    })
  if (METRICS_TOKEN && METRICS_TOKEN.length < METRICS_TOKEN_MIN_CHARS)
    problems.push({
      name: 'METRICS_TOKEN',
      problem: `has fewer than ${METRICS_TOKEN_MIN_CHARS} characters`,
      remedy: `openssl rand -base64 32 | ${formatSecretCommand('METRICS_TOKEN')}`,
      meanwhile: 'there is no /api/metrics',
    })
  if (DEMO_MODE && DEMO_MODE !== 'on')
    problems.push({
      name: 'DEMO_MODE',
      problem: "is something else than 'on'",
      remedy: 'take it away, or write it so',
      meanwhile: 'it counts as off',
    })
  if (ENVIRONMENT !== 'production') return problems
  if (/\.example$/.test(URL.parse(ORIGIN)?.hostname ?? ''))
    problems.push({
      name: 'ORIGIN',
      problem: 'is the one of the example, which leads nowhere',
      remedy: 'set it to the domain that people type',
      meanwhile: 'links lead nowhere, and what browsers send is refused',
    })
  if (DEMO_MODE === 'on')
    problems.push({
      name: 'DEMO_MODE',
      problem: 'is on where people are',
      remedy: 'take it away',
      meanwhile: 'demo audio stands in, marked as such, for podcasts that ask for it and cannot be loaded',
    })
  for (const name of NOT_FOR_PRODUCTION)
    if (env[name])
      problems.push({
        name,
        problem: 'is for development and tests',
        remedy: 'take it away',
        meanwhile: 'it is not looked at',
      })
  return problems
}
