/** Smoke test in Safari's engine: layout, sign-in, playback and the recorder. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Post } from '../../domain/posts/posts.schema'
import { signUpUser } from '../abuse/mailbox'
import { publish } from '../abuse/pages/publish-posts'
import { openServer, type Person, type TestServer } from '../abuse/test-server'
import { type Browser, openBrowser, pollUntil } from './browser'

const PASSWORD = 'a quiet canal at dusk'
let server: TestServer
let wren: Person
let post: Post

beforeAll(async () => {
  server = await openServer()
  wren = await server.createUser('Wren Okafor')
  const words = { title: 'The fox is back', description: 'At dusk.', tags: ['fox'] }
  post = await publish(server, wren, 'squawk', words)
})
afterAll(() => server?.close())

describe.each(['light', 'dark'] as const)('with the system set to %s', (scheme) => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser(scheme)
  })
  afterAll(() => browser?.close())

  const openPath = async (path: string) => {
    await browser.go(`${server.origin}${path}`)
    await browser.run(() => document.fonts.ready.then(() => null))
  }
  /** Whether at least one element of each selector is visible. */
  const isShown = (...parts: string[]) =>
    browser.run(
      (all) => all.every((css) => [...document.querySelectorAll(css)].some((one) => one.clientHeight > 0)),
      parts,
    )
  const getOverflow = () =>
    browser.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  /** Returns the playback position in seconds. */
  const getPosition = () =>
    browser.run(() => Number(document.querySelector('[role=slider]')?.getAttribute('aria-valuenow') ?? 0))
  const readText = (css: string) => browser.run((at) => document.querySelector(at)?.textContent ?? '', css)

  test.each([390, 1280])('the feed opens and fits, %i px wide', async (width) => {
    await browser.size(width)
    await openPath('/?view=squawks')
    await pollUntil(() => isShown('main', 'nav', 'article[data-post] h2', 'article[data-post] .play'))
    expect(await readText('article[data-post] h2')).toBe('The fox is back')
    expect(await getOverflow()).toBe(0)
    const looks = await browser.run(() => {
      const [, ...rgb] = /(\d+), (\d+), (\d+)/.exec(getComputedStyle(document.body).backgroundColor) ?? []
      const voices = [...document.fonts].filter(({ status }) => status === 'loaded')
      return {
        isDark: rgb.every((part) => Number(part) < 80),
        fonts: voices.map(({ family }) => family).join(),
      }
    })
    expect(looks.isDark).toBe(scheme === 'dark')
    expect(looks.fonts).toContain('Hanken Grotesk')
  })

  test('a card plays, and its position advances', async () => {
    await openPath('/?view=squawks')
    // Watched in the page: the sound may have ended before this process asks twice.
    await browser.run(() => {
      setInterval(() => {
        const position = document.querySelector('[role=slider]')?.getAttribute('aria-valuenow') ?? '0'
        if (position !== '0') document.body.dataset.lastPosition = position
      }, 50)
    })
    await browser.press(`article[data-post="${post.id}"] .play`)
    await pollUntil(() => browser.run(() => Number(document.body.dataset.lastPosition ?? 0) > 0))
  })

  test('a shared link opens, fits and plays', async () => {
    await browser.size(390)
    await openPath(`/squawk/${post.id}`)
    expect(await readText('h1')).toBe('The fox is back')
    expect(await getOverflow()).toBe(0)
    await browser.press('.big .play')
    await pollUntil(getPosition)
    await openPath(`/embed/squawk/${post.id}`)
    await pollUntil(() => isShown('h1', '.static-controls button'))
  })

  test('the recorder opens and records or shows why not', async () => {
    await browser.size(390)
    await openPath('/')
    await browser.signIn(wren.cookie)
    await openPath('/?view=record&mode=squawk')
    await pollUntil(() => isShown('.record .record-button'))
    expect(await getOverflow()).toBe(0)
    await browser.press('.record .record-button')
    // Records with a microphone; shows a message without one.
    await pollUntil(() =>
      isShown('[role=alert]', '.record').then((hasAlert) => hasAlert || isShown('.bird-on-wire[data-live]')),
    )
    expect(await readText('[role=alert]')).toMatch(/^$|microphone/i)
  })
})

test('signs in with a password', async () => {
  const { email } = await signUpUser(server, PASSWORD)
  const browser = await openBrowser('light')
  try {
    await browser.size(390)
    await browser.go(`${server.origin}/?sign-in=email`)
    await browser.type('dialog input[type=email]', email)
    await browser.type('dialog input[type=password]', PASSWORD)
    await browser.press('dialog button[type=submit]')
    await pollUntil(() => browser.run(() => document.body.textContent?.includes('Welcome, New') ?? false))
  } finally {
    await browser.close()
  }
})
