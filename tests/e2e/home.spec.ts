/** The home of a member: at rest, while Dusk Radio plays, and once everything was heard. */
import type { Page } from '@playwright/test'
import type { Post } from '../../domain/posts/posts.schema'
import { expect, test } from './actors'
import { findAxeViolationsInAllModes } from './axe'
import { publishPost } from './publish-posts'
import { unique } from './unique'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
const CONTROLS = 'a[href], button:enabled, input:enabled, select, textarea, [tabindex="0"]'

/** Counts what can be pressed or focused in the window, besides the actions of posts. */
const countControls = (page: Page) =>
  page.evaluate((selector) => {
    const isShown = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const at = document.elementFromPoint(left + width / 2, top + height / 2)
      return at !== null && (element.contains(at) || at.contains(element))
    }
    return [...document.querySelectorAll(selector)].filter((one) => !one.closest('article') && isShown(one))
      .length
  }, CONTROLS)

test('the record button stays in its bar on the home of visitors', { tag: '@extended' }, async ({
  visitor,
}) => {
  await visitor.setViewportSize(PHONE)
  await visitor.goto('/')
  const bar = visitor.getByRole('navigation', { name: 'Quick' })
  const button = bar.locator('.record-button')
  await expect(button).toBeVisible()
  const [outer, inner] = [await bar.boundingBox(), await button.boundingBox()]
  expect(inner?.y).toBeGreaterThanOrEqual(outer?.y ?? 0)
})

/** Serves home the posts by people followed alone: those of other stories would come and go. */
const serveFollowed = (page: Page) =>
  page.route(
    (url) => url.pathname === '/api/posts' && !url.searchParams.has('from'),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...(await response.json()), items: [] as Post[], cursor: null },
      })
    },
  )

test('plays what is new from home in at most 20 controls, and says when that was everything', {
  tag: '@extended',
}, async ({ actor, speaker, listener: { page, context, origin } }) => {
  const others = await Promise.all(
    ['Ida Falk', 'Bo Ek', 'Sol Petrov', 'Lin Zhou', 'Aiko Baba'].map((name) => actor(name)),
  )
  const fox = unique('The fox is back on the canal path')
  for (const person of [...others, speaker]) {
    await context.request.put(`${origin}/api/people/${person.username}/follow`, { headers: { origin } })
    await publishPost(person, { title: person === speaker ? fox : unique('A short walk') })
  }
  await serveFollowed(page)
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const radio = page.getByRole('main').locator('.radio')
  const home = page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: /^Home/ })
  await expect(radio.getByRole('button', { name: /^Start with/ })).toHaveCount(6)
  await expect(home).toHaveAccessibleName(/^Home \d minutes? unheard$/)
  expect(await countControls(page)).toBeLessThanOrEqual(20)
  await expect(page.getByRole('article').first()).toBeInViewport()

  await radio.getByRole('button', { name: /^Play what’s new/ }).click()
  await expect(radio.getByRole('heading', { level: 1, name: fox })).toBeVisible()
  await expect(radio.getByRole('button')).toHaveCount(0)
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player.getByRole('button', { name: `Pause: ${fox}` })).toBeVisible()
  expect(await countControls(page)).toBeLessThanOrEqual(20)
  const first = await page.getByRole('article').first().boundingBox()
  expect(first?.y).toBeLessThanOrEqual(345)
  expect(await findAxeViolationsInAllModes(page, { within: '.radio' })).toEqual([])

  await page.setViewportSize(PHONE)
  // A jump past 80% counts as heard, and the next one follows.
  const end = radio.getByRole('heading', { level: 1, name: 'That was everything.' })
  await expect(async () => {
    await player.getByRole('slider').press('End')
    await expect(end).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(home).toHaveAccessibleName('Home')
  await expect(radio.getByRole('button', { name: 'Hear them again' })).toBeVisible()
  expect(await findAxeViolationsInAllModes(page, { within: '.radio' })).toEqual([])
})

test('names beside home what leaves next, and the words of what plays', { tag: '@extended' }, async ({
  speaker,
  visitor,
  listener: { page },
}) => {
  const trumpet = unique('Trumpet on the fire escape')
  await publishPost(speaker, { title: trumpet, tags: ['night'] })
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  const aside = page.getByRole('complementary', { name: 'More' })
  await expect(aside.getByRole('heading', { name: 'Leaving next' })).toBeVisible()
  await expect(aside.getByRole('link', { name: /^#night \d+$/ })).toHaveAttribute(
    'href',
    '/?view=search&q=night',
  )
  expect(await findAxeViolationsInAllModes(page, { within: '.aside' })).toEqual([])
  await page.setViewportSize(DESKTOP)
  const row = aside.getByRole('listitem').getByRole('button').first()
  const title = await row.locator('b').textContent()
  await row.click()
  await expect(aside.getByRole('region', { name: title ?? '' })).toBeVisible()
  await expect(aside.getByRole('heading', { name: 'Leaving next' })).toBeHidden()
  expect(await findAxeViolationsInAllModes(page, { within: '.aside' })).toEqual([])
  // Nothing of it on phones, where the column is hidden.
  await visitor.setViewportSize(PHONE)
  await visitor.goto('/?view=squawks')
  await expect(visitor.getByRole('heading', { name: 'Leaving next' })).toBeHidden()
})
