/**
 * `npm run deploy -- --env production`: checks the set-up and names every mistake, builds, brings the database up to date,
 * sends the Worker and then Pages, and asks the site whether it is the new one. It stops at the first thing that fails and
 * says in which state the site is.
 *   --env production | staging
 *   --dry-run            goes through everything without an account and sends nothing
 *   --without phone,…    parts that are left out on purpose: mail, phone, google, payments, push
 *   --secrets FILE       secrets that are sent along, and checked by their values: lines NAME=value
 *   --breaking           lets a migration take something away that the running version may read
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { ENVIRONMENTS, ROOT } from './deploy/config.mjs'
import { confirm } from './deploy/confirm.mjs'
import { gather } from './deploy/facts.mjs'
import { envOf, mistakesIn, PARTS } from './deploy/mistakes.mjs'
import { buildPages } from './deploy/pages.mjs'
import { runSteps, stepsOf, wayBack } from './deploy/steps.mjs'
import { wrangler } from './deploy/wrangler.mjs'

const print = (...lines) => console.log(lines.join('\n'))

function asked() {
  const { values } = parseArgs({
    options: {
      env: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      without: { type: 'string', default: '' },
      secrets: { type: 'string' },
      breaking: { type: 'boolean', default: false },
    },
  })
  const without = values.without.split(',').filter(Boolean)
  const strange = without.filter((part) => !(part in PARTS))
  if (!ENVIRONMENTS.includes(values.env)) throw new Error(`--env is one of ${ENVIRONMENTS.join(', ')}.`)
  if (strange.length > 0) throw new Error(`--without takes ${Object.keys(PARTS).join(', ')}.`)
  const secretsFile = values.secrets && resolve(values.secrets)
  return {
    environment: values.env,
    dryRun: values['dry-run'],
    without,
    secretsFile,
    breaking: values.breaking,
  }
}

/** What the Worker's own rules say of the variables it will have. */
async function judged(facts) {
  const rules = async (path) => (await runnerImport(join(ROOT, path), { logLevel: 'error' })).module
  const { variableProblems } = await rules('worker/http/config-problems.ts')
  const { pairProblems } = await rules('worker/tools/push.ts')
  const env = envOf(facts)
  // A key that is only known by name fits nothing.
  const pair = facts.given.VAPID_PRIVATE_KEY ? await pairProblems(env) : []
  return [...variableProblems(env), ...pair]
}

async function main() {
  const { environment, dryRun, ...rest } = asked()
  print(`${dryRun ? 'Going through' : 'Deploying'} ${environment}`)
  const facts = gather({ environment, offline: dryRun, ...rest })
  const mistakes = mistakesIn(facts, await judged(facts))
  if (dryRun) print('Without an account: what only Cloudflare knows, secrets among it, is not looked at.')
  if (mistakes.length > 0) {
    print(dryRun ? '\nA real deployment would stop here:' : '\nNothing was changed. To mend first:')
    for (const { name, problem, remedy } of mistakes) print(`  ${name} ${problem}`, `      → ${remedy}`)
    if (!dryRun) return false
  }
  const folder = mkdtempSync(join(tmpdir(), 'owlcast-deploy-'))
  const { commit } = facts.git
  // The time tells two deployments of one commit apart.
  const version = `${commit.slice(0, 9)}-${Math.floor(Date.now() / 1000).toString(36)}`
  const tools = {
    wrangler: (args, { quiet = false, ...options } = {}) => {
      const { ok, said } = wrangler(args, { ...options, shown: !quiet })
      if (quiet) print(ok ? '  went well' : said)
      return ok
    },
    build: () => spawnSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' }).status === 0,
    buildPages: async (...args) => Boolean(await buildPages(...args)),
    confirm,
  }
  const { config } = facts
  const steps = stepsOf({ environment, config, version, commit, dryRun, folder, tools, ...rest })
  const back = wayBack({ environment, config })
  const ok = await runSteps(steps, { print, dryRun, back })
  rmSync(folder, { recursive: true, force: true })
  if (ok && dryRun)
    print('\nNothing was sent. Pages and the question at the end need an account, and were only printed.')
  else if (ok) print(`\n${config.vars.ORIGIN} is ${version}.`, ...back)
  return ok
}

main()
  .catch((error) => print(error.message) ?? false)
  .then((ok) => {
    process.exitCode = ok ? 0 : 1
  })
