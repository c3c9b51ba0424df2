/** The main flow, record, stop, publish and play, in browsers that lack or refuse something, and in small windows. */
import type { Page } from '@playwright/test'
import { expect, test } from './actors'
import { fillForm, openRecorder, record } from './recording-steps'
import { unique } from './unique'

/** Takes something away before any script of the page runs. */
type Bare = {
  init?: () => void
  size?: { width: number; height: number }
  /** Requests that fail. */
  blocked?: RegExp
  /** What a worker runs first. */
  before?: { file: RegExp; code: string }
}

const CASES: Record<string, Bare> = {
  'without WebCodecs': {
    init: () => {
      for (const name of ['AudioDecoder', 'AudioEncoder', 'AudioData', 'EncodedAudioChunk'])
        Reflect.deleteProperty(globalThis, name)
    },
  },
  'without files of its own': {
    init: () => void Reflect.deleteProperty(StorageManager.prototype, 'getDirectory'),
  },
  'with storage that throws': {
    init: () => {
      const deny = () => {
        throw new DOMException('Denied.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(globalThis, name, { configurable: true, get: deny })
      IDBFactory.prototype.open = deny
      StorageManager.prototype.getDirectory = async () => deny()
    },
  },
  'without files that a worker writes at once': {
    before: {
      file: /pcm-writer\.worker/,
      code: 'delete FileSystemFileHandle.prototype.createSyncAccessHandle',
    },
  },
  'where workers do not load': {
    init: () => {
      Object.defineProperty(globalThis, 'Worker', {
        value: class extends EventTarget {
          onerror?: (event: Event) => void
          constructor() {
            super()
            setTimeout(() => {
              const event = new Event('error')
              this.onerror?.(event)
              this.dispatchEvent(event)
            })
          }
          postMessage() {}
          terminate() {}
        },
      })
    },
  },
  'without audio worklets': {
    init: () => void Reflect.deleteProperty(BaseAudioContext.prototype, 'audioWorklet'),
  },
  'without sharing, clipboard, media session, wake lock and locks': {
    init: () => {
      for (const name of [
        'share',
        'canShare',
        'clipboard',
        'mediaSession',
        'wakeLock',
        'locks',
        'permissions',
      ])
        Reflect.deleteProperty(Navigator.prototype, name)
      Reflect.deleteProperty(globalThis, 'BroadcastChannel')
      Reflect.deleteProperty(globalThis, 'requestIdleCallback')
    },
  },
  'without fonts': { blocked: /\.woff2/ },
  'with reduced data': {
    init: () =>
      void Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '2g', downlink: 0.1 }),
      }),
  },
  'at 400% zoom, 320 by 256': { size: { width: 320, height: 256 } },
  'on a phone on its side, 667 by 320': { size: { width: 667, height: 320 } },
  'on a split screen, 320 by 320': { size: { width: 320, height: 320 } },
}

/** Nothing is wider than the window, and a control can be scrolled to and pressed. */
async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(1)
}

for (const [name, { init, size, blocked, before }] of Object.entries(CASES))
  test(`records, publishes and plays ${name}`, { tag: '@extended' }, async ({ speaker: { page } }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    if (init) await page.addInitScript(init)
    if (blocked) await page.route(blocked, (route) => route.abort())
    if (before)
      await page.route(before.file, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: `${before.code};${await response.text()}` })
      })
    if (size) await page.setViewportSize(size)
    const title = unique('Bare')
    await openRecorder(page)
    await expectFits(page)
    await record(page, 2)
    await page.getByRole('button', { name: 'Play preview' }).click()
    await expect(page.getByRole('button', { name: 'Stop preview' })).toBeVisible()
    await page.getByRole('button', { name: 'Stop preview' }).click()
    await fillForm(page, title)
    await expectFits(page)
    await page.getByRole('button', { name: 'Publish Squawk' }).click()
    const card = page.getByRole('article', { name: title })
    await expect(card).toBeVisible()
    await expectFits(page)
    await card.getByRole('button', { name: `Play: ${title}` }).click()
    await expect(card.getByRole('button', { name: `Pause: ${title}` })).toBeVisible()
    expect(errors).toEqual([])
  })

test('an older browser says so, and reads the page and the newest posts', { tag: '@extended' }, async ({
  visitor: page,
}) => {
  // No function of this name: an older browser ignores the colours.
  await page.route(/\/(\?.*)?$|\.css$|\/latest/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('light-dark(', 'dark-light(') })
  })
  await page.goto('/')
  const notice = page.getByText('Your browser is too old for Owlcast.')
  await expect(notice).toBeVisible()
  await expect(page.getByText('Dein Browser ist zu alt')).toBeHidden()
  const readColours = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement)
      return [color, backgroundColor, getComputedStyle(document.body).color]
    })
  const readable = ['rgb(242, 237, 227)', 'rgb(14, 19, 24)', 'rgb(242, 237, 227)']
  expect(await readColours()).toEqual(readable)
  await notice.getByRole('link', { name: 'Listen to the newest posts' }).click()
  await expect(page).toHaveURL(/\/latest$/)
  expect(await readColours()).toEqual(readable)
})

test('a browser of today says nothing', { tag: '@extended' }, async ({ visitor: page }) => {
  await page.goto('/')
  await expect(page.getByText('Your browser is too old for Owlcast.')).toBeHidden()
})
