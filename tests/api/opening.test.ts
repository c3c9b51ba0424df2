/**
 * The app's page brings visitors the first page of its feed, as of this second; members, requests of scripts and
 * unknown views get the static page.
 */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FirstPage } from '../../domain/posts/first-page'
import { FEED_MEMO_MS } from '../../domain/posts/posts.limits'
import front from '../../worker/front/front'
import { firstIsolate } from '../support/edge-sites'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, type Person } from '../support/world'

const BEFORE = '<!doctype html><html><body><div id="root"><div id="opening"><main>'
const AFTER = '</main></div></div><script src="/app.js"></script></body></html>'
const STATIC_PAGE = `${BEFORE}<!--first-page-->${AFTER}`
const NAVIGATION = { 'sec-fetch-dest': 'document', 'accept-language': 'en' }

type VisitOptions = {
  headers?: Record<string, string>
  as?: Person
  api?: (request: Request) => Promise<Response>
}

/** Opens an address through Pages; `asked` counts the calls of the Worker. */
function createPages() {
  const pages = { asked: 0, conditions: [] as (string | null)[], open, read }
  async function open(path: string, { headers = NAVIGATION, as, api }: VisitOptions = {}): Promise<Response> {
    const run = createExecutionContext()
    const API = {
      fetch(request: Request) {
        pages.asked++
        return api ? api(request) : firstIsolate.fetch(request as never, env, run)
      },
    }
    const ASSETS = {
      async fetch(request: Request) {
        pages.conditions.push(request.headers.get('if-none-match'))
        return new Response(STATIC_PAGE, {
          headers: {
            'content-type': 'text/html',
            etag: '"static"',
            'content-security-policy': "script-src 'self'",
          },
        })
      },
    }
    const request = new Request(`${env.ORIGIN}${path}`, {
      headers: { ...headers, ...(as ? { cookie: as.cookie } : {}) },
    })
    const page = await front.fetch(request, { API, ASSETS } as never, run)
    if (!api) await waitOnExecutionContext(run)
    return page
  }
  async function read(path: string, options?: VisitOptions): Promise<string> {
    return (await open(path, options)).text()
  }
  return pages
}

function parseFirstPage(html: string): FirstPage {
  const [, json = ''] = /<script type="application\/json" id="first-page">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)
}

let pages: ReturnType<typeof createPages>
let at = Date.now()
beforeEach(() => {
  // Each test begins when no cached entry is fresh.
  at = Math.max(Date.now(), at) + 10 * FEED_MEMO_MS
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  pages = createPages()
})
afterEach(() => {
  at = Date.now()
  vi.useRealTimers()
})

test('fills the slot with the feed as data, and with the block that plays its newest post', async () => {
  const post = await publishSquawk(await createPerson('Wren'), { title: '</script><b>Rain' })
  const html = await pages.read('/')
  expect(html.startsWith(BEFORE)).toBe(true)
  expect(html.endsWith(AFTER)).toBe(true)
  const { kind, now, feed } = parseFirstPage(html)
  expect([kind, now, feed.items[0]?.id]).toEqual(['squawk', Date.now(), post.id])
  expect(html).toContain(`data-src="${post.audioUrl}"`)
  expect(html).toContain('aria-label="Hear what people said tonight"')
  expect(html).not.toContain('<b>Rain')
  expect(html.match(/<script/g)).toHaveLength(2)
})

test('fills the page of a feed with its own posts', async () => {
  const post = await publishSquawk(await createPerson('Wren'))
  const html = await pages.read('/?view=squawks')
  expect(parseFirstPage(html).feed.items[0]?.id).toBe(post.id)
  expect(html).toContain('data-place="feed"')
  expect(parseFirstPage(await pages.read('/?view=hum')).kind).toBe('hum')
})

test('keeps the headers of the static page, without its ETag, and asks for no confirmation', async () => {
  const page = await pages.open('/', { headers: { ...NAVIGATION, 'if-none-match': '"static"' } })
  expect(page.headers.get('content-security-policy')).toBe("script-src 'self'")
  expect(page.headers.get('etag')).toBeNull()
  expect(page.headers.get('cache-control')).toBe('private, no-cache')
  expect(pages.conditions).toEqual([null])
})

test.each([
  ['the service worker', '/', { 'sec-fetch-dest': 'empty' }],
  ['a browser that does not say what it opens', '/', {}],
  ['a view without a feed', '/?view=settings', NAVIGATION],
  ['a view without a public feed', '/?view=mue', NAVIGATION],
])('serves the static page to %s', async (_, path, headers) => {
  const page = await pages.open(path, { headers: headers as Record<string, string> })
  expect([await page.text(), page.headers.get('etag'), pages.asked]).toEqual([STATIC_PAGE, '"static"', 0])
})

test('serves the static page to members', async () => {
  const html = await pages.read('/', { as: await createPerson('Wren') })
  expect([html, pages.asked]).toEqual([STATIC_PAGE, 0])
})

test('renders once a second for each language', async () => {
  await publishSquawk(await createPerson('Wren'))
  const first = await pages.read('/')
  vi.setSystemTime(Date.now() + FEED_MEMO_MS / 4)
  expect(await pages.read('/')).toBe(first)
  expect(pages.asked).toBe(1)
  const german = await pages.read('/', { headers: { ...NAVIGATION, 'accept-language': 'de' } })
  expect(german).toContain('data-language="de"')
  expect(pages.asked).toBe(2)
  vi.setSystemTime(Date.now() + FEED_MEMO_MS)
  await pages.read('/')
  expect(pages.asked).toBe(3)
})

test('omits a post that expired between two visits', async () => {
  const post = await publishSquawk(await createPerson('Wren'))
  vi.setSystemTime((post.expiresAt ?? 0) - FEED_MEMO_MS / 4)
  expect(await pages.read('/')).toContain(post.id)
  vi.setSystemTime(post.expiresAt ?? 0)
  expect(await pages.read('/')).not.toContain(post.id)
})

test('omits a deleted post a second later', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren)
  expect(await pages.read('/')).toContain(post.id)
  expect((await call(`DELETE /api/posts/${post.id}`, { as: wren })).ok).toBe(true)
  vi.setSystemTime(Date.now() + FEED_MEMO_MS)
  expect(await pages.read('/')).not.toContain(post.id)
})

test.each([
  ['fails', async () => new Response('', { status: 500 })],
  ['cannot be reached', () => Promise.reject(new Error('down'))],
  ['does not answer in time', () => new Promise<Response>(() => {})],
])('ends the page without the feed when the Worker %s', async (_, api) => {
  expect(await pages.read('/', { api })).toBe(BEFORE + AFTER)
})

test('streams what is before the slot while the Worker renders', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const page = await pages.open('/', { api: () => promise })
  const reader = (page.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader()
  const { value: before = '' } = await reader.read()
  expect(before).toContain('<div id="opening">')
  resolve(new Response('<p>late</p>'))
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value
  expect(before + rest).toBe(`${BEFORE}<p>late</p>${AFTER}`)
})
