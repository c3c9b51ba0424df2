/** A visitor hears the first voice of home before the app has loaded, and the app plays on. */
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { holdAppScript } from './hold-script'
// The newest post is this story's.
import { expect, test } from './own-server'
import { publishPost } from './publish-posts'

const LONG = fileURLToPath(new URL('../fixtures/speech-60.mp3', import.meta.url))
const PLAY = 'Hear what people said tonight'
const PAUSE = `Pause: ${PLAY}`

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

/** Keeps the page's sounds, and what breaks its content policy. */
const watchPage = (page: Page) =>
  page.addInitScript(() => {
    const seen = { sounds: new Set<HTMLMediaElement>(), loads: 0, violations: [] as string[], shift: 0 }
    Object.assign(window, { seen })
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      if (!seen.sounds.has(this)) this.addEventListener('emptied', () => seen.loads++)
      seen.sounds.add(this)
      return play.call(this)
    }
    addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      seen.violations.push(violatedDirective),
    )
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

type Seen = { sounds: Set<HTMLMediaElement>; loads: number; violations: string[]; shift: number }
const readSeen = (page: Page) =>
  page.evaluate(() => {
    const { sounds, ...rest } = Reflect.get(window, 'seen') as Seen
    const playing = [...sounds].filter(({ paused }) => !paused).map(({ currentTime }) => currentTime)
    return { ...rest, sounds: sounds.size, playing }
  })

test('a visitor hears the newest post before the app has loaded, and the app plays on', async ({
  speaker,
  visitor,
}) => {
  await publishPost(speaker, { title: 'An older voice', file: LONG })
  const post = await publishPost(speaker, { title: 'The first voice', file: LONG })
  await watchPage(visitor)
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const loadApp = await holdAppScript(visitor)
  await visitor.goto('/', { waitUntil: 'commit' })
  const button = (name: string) => visitor.getByRole('button', { name, exact: true })
  await expect(button(PLAY)).toBeVisible()
  await expect(visitor.locator('.on-air')).toContainText(post.title)
  // Its animation lasts.
  await visitor.locator('.is-unopened').evaluate((element) => element.remove())
  expect(await findAxeViolations(visitor, { within: '.on-air' })).toEqual([])
  const place = await button(PLAY).boundingBox()
  await button(PLAY).focus()
  await visitor.keyboard.press('Enter')
  await expect(button(PAUSE)).toBeFocused()
  await expect.poll(async () => (await readSeen(visitor)).playing[0]).toBeGreaterThan(0.2)
  const [before = 0] = (await readSeen(visitor)).playing

  loadApp()
  await expect(visitor.getByRole('navigation').first()).toBeVisible()
  await expect(button(PAUSE)).toBeFocused()
  await expect(visitor.getByRole('region', { name: 'Player' })).toContainText(post.title)
  expect(await button(PAUSE).boundingBox()).toEqual(place)
  const { playing, sounds, loads, violations, shift } = await readSeen(visitor)
  expect(playing).toHaveLength(1)
  expect(playing[0]).toBeGreaterThanOrEqual(before)
  expect({ sounds, loads, violations }).toEqual({ sounds: 1, loads: 0, violations: [] })
  // The headline gets its font.
  expect(shift).toBeLessThan(0.05)
  // The feed came with the page.
  await expect(visitor.locator('.shelf .tile').first()).toBeVisible()
  expect(asked.filter((path) => path === '/api/posts')).toEqual([])
  await visitor.keyboard.press('Enter')
  await expect(button(PLAY)).toBeVisible()
  expect((await readSeen(visitor)).playing).toEqual([])
})

test('a page from the history shows nothing that it brought before', async ({ speaker, visitor }) => {
  const post = await publishPost(speaker, { title: 'Soon gone', file: LONG })
  await visitor.goto('/')
  await expect(visitor.locator('.on-air')).toContainText(post.title)
  await visitor.goto('/licences.json')
  const { origin } = speaker
  const answer = await speaker.context.request.delete(`${origin}/api/posts/${post.id}`, {
    headers: { origin },
  })
  expect(answer.status()).toBe(204)
  const loadApp = await holdAppScript(visitor)
  await visitor.goBack({ waitUntil: 'commit' })
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByText(post.title)).toHaveCount(0)
  loadApp()
  await expect(visitor.getByRole('navigation').first()).toBeVisible()
  await expect(visitor.getByText(post.title)).toHaveCount(0)
})
