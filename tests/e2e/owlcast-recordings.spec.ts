/** Recording into a new owlcast: from its dialog, and from the outbox. Errors are tested beside `OwlcastPart.tsx`. */
import type { Page } from '@playwright/test'
import type { Post } from '../../domain/posts/posts.schema'
import { type Actor, expect, test } from './actors'
import { createOwlcast } from './publish-posts'
import { record } from './recording-steps'

const unique = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`
const publish = (page: Page) => page.getByRole('button', { name: 'Owlcast', exact: true }).last()

async function openRecorder(page: Page) {
  await page.goto('/?view=record&mode=owlcast')
  await expect(page.getByLabel('Post to')).toBeVisible()
}

/** Returns the titles of the recordings in each of the actor's owlcasts with this name. */
async function listRecordingTitles({ page }: Actor, name: string): Promise<string[][]> {
  const { items } = await (await page.request.get('/api/owlcasts')).json()
  const mine = items.filter(({ title }: Post) => title === name)
  return Promise.all(
    mine.map(async ({ id }: Post) => {
      const page2 = await (await page.request.get(`/api/posts/${id}/recordings`)).json()
      return page2.items.map(({ title }: Post) => title)
    }),
  )
}

test('the full dialog opens while recording, and the new owlcast receives the recording', {
  tag: '@extended',
}, async ({ speaker }) => {
  const { page } = speaker
  const name = unique('From the recorder')
  await openRecorder(page)
  await page.getByLabel('Title').fill(name)
  await record(page)
  await page.getByRole('button', { name: 'More options' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Owlcast' })
  await expect(dialog.getByLabel('Name')).toHaveValue(name)
  // The space ends the tag, so that Enter does not.
  await dialog.getByLabel('Tags').fill('#night ')
  // Enter presses the submit button, which is outside the form.
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Post to').locator('option:checked')).toHaveText(name)
  await expect(page.locator('.tag-box .chip')).toHaveText(['#night'])
  await page.getByLabel('Title').fill('First words')
  await publish(page).click()
  await expect(page.getByText(/Owlcast published!/)).toBeVisible()
  expect(await listRecordingTitles(speaker, name)).toEqual([['First words']])
})

test('a recording and its new owlcast wait offline, survive a reload, and are created once', {
  tag: '@extended',
}, async ({ speaker }) => {
  const { page, context } = speaker
  const name = unique('Waited')
  await openRecorder(page)
  await record(page)
  await page.getByLabel('Title').fill(name)
  await page.getByLabel('Tags').fill('#river')
  await context.setOffline(true)
  await publish(page).click()
  await expect(page.getByText('Waiting to publish')).toBeVisible()
  // The owlcast is created, its response is lost, and the page reloads.
  let made = 0
  await page.route('**/api/owlcasts', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    made += 1
    await route.abort()
  })
  await context.setOffline(false)
  await expect.poll(() => made).toBeGreaterThan(0)
  expect(await listRecordingTitles(speaker, name)).toEqual([[]])
  await page.unroute('**/api/owlcasts')
  await page.reload()
  // The outbox resumes by itself.
  await expect(page.getByText(/Owlcast published!/)).toBeVisible()
  await expect(page.getByText('Waiting to publish')).toBeHidden()
  expect(await listRecordingTitles(speaker, name)).toEqual([[name]])
})

test('a recording for members is not published once its owlcast was opened, until its author has read that', {
  tag: '@extended',
}, async ({ actor, listener }) => {
  const owner = await actor('Inês Caldas', { pro: true })
  const { page, origin } = owner
  const cast = await createOwlcast(owner, { name: unique('Rehearsal room'), visibility: 'private' })
  await page.goto(`/?view=owlcast&post=${cast.id}`)
  await page.getByRole('button', { name: `Record in ${cast.title}` }).click()
  await expect(page.getByText('Post toPrivate')).toBeVisible()
  await page.getByLabel('Title').fill('For members')
  await page.getByLabel('Tags').fill('#night ')
  await record(page)
  const opened = await page.request.patch(`/api/posts/${cast.id}`, {
    data: { visibility: 'public' },
    headers: { origin },
  })
  expect(opened.ok()).toBe(true)
  const path = `/api/posts/${cast.id}/recordings`
  const listHeard = async () => (await (await listener.page.request.get(path)).json()).items
  await publish(page).click()
  await expect(page.getByText(/^More people can hear this Owlcast now/)).toBeVisible()
  await expect(page.getByText('Post toPublic')).toBeVisible()
  expect(await listHeard()).toEqual([])
  await publish(page).click()
  await expect(page.getByText(/Owlcast published!/)).toBeVisible()
  expect(await listHeard()).toMatchObject([{ title: 'For members' }])
})
