/** The title that is proposed from the first words while a post is edited. */
import { expect, test } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import {
  act,
  makeFeed,
  makeMe,
  makePost,
  makeSpokenPost,
  renderApp,
  screen,
  toAuthor,
  waitFor,
  within,
} from '../../../tests/components'
import { openOverlay } from '../../state/overlays'

const me = makeMe()
const PROPOSAL = 'The fox is back on the canal path'

async function openFeed(changes: Partial<Post> = {}) {
  const post = makeSpokenPost(`So, ${PROPOSAL}. Third night running.`, {
    title: 'My Squawk',
    author: toAuthor(me),
    ...changes,
  })
  const app = await renderApp({
    path: '/?view=speace',
    viewer: me,
    api: { 'GET /api/posts': () => makeFeed([post]), 'GET /api/posts/{id}': () => makePost() },
  })
  const element = await screen.findByRole('article', { name: post.title })
  await within(element).findByText(/Third night running/)
  await waitFor(() => expect(document.querySelector('.spoken-text')).not.toBeNull())
  return { ...app, post, element, card: within(element) }
}

async function openEditor(post: Post) {
  act(() => openOverlay('editPost', { post }))
  return within(await screen.findByRole('dialog', { name: /^Edit this/ }))
}

test('offers the title and tags from the words while editing', async () => {
  const { user, card, post } = await openFeed()
  // A published post asks for no name by itself.
  expect(card.queryByText(/^Name it/)).toBeNull()
  const dialog = await openEditor(post)
  await user.click(dialog.getByRole('button', { name: `Name it “${PROPOSAL}”?` }))
  expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue(PROPOSAL)
  expect(dialog.queryByRole('button', { name: /^Name it/ })).toBeNull()
  expect(dialog.getByRole('button', { name: /canal/ })).toBeVisible()
})

test.each([
  ['with a title of its own', { title: 'Nightwalk' }],
  ['that is a reply', { parentId: 'post_parent' }],
] satisfies [string, Partial<Post>][])('offers nothing for a post %s', async (_name, changes) => {
  const { post } = await openFeed(changes)
  const dialog = await openEditor(post)
  expect(dialog.queryByRole('button', { name: /^Name it/ })).toBeNull()
})
