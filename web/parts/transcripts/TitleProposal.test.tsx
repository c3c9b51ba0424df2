/** The title proposed from the first words, to the author only. */
import { expect, test } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import {
  findBarriers,
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

test('proposes a title for a post without one, and saves it', async () => {
  const { user, api, card, post, element } = await openFeed()
  api.use({ 'PATCH /api/posts/{id}': () => ({ ...post, title: PROPOSAL }) })
  expect(await card.findByText(`Name it “${PROPOSAL}”?`)).toBeVisible()
  expect(await findBarriers(element)).toEqual([])
  await user.click(card.getByRole('button', { name: `Use “${PROPOSAL}” as the title` }))
  expect(await screen.findByText('Changes saved')).toBeVisible()
  expect(api.requestsTo('PATCH /api/posts/{id}')).toMatchObject([{ body: { title: PROPOSAL } }])
})

test('offers the title and tags from the words while editing', async () => {
  const { user, card } = await openFeed()
  await user.click(await card.findByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Edit this/ }))
  await user.click(dialog.getByRole('button', { name: `Name it “${PROPOSAL}”?` }))
  expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue(PROPOSAL)
  expect(dialog.queryByRole('button', { name: /^Name it/ })).toBeNull()
  expect(dialog.getByRole('button', { name: /canal/ })).toBeVisible()
})

test.each([
  ['with a title of its own', { title: 'Nightwalk' }],
  ['of another user', { author: toAuthor(makeMe()) }],
  ['that is a reply', { parentId: 'post_parent' }],
] satisfies [string, Partial<Post>][])('proposes nothing for a post %s', async (_name, changes) => {
  const { card } = await openFeed(changes)
  expect(card.queryByText(/^Name it/)).toBeNull()
})
