/** The feed in a browser: clipboard, focus, keys, scrolling and layout. Its states are in component tests. */
import type { Page } from '@playwright/test'
import type { Post } from '../../domain/posts/posts.schema'
import { expect, test } from './actors'
import { findAxeViolationsInAllModes } from './axe'
import { blockEvents } from './block-events'
import { publish, publishPost } from './publish-posts'
import { serveStaticPage } from './static-page'
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

test('a feed begins at 112 px of a phone, and a voice fits on a card', { tag: '@extended' }, async ({
  speaker,
  listener,
}) => {
  const { page } = speaker
  await page.setViewportSize({ width: 390, height: 844 })
  const long =
    'Nobody is pretending any more. A man eats a whole roast chicken, and the driver hums. '.repeat(3)
  const post = await publishPost(speaker, { title: unique('The last bus'), description: long })
  await publishPost(listener, {
    title: 'Kind elbows',
    parents: [{ id: post.id, moment: { startMs: 500, endMs: 1500 } }],
  })
  const short = await publishPost(speaker, {
    title: unique('The fox is back on the path'),
    description: 'Third night running.',
  })
  await page.goto('/?view=squawks')
  const card = (id: string) => page.locator(`[data-post="${id}"]`)
  await expect(card(post.id).getByRole('group', { name: /^Replies to moments/ })).toBeVisible()
  const measure = (id: string) => card(id).evaluate((element) => element.getBoundingClientRect().height)
  expect((await page.locator('article').first().boundingBox())?.y).toBeLessThanOrEqual(120)
  expect(await measure(post.id)).toBeLessThanOrEqual(235)
  expect(await measure(short.id)).toBeLessThanOrEqual(200)
})

test('a card with a description and words keeps to three lines and has both behind one button', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const { page } = speaker
  await page.setViewportSize({ width: 390, height: 844 })
  const words = 'Nobody is pretending any more, and the driver hums. '.repeat(3).trim()
  const post = await publishPost(speaker, {
    title: unique('The last bus'),
    description: 'A man eats a whole roast chicken on the upper deck of the night bus. '.repeat(3),
    tags: ['bus', 'nightlines', 'chicken', 'upperdeck'],
  })
  const short = await publishPost(speaker, {
    title: unique('At first light'),
    description: 'The first tram.',
  })
  await publishPost(listener, {
    title: 'Kind elbows',
    parents: [{ id: post.id, moment: { startMs: 500, endMs: 1500 } }],
  })
  await page.route('**/api/posts?*', async (route) => {
    const response = await route.fetch()
    const list = await response.json()
    for (const item of list.items)
      if (item.id === post.id || item.id === short.id)
        Object.assign(item, { transcript: words, transcriptState: 'ready' })
    await route.fulfill({ response, json: list })
  })
  await page.route('**/words.json', (route) =>
    route.fulfill({
      json: { language: 'en', words: words.split(' ').map((word, i) => [word, i * 90, i * 90 + 80]) },
    }),
  )
  await page.goto('/?view=squawks')
  const card = page.locator(`[data-post="${post.id}"]`)
  await expect(card.getByRole('group', { name: /^Replies to moments/ })).toBeVisible()
  const more = card.getByRole('button', { name: 'Read more' })
  await expect(more).toBeVisible()
  expect(await card.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(235)
  await expect(card.getByText(words)).toHaveCount(0)
  await more.click()
  await expect(card.getByText(words)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Show less' })).toHaveCount(1)
  // Tags begin where the lines of the text do.
  const starts = await card.locator('.tagline').evaluate((list) => {
    const { left } = (list.closest('.text') as Element).getBoundingClientRect()
    const tops = new Map<number, number>()
    for (const tag of list.querySelectorAll('a')) {
      const box = tag.getBoundingClientRect()
      tops.set(Math.round(box.top), Math.min(tops.get(Math.round(box.top)) ?? 999, box.left - left))
    }
    return [...tops.values()].slice(1)
  })
  for (const start of starts) expect(start).toBeLessThan(1)
  // A description of one line leads to the words, too.
  const shortCard = page.locator(`[data-post="${short.id}"]`)
  await shortCard.getByRole('button', { name: 'Read more' }).click()
  await expect(shortCard.getByText(words)).toBeVisible()
})

/** Answers every list with six pages of fifty cards that share the sound of a post. */
async function listHundreds(page: Page, post: Post): Promise<void> {
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
  await serveStaticPage(page)
  await page.route('**/api/posts?*', (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor')
    return route.fulfill({ json: createPage(Number(cursor?.slice(1) ?? 0)) })
  })
}

test('hundreds of cards keep their text, what is in use and their place', { tag: '@extended' }, async ({
  speaker,
  visitor,
}) => {
  await listHundreds(visitor, await publishPost(speaker, { title: 'One of many' }))
  await visitor.goto('/?view=squawks')
  const card = (id: string) => visitor.locator(`[data-post="many_${id}"]`)
  const plays = visitor.locator('article').getByRole('button', { name: /^Play/ })
  await expect(visitor.locator('article')).toHaveCount(50)
  await card('0_2').getByRole('button', { name: /^Play/ }).click()
  await card('0_4')
    .getByRole('button', { name: /^Share/ })
    .focus()
  for (let at = 1; at < 6; at++) {
    await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(visitor.getByRole('heading', { name: `Voice ${at}.49` })).toBeAttached()
  }
  await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => plays.count()).toBeLessThan(50)
  await expect(visitor.locator('article').getByRole('heading')).toHaveCount(300)
  // What has the focus stays as it is.
  await expect(card('0_4').getByRole('button', { name: /^Share/ })).toBeFocused()
  // The voice that plays has gone on without its card.
  await expect(visitor.getByRole('region', { name: 'Player' })).toContainText(/Voice 0\.\d/)
  await expect(card('0_2').getByRole('button')).toHaveCount(0)
  // A search in the page finds what is far, and the card is complete once it is reached.
  expect(
    await visitor.evaluate(() => Reflect.apply(Reflect.get(window, 'find'), window, ['Voice 2.20'])),
  ).toBe(true)
  await expect(card('2_20')).toBeInViewport()
  await expect(card('2_20').getByRole('button', { name: /^Play/ })).toBeVisible()
  await visitor.evaluate(() => scrollTo(0, 0))
  await expect(card('0_0').getByRole('button', { name: /^Play/ })).toBeInViewport()
})

test('offers to unfold a text only where it does not fit', { tag: '@extended' }, async ({
  speaker,
  visitor,
}) => {
  const description = 'The first tram goes over the long bridge, and nobody is in it. '.repeat(3).trim()
  const { id } = await publishPost(speaker, { title: 'Dawn', description })
  await visitor.goto('/?view=squawks')
  const more = visitor.locator(`[data-post="${id}"]`).getByRole('button', { name: 'Read more' })
  await expect(visitor.getByRole('heading', { name: 'Dawn' })).toBeVisible()
  await expect(more).toHaveCount(0)
  await visitor.setViewportSize({ width: 390, height: 844 })
  await expect(more).toBeVisible()
})

test('Back returns to a place among hundreds of cards', { tag: '@extended' }, async ({
  speaker,
  visitor,
}) => {
  await listHundreds(visitor, await publishPost(speaker, { title: 'One of many' }))
  await visitor.goto('/?view=squawks')
  for (let at = 0; at < 6; at++) {
    await expect(visitor.getByRole('heading', { name: `Voice ${at}.49` })).toBeAttached()
    await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight))
  }
  const card = visitor.locator('[data-post="many_3_7"]')
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByRole('button', { name: /^Play/ })).toBeVisible()
  const { top } = await card.evaluate((element) => element.getBoundingClientRect())
  await card.getByRole('link').first().click()
  await expect(visitor).toHaveURL(/view=member/)
  await visitor.goBack()
  await expect(card.getByRole('button', { name: /^Play/ })).toBeInViewport()
  const back = await card.evaluate((element) => element.getBoundingClientRect().top)
  expect(Math.abs(back - top)).toBeLessThan(10)
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

const HUM = {
  tags: [],
  detail: { recipientName: 'Ida', alias: 'Ida', condition: 'back pain', consent: true, language: 'en' },
}
const SONG = { tags: [], detail: { songTitle: 'Low tide', author: 'Nia', isOriginal: true } }

/** What the tab key reaches in a card, but for what is content: the links in its text, and the replies on its waveform. */
const listControls = (page: Page, { id }: Post) =>
  page.locator(`article[data-post="${id}"]`).evaluate((card) =>
    [...card.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex]')]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches(':is(.text a, .tagline a, .moment-marks button)'))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''),
  )

test('a card with replies has at most seven controls, and a chain one more for its four labels', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const long = 'Nobody is pretending any more. A man eats a whole roast chicken. '.repeat(6)
  const squawk = await publishPost(speaker, { title: unique('The last bus'), description: long })
  const hum = await publish(speaker, 'hum', { ...HUM, title: unique('For a friend'), description: long })
  const song = await publish(speaker, 'nightingale', {
    ...SONG,
    title: unique('Low tide'),
    description: long,
  })
  await publishPost(listener, {
    title: 'Kind elbows',
    parents: [{ id: squawk.id, moment: { startMs: 500, endMs: 1500 } }],
  })
  await publish(listener, 'hum', { tags: [], title: 'Me too', parents: [{ id: hum.id }] })
  await publish(listener, 'nightingale', { ...SONG, title: 'An answer', parents: [{ id: song.id }] })
  const cards = [
    ['squawks', squawk, 7],
    ['hum', hum, 8],
    ['nightingale', song, 8],
  ] as const
  for (const { page } of [speaker, listener])
    for (const [view, post, max] of cards) {
      await page.goto(`/?view=${view}`)
      await expect(page.locator(`article[data-post="${post.id}"]`).getByText(/more/).first()).toBeVisible()
      const controls = await listControls(page, post)
      expect(controls.length, controls.join(' | ')).toBeLessThanOrEqual(max)
      // What has left the row is in its menu.
      await page.getByRole('button', { name: `More actions for ${post.title}` }).click()
      await expect(page.getByRole('menuitem', { name: 'Hear 1 reply' })).toBeVisible()
    }
})
