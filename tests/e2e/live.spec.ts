import type { Page } from '@playwright/test'
import { type Actor, expect, test } from './actors'
import { servePostAlone } from './lone-post'
import { conversation, followEachOther, MUES } from './message-steps'
import { publishPost, sendMessage } from './publish-posts'
import { unique } from './unique'

const FEED = '/?view=squawks'

/** Opens the feed and waits until it receives events. */
async function openFeed(page: Page) {
  const caughtUp = page.waitForResponse(/\/api\/events/)
  await page.goto(FEED)
  await caughtUp
}

test('a squawk appears live in other open feeds, signed in or not', async ({
  speaker,
  listener,
  visitor,
}) => {
  // The first post of an empty feed is not announced as new.
  await publishPost(speaker, { title: unique('Earlier') })
  await openFeed(listener.page)
  await openFeed(visitor)
  const title = unique('The fox is back')
  await publishPost(speaker, { title })
  for (const page of [listener.page, visitor]) {
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /new post/ })).toHaveCount(1)
  }
})

test('a feed that was offline catches up in order, each post once', { tag: '@extended' }, async ({
  speaker,
  visitor,
}) => {
  await openFeed(visitor)
  await visitor.context().setOffline(true)
  const titles = ['one', 'two', 'three'].map(unique)
  for (const title of titles) await publishPost(speaker, { title })
  await expect(visitor.getByRole('article').filter({ hasText: titles[0] })).toHaveCount(0)
  await visitor.context().setOffline(false)
  for (const title of titles)
    await expect(visitor.getByRole('article').filter({ hasText: title })).toHaveCount(1)
  // Cards outside the window are not laid out: they have textContent but no innerText.
  const shown = await visitor.getByRole('article').allTextContents()
  const places = titles.map((title) => shown.findIndex((text) => text.includes(title)))
  expect(places).toEqual([...places].sort((a, b) => b - a))
})

test('a new post does not move a feed that is scrolled down', async ({ speaker, visitor }) => {
  for (let n = 0; n < 8; n++) await publishPost(speaker, { title: unique(`before ${n}`) })
  await openFeed(visitor)
  const scrolled = () =>
    visitor.evaluate(() => {
      scrollTo(0, 700)
      return scrollY
    })
  await expect.poll(scrolled).toBeGreaterThan(300)
  // Cards are laid out late on a busy machine.
  await expect.poll(() => findPostInView(visitor)).toBeDefined()
  const read = visitor.locator(`[data-post="${await findPostInView(visitor)}"]`)
  const before = await read.boundingBox()
  const title = unique('waits')
  await publishPost(speaker, { title })
  const button = visitor.getByRole('button', { name: /new post/ })
  await expect(button).toBeVisible()
  // The page's own scroll position may change: the browser lays out cards above the window late, and allows for it.
  expect((await read.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0)
  await expect(visitor.getByRole('article').filter({ hasText: title })).toHaveCount(0)
  await button.click()
  await expect(visitor.getByRole('article').filter({ hasText: title })).toHaveCount(1)
  // At the top of the feed, though posts of other tests may stand above this one.
  await expect.poll(() => visitor.evaluate(() => scrollY)).toBe(0)
  await expect(button).toHaveCount(0)
})

/** Returns the id of the first post that begins within the window. */
const findPostInView = (page: Page) =>
  page.evaluate(() => {
    const posts = [...document.querySelectorAll<HTMLElement>('#main [data-post]')]
    return posts.find((post) => post.getBoundingClientRect().top > 0)?.dataset.post
  })

/**
 * Makes further reads of the feed return a first page of newer posts only, so that the shown post is on the second
 * page, and triggers a read: the user mutes someone in another tab, which affects no other open feed.
 */
async function pushOffPage({ context, page }: Actor, muted: Actor): Promise<void> {
  const { origin } = new URL(page.url())
  const feed = await (await context.request.get(`${origin}/api/posts?kind=squawk`)).json()
  const items = Array.from({ length: 25 }, (_, at) => ({
    ...feed.items[0],
    id: `newer_${at}`,
    title: `Newer ${at}`,
    createdAt: Date.now() + 25 - at,
  }))
  const newer = { ...feed, items, cursor: 'second', stats: { ...feed.stats, active: 777 } }
  await page.route('**/api/posts?*', (route) => {
    const { searchParams } = new URL(route.request().url())
    // The second page fails: the post would be on it.
    return searchParams.has('cursor')
      ? route.fulfill({ status: 400, json: {} })
      : route.fulfill({ json: newer })
  })
  const path = `${origin}/api/people/${muted.username}/mute`
  expect((await context.request.put(path, { headers: { origin } })).ok()).toBe(true)
  await expect(page.locator('.feed-top').getByText(/^777 /)).toBeVisible()
}

async function deletePost({ context, origin }: Actor, id: string): Promise<void> {
  const answer = await context.request.delete(`${origin}/api/posts/${id}`, { headers: { origin } })
  expect(answer.status()).toBe(204)
}

test('keeps the open menu of a card when newer posts push it off its page', { tag: '@extended' }, async ({
  actor,
  speaker,
  listener,
}) => {
  const { page } = listener
  const title = unique('In use')
  const post = await publishPost(speaker, { title })
  await openFeed(page)
  await page.getByRole('button', { name: `More actions for ${title}` }).click()
  const item = page.getByRole('menuitem', { name: 'Add to queue' })
  await expect(item).toBeVisible()
  await pushOffPage(listener, await actor('Ida Holm'))
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await item.click()
  await expect(page.getByRole('region', { name: 'Player' })).toContainText(title)
  // Newer posts wait for the menu to close; the card leaves when it loses the focus.
  const card = page.locator(`article[data-post="${post.id}"]`)
  await expect(page.getByRole('heading', { name: 'Newer 0' })).toBeVisible()
  await expect(card).toHaveCount(1)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(card).toHaveCount(0)
})

test('keeps a pressed button under the pointer when newer posts arrive', { tag: '@extended' }, async ({
  actor,
  speaker,
  listener,
}) => {
  const { page } = listener
  const title = unique('Pressed')
  const post = await publishPost(speaker, { title })
  await servePostAlone(page, post)
  await openFeed(page)
  const share = page.getByRole('button', { name: `Share ${title}` })
  await share.hover()
  await page.mouse.down()
  expect(await share.evaluate((button) => button.matches(':active'))).toBe(true)
  await pushOffPage(listener, await actor('Ida Holm'))
  await page.mouse.up()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Newer 0' })).toBeVisible()
})

test('keeps a half-typed reply when newer posts push its card off its page', { tag: '@extended' }, async ({
  actor,
  speaker,
  listener,
}) => {
  const { page } = listener
  const title = unique('Answered')
  const post = await publishPost(speaker, { title })
  await openFeed(page)
  const card = page.locator(`article[data-post="${post.id}"]`)
  await card.getByRole('button', { name: /^Reply/ }).click()
  const tags = card.getByRole('textbox', { name: 'Tags' })
  await tags.fill('half typ')
  await page.getByRole('heading', { level: 1 }).click()
  await pushOffPage(listener, await actor('Ida Holm'))
  await expect(page.getByRole('heading', { name: 'Newer 0' })).toBeVisible()
  await expect(card.locator('.tag-box .chip').filter({ hasText: /^#(half|typ)$/ })).toHaveCount(2)
  // The card is now loaded by id, and removed when its post is deleted.
  await deletePost(speaker, post.id)
  await expect(card).toHaveCount(0)
})

test('keeps the open menu of a card at its button when a card above it is deleted', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const { page } = listener
  const title = unique('In use')
  await publishPost(speaker, { title })
  const above = await publishPost(speaker, { title: unique('Above') })
  await openFeed(page)
  const opener = page.getByRole('button', { name: `More actions for ${title}` })
  await opener.click()
  const menu = page.getByRole('menu', { name: `More actions for ${title}` })
  await expect(menu).toBeVisible()
  const before = await opener.boundingBox()
  await deletePost(speaker, above.id)
  await expect(page.locator(`article[data-post="${above.id}"]`)).toHaveCount(0)
  await page.evaluate(() => scrollBy(0, 3))
  const distance = async () => {
    const [button, list] = [await opener.boundingBox(), await menu.boundingBox()]
    if (!button || !list || !before) return Number.NaN
    expect(button.y).not.toBe(before.y)
    return Math.min(Math.abs(list.y - button.y - button.height), Math.abs(list.y + list.height - button.y))
  }
  await expect.poll(distance).toBeLessThan(10)
})

test('closes the open menu of a card when its post is deleted, and focuses the next card', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const { page } = listener
  const next = await publishPost(speaker, { title: unique('Next') })
  const title = unique('Deleted')
  const post = await publishPost(speaker, { title })
  await openFeed(page)
  await page.getByRole('button', { name: `More actions for ${title}` }).click()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await deletePost(speaker, post.id)
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(page.locator(`article[data-post="${next.id}"]`)).toBeFocused()
})

test('keeps the open menu of a conversation when another one gets a message', { tag: '@extended' }, async ({
  actor,
  speaker,
  listener,
}) => {
  const { page } = listener
  const other = await actor('Ida Holm')
  const recipient = `@${listener.username}`
  for (const sender of [other, speaker]) {
    await followEachOther(sender, listener)
    await sendMessage(sender, { title: unique('Hello'), recipient })
  }
  await page.goto(MUES)
  const rows = page.locator('.conversation')
  await expect(rows.first()).toContainText(speaker.displayName)
  await conversation(page, speaker.displayName).getByRole('button', { name: /^More/ }).click()
  const item = page.getByRole('menuitem', { name: 'Share' })
  await expect(item).toBeVisible()
  const title = unique('Again')
  await sendMessage(other, { title, recipient })
  await expect(conversation(page, other.displayName)).toContainText(title)
  await expect(item).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).first().click()
  await expect(rows.first()).toContainText(other.displayName)
})
