/**
 * Share pages of owlcasts: playback in order with and without JavaScript, paid ones, and private ones by invitation.
 */
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { type Actor, expect, test } from './actors'
import { findAxeViolations, findAxeViolationsInAllModes } from './axe'
import { createOwlcast, recordInOwlcast } from './publish-posts'

const BUDGET_BYTES = 14 * 1024
const NAME = 'Two Banks, One River'
const toPath = ({ id }: { id: string }) => `/owlcast/${id}`
const getRow = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

/** Creates an owlcast with recordings of these titles. */
async function createConversation(
  actor: Actor,
  titles: string[],
  options: Parameters<typeof createOwlcast>[1] = {},
) {
  const cast = await createOwlcast(actor, { name: NAME, description: 'Two sides of one water.', ...options })
  const voices = []
  for (const title of titles)
    voices.push(await recordInOwlcast(actor, cast, { title, description: `About ${title}` }))
  return { cast, voices }
}

test('recordings play in order, the playing one is marked, and Reply opens the app', {
  tag: ['@looks', '@extended'],
}, async ({ actor, visitor }) => {
  const tomas = await actor('Tomás Ridge')
  const { cast, voices } = await createConversation(tomas, ['Which side?', 'From the east bank', 'The ferry'])
  await visitor.goto(toPath(cast))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(NAME)
  await expect(visitor.getByRole('heading', { name: 'Recordings (3)' })).toBeVisible()
  await visitor.getByRole('button', { name: 'Play: From the east bank' }).click()
  await expect(getRow(visitor, 'From the east bank')).toHaveAttribute('aria-current', 'true')
  await visitor.getByRole('button', { name: 'Pause: From the east bank' }).click()
  expect(await findAxeViolationsInAllModes(visitor)).toEqual([])
  await visitor.getByRole('button', { name: 'Play: From the east bank' }).click()
  await visitor.getByRole('slider').focus()
  await visitor.keyboard.press('End')
  await expect(getRow(visitor, 'The ferry')).toHaveAttribute('aria-current', 'true')
  // The list ends with the last one.
  await expect(visitor.getByRole('button', { name: 'Play: The ferry' })).toBeVisible()
  await expect(visitor.locator('[aria-current]')).toHaveCount(1)

  await visitor.getByRole('link', { name: 'The ferry' }).click()
  await expect(visitor).toHaveURL(toPath(voices[2] ?? cast))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('The ferry')
  await visitor.getByRole('link', { name: NAME }).click()
  await visitor.getByRole('button', { name: 'Play: Which side?' }).waitFor()
  await visitor.getByRole('button', { name: 'Reply' }).click()
  await expect(visitor).toHaveURL(/\/\?.*reply=true/)
  expect(new URL(visitor.url()).searchParams.get('view')).toBe('owlcast')
  const kept = await visitor.evaluate(() => sessionStorage.getItem('owlcast.reply'))
  expect(JSON.parse(kept ?? '{}')).toMatchObject({
    id: cast.id,
    type: 'owlcast',
    title: NAME,
    audio_url: null,
  })
})

test('Reply opens the recorder: as a reply for a listener, as a recording for a member', {
  tag: '@extended',
}, async ({ actor, listener }) => {
  const tomas = await actor('Tomás Ridge')
  const { cast } = await createConversation(tomas, ['Which side?'])
  const reply = async ({ page }: Actor) => {
    await page.goto('/')
    await page.getByRole('main').waitFor()
    await page.goto(toPath(cast))
    await page.getByRole('button', { name: 'Play: Which side?' }).waitFor()
    await page.getByRole('button', { name: 'Reply' }).click()
    await expect(page).toHaveURL(/view=record/)
    await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  }
  await reply(listener)
  await expect(listener.page.getByLabel('Post to')).toHaveCount(0)
  await expect(listener.page.getByRole('main')).toContainText(NAME)
  await listener.page.goBack()
  await expect(listener.page).toHaveURL(new RegExp(`view=owlcast&post=${cast.id}`))
  await expect(listener.page.locator(`article[data-post="${cast.id}"]`)).toBeVisible()

  await reply(tomas)
  await expect(tomas.page.getByLabel('Post to')).toHaveValue(cast.id)
})

test('reads, plays and pages without JavaScript', { tag: '@extended' }, async ({
  actor,
  browser,
  request,
}) => {
  const tomas = await actor('Tomás Ridge')
  const { cast, voices } = await createConversation(
    tomas,
    Array.from({ length: 13 }, (_, i) => `Part ${i + 1}.`),
  )
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(toPath(cast))
  await expect(page.getByRole('heading', { name: 'Recordings (13)' })).toBeVisible()
  await expect(page.locator('audio[controls]')).toHaveCount(12)
  const sound = page.waitForResponse((answer) => answer.url().includes(voices[0]?.audioUrl ?? '-'))
  await page
    .locator('audio')
    .first()
    .click({ position: { x: 24, y: 27 } })
  expect((await sound).ok()).toBe(true)
  await page.getByRole('link', { name: 'More' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
  await expect(getRow(page, 'Part 13.')).toBeVisible()
  await page.getByRole('button', { name: 'Reply' }).click()
  await expect(page).toHaveURL(/reply=true&view=owlcast/)
  await context.close()
  for (const path of [toPath(cast), `/embed${toPath(cast)}`]) {
    const text = await (await request.get(path)).text()
    expect(brotliCompressSync(text).byteLength).toBeLessThan(BUDGET_BYTES)
  }
})

test('an embed plays the list in one player and shows the price of a paid one', {
  tag: ['@extended', '@looks'],
}, async ({ actor, visitor }) => {
  const pia = await actor('Pia Holm', { pro: true })
  const { cast } = await createConversation(pia, ['First', 'Second'])
  await visitor.goto(`/embed${toPath(cast)}`)
  await expect(visitor.locator('audio')).toHaveCount(1)
  await expect(visitor.getByText('1 of 2 · First')).toBeVisible()
  await visitor.locator('audio').evaluate((audio: HTMLAudioElement) => audio.play())
  await visitor.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.currentTime = audio.duration
  })
  await expect(visitor.getByText('2 of 2 · Second')).toBeVisible()
  expect(await findAxeViolations(visitor)).toEqual([])

  const { cast: paid } = await createConversation(pia, ['Dear'], { priceCents: 499 })
  await visitor.goto(`/embed${toPath(paid)}`)
  await expect(visitor.getByText('$4.99 to listen')).toBeVisible()
  await visitor.goto(toPath(paid))
  await expect(visitor.getByText('$4.99 to listen')).toBeVisible()
  await expect(visitor.getByText(/^You can hear up to \d+ seconds/)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Play: Dear' })).toBeVisible()
  expect(await findAxeViolationsInAllModes(visitor)).toEqual([])
  // A user with full access plays it on the same page.
  await pia.page.goto('/')
  // The app remembers its user once the session has loaded.
  await pia.page.getByRole('button', { name: 'Sign Out' }).waitFor()
  await pia.page.goto(toPath(paid))
  await expect(pia.page.getByText('$4.99 to listen')).toBeVisible()
  await expect(pia.page.getByText(/^You can hear up to \d+ seconds/)).toHaveCount(0)
  const sound = pia.page.waitForResponse(/\/media\/\w+$/)
  await pia.page.getByRole('button', { name: 'Play: Dear' }).click()
  expect((await sound).ok()).toBe(true)
})

test('an invitation link opens a private owlcast until it is revoked', {
  tag: ['@extended', '@looks'],
}, async ({ actor, visitor, request }) => {
  const pia = await actor('Pia Holm', { pro: true })
  const { cast } = await createConversation(pia, ['By the river'], { visibility: 'private' })
  const email = `ines${Math.random().toString(36).slice(2, 10)}@example.net`
  const { origin } = pia
  await pia.context.request.post(`${origin}/api/posts/${cast.id}/invitations`, {
    headers: { origin },
    data: { to: email },
  })
  expect((await request.get(toPath(cast))).status()).toBe(404)
  await visitor.goto('/api/dev/outbox')
  const mail = visitor.getByRole('article').filter({ hasText: email }).first()
  const href = await mail.getByRole('link').filter({ hasText: 'invitation=' }).first().getAttribute('href')
  await visitor.goto(href ?? '')
  await expect(visitor.getByRole('region', { name: 'Invitation' })).toContainText('i•••@example.net')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(NAME)
  // The page's script removes it, which may come after the server's text.
  await expect(visitor).not.toHaveURL(/invitation/)
  await visitor.getByRole('button', { name: 'Play: By the river' }).click()
  await expect(visitor.getByRole('button', { name: 'Pause: By the river' })).toBeVisible()
  expect(await findAxeViolationsInAllModes(visitor)).toEqual([])
  await visitor.getByRole('link', { name: 'By the river' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('By the river')
  await visitor.goto(toPath(cast))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(NAME)

  const { items } = await (await pia.context.request.get(`${origin}/api/posts/${cast.id}/invitations`)).json()
  await pia.context.request.delete(`${origin}/api/invitations/${items[0].id}`, { headers: { origin } })
  await visitor.goto(toPath(cast))
  await expect(visitor.getByRole('heading', { name: 'Content Not Found' })).toBeVisible()
  await visitor.goto(href ?? '')
  await expect(visitor.getByRole('alert')).toContainText(
    'This invitation link is invalid or has expired. Please contact the person who sent you this link.',
  )
})
