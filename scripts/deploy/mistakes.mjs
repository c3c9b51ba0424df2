/** Preflight: lists everything that blocks a deployment, before anything is changed. Makes no requests. */

const PLACEHOLDER = /^0{8}-0{4}-0{4}-0{4}-0{11}\d$/
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Stand-in values for deployed secrets: Cloudflare returns only their names. The Worker logs invalid values itself. */
const LOOKS = {
  AUTH_SECRET: '-'.repeat(32),
  RESEND_API_KEY: '-',
  TWILIO_ACCOUNT_SID: 'AC0',
  TWILIO_AUTH_TOKEN: '-',
  GOOGLE_CLIENT_ID: '-',
  GOOGLE_CLIENT_SECRET: '-',
  STRIPE_SECRET_KEY: 'sk_live_0',
  STRIPE_WEBHOOK_SECRET: 'whsec_0',
  VAPID_PRIVATE_KEY: '-'.repeat(43),
}

/** Optional parts, by the prefix of their variables. */
export const PARTS = {
  mail: /^(RESEND|MAIL)_/,
  phone: /^(TWILIO|SMS)_/,
  google: /^GOOGLE_/,
  payments: /^STRIPE_/,
  push: /^VAPID_/,
}

const partOf = (name) => Object.keys(PARTS).find((part) => PARTS[part].test(name))

/** The Worker's variables after deployment. Secrets count as present when they cannot be listed. */
export function envOf({ config, secrets, given }) {
  const named = secrets ?? Object.keys(LOOKS)
  const there = Object.fromEntries(named.map((name) => [name, LOOKS[name] ?? '-']))
  return { ...there, ...config.vars, ...given }
}

/**
 * Lists problems as `{ name, problem, remedy }`. `facts` comes from facts.mjs; unknown facts are null and no problem.
 * `judged` are the Worker's own configuration problems.
 */
export function mistakesIn(facts, judged) {
  return [
    ...inAccount(facts),
    ...inConfig(facts, judged),
    ...inCheckout(facts),
    ...inPlaces(facts),
    ...inMigrations(facts),
  ]
}

function inAccount({ account }) {
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

function isPlaceholder({ d1_databases: [{ database_id: id = '' } = {}] }) {
  return PLACEHOLDER.test(id) || !UUID.test(id)
}

function inConfig({ environment, config, without }, judged) {
  const mistakes = []
  const [{ database_name: database } = {}] = config.d1_databases
  if (isPlaceholder(config))
    mistakes.push({
      name: 'database_id',
      problem: `is a placeholder under env.${environment}`,
      remedy: `npx wrangler d1 create ${database}, and write the id into wrangler.toml`,
    })
  if (config.vars.ENVIRONMENT !== 'production')
    mistakes.push({
      name: 'ENVIRONMENT',
      problem: `is ${config.vars.ENVIRONMENT} under env.${environment}, with development routes`,
      remedy: 'set it to production: what people can reach is',
    })
  if (/\.example\W*$/.test(config.vars.MAIL_FROM ?? ''))
    mistakes.push({
      name: 'MAIL_FROM',
      problem: 'is the one of the example',
      remedy: 'set it to an address at a domain that is verified with Resend',
    })
  for (const { name, problem, remedy } of judged) {
    if (name === 'DEMO_MODE' && environment === 'staging') continue
    mistakes.push({
      name,
      problem,
      remedy: remedy.replace(/wrangler secret put \w+/, `npx $& --env ${environment}`),
    })
  }
  return mistakes
    .map((mistake) => ({ ...mistake, part: partOf(mistake.name) }))
    .filter(({ part }) => !without.includes(part))
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
    .map(({ part, remedy, ...rest }) => ({
      ...rest,
      remedy: part ? `${remedy}; or leave it out with --without ${part}` : remedy,
    }))
}

function inCheckout({ git }) {
  if (!git) return []
  const mistakes = []
  if (git.dirty.length > 0)
    mistakes.push({
      name: 'checkout',
      problem: `has changes that are in no commit: ${git.dirty.slice(0, 5).join(', ')}`,
      remedy: 'commit them: what runs has to be found again',
    })
  return mistakes
}

function inPlaces({ environment, config, pagesProjects, bucket }) {
  const mistakes = []
  if (pagesProjects && !pagesProjects.includes(config.pagesProject))
    mistakes.push({
      name: 'Pages project',
      problem: `there is no ${config.pagesProject}`,
      remedy: `npx wrangler pages project create ${config.pagesProject} --production-branch main`,
    })
  if (bucket === false)
    mistakes.push({
      name: 'bucket',
      problem: `there is no ${config.r2_buckets[0]?.bucket_name} for env.${environment}`,
      remedy: `npx wrangler r2 bucket create ${config.r2_buckets[0]?.bucket_name}`,
    })
  return mistakes
}

function inMigrations({ environment, config, account, migrations: { files, applied, sql = {} }, breaking }) {
  if (!applied) {
    // Not queried without an account, and a placeholder is reported already.
    if (!account?.loggedIn || isPlaceholder(config)) return []
    const problem = `of env.${environment} does not say which migrations it has had`
    return [{ name: 'database', problem, remedy: `npx wrangler d1 info DB --env ${environment} says why` }]
  }
  const mistakes = []
  const strange = applied.filter((name) => !files.includes(name))
  if (strange.length > 0)
    mistakes.push({
      name: 'migrations',
      problem: `the database has some that this checkout does not know: ${strange.join(', ')}`,
      remedy: 'deploy the newer checkout they belong to',
    })
  const pending = files.filter((name) => !applied.includes(name))
  const last = applied.filter((name) => files.includes(name)).at(-1) ?? ''
  const late = pending.filter((name) => name < last)
  if (late.length > 0)
    mistakes.push({
      name: 'migrations',
      problem: `${late.join(', ')} would run after ${last}, which is already applied`,
      remedy: 'regenerate them with the next number',
    })
  // A new database has no data to lose.
  const taking = applied.length === 0 || breaking ? [] : pending.filter((name) => takesAway(sql[name] ?? ''))
  if (taking.length > 0)
    mistakes.push({
      name: 'migrations',
      problem: `${taking.join(', ')} takes something away that the running version may read, and could not go back to`,
      remedy: `take it away a version later, or say --breaking for env.${environment}`,
    })
  return mistakes
}

/** Whether SQL drops or renames a table or column. Indexes and triggers are not read by the Worker. */
export function takesAway(sql) {
  return /\bdrop\s+(table|column)\b|\brename\s+(to|column)\b/i.test(sql.replace(/--.*$/gm, ''))
}
