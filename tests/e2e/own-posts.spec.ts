/** Editing a post that others view and play. The lists are tested beside `MyPostsScreen.tsx`. */
import { expect, test } from './actors'
import { publishPost } from './publish-posts'
import { unique } from './unique'

test("shows an edited post in a visitor's open window, in the feed and in the player", {
  tag: '@extended',
}, async ({ speaker, visitor }) => {
  const { page } = speaker
  const post = await publishPost(speaker, { title: unique('Wren by the river'), tags: ['fog'] })
  const [before, after] = [post.title, unique('Owl by the river')]
  await visitor.goto(`/?view=squawks&post=${post.id}`)
  const theirs = visitor.locator(`[data-post="${post.id}"]`)
  await expect(theirs).toContainText(before)
  await expect(theirs).not.toContainText('Edited')
  const heard = visitor.getByRole('region', { name: 'Player' })
  // The player goes on to the next post after this one: its sound never arrives.
  await visitor.route('**/media/**', () => undefined)
  await theirs.getByRole('button', { name: `Play: ${before}` }).click()
  await expect(heard).toContainText(before)

  await page.goto('/?view=my-squawks')
  await page.getByRole('button', { name: `Edit ${before}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit this squawk' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await dialog.getByLabel('Title').fill(after)
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
