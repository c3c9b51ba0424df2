/**
 * Serves the built app: the Worker's bundle in workerd through Miniflare, without a proxy in between.
 *   PORT (8787), HOST (127.0.0.1)   where to listen
 *   ORIGIN (http://localhost:8787)   what browsers open; in development only
 *   STATE (.wrangler/state)   folder of D1, R2 and Durable Objects; 'memory' stores nothing
 *   ENVIRONMENT (development), CLOCK_OFFSET_MS   passed to the Worker
 *   RESEND_API_KEY, RESEND_WEBHOOK_SECRET, MAIL_FROM, MAIL_API_URL   passed too: with a key, emails are really sent
 *   TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, SMS_FROM, SMS_API_URL   passed too: with an account, codes are really sent
 *   GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER_URL   passed too: enables Google sign-in
 *   STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET, STRIPE_API_URL   passed too: replaces the
 *     demo billing
 *   VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT   passed too: replaces the public development keys
 *   SPEECH (on in development, else off)   'on' or 'off': whether recordings are transcribed by the local speech engine
 *   FRESH   'on' seeds nobody and prints the link of the first-run screen
 *   METRICS_TOKEN, WEBSUB_HUB, TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY, TURNSTILE_API_URL   passed too
 *   REPORTS_TO, OPERATOR_EMAIL, DEMO_MODE   passed too: recipients of copyright reports and of alarms; demo audio
 *     without asking
 *   WEBHOOK_LOCAL_HOSTS   passed too: `host:port` list that webhooks may call although they are local; in development only
 */
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, Response } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { readAddress, toLocalUrl } from './address.mjs'
import { DEVELOPMENT_VARS } from './development-vars.mjs'
import { migrate, requireKnownState } from './migrate.ts'
import { requireFreePort } from './port.mjs'
import { DEMO_ADMIN, DEMO_MEMBER, seed, TRACKS_IN_TESTS } from './seed/seed.mjs'
import { storeLocalLink } from './setup-link.ts'
import { answerSpeechRequest, createSpeechService } from './speech/service.ts'
import { claimState, STATE } from './state-folder.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

export const CRON = '*/5 * * * *'
const CRON_MS = 300_000

/**
 * Starts the built Worker; returns it with the origin that this machine reaches it at. `port` 0 picks a free one;
 * `state` is a folder, or null for memory; `before` is a wrapper module that imports the bundle; `speech` binds the local speech
 * engine, whose model is loaded by the first recording.
 * @param {{ port?: number, host?: string, state?: string | null, vars?: Record<string, string>, bundle?: string, before?: string | null, speech?: boolean }} [given]
 */
export async function serve({
  port = 8787,
  host = '127.0.0.1',
  state = STATE,
  vars = {},
  bundle = 'build/worker/index.js',
  before = null,
  speech = false,
} = {}) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, 'wrangler.toml'))
  const origin = toLocalUrl(host, port)
  const modules = [before, bundle]
    .filter(Boolean)
    .map((path) => ({ type: 'ESModule', path: resolve(root, path) }))
  const service = createSpeechService()
  const answerSpeech = async (request) =>
    new Response(await answerSpeechRequest(service, request), {
      headers: { 'content-type': 'application/json' },
    })
  const mf = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.ERROR),
      logRequests: false,
      resourcePersistencePath: state ? join(state, 'v3') : undefined,
      workers: [
        {
          ...workerOptions,
          name: 'owlcast',
          modules,
          modulesRoot: before ? root : resolve(root, bundle, '..'),
          bindings: {
            ...workerOptions.bindings,
            ...DEVELOPMENT_VARS,
            ORIGIN: origin,
            ...vars,
          },
          serviceBindings: { ...workerOptions.serviceBindings, ...(speech ? { SPEECH: answerSpeech } : {}) },
          unsafeDirectSockets: [{ host, port }],
        },
      ],
    }),
  )
  await mf.ready
  await migrate(await mf.getD1Database('DB'))
  return { mf, origin }
}

const pickEnv = (names) =>
  Object.fromEntries(names.filter((name) => process.env[name]).map((name) => [name, process.env[name]]))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const vars = pickEnv([
    'ENVIRONMENT',
    'CLOCK_OFFSET_MS',
    'RESEND_API_KEY',
    'RESEND_WEBHOOK_SECRET',
    'MAIL_FROM',
    'MAIL_API_URL',
    'REPORTS_TO',
    'OPERATOR_EMAIL',
    'DEMO_MODE',
    'WEBHOOK_LOCAL_HOSTS',
    'FAST_PASSWORD_HASH',
    'TWILIO_ACCOUNT_SID',
    'TWILIO_AUTH_TOKEN',
    'SMS_FROM',
    'SMS_API_URL',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'GOOGLE_ISSUER_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_CONNECT_WEBHOOK_SECRET',
    'STRIPE_API_URL',
    'VAPID_PUBLIC_KEY',
    'VAPID_PRIVATE_KEY',
    'VAPID_SUBJECT',
    'METRICS_TOKEN',
    'WEBSUB_HUB',
    'TURNSTILE_SITE_KEY',
    'TURNSTILE_SECRET_KEY',
    'TURNSTILE_API_URL',
    'PODCAST_TEST_HOSTS',
  ])
  const environment = vars.ENVIRONMENT ?? DEVELOPMENT_VARS.ENVIRONMENT
  const { ORIGIN, ...local } = process.env
  const address = readAddress(environment === 'development' ? { ...local, ORIGIN } : local)
  await requireFreePort(address)
  const state = process.env.STATE === 'memory' ? null : (process.env.STATE ?? STATE)
  if (state) claimState(state)
  await requireKnownState(process.env.STATE)
  const { mf, origin } = await serve({
    port: address.port,
    host: address.host,
    state,
    vars: { ...vars, ORIGIN: address.origin },
    speech: (process.env.SPEECH ?? (environment === 'development' ? 'on' : 'off')) === 'on',
  })
  const isFresh = process.env.FRESH === 'on'
  if (isFresh) {
    const link = await storeLocalLink(await mf.getD1Database('DB'), address.origin)
    console.log(link ? `Set the site up: ${link}` : 'The site has an admin already.')
  } else if (environment === 'test') await seed(mf, origin, { voices: false, tracks: TRACKS_IN_TESTS })
  if (environment === 'development' && !isFresh) {
    await seed(mf, origin)
    console.log(`Sign in as ${DEMO_MEMBER.email} with the password '${DEMO_MEMBER.password}'`)
    console.log(
      `Sign in as ${DEMO_ADMIN.email} with '${DEMO_ADMIN.password}' to look after the music library`,
    )
    console.log(`Mails that would have gone out: ${address.origin}/api/dev/outbox`)
  }
  const worker = await mf.getWorker()
  // workerd runs no cron triggers: call the handler on the production schedule.
  const ticking = setInterval(() => worker.scheduled({ cron: CRON }).catch(console.error), CRON_MS)
  let isStopping = false
  const stop = async () => {
    // A terminal and `npm start` may both send the signal.
    if (isStopping) return
    isStopping = true
    clearInterval(ticking)
    await mf.dispose()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  console.log(`Owlcast serves on ${address.origin}`)
}
