/** The feed in a browser: clipboard, focus, keys, scrolling and layout. Its states are in component tests. */
import { expect, test } from './actors'
import { findAxeViolationsInAllModes } from './axe'
import { blockEvents } from './block-events'
import { publishPost } from './publish-posts'
import { unique } from './unique'

test('sharing copies the link to the clipboard and shows it', async ({ speaker }) => {
  const { page, context } = speaker
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const post = await publishPost(speaker, { title: unique('Share me') })
  await page.goto(`/?view=squawks&post=${post.id}`)
  const share = page.locator(`[data-post="${post.id}"]`).getByRole('button', { name: `Share ${post.title}` })
  await share.click()
  const link = new URL(`/squawk/${post.id}`, page.url()).href
  await expect(page.getByText(`Link copied to clipboard! ${link}`)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
})

test('a link to a squawk focuses and highlights its card', async ({ speaker, visitor }) => {
  const post = await publishPost(speaker, { title: 'Find me' })
  await visitor.goto(`/?view=squawks&post=${post.id}`)
  const card = visitor.locator(`[data-post="${post.id}"]`)
  await expect(card).toBeFocused()
  await expect(card).toHaveClass(/is-landed/)
  await expect(card).not.toHaveClass(/is-landed/)
})

test('j and k move from card to card', { tag: '@extended' }, async ({ speaker, visitor }) => {
  await publishPost(speaker, { title: 'First said' })
  const { title } = await publishPost(speaker, { title: unique('Said after it') })
  await blockEvents(visitor)
  // Lists are cached for a second, and this window receives no events.
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

test('loads further pages while scrolling and keeps hundreds of cards', { tag: '@extended' }, async ({
  speaker,
  visitor,
}) => {
  const post = await publishPost(speaker, { title: 'One of many' })
  const now = Date.now()
  const createPage = (at: number) => ({
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
    return route.fulfill({ json: createPage(Number(cursor?.slice(1) ?? 0)) })
  })
  await visitor.goto('/?view=squawks')
  await expect(visitor.locator('article')).toHaveCount(50)
  for (let at = 1; at < 6; at++) {
    await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const count = () => visitor.locator('article').count()
    await expect.poll(count).toBeGreaterThanOrEqual((at + 1) * 50)
  }
  await expect(visitor.getByRole('heading', { name: 'Voice 5.49' })).toBeAttached()
})

test('axe finds nothing and nothing scrolls sideways, with a player and its queue', { tag: '@a11y' }, async ({
  speaker,
}) => {
  const { page } = speaker
  const post = await publishPost(speaker, {
    title: `Naughty <b>${'W'.repeat(60)}</b>`,
    description: 'مرحبا\n'.repeat(8),
  })
  await page.goto(`/?view=squawks&post=${post.id}`)
  await page.locator(`[data-post="${post.id}"]`).getByRole('button', { name: /^Play/ }).click()
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
  expect(await findAxeViolationsInAllModes(page)).toEqual([])
  await page.getByRole('button', { name: /Open queue/ }).click()
  await expect(page.getByRole('dialog', { name: 'Now playing' })).toBeVisible()
  expect(await findAxeViolationsInAllModes(page, { within: 'dialog[open]' })).toEqual([])
})
