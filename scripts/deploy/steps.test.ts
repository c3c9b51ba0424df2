import { expect, test } from 'vitest'
import { confirm, findEntryScript } from './confirm.ts'
import { createSteps, listRollbackSteps, runSteps } from './steps.ts'

const config = { name: 'owlcast', pagesProject: 'owlcast-web', origin: 'https://owlcast.test' }

/** Runs a deployment in which the `failing` call fails; returns calls and output. */
async function runDeployment({ failing = '', dryRun = false } = {}) {
  const called: string[] = []
  const output: string[] = []
  const createCall =
    (name: string) =>
    (...args: unknown[]) => {
      const call = Array.isArray(args[0]) ? `${name} ${args[0].join(' ')}` : name
      called.push(call)
      return failing === '' || !call.startsWith(failing)
    }
  const deps = {
    wrangler: createCall('wrangler'),
    build: createCall('build'),
    buildPages: createCall('pages'),
    confirm: createCall('confirm'),
    printSetupLink: createCall('setup link'),
  }
  const given = {
    environment: 'production' as const,
    config,
    version: 'v1',
    commit: 'c0ffee',
    folder: '/tmp/x',
  }
  const steps = createSteps({ ...given, dryRun, secretsFile: undefined, tools: deps })
  const print = (...lines: string[]) => void output.push(...lines)
  const ok = await runSteps(steps, {
    print,
    dryRun,
    back: listRollbackSteps({ environment: 'production', config }),
  })
  return { ok, called, output: output.join('\n') }
}

test('runs the database, the Worker, Pages and the version check in this order', async () => {
  const { ok, called } = await runDeployment()
  expect(ok).toBe(true)
  expect(called).toEqual([
    'build',
    'wrangler d1 migrations apply DB --env production --remote',
    'wrangler deploy --env production --tag v1 --message v1 of owlcast',
    'pages',
    expect.stringContaining('wrangler pages deploy site --project-name owlcast-web --branch main'),
    'confirm',
    'setup link',
  ])
})

test.each([
  ['build', 1, 'Nothing was changed', false],
  ['wrangler d1', 2, 'The version of before is running', false],
  ['wrangler deploy', 3, 'The version of before is running', false],
  ['pages', 4, 'The new Worker answers the client of before', true],
  ['wrangler pages', 5, 'The new Worker answers the client of before', true],
  ['confirm', 6, 'does not answer as the new version', true],
  ['setup link', 7, 'The new version is running', true],
])('stops when %s fails and prints the state of the site', async (failing, calls, state, back) => {
  const { ok, called, output } = await runDeployment({ failing })
  expect(ok).toBe(false)
  expect(called.length).toBe(calls)
  expect(output).toContain(state)
  expect(output.includes('npx wrangler rollback --env production')).toBe(back)
})

test('a dry run deploys nothing and prints every step', async () => {
  const { ok, called, output } = await runDeployment({ dryRun: true })
  expect(ok).toBe(true)
  expect(called.filter((call) => /--remote|pages deploy|confirm/.test(call))).toEqual([])
  expect(called).toContainEqual(expect.stringMatching(/^wrangler deploy .*--dry-run/))
  expect(output).toContain('wrangler pages deploy')
  expect(output).toContain('https://owlcast.test/api/health')
})

const PAGE = '<script type="module" crossorigin src="/assets/index-new.js"></script>'

/** A mock site whose responses change per round. */
function createSite(
  ...rounds: { version?: string; page?: string; status?: number; parts?: object; deep?: Response }[]
) {
  let round = -1
  return async (url: string) => {
    if (url.endsWith('/api/health')) round++
    const {
      version = 'v1',
      page = PAGE,
      status = 200,
      parts,
      deep = Response.json({ ok: !parts, parts, version }, { status: parts ? 503 : 200 }),
    } = rounds[Math.min(round, rounds.length - 1)] ?? {}
    if (status === 0) throw new Error('no route')
    if (url.endsWith('/api/health/deep')) return deep.clone()
    return url.endsWith('/api/health') ? Response.json({ ok: true, version }, { status }) : new Response(page)
  }
}
const runConfirm = (ask: ReturnType<typeof createSite>, print: (line: string) => void = () => undefined) =>
  confirm({
    origin: 'https://owlcast.test',
    version: 'v1',
    page: PAGE,
    ask: ask as typeof fetch,
    pause: async () => undefined,
    print,
    tries: 3,
  })

test('confirm succeeds when both Worker and Pages serve the new version', async () => {
  expect(await runConfirm(createSite({}))).toBe(true)
  const old = PAGE.replace('new', 'old')
  expect(await runConfirm(createSite({ status: 0 }, { version: 'v0' }, { page: old }))).toBe(false)
  expect(await runConfirm(createSite({ version: 'v0' }, { page: old }, {}))).toBe(true)
})

test.each([
  [{ version: 'v0' }, 'says it is v0'],
  [{ status: 503 }, 'answered 503'],
  [{ status: 0 }, 'cannot be reached'],
  [{ page: '<html></html>' }, 'starts the app with null'],
  [{ parts: { database: false, storage: true, live: false } }, 'not reached: database, live'],
  [{ deep: new Response(PAGE) }, 'not reached: unknown'],
  [{ deep: Response.json({ ok: true, parts: {}, version: 'v0' }) }, 'answered by v0, not v1'],
])('confirm reports why it gave up: %j', async (round, outcome) => {
  const output: string[] = []
  expect(await runConfirm(createSite(round), (line) => void output.push(line))).toBe(false)
  expect(output.join()).toContain(outcome)
})

test('confirm accepts a version that serves while emails wait or the cron is late, and says so', async () => {
  const parts = { database: true, storage: true, live: true, outbox: false, schedule: false }
  const output: string[] = []
  expect(await runConfirm(createSite({ parts }), (line) => void output.push(line))).toBe(true)
  expect(output).toEqual([expect.stringContaining('outbox and schedule is late')])
})

test('confirm gives up on a site that accepts requests and never answers', async () => {
  const hang = (_: string, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    )
  const output: string[] = []
  const isConfirmed = await confirm({
    origin: 'https://owlcast.test',
    version: 'v1',
    page: PAGE,
    ask: hang as typeof fetch,
    patienceMs: 1,
    pause: async () => undefined,
    print: (line: string) => void output.push(line),
    tries: 2,
  })
  expect(isConfirmed).toBe(false)
  expect(output.join()).toContain('cannot be reached')
})

test.each(['each request', 'the body of each response'])(
  'confirm ends after its total time when a site hangs in %s',
  async (part) => {
    const isBody = part !== 'each request'
    const hang = (_: string, init?: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const body = new ReadableStream({
          start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason)),
        })
        if (isBody) resolve(new Response(body))
        else init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    const output: string[] = []
    const isConfirmed = await confirm({
      origin: 'https://owlcast.test',
      version: 'v1',
      page: PAGE,
      ask: hang as typeof fetch,
      patienceMs: 10_000,
      tries: 30,
      totalMs: 50,
      pause: async () => undefined,
      print: (line: string) => void output.push(line),
    })
    expect(isConfirmed).toBe(false)
    expect(output.join()).toContain('cannot be reached')
  },
)

test('entryOf finds the entry script of a page', () => {
  expect(findEntryScript(PAGE)).toBe('/assets/index-new.js')
})
