/** The output of a dry run of `npm run deploy`, executed locally: the Worker's bundle behind Pages. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, type RequestInit } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unstable_generateASSETSBinding, unstable_getMiniflareWorkerOptions } from 'wrangler'
import { NOT_FOUND } from '../domain/locales/en/posts'
import { SHARE } from '../domain/locales/en/share'
import { ENVIRONMENTS, type Environment, readConfig } from '../scripts/deploy/config.ts'
import { buildPages } from '../scripts/deploy/pages.ts'
import { dryRun } from '../scripts/deploy/wrangler.ts'
import { migrate } from '../scripts/migrate.ts'
import { storedTracks } from '../scripts/music/stored.mjs'
import { retryOnReset } from '../scripts/retry-on-reset.ts'
import { ROOT } from '../scripts/root.ts'
import { DEMO_ADMIN, DEMO_MEMBER } from '../scripts/seed/seed.mjs'

const built = existsSync(join(ROOT, 'web/dist/.vite/manifest.json'))
const ORIGIN = 'https://owlcast.test'
const folder = mkdtempSync(join(tmpdir(), 'owlcast-deployed-'))
const site = join(folder, 'pages/site')
let bindings: Record<string, string[]> = {}
let mf: Miniflare

/** Requests a path from Pages. Sent twice, a request makes one user more, at most. */
const fetchPages = (path: string, init?: RequestInit) =>
  retryOnReset(() => mf.dispatchFetch(`${ORIGIN}${path}`, { redirect: 'manual', ...init }))

describe.skipIf(!built)('the deployment', () => {
  beforeAll(async () => {
    for (const name of ENVIRONMENTS) bindings = { ...bindings, [name]: dryRun(name, join(folder, name)) }
    await buildPages('production', join(folder, 'pages'))
    mf = new Miniflare(await createOptions())
    await mf.ready
    await migrate(await mf.getD1Database('DB', 'owlcast'))
  }, 600_000)

  afterAll(async () => {
    await mf?.dispose()
    rmSync(folder, { recursive: true, force: true })
  })

  test.each(ENVIRONMENTS)('gives %s every binding that the Worker requires, and no other', (environment) => {
    const env = [...readFileSync(join(ROOT, 'worker/env.ts'), 'utf8').matchAll(/^ {2}(\w+)(\??): (.+)$/gm)]
    const asked = env.map(([, name = '', optional, type]) => ({ name, needed: optional === '', type }))
    const given = bindings[environment] ?? []
    // The one required secret is never in a file.
    const needed = asked
      .filter(({ needed, name }) => needed && name !== 'AUTH_SECRET')
      .map(({ name }) => name)
    expect(needed).toContain('CHANNELS')
    expect(given).toEqual(expect.arrayContaining(needed))
    expect(given.filter((name) => !asked.some((one) => one.name === name))).toEqual([])
  })

  test.each(ENVIRONMENTS)('separates %s from the other environment and from this machine', (environment) => {
    const listNames = (name: Environment | undefined) => {
      const { name: worker, pagesProject, d1_databases, r2_buckets, vars } = readConfig(name)
      return [worker, pagesProject, d1_databases[0]?.database_name, r2_buckets[0]?.bucket_name, vars.ORIGIN]
    }
    const other = ENVIRONMENTS.find((name) => name !== environment)
    expect(listNames(environment).filter((name) => listNames(other).includes(name))).toEqual([])
    const { workers_dev, triggers, observability, placement, migrations } = readConfig(environment)
    expect(workers_dev).toBe(false)
    expect(triggers.crons).toEqual(['*/5 * * * *'])
    // Invocation logs contain URLs, which may contain tokens.
    expect(observability?.logs).toMatchObject({ enabled: true, invocation_logs: false })
    expect(observability?.traces?.enabled ?? false).toBe(false)
    expect(placement).toEqual({ mode: 'smart' })
    expect(migrations.length).toBeGreaterThan(0)
  })

  test('builds the same code for all environments, which is the tested one', () => {
    const bundle = (path: string) => readFileSync(path, 'utf8').replaceAll(/\/\/# sourceMappingURL.*/g, '')
    const [first, second] = ENVIRONMENTS.map((name) => bundle(join(folder, name, 'index.js')))
    expect(first === second).toBe(true)
    // In local runs the build may be outdated.
    if (process.env.CI) expect(first === bundle(join(ROOT, 'build/worker/index.js'))).toBe(true)
  })

  test('has the client, its headers and rules in the folder for Pages, and no internal files', () => {
    const files = readdirSync(site)
    const needed = ['index.html', 'sw.js', '_headers', '_routes.json', '_worker.js', 'assets']
    expect(files).toEqual(expect.arrayContaining(needed))
    expect(files).not.toContain('.vite')
    expect(readFileSync(join(folder, 'pages/wrangler.toml'), 'utf8')).toContain('service = "owlcast"')
  })

  test('serves the app at the root and forwards the rest to the Worker', async () => {
    const page = await fetchPages('/')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    const html = await page.text()
    expect(html).toContain('/assets/')
    expect(html).toContain(`content="${readConfig('production').vars.ORIGIN}/preview.png"`)
    expect((await fetchPages('/preview.png')).headers.get('content-type')).toBe('image/png')
    const health = await fetchPages('/api/health')
    expect(await health.json()).toEqual({ ok: true, version: expect.stringMatching(/\S/) })
    const gone = await fetchPages('/squawk/post_nothing')
    expect(gone.status).toBe(404)
    expect((await gone.text()).includes(SHARE.expiryHint)).toBe(true)
  })

  test('fills the page for a visitor who opens it, under the same content policy', async () => {
    const page = await fetchPages('/', { headers: { 'sec-fetch-dest': 'document' } })
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect([page.headers.get('etag'), page.headers.get('cache-control')]).toEqual([null, 'private, no-cache'])
    expect(await page.text()).toContain('<script type="application/json" id="first-page">{"kind":"squawk"')
  })

  test.each(['/nowhere', '/nowhere/at/all.html', '/hums', '/@wren/x/y', '/embed', '/auth/x'])(
    'answers %s with 404 and a helpful page',
    async (path) => {
      const page = await fetchPages(path)
      expect(page.status).toBe(404)
      expect(page.headers.get('content-type')).toContain('text/html')
    },
  )

  test('serves the app for an unknown URL, with its message in the HTML', async () => {
    const html = await (await fetchPages('/nowhere')).text()
    expect(html).toContain(`<h1>${NOT_FOUND.title}</h1>`)
    expect(html).toContain('name="robots" content="noindex"')
    expect(html).not.toContain('og:')
    expect(html).toMatch(/<script type="module"[^>]* src="\/assets\/app-/)
  })

  test('answers 404, uncached, for a script of an earlier version', async () => {
    const [script = ''] = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'))
    const there = await fetchPages(`/assets/${script}`)
    expect(there.headers.get('cache-control')).toContain('immutable')
    const gone = await fetchPages('/assets/index-of-yesterday.js')
    expect(gone.status).toBe(404)
    expect(gone.headers.get('cache-control')).toBe('no-store')
  })

  test('forwards sessions, range requests and sockets on one host', async () => {
    const { audioUrl } = await seedTrack()
    const part = await fetchPages(audioUrl, { headers: { range: 'bytes=10-19' } })
    expect(part.status).toBe(206)
    expect((await part.arrayBuffer()).byteLength).toBe(10)

    const made = await postJson('/api/dev/people', { name: 'Wren' })
    const { username, cookie } = (await made.json()) as { username: string; cookie: string }
    expect(cookie).toMatch(/^__Host-/)
    const session = await fetchPages('/api/session', { headers: { cookie } })
    expect(await session.json()).toMatchObject({ user: { username } })
    const shared = await fetchPages(`/@${username}`)
    expect(shared.status).toBe(200)
    expect((await shared.text()).includes(`<link rel="canonical" href="${ORIGIN}/@${username}"`)).toBe(true)

    const socket = await fetchPages('/api/live/feed', { headers: { upgrade: 'websocket', origin: ORIGIN } })
    expect(socket.status).toBe(101)
    socket.webSocket?.accept()
    socket.webSocket?.close()
  })
})

/** Pages' own file serving with the Worker behind it, as on Cloudflare. */
async function createOptions() {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(ROOT, 'wrangler.toml'), 'production')
  const log = { debug() {}, debugWithSanitization() {}, info() {}, log() {}, warn() {}, error() {} }
  const assets = await unstable_generateASSETSBinding({ log: log as never, directory: site })
  const front = {
    name: 'front',
    modules: [{ type: 'ESModule', path: join(site, '_worker.js') }],
    modulesRoot: site,
    compatibilityDate: '2026-08-01',
    serviceBindings: { API: 'owlcast', ASSETS: assets },
  }
  const worker = {
    ...workerOptions,
    name: 'owlcast',
    modules: [{ type: 'ESModule', path: join(folder, 'production/index.js') }],
    modulesRoot: join(folder, 'production'),
    bindings: {
      ...(workerOptions.bindings as object),
      ENVIRONMENT: 'test',
      ORIGIN,
      AUTH_SECRET: 'test'.repeat(8),
    },
  }
  const options = { host: '127.0.0.1', port: 0, cf: false, workers: [front, worker] }
  return convertV4MiniflareOptions(options as never)
}

const postJson = (path: string, body: object) =>
  fetchPages(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify(body),
  })

/** Adds one track to the library. */
async function seedTrack(): Promise<{ audioUrl: string }> {
  const [track] = storedTracks()
  if (!track) throw new Error('The library has no track')
  const { row, content, facts } = track
  const bucket = await mf.getR2Bucket('MEDIA', 'owlcast')
  await bucket.put(row.key, content, { httpMetadata: { contentType: row.type }, customMetadata: facts })
  await postJson('/api/dev/seed', { member: DEMO_MEMBER, admin: DEMO_ADMIN, tracks: [row], samples: [] })
  const { items } = (await (await fetchPages('/api/tracks')).json()) as { items: [{ audioUrl: string }] }
  return items[0]
}
