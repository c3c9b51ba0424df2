/** Actions of a post card: sharing, the menu, and deleting. */
import { describe, expect, test } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import {
  act,
  failNetwork,
  failWith,
  findAlert,
  type Handlers,
  makeFeed,
  makeMe,
  makePost,
  readClipboard,
  removeClipboard,
  renderApp,
  screen,
  toAuthor,
  waitFor,
  within,
} from '../../../tests/components'

const me = makeMe()
const makeOwnPost = () => makePost({ title: 'Said too much', author: toAuthor(me) })

/** Opens the feed with one post. */
async function openFeed(post: Post, api: Handlers = {}) {
  const app = await renderApp({
    path: '/?view=squawks',
    viewer: me,
    api: { 'GET /api/posts': () => makeFeed([post]), ...api },
  })
  const card = within(await screen.findByRole('article', { name: post.title }))
  const openMenu = () => app.user.click(card.getByRole('button', { name: `More actions for ${post.title}` }))
  return { ...app, card, openMenu }
}

async function openDeleteDialog(post: Post, api: Handlers = {}) {
  const app = await openFeed(post, api)
  await app.openMenu()
  await app.user.click(app.card.getByRole('menuitem', { name: 'Delete' }))
  return { ...app, dialog: within(screen.getByRole('alertdialog')) }
}

describe('sharing', () => {
  test('copies the link of the post and shows it', async () => {
    const post = makePost({ title: 'Share me' })
    const { user, card } = await openFeed(post)
    await user.click(card.getByRole('button', { name: `Share ${post.title}` }))
    const link = `http://localhost:8787/squawk/${post.id}`
    expect(await screen.findByText(`Link copied to clipboard! ${link}`)).toBeVisible()
    expect(await readClipboard()).toBe(link)
  })

  test('shows the link to copy by hand when there is no clipboard', async () => {
    const post = makePost({ title: 'Share me' })
    const { user, card } = await openFeed(post)
    removeClipboard()
    await user.click(card.getByRole('button', { name: `Share ${post.title}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy this link' }))
    expect(dialog.getByLabelText('Link')).toHaveValue(`http://localhost:8787/squawk/${post.id}`)
    expect(screen.queryByText(/Link copied/)).toBeNull()
  })
})

describe('deleting', () => {
  test('offers no deletion for the post of another author', async () => {
    const { card, openMenu } = await openFeed(makePost({ title: 'Not mine' }))
    await openMenu()
    expect(card.getByRole('menuitem', { name: 'Play next' })).toBeVisible()
    expect(card.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
  })

  test('asks before it deletes, with the focus on the safe button', async () => {
    const { user, api, dialog } = await openDeleteDialog(makeOwnPost())
    expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    expect(dialog.getByText(/Are you sure you want to delete this squawk\?/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Keep it' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(api.requestsTo('DELETE /api/posts/{id}')).toEqual([])
  })

  test('removes a deleted post from the list, and sends once on a double click', async () => {
    const post = makeOwnPost()
    const { api, dialog } = await openDeleteDialog(post)
    api.use({ 'DELETE /api/posts/{id}': () => undefined, 'GET /api/posts': () => makeFeed([]) })
    const button = dialog.getByRole('button', { name: 'Delete' })
    // Twice before React renders in between.
    await act(async () => {
      button.click()
      button.click()
    })
    expect(await screen.findByText('Squawk deleted')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('article', { name: post.title })).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(api.requestsTo('DELETE /api/posts/{id}').map(({ params }) => params.id)).toEqual([post.id])
  })

  test('shows the error and keeps the post when deleting fails', async () => {
    const post = makeOwnPost()
    const { user, api, dialog } = await openDeleteDialog(post, {
      'DELETE /api/posts/{id}': failWith('post.not_found'),
    })
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await findAlert('Content not found', dialog)).toBeVisible()
    expect(screen.getByRole('article', { name: post.title })).toBeInTheDocument()
    api.use({ 'DELETE /api/posts/{id}': failNetwork() })
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await findAlert('We can’t reach Owlcast right now', dialog)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled()
  })
})

test('marks unlisted posts', async () => {
  const { card } = await openFeed(makePost({ title: 'For Elias', visibility: 'unlisted' }))
  expect(card.getByText('Unlisted')).toBeVisible()
})

test('renders an English text that begins with an Arabic name from left to right', async () => {
  const content = 'مريم, you are held by the night, and by all of us.'
  const { card } = await openFeed(makePost({ title: 'For Maryam', content }))
  expect(card.getByText(content).closest('[dir]')).toHaveAttribute('dir', 'ltr')
})
