/** Recording into an owlcast: a new one, one that is there, from the outbox, and what happens when it is gone. */
import type { Page } from '@playwright/test'
import type { MadeOwlcast } from '../../domain/owlcasts.schema'
import type { Post } from '../../domain/posts.schema'
import { type Actor, expect, test } from './actors'
import { postTitled } from './published'
import { record } from './recording'

const unique = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`
const publish = (page: Page) => page.getByRole('button', { name: 'Owlcast', exact: true }).last()

async function openRecorder(page: Page) {
  await page.goto('/?view=record&mode=owlcast')
  await expect(page.getByLabel('Record into')).toBeVisible()
}

async function owlcast({ context, page }: Actor, name: string, tags: string[] = []): Promise<Post> {
  if (page.url() === 'about:blank') await page.goto('/')
  const answer = await context.request.post('/api/owlcasts', {
    headers: { origin: new URL(page.url()).origin, 'idempotency-key': crypto.randomUUID() },
    data: { name, tags },
  })
  return ((await answer.json()) as MadeOwlcast).post
}

/** The owlcasts of this name one works on, with the titles of what was recorded in each. */
async function recorded({ page }: Actor, name: string): Promise<string[][]> {
  const { items } = await (await page.request.get('/api/owlcasts')).json()
  const mine = items.filter(({ title }: Post) => title === name)
  return Promise.all(
    mine.map(async ({ id }: Post) => {
      const page2 = await (await page.request.get(`/api/posts/${id}/recordings`)).json()
      return page2.items.map(({ title }: Post) => title)
    }),
  )
}

test('a recording begins a new owlcast, named by its title', async ({ speaker }) => {
  const { page } = speaker
  const name = unique('Two Banks')
  await openRecorder(page)
  await expect(page.getByLabel('Record into')).toHaveValue('')
  await record(page)
  await publish(page).click()
  await expect(page.getByText('Please enter an Owlcast name')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Title').fill(name)
  await page.getByLabel('Tags').fill('#river')
  await publish(page).click()
  await expect(page.getByText(/Owlcast published!/)).toBeVisible({ timeout: 20_000 })
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card.getByRole('listitem').filter({ hasText: name })).toBeFocused()
  expect(await recorded(speaker, name)).toEqual([[name]])
})

test('a recording goes into an owlcast that is there, with its tags; another one first', async ({
  speaker,
}) => {
  const { page } = speaker
  const [one, two] = [unique('Rivers'), unique('Ferries')]
  await owlcast(speaker, one, ['river'])
  await owlcast(speaker, two, ['ferry'])
  await openRecorder(page)
  await page.getByLabel('Record into').selectOption({ label: two })
  await expect(page.getByLabel('Tags')).toHaveValue('#ferry')
  await page.getByLabel('Record into').selectOption({ label: one })
  await expect(page.getByLabel('Tags')).toHaveValue('#river')
  await page.getByLabel('Title').fill('The question')
  await record(page)
  await publish(page).click()
  await expect(page.getByText(/Owlcast published!/)).toBeVisible({ timeout: 20_000 })
  expect(await recorded(speaker, one)).toEqual([['The question']])
  expect(await recorded(speaker, two)).toEqual([[]])
})

test('the whole dialog is at hand while recording, and what it makes is recorded into', async ({
  speaker,
}) => {
  const { page } = speaker
  const name = unique('From the recorder')
  await openRecorder(page)
  await page.getByLabel('Title').fill(name)
  await record(page)
  await page.getByRole('button', { name: 'Create with price, privacy, invitees' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Owlcast' })
  await expect(dialog.getByLabel('Name')).toHaveValue(name)
  await dialog.getByLabel('Tags').fill('#night')
  // Enter presses the button outside of the form.
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Record into').locator('option:checked')).toHaveText(name)
  await expect(page.getByLabel('Tags')).toHaveValue('#night')
  await page.getByLabel('Title').fill('First words')
  await publish(page).click()
  await expect(page.getByText(/Owlcast published!/)).toBeVisible({ timeout: 20_000 })
  expect(await recorded(speaker, name)).toEqual([['First words']])
})

test('offline, a recording and its new owlcast wait, survive a reload, and are made once', async ({
  speaker,
}) => {
  const { page, context } = speaker
  const name = unique('Waited')
  await openRecorder(page)
  await record(page)
  await page.getByLabel('Title').fill(name)
  await page.getByLabel('Tags').fill('#river')
  await context.setOffline(true)
  await publish(page).click()
  await expect(page.getByText('Waiting to publish')).toBeVisible({ timeout: 20_000 })
  // The owlcast is made, its answer is lost, and the page goes away.
  let made = 0
  await page.route('**/api/owlcasts', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    made += 1
    await route.fetch()
    await route.abort()
  })
  await context.setOffline(false)
  await expect.poll(() => made, { timeout: 30_000 }).toBeGreaterThan(0)
  expect(await recorded(speaker, name)).toEqual([[]])
  await page.unroute('**/api/owlcasts')
  await page.reload()
  // Nobody has to press anything: the outbox goes on where it was.
  await expect(page.getByText(/Owlcast published!/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Waiting to publish')).toBeHidden()
  expect(await recorded(speaker, name)).toEqual([[name]])
})

test('where the owlcast is gone the recording is safe, and goes into another', async ({ speaker }) => {
  const { page, context } = speaker
  const [gone, other] = [unique('Gone'), unique('Other')]
  const { id } = await owlcast(speaker, gone)
  await owlcast(speaker, other)
  await openRecorder(page)
  await page.getByLabel('Record into').selectOption({ label: gone })
  await page.getByLabel('Title').fill('Kept')
  await page.getByLabel('Tags').fill('#river')
  await record(page)
  await context.request.delete(`/api/posts/${id}`, { headers: { origin: new URL(page.url()).origin } })
  await publish(page).click()
  await expect(page.getByText('Recording saved but failed to add to Owlcast. Please try again.')).toBeVisible(
    { timeout: 20_000 },
  )
  await expect(page.getByLabel('Record into')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
  await page.getByLabel('Record into').selectOption({ label: other })
  await publish(page).click()
  await expect(page.getByText(/Owlcast published!/)).toBeVisible({ timeout: 20_000 })
  expect(await recorded(speaker, other)).toEqual([['Kept']])
})

test('an owlcast made unseen and renamed since is there to be chosen, and no recording is lost', async ({
  speaker,
}) => {
  const { page } = speaker
  const name = unique('Unseen')
  await openRecorder(page)
  await record(page)
  await page.getByLabel('Title').fill(name)
  await page.getByLabel('Tags').fill('#river')
  await page.route('**/api/owlcasts', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.fulfill({ status: 403, json: { error: { code: 'auth.forbidden', message: 'Not now.' } } })
  })
  await publish(page).click()
  await expect(page.getByText('Not now.')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/owlcasts')
  await page.getByLabel('Title').fill('Called otherwise')
  await publish(page).click()
  await expect(
    page.getByText('Recording saved but failed to add to Owlcast. Please try again.'),
  ).toBeVisible()
  await page.getByLabel('Record into').selectOption({ label: name })
  await publish(page).click()
  await expect(page.getByText(/Owlcast published!/)).toBeVisible({ timeout: 20_000 })
  expect(await recorded(speaker, name)).toEqual([['Called otherwise']])
  expect(await recorded(speaker, 'Called otherwise')).toEqual([])
})

test('who comes to record in an owlcast is asked before another recording goes', async ({ speaker }) => {
  const { page } = speaker
  const name = unique('Asked')
  await page.goto('/?view=record&mode=squawk')
  await page.getByLabel('Title').fill('At hand')
  await record(page)
  const begin = async (called: string) => {
    await page.getByRole('link', { name: 'Owlcast', exact: true }).last().click()
    await page.getByRole('button', { name: 'Create Owlcast' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Create Owlcast' })
    await dialog.getByLabel('Name').fill(called)
    await dialog.getByRole('button', { name: 'Create Owlcast' }).click()
    await page.getByRole('button', { name: 'Record', exact: true }).last().click()
  }
  await begin(name)
  const asking = page.getByRole('alertdialog', { name: 'Discard this recording?' })
  await asking.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('At hand')
  await expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible()
  await begin(`${name} again`)
  await asking.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Record into').locator('option:checked')).toHaveText(`${name} again`)
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
})

test('with Pro a song has its price', async ({ actor, speaker }) => {
  const { page } = await actor('Pia Holm', { pro: true })
  const title = unique('Paid song')
  await page.goto('/?view=record&mode=nightingale')
  await page.getByLabel('Song title').fill('Salt')
  await page.getByLabel('Author').fill('Pia')
  await page.getByLabel('This is an original song').check()
  await page.locator('input[name=title]').fill(title)
  await page.getByText('Custom', { exact: true }).click()
  await record(page, 2, 'Record Original Song')
  await page.getByRole('button', { name: 'Song', exact: true }).click()
  await expect(page.getByText('A price is free, or from $0.50 to $999.99.')).toBeVisible()
  await expect(page.getByLabel('Your own price, in dollars')).toBeFocused()
  await page.getByText('$2.99', { exact: true }).click()
  await page.getByRole('button', { name: 'Song', exact: true }).click()
  await expect(page.getByText(/Nightingale published!/)).toBeVisible({ timeout: 20_000 })
  expect((await postTitled(page, title, 'nightingale')).price).toEqual({ cents: 299, locked: true })

  await speaker.page.goto('/?view=record&mode=nightingale')
  await expect(speaker.page.getByText('Pricing: Free (public only)')).toBeVisible()
  await expect(speaker.page.getByRole('radio', { name: '$2.99' })).toBeDisabled()
})
