/** One name for a voice without a title, and the cover of an Owlcast. */
import { expect, test } from './actors'
import { createOwlcast, publishPost, recordInOwlcast } from './publish-posts'
import { unique } from './unique'

test('a voice without a title has one name on its card, in the player, in notices and on its page', {
  tag: '@extended',
}, async ({ speaker, listener, visitor }) => {
  const post = await publishPost(speaker, { title: '' })
  const reply = await publishPost(listener, { title: '', parents: [{ id: post.id }] })
  const { page } = speaker
  await page.goto(`/?view=speace&post=${post.id}`)
  const card = page.locator(`article[data-post="${post.id}"]`)
  const heading = card.getByRole('heading', { level: 2 })
  const name = (await heading.textContent()) ?? ''
  expect(name).toMatch(/^Voice, 0:\d\d$/)
  await card.getByRole('button', { name: `Play: ${name}`, exact: true }).click()
  await expect(page.getByRole('region', { name: 'Player' })).toContainText(name)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(`replied to ${name}`)
  await visitor.goto(`/squawk/${post.id}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name)
  await visitor.goto(`/squawk/${reply.id}`)
  await expect(visitor.getByRole('link', { name, exact: true })).toBeVisible()
})

test('an Owlcast has the same cover on its card, in lists without a script and for podcast apps', {
  tag: '@extended',
}, async ({ speaker, visitor }) => {
  const cast = await createOwlcast(speaker, { name: unique('Night walks') })
  await recordInOwlcast(speaker, cast, { title: 'After the last tram' })
  await visitor.goto(`/?view=owlcast&post=${cast.id}`)
  const cover = visitor.locator(`article[data-post="${cast.id}"] .cover`)
  await expect(cover).toContainText(cast.title)
  const drawing = await cover.locator('svg').innerHTML()
  await visitor.goto('/latest/owlcast')
  const row = visitor.getByRole('listitem').filter({ hasText: cast.title })
  expect(await row.locator('.cover svg').innerHTML()).toBe(drawing)
  const answer = await visitor.request.get(`/feeds/cover/post/${cast.id}.png`)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
  expect(await (await visitor.request.get(`/feeds/post/${cast.id}.xml`)).text()).toContain(
    `/feeds/cover/post/${cast.id}.png`,
  )
})
