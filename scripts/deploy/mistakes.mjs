/** Everything that keeps an environment from being deployed, seen before anything is changed. Nothing is asked here. */

const PLACEHOLDER = /^0{8}-0{4}-0{4}-0{4}-0{11}\d$/
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * What a secret looks like that is there and cannot be read: only its name comes back from Cloudflare. The Worker itself
 * says in its log when its value is wrong.
 */
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

/** What Owlcast does without where it is said: the names of their variables begin so. */
export const PARTS = {
  mail: /^(RESEND|MAIL)_/,
  phone: /^(TWILIO|SMS)_/,
  google: /^GOOGLE_/,
  payments: /^STRIPE_/,
  push: /^VAPID_/,
}

const partOf = (name) => Object.keys(PARTS).find((part) => PARTS[part].test(name))

/** The variables of a Worker as they will be. Where its secrets cannot be asked for, they count as there. */
export function envOf({ config, secrets, given }) {
  const named = secrets ?? Object.keys(LOOKS)
  const there = Object.fromEntries(named.map((name) => [name, LOOKS[name] ?? '-']))
  return { ...there, ...config.vars, ...given }
}

/**
 * Each mistake as `{ name, problem, remedy }`. `facts` is what was found out (facts.mjs); what could not be asked is null
 * and is no mistake. `judged` is what the Worker's own rules say of its variables.
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
        remedy: 'set CLOUDFLARE_ACCOUNT_ID to the one that is meant',
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
      problem: `is ${config.vars.ENVIRONMENT} under env.${environment}, with doors for development`,
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
    // Without an account nobody was asked, and a placeholder is named already.
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
      remedy: 'make them anew, with the next number',
    })
  // A new database has nothing to lose.
  const taking = applied.length === 0 || breaking ? [] : pending.filter((name) => takesAway(sql[name] ?? ''))
  if (taking.length > 0)
    mistakes.push({
      name: 'migrations',
      problem: `${taking.join(', ')} takes something away that the running version may read, and could not go back to`,
      remedy: `take it away a version later, or say --breaking for env.${environment}`,
    })
  return mistakes
}

/** Whether SQL takes a table or a column away, or calls it otherwise. Indexes and triggers are nobody's to read. */
export function takesAway(sql) {
  return /\bdrop\s+(table|column)\b|\brename\s+(to|column)\b/i.test(sql.replace(/--.*$/gm, ''))
}
