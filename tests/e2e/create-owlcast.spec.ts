/** Making an owlcast: by keyboard alone, by Pro and without, with invitees, from a squawk, and only ever one of it. */
import type { Page } from '@playwright/test'
import type { Post } from '../../domain/posts.schema'
import { type Actor, expect, test } from './actors'
import { barriers, barriersInEveryLook } from './barriers'
import { speak } from './voices'

const FEED = '/?view=owlcast'
const unique = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create Owlcast' })
const create = (page: Page) => dialog(page).getByRole('button', { name: 'Create Owlcast' })

async function open(page: Page) {
  await page.goto(FEED)
  await page.getByRole('button', { name: 'Create Owlcast' }).first().click()
  await expect(dialog(page).getByLabel('Name')).toBeFocused()
}

/** Those of this name that the actor works on. */
async function own({ page }: Pick<Actor, 'page'>, name: string): Promise<Post[]> {
  const { items } = await (await page.request.get('/api/owlcasts')).json()
  return items.filter(({ title }: Post) => title === name)
}

test('by keyboard alone: what is missing is said at its field, and pressing twice makes one', async ({
  speaker,
}) => {
  const { page } = speaker
  const name = unique('Two Banks')
  // The second press falls while the first is on its way. Set before there are requests: later, one may pass it by.
  const { promise: pressedTwice, resolve: letGo } = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/api/owlcasts', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    asked += 1
    await pressedTwice
    await route.fallback()
  })
  await page.goto(FEED)
  await page.getByRole('button', { name: 'Create Owlcast' }).first().focus()
  await page.keyboard.press('Enter')
  const field = dialog(page).getByLabel('Name')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('Please enter an Owlcast name')).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type(name)
  await expect(dialog(page).getByText('Please enter an Owlcast name')).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.type('People on opposite sides of the same water.')
  // Prices and privacy are locked: one stop each, where there is something to choose.
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('radio', { name: 'Free' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByRole('radio', { name: 'Free' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('button', { name: 'Upgrade' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('radio', { name: 'Public' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('Who can reply')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('Invitees')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('#river')
  await page.keyboard.press('Enter')
  await expect(create(page)).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Enter')
  letGo()
  await expect(dialog(page)).toBeHidden()
  expect(asked).toBe(1)
  await expect(page.getByText(`“${name}” is created.`)).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible()
  const [made, ...others] = await own(speaker, name)
  expect(others).toEqual([])
  expect(made).toMatchObject({ tags: ['river'], price: null, visibility: 'public' })
})

test('without Pro it is free and public, and Pro is offered', async ({ speaker: { page } }) => {
  await open(page)
  await expect(dialog(page).getByText('Pricing: Free (public only)')).toBeVisible()
  await expect(
    dialog(page).getByText('Upgrade to Pro ($1/mo) to charge for premium content access'),
  ).toBeVisible()
  await expect(dialog(page).getByText('Creation fee $9.99 — waived')).toBeVisible()
  for (const name of ['$0.99', '$2.99', '$4.99', '$9.99', 'Custom', 'Unlisted', 'Private'])
    await expect(dialog(page).getByRole('radio', { name })).toBeDisabled()
  await dialog(page).getByLabel('Name').fill('Kept')
  await dialog(page).getByRole('button', { name: 'Upgrade' }).click()
  const offer = page.getByRole('dialog', { name: 'Owlcast Pro' })
  await offer.getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Kept')
  // Closed by mistake, it comes back as it was; cancelled it is gone.
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Create Owlcast' }).first().click()
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Kept')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Create Owlcast' }).first().click()
  await expect(dialog(page).getByLabel('Name')).toHaveValue('')
})

test('with Pro it has a price of its own and is private; one wrong invitee is corrected', async ({
  actor,
  listener,
}) => {
  const pia = await actor('Pia Holm', { pro: true })
  const { page } = pia
  const name = unique('Night Ferry')
  await open(page)
  await expect(dialog(page).getByText('Pricing: Free (public only)')).toHaveCount(0)
  await dialog(page).getByLabel('Name').fill(name)
  await dialog(page).getByText('Custom', { exact: true }).click()
  const price = dialog(page).getByLabel('Your own price, in dollars')
  await expect(price).toBeFocused()
  for (const typed of ['', '0.49', '1000', '2.999']) {
    await price.fill(typed)
    await create(page).click()
    await expect(dialog(page).getByText('A price is free, or from $0.50 to $999.99.')).toBeVisible()
    await expect(price).toBeFocused()
  }
  await price.fill('7.99')
  await dialog(page).getByText('Private', { exact: true }).click()
  await dialog(page).getByLabel('Invitees').fill(`@${listener.username}, +442079460958, @nobody_at_all`)
  const meant = dialog(page).getByRole('list', { name: 'Who is meant' })
  await expect(meant.getByText('Mara Lindqvist')).toBeVisible()
  await expect(meant.getByText('you get a link to hand over')).toBeVisible()
  await expect(meant.getByText('User @nobody_at_all not found.')).toBeVisible()
  await create(page).click()

  const outcome = (sent: number) => page.getByRole('dialog', { name: `${sent} of 3 invitations sent` })
  await expect(outcome(2)).toContainText(`Invitation sent to @${listener.username}!`)
  await expect(outcome(2).getByLabel('Invitation link')).toHaveValue(/\/owlcast\/.*\?invitation=/)
  await expect(outcome(2)).toContainText('User @nobody_at_all not found.')
  expect(await barriers(page)).toEqual([])
  await outcome(2).getByRole('button', { name: 'Retry' }).click()
  await expect(outcome(2).getByLabel('Not sent to @nobody_at_all')).toBeFocused()
  await outcome(2).getByLabel('Not sent to @nobody_at_all').fill('ines@example.org')
  await outcome(2).getByRole('button', { name: 'Retry' }).click()
  await expect(outcome(3)).toContainText('Invitation sent to ines@example.org!')
  await expect(outcome(3).getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`“${name}” is created.`)).toBeVisible()
  expect(await own(pia, name)).toMatchObject([
    { visibility: 'private', price: { cents: 799, locked: false }, author: { id: pia.id } },
  ])
  await listener.page.goto('/')
  await expect(listener.page.getByRole('region', { name: 'Invitations' })).toContainText(name)
})

test('a visitor is asked to sign in, and what was typed waits', async ({ visitor, speaker }) => {
  await open(visitor)
  await dialog(visitor).getByLabel('Name').fill('Typed before')
  await create(visitor).click()
  const ask = visitor.getByRole('dialog').filter({ hasText: 'Please sign in to create an Owlcast' })
  await expect(ask).toBeVisible()
  await ask.getByRole('button', { name: 'Close' }).click()
  await expect(dialog(visitor).getByLabel('Name')).toHaveValue('Typed before')
  // A way in that leads through another page brings them back to it.
  await visitor.context().addCookies(await speaker.context.cookies())
  await visitor.reload()
  await visitor.getByRole('button', { name: 'Create Owlcast' }).first().click()
  await expect(dialog(visitor).getByLabel('Name')).toHaveValue('Typed before')
  await create(visitor).click()
  await expect(visitor.getByText('“Typed before” is created.')).toBeVisible()
})

test('a lost network keeps what was typed, and a lost answer makes no second one', async ({ speaker }) => {
  const { page, context } = speaker
  const name = unique('Lost')
  await open(page)
  await dialog(page).getByLabel('Name').fill(name)
  await context.setOffline(true)
  await create(page).click()
  await expect(dialog(page).getByText(/^Failed to create Owlcast: /)).toBeVisible()
  await expect(dialog(page).getByLabel('Name')).toHaveValue(name)
  await context.setOffline(false)
  let lost = 0
  await page.route('**/api/owlcasts', async (route) => {
    // The page reads what there is from the same address, again and again.
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
    lost += 1
  })
  await create(page).click()
  // The dialog still says what failed before: only the road tells that this answer was lost too.
  await expect.poll(() => lost).toBe(1)
  await expect.poll(() => own(speaker, name).then(({ length }) => length)).toBe(1)
  await expect(dialog(page).getByText(/^Failed to create Owlcast: /)).toBeVisible()
  await page.unroute('**/api/owlcasts')
  await page.route('**/api/owlcasts', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await create(page).click()
  await expect(dialog(page).getByText('Failed to create Owlcast. Please try again.')).toBeVisible()
  await page.unroute('**/api/owlcasts')
  await create(page).click()
  await expect(page.getByText(`“${name}” is created.`)).toBeVisible()
  expect(await own(speaker, name)).toHaveLength(1)
})

test('what takes long is cancelled, and made once all the same', async ({ speaker }) => {
  const { page } = speaker
  const name = unique('Slow')
  await open(page)
  await dialog(page).getByLabel('Name').fill(name)
  await page.route('**/api/owlcasts', () => undefined)
  await create(page).click()
  await expect(create(page)).toHaveAttribute('aria-busy', 'true')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page).getByText('Not created. What you typed is still here.')).toBeVisible()
  await page.unroute('**/api/owlcasts')
  await create(page).click()
  await expect(page.getByText(`“${name}” is created.`)).toBeVisible()
  expect(await own(speaker, name)).toHaveLength(1)
})

test('a squawk grows into one: named and tagged like it, and it says where it came from', async ({
  speaker,
  listener,
}) => {
  const title = unique('The fox is back')
  const squawk = await speak(speaker, { title, tags: ['fox', 'canal'] })
  const { page } = listener
  await page.goto('/?view=squawks')
  await page.getByRole('button', { name: `Create Owlcast from ${title}` }).click()
  await expect(dialog(page)).toContainText(`It grows out of “${title}”.`)
  await expect(dialog(page).getByLabel('Name')).toHaveValue(title)
  await expect(dialog(page).getByLabel('Tags')).toHaveValue('#fox #canal')
  await create(page).click()
  await expect(page.getByText(`“${title}” is created.`)).toBeVisible()
  expect(await own(listener, title)).toMatchObject([{ sourceId: squawk.id, tags: ['fox', 'canal'] }])

  // One that went meanwhile keeps nobody from beginning.
  await page.goto('/?view=squawks')
  await page.getByRole('button', { name: `Create Owlcast from ${title}` }).click()
  const gone = await speaker.context.request.delete(`/api/posts/${squawk.id}`, {
    headers: { origin: new URL(page.url()).origin },
  })
  expect(gone.ok()).toBe(true)
  await create(page).click()
  await expect(dialog(page).getByText(/has faded. Press once more/)).toBeVisible()
  await create(page).click()
  await expect(page.getByText(`“${title}” is created.`)).toBeVisible()
  const made = await own(listener, title)
  expect(made.map(({ sourceId }) => sourceId)).toEqual([null, squawk.id])
})

test('axe finds nothing and nothing scrolls sideways, with Pro and without', async ({ actor }) => {
  for (const pro of [false, true]) {
    const { page } = await actor('Mara Lindqvist', { pro })
    await open(page)
    if (pro) await dialog(page).getByText('Custom', { exact: true }).click()
    await dialog(page).getByLabel('Invitees').fill('@nobody_at_all, ines@example.org, hello')
    await expect(dialog(page).getByText('User @nobody_at_all not found.')).toBeVisible()
    await create(page).click()
    await expect(dialog(page).getByText('Please enter an Owlcast name')).toBeVisible()
    expect(await barriersInEveryLook(page)).toEqual([])
    await page.goto('/?view=record&mode=owlcast')
    await expect(page.getByLabel('Record into')).toBeVisible()
    expect(await barriersInEveryLook(page)).toEqual([])
  }
})
