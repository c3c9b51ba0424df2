/** The moderation queue: hidden posts open only on request. */
import { expect, test } from 'vitest'
import type { ReportedItem } from '../../../domain/moderation/moderation.schema'
import {
  failWith,
  findAlert,
  findBarriers,
  type Handlers,
  makeAuthor,
  makeMe,
  makePost,
  renderApp,
  screen,
} from '../../../tests/components'
import { mockMedia } from '../../../tests/components/media'

const me = makeMe({ role: 'admin' })
const wren = makeAuthor({ displayName: 'Wren Okafor' })

function makeReported(post: ReportedItem['post']): ReportedItem {
  return {
    subject: { type: 'post', id: 'post_1' },
    person: { ...wren, suspendedUntil: null, isModerator: false },
    post,
    title: 'A loud voice',
    count: 1,
    at: Date.now(),
    reports: [{ reason: 'hate', note: '', at: Date.now(), by: null }],
  }
}

const openQueue = (post: ReportedItem['post'], api: Handlers = {}) =>
  renderApp({
    path: '/?view=moderation',
    viewer: me,
    api: { 'GET /api/moderation': () => ({ items: [makeReported(post)], now: Date.now() }), ...api },
  })

test('opens a hidden post after one press, which the server records', async () => {
  const media = mockMedia()
  let views = 0
  const { user } = await openQueue(
    { kind: 'squawk', visibility: 'public', isHidden: true },
    {
      'POST /api/moderation/posts/{id}/views': ({ params }) => {
        views += 1
        return makePost({ id: params.id, title: 'A loud voice', content: 'What was said.', tags: ['loud'] })
      },
    },
  )
  const open = await screen.findByRole('button', { name: 'Listen to and read A loud voice' })
  expect(screen.getByText('We log that you opened it.')).toBeVisible()
  expect([views, screen.queryByText('What was said.')]).toEqual([0, null])
  await user.click(open)
  expect(await screen.findByText('What was said.')).toBeVisible()
  expect(screen.getByText('#loud')).toBeVisible()
  expect(views).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Play: A loud voice' }))
  expect(media.getSource()).toMatch(/^\/media\//)
  expect(await findBarriers()).toEqual([])
})

test('shows why a hidden post cannot be opened', async () => {
  const { user } = await openQueue(
    { kind: 'squawk', visibility: 'public', isHidden: true },
    { 'POST /api/moderation/posts/{id}/views': failWith('post.not_found') },
  )
  await user.click(await screen.findByRole('button', { name: 'Listen to and read A loud voice' }))
  expect(await findAlert(/./)).toBeVisible()
})

test.each([
  ['private', { kind: 'mue', visibility: 'private', isHidden: true }],
  ['not hidden', { kind: 'squawk', visibility: 'public', isHidden: false }],
] as const)('has no view button for a post that is %s', async (_, post) => {
  await openQueue(post)
  expect(await screen.findByRole('heading', { name: 'A loud voice' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Listen to and read/ })).toBeNull()
})
