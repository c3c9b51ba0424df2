/** One's own posts: the lists of them, and changing or taking back what was said. */
import { expect, test } from './actors'
import { barriers } from './barriers'
import { unique } from './unique'
import { gather, speak } from './voices'

test('My Squawks holds all of one’s own, is narrowed, and is heard one after another', async ({
  speaker,
  listener,
  visitor,
}) => {
  const { page } = speaker
  const fox = await speak(speaker, { title: unique('The fox is back') })
  const told = await speak(speaker, { title: unique('For you'), recipient: `@${listener.username}` })
  const cast = await gather(speaker, { name: unique('Two Banks') })
  await speak(listener, { title: unique('Not mine') })

  await page.goto('/?view=my-squawks')
  const titles = page.getByRole('article').getByRole('heading', { level: 2 })
  await expect(titles).toHaveText([cast.title, told.title, fox.title])
  await expect(page.locator(`[data-post="${told.id}"]`)).toContainText(`To ${listener.displayName}`)
  await expect(page.locator(`[data-post="${told.id}"]`)).toContainText('Private')
  await expect(page.locator(`[data-post="${fox.id}"]`)).toContainText('24h left')
  expect(await barriers(page, { within: 'main' })).toEqual([])

  await page.getByRole('button', { name: `Play: ${told.title}` }).click()
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player).toContainText(told.title)
  await player.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(player).toContainText(fox.title)

  const filters = page.getByRole('group', { name: 'Show' })
  await filters.getByRole('button', { name: 'Flows' }).click()
  await expect(titles).toHaveText([cast.title])
  await page.reload()
  await expect(filters.getByRole('button', { name: 'Flows' })).toHaveAttribute('aria-pressed', 'true')
  await expect(titles).toHaveText([cast.title])
  await filters.getByRole('button', { name: 'Podcasts' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing under Podcasts' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(titles).toHaveCount(3)

  await page.goto('/?view=my-hums')
  await expect(page.getByRole('heading', { name: 'Nothing on your wire yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start a Healing Story' })).toHaveCount(2)
  await visitor.goto('/?view=my-owlcasts')
  await visitor.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(visitor.getByRole('dialog')).toContainText('Sign in to see your posts.')
})

test('what is said about a voice is changed, and reads so everywhere', async ({ speaker, visitor }) => {
  const { page } = speaker
  const post = await speak(speaker, { title: unique('Wren by the river'), tags: ['fog'] })
  const [before, after] = [post.title, unique('Owl by the river')]
  await visitor.goto(`/?view=squawks&post=${post.id}`)
  const theirs = visitor.locator(`[data-post="${post.id}"]`)
  await expect(theirs).toContainText(before)
  await expect(theirs).not.toContainText('Edited')
  const heard = visitor.getByRole('region', { name: 'Player' })
  await theirs.getByRole('button', { name: `Play: ${before}` }).click()
  await expect(heard).toContainText(before)

  await page.goto('/?view=my-squawks')
  const edit = page.getByRole('button', { name: `Edit ${before}` })
  await edit.click()
  const dialog = page.getByRole('dialog', { name: 'Edit this squawk' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await dialog.getByLabel('Title').fill(after)
  await dialog.getByLabel('Tags').fill('')
  await page.keyboard.press('Enter')
  // Refused at its field, with what was typed still there; and there again after the dialog was left.
  await expect(dialog.getByLabel('Tags')).toBeFocused()
  await expect(dialog.getByText('Please add tags for your squawk')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()
  await edit.click()
  await expect(dialog.getByLabel('Title')).toHaveValue(after)
  await expect(dialog.getByText('What you had typed before is back.')).toBeVisible()
  await dialog.getByLabel('Tags').fill('#fog #owl')
  await dialog.getByLabel('Description').fill('It was not a wren.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  const mine = page.locator(`[data-post="${post.id}"]`)
  await expect(mine.getByRole('heading', { name: after })).toBeVisible()
  await expect(mine).toContainText('Edited')

  await expect(theirs.getByRole('heading', { name: after })).toBeVisible()
  await expect(theirs).toContainText('It was not a wren.')
  await expect(theirs).toContainText('#owl')
  await expect(heard).toContainText(after)
  await expect(theirs).toContainText('Edited')
})

test('a voice is taken back from the list, after being asked; one that cannot be read says so', async ({
  speaker,
}) => {
  const { page } = speaker
  const [kept, gone] = [
    await speak(speaker, { title: unique('Kept') }),
    await speak(speaker, { title: unique('Gone') }),
  ]
  const error = { code: 'request.rate_limited', message: 'Not so fast.' }
  await page.route('**/api/me/posts?*', (route) => route.fulfill({ status: 429, json: { error } }))
  await page.goto('/?view=my-squawks')
  await expect(page.getByRole('alert').filter({ hasText: 'Not so fast.' })).toBeVisible()
  await page.unroute('**/api/me/posts?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: `Delete ${gone.title}` }).click()
  const ask = page.getByRole('alertdialog')
  await expect(ask.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await ask.getByRole('button', { name: 'Delete' }).dblclick()
  await expect(page.getByText('Squawk deleted')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('article', { name: kept.title })).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: kept.title })).toBeVisible()
})
