/**
 * Threat X3: recordings that are scripts and pages, too. Opened directly or requested as other types, nothing executes
 * in Chromium.
 */
import type { Page } from '@playwright/test'
import { addFigure } from '../figures'
import type { TestServer } from '../test-server'
import { POLYGLOTS, type Polyglot } from './polyglots'
import { publish, upload } from './publish-posts'
import { expect, test, type ViewerWindow } from './server-fixture'

/** Another site, mocked by the test. */
const ELSEWHERE = 'http://127.0.0.1:9999'

type Placed = Polyglot & { path: string }
let placed: Promise<Placed[]> | null = null

/** Publishes all of them once per server. */
function publishPolyglots(server: TestServer): Promise<Placed[]> {
  placed ??= server.createUser('Wren').then((wren) =>
    Promise.all(
      POLYGLOTS.map(async (one) => {
        const mediaId = await upload(server, wren, 'squawk', Buffer.from(one.bytes), one.type)
        const { audioUrl } = await publish(server, wren, 'squawk', { title: one.name, tags: ['a'], mediaId })
        return { ...one, path: audioUrl ?? '' }
      }),
    ),
  )
  return placed
}

/** Returns what executed. Console messages about blocked content are expected. */
async function listExecuted({ flaws }: ViewerWindow): Promise<string[]> {
  return (await flaws()).filter((flaw) => !flaw.startsWith('console: '))
}

/** Returns a page that requests this address in every way that executes, draws or frames it. */
function createBaitPage(address: string): string {
  return `<!doctype html><meta charset="utf-8"><title>Tempting</title>
<script src="${address}"></script><script type="module" src="${address}"></script>
<link rel="stylesheet" href="${address}"><link rel="import" href="${address}">
<img src="${address}"><svg><use href="${address}#a"></use><image href="${address}"></image></svg>
<iframe src="${address}"></iframe><iframe sandbox="allow-scripts" src="${address}"></iframe>
<object data="${address}" type="text/html"></object><embed src="${address}" type="image/svg+xml">
<script>
const tried = (start) => new Promise((settle) => {
  setTimeout(settle, 5000)
  try { start(settle) } catch { settle() }
})
const worker = (options) => tried((settle) => {
  const one = new Worker('${address}', options)
  one.onmessage = () => settle(globalThis.__xss = 'a worker')
  one.onerror = settle
})
globalThis.tries = Promise.all([
  worker({}),
  worker({ type: 'module' }),
  tried((settle) => import('${address}').then(settle, settle)),
  tried((settle) => {
    const code = 'try { importScripts("' + new URL('${address}', location) + '"); postMessage(1) } catch { close(); postMessage(0) }'
    const one = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })))
    one.onmessage = ({ data }) => settle(data && (globalThis.__xss = 'importScripts'))
    one.onerror = settle
  }),
])
</script>`
}

/** Opens a mocked page and waits for all of its attempts. */
async function openPage(page: Page, address: string, body: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto(address)
  await page.evaluate(() => (globalThis as { tries?: Promise<unknown> }).tries)
}

test('polyglots execute under another content type', async ({ openWindow }) => {
  const baits = POLYGLOTS.filter(({ runsAs }) => runsAs !== null)
  for (const { name, bytes, runsAs } of baits) {
    const viewer = await openWindow()
    const { page } = viewer
    await page.route(`${ELSEWHERE}/bait`, (route) =>
      route.fulfill({ body: Buffer.from(bytes), contentType: runsAs ?? '' }),
    )
    if (runsAs === 'text/javascript') await openPage(page, `${ELSEWHERE}/`, '<script src="/bait"></script>')
    else await page.goto(`${ELSEWHERE}/bait`)
    expect(await listExecuted(viewer), name).toContain('__xss is set')
  }
})

test('a polyglot opened by its URL is a player only', async ({ server, openWindow }) => {
  const all = await publishPolyglots(server)
  const viewer = await openWindow()
  const { page } = viewer
  const ways = ['', '?x=.html', '?type=text/javascript']
  for (const { name, type, path } of all)
    for (const way of ways) {
      await page.goto(`${path}${way}`)
      const shown = await page.evaluate(() => ({
        type: document.contentType,
        scripts: document.scripts.length,
        players: document.querySelectorAll('audio, video').length,
        text: document.body.textContent?.trim() ?? '',
      }))
      expect(shown, `${name}${way}`).toEqual({ type, scripts: 0, players: 1, text: '' })
      expect(await listExecuted(viewer), `${name}${way}`).toEqual([])
    }
  addFigure('polyglot sounds, opened directly', all.length * ways.length, 'a player, nothing ran')
})

test('requested as scripts, frames, pictures, styles and workers, polyglots do not execute', async ({
  server,
  openWindow,
}) => {
  const all = await publishPolyglots(server)
  for (const [where, from] of [
    ['our own page without a policy', `${server.origin}/bare`],
    ['a page of another site', `${ELSEWHERE}/tempting`],
  ] as const)
    for (const { name, path } of all) {
      const viewer = await openWindow()
      await openPage(viewer.page, from, createBaitPage(`${server.origin}${path}`))
      expect(await listExecuted(viewer), `${name}, ${where}`).toEqual([])
      await viewer.context.close()
    }
  addFigure('polyglot sounds, requested as another type', all.length * 2 * 14, 'nothing ran')
})

test('a page of the product with a polyglot as script source does not execute it', async ({
  server,
  openWindow,
}) => {
  const all = await publishPolyglots(server)
  for (const { name, path } of all) {
    const viewer = await openWindow()
    const { page } = viewer
    await page.route(`${server.origin}/`, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('<head>', `<head><script src="${path}"></script>`)
      await route.fulfill({ response: answer, body })
    })
    await page.goto('/')
    await expect(page.getByRole('main')).toBeVisible()
    expect(await page.locator(`script[src="${path}"]`).count(), name).toBe(1)
    // A script of our own that creates such an element.
    const made = await page.evaluate((src) => {
      try {
        Object.assign(document.createElement('script'), { src })
        return 'made'
      } catch {
        return 'refused'
      }
    }, path)
    expect(made, name).toBe('refused')
    expect(
      (await listExecuted(viewer)).filter((flaw) => !flaw.startsWith('policy: ')),
      name,
    ).toEqual([])
    await viewer.context.close()
  }
  addFigure('polyglot sounds, as scripts of our own page', 2 * all.length, 'nothing ran')
})
