/** The feed as people meet it: what stands there, what can be done with it, and what is said when it cannot be read. */

import { expect, test } from './actors'
import { barriersInEveryLook } from './barriers'
import { keepStill } from './still'
import { unique } from './unique'
import { speak } from './voices'

test('a squawk shows who, what, how long it lives and its tags', async ({ speaker, visitor }) => {
  const post = await speak(speaker, {
    title: 'The fox is back on the canal path',
    description: 'Third night running.',
    tags: ['fox', 'canal'],
  })
  await visitor.goto('/?view=squawks')
  const card = visitor.locator(`[data-post="${post.id}"]`)
  await expect(card.getByRole('heading', { name: post.title })).toBeVisible()
  await expect(card.getByText(speaker.displayName)).toBeVisible()
  await expect(card.getByText(`@${speaker.username} · now`)).toBeVisible()
  await expect(card.getByText('24h left')).toBeVisible()
  await expect(card.getByText('Third night running.')).toBeVisible()
  await expect(card.getByText('#fox')).toBeVisible()
  await expect(card.getByText('0:03')).toBeVisible()
  await expect(visitor.getByText('Active Squawks')).toBeVisible()
  await expect(visitor.getByText('Survivors')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Create Squawk' }).first()).toHaveAttribute(
    'href',
    /view=record/,
  )
})

test('sharing copies the link and shows it; without a clipboard the link can be copied by hand', async ({
  speaker,
}) => {
  const { page, context } = speaker
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const post = await speak(speaker, { title: unique('Share me') })
  await page.goto(`/?view=squawks&post=${post.id}`)
  const share = page.locator(`[data-post="${post.id}"]`).getByRole('button', { name: `Share ${post.title}` })
  await share.click()
  const link = new URL(`/squawk/${post.id}`, page.url()).href
  await expect(page.getByText(`Link copied to clipboard! ${link}`)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await share.click()
  await expect(page.getByRole('dialog').getByLabel('Link')).toHaveValue(link)
})

test('only its author can delete a squawk, after being asked, and it leaves the list', async ({
  speaker,
  listener,
}) => {
  const post = await speak(speaker, { title: unique('Said too much') })
  const more = `More actions for ${post.title}`
  await listener.page.goto(`/?view=squawks&post=${post.id}`)
  await listener.page.getByRole('button', { name: more }).click()
  await expect(listener.page.getByRole('menuitem', { name: 'Play next' })).toBeVisible()
  await expect(listener.page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)

  const { page } = speaker
  await page.goto(`/?view=squawks&post=${post.id}`)
  await page.getByRole('button', { name: more }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const ask = page.getByRole('alertdialog')
  await expect(ask.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await expect(ask).toContainText('Are you sure you want to delete this squawk?')
  await ask.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Squawk deleted')).toBeVisible()
  await expect(page.locator(`[data-post="${post.id}"]`)).toHaveCount(0)
})

test('a link to a squawk brings its card into focus with a mark', async ({ speaker, visitor }) => {
  const post = await speak(speaker, { title: 'Find me' })
  await visitor.goto(`/?view=squawks&post=${post.id}`)
  const card = visitor.locator(`[data-post="${post.id}"]`)
  await expect(card).toBeFocused()
  await expect(card).toHaveClass(/is-landed/)
  await expect(card).not.toHaveClass(/is-landed/)
})

test('j and k walk from card to card', async ({ speaker, visitor }) => {
  await speak(speaker, { title: 'First said' })
  const { title } = await speak(speaker, { title: unique('Said after it') })
  await keepStill(visitor)
  // A list may be a second old, and this window is told of nothing new.
  await expect(async () => {
    await visitor.goto('/?view=squawks')
    await expect(visitor.getByRole('heading', { name: title })).toBeVisible({ timeout: 3_000 })
  }).toPass()
  const focused = () => visitor.evaluate(() => document.activeElement?.getAttribute('data-post'))
  await visitor.keyboard.press('j')
  const first = await focused()
  await visitor.keyboard.press('j')
  const second = await focused()
  expect(second).not.toBe(first)
  await visitor.keyboard.press('k')
  expect(await focused()).toBe(first)
})

test('a list that cannot be read says so and offers another try; nothing is made up', async ({ visitor }) => {
  await visitor.route('**/api/posts?*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await visitor.goto('/?view=squawks')
  await expect(
    visitor.getByRole('alert').filter({ hasText: 'Something went wrong on our side' }),
  ).toBeVisible({
    timeout: 20_000,
  })
  await expect(visitor.locator('article')).toHaveCount(0)
  await visitor.unroute('**/api/posts?*')
  await visitor.getByRole('button', { name: 'Try again' }).click()
  await expect(visitor.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('what this device has seen is shown as saved when nothing can be read', async ({ speaker, visitor }) => {
  const post = await speak(speaker, { title: 'Kept on the device' })
  await visitor.goto('/?view=squawks')
  await expect(visitor.locator(`[data-post="${post.id}"]`)).toBeVisible()
  await visitor.route('**/api/posts?*', (route) => route.abort())
  await visitor.reload()
  await expect(visitor.getByText('Offline — saved posts')).toBeVisible({ timeout: 20_000 })
  await expect(visitor.locator(`[data-post="${post.id}"]`)).toBeVisible()
})

test('an empty feed has a bird on the wire and the way to be the first', async ({ visitor }) => {
  const nothing = { items: [], cursor: null, seq: 1, now: Date.now(), stats: { active: 0, authors: 0 } }
  await visitor.route('**/api/posts?*', (route) => route.fulfill({ json: nothing }))
  await visitor.goto('/?view=squawks')
  await expect(visitor.getByRole('heading', { name: 'No squawks yet' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Create Squawk' })).toHaveCount(2)
})

test('further pages come while scrolling, and hundreds of cards stay', async ({ speaker, visitor }) => {
  const post = await speak(speaker, { title: 'One of many' })
  const now = Date.now()
  const pageOf = (at: number) => ({
    items: Array.from({ length: 50 }, (_, i) => ({
      ...post,
      id: `many_${at}_${i}`,
      title: `Voice ${at}.${i}`,
    })),
    cursor: at < 5 ? `c${at + 1}` : null,
    seq: 1,
    now,
    stats: { active: 300, authors: 1 },
  })
  await visitor.route('**/api/posts?*', (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor')
    return route.fulfill({ json: pageOf(Number(cursor?.slice(1) ?? 0)) })
  })
  await visitor.goto('/?view=squawks')
  await expect(visitor.locator('article')).toHaveCount(50)
  for (let at = 1; at < 6; at++) {
    await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const count = () => visitor.locator('article').count()
    await expect.poll(count, { timeout: 20_000 }).toBeGreaterThanOrEqual((at + 1) * 50)
  }
  await expect(visitor.getByRole('heading', { name: 'Voice 5.49' })).toBeAttached()
})

test('axe finds nothing and nothing scrolls sideways, with a player and its queue', async ({ speaker }) => {
  const { page } = speaker
  const post = await speak(speaker, {
    title: `Naughty <b>${'W'.repeat(60)}</b>`,
    description: 'مرحبا\n'.repeat(8),
  })
  await page.goto(`/?view=squawks&post=${post.id}`)
  await page.locator(`[data-post="${post.id}"]`).getByRole('button', { name: /^Play/ }).click()
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
  expect(await barriersInEveryLook(page)).toEqual([])
  await page.getByRole('button', { name: /Open queue/ }).click()
  await expect(page.getByRole('dialog', { name: 'Now playing' })).toBeVisible()
  expect(await barriersInEveryLook(page, { within: 'dialog[open]' })).toEqual([])
})
