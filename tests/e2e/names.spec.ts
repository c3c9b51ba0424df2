/** One name for a voice without a title, and the cover of an Owlcast. */
import { encodePng } from '../../worker/share/png'
import { expect, test } from './actors'
import { card } from './owlcast-steps'
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

test('an own picture is the cover of an Owlcast on its card, on its page and for podcast apps', {
  tag: '@extended',
}, async ({ speaker, visitor }) => {
  const cast = await createOwlcast(speaker, { name: unique('Night walks') })
  await recordInOwlcast(speaker, cast, { title: 'After the last tram' })
  const { page } = speaker
  await page.goto(`/?view=owlcast&post=${cast.id}`)
  const own = card(page, cast).locator('.cover img')
  const openForm = async () => {
    await card(page, cast)
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    return page.getByRole('dialog').getByRole('group', { name: 'Cover' })
  }
  const form = await openForm()
  const picture = encodePng(new Uint8Array(1600 * 1500 * 3).fill(90), 1600, 1500)
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'tram.png', mimeType: 'image/png', buffer: Buffer.from(picture) })
  await expect(form.getByRole('button', { name: 'Use drawn cover' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expect(own).toHaveAttribute('src', /^\/media\/med_\w+\.jpg$/)
  const src = (await own.getAttribute('src')) ?? ''
  const size = await own.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  })
  expect(size).toEqual([1400, 1400])
  // The picture does not carry the name, as the drawing does.
  await expect(card(page, cast).getByRole('heading', { level: 2, name: cast.title })).not.toHaveClass(
    /hidden/,
  )

  await visitor.goto(`/owlcast/${cast.id}`)
  await expect(visitor.locator('article .cover img')).toHaveAttribute('src', src)
  await expect(visitor.locator('meta[property="og:image"]')).toHaveAttribute('content', new RegExp(`${src}$`))
  await visitor.goto('/latest/owlcast')
  await expect(
    visitor.getByRole('listitem').filter({ hasText: cast.title }).locator('.cover img'),
  ).toHaveAttribute('src', src)
  const readFeed = async () => (await visitor.request.get(`/feeds/post/${cast.id}.xml`)).text()
  expect(await readFeed()).toMatch(new RegExp(`<itunes:image href="[^"]+${src}"`))
  const { status, headers } = await visitor.request
    .get(src)
    .then((answer) => ({ status: answer.status(), headers: answer.headers() }))
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])

  await (await openForm()).getByRole('button', { name: 'Use drawn cover' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(own).toHaveCount(0)
  expect(await readFeed()).toContain(`/feeds/cover/post/${cast.id}.png`)
  expect((await visitor.request.get(src)).status()).toBe(404)
})
