/** Restricted threads: the reason in place of the recorder. */
import { expect, test } from 'vitest'
import {
  findBarriers,
  makeAuthor,
  makeFeed,
  makePost,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../tests/components'

async function openThread(viewer: 'free' | 'visitor') {
  const author = makeAuthor({ displayName: 'Wren Okafor' })
  const post = makePost({
    title: 'Who heard the fox',
    author,
    replyPolicy: 'followed',
    replyLock: { from: 'followed', by: author.displayName },
  })
  const app = await renderApp({
    path: '/?view=squawks',
    viewer,
    api: { 'GET /api/posts': () => makeFeed([post]) },
  })
  const card = within(await screen.findByRole('article', { name: post.title }))
  const reply = card.getByRole('button', { name: /^Reply to Who heard the fox/ })
  return { ...app, card, reply }
}

test('shows who may reply in place of the recorder, and focuses it', async () => {
  const { user, card, reply } = await openThread('free')
  const why = 'Only people Wren Okafor follows can reply here.'
  expect(reply).toHaveAccessibleDescription(why)
  await user.click(reply)
  const closed = await card.findByRole('region', { name: 'Replies are limited' })
  await waitFor(() => expect(closed).toHaveFocus())
  expect(closed).toHaveTextContent(why)
  expect(card.queryByRole('button', { name: 'Start Recording' })).toBeNull()
  expect(await findBarriers(screen.getByRole('main'))).toEqual([])
})

test('asks signed-out users to sign in before recording', async () => {
  const { user, card, reply } = await openThread('visitor')
  await user.click(reply)
  const closed = within(await card.findByRole('region', { name: 'Replies are limited' }))
  await user.click(closed.getByRole('button', { name: 'Sign In' }))
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toHaveTextContent('Sign in to see if you can reply.'),
  )
})
