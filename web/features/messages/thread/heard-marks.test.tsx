/** Whether the peer heard the viewer's messages, where they share it; and the setting for the viewer. */
import { expect, test } from 'vitest'
import type { Post } from '../../../../domain/posts/posts.schema'
import {
  failServer,
  findAlert,
  makeAuthor,
  makeConversation,
  makeMe,
  makeMessage,
  renderApp,
  screen,
  toAuthor,
  within,
} from '../../../../tests/components'

const me = makeMe({ displayName: 'Mara Lindqvist' })
const { peer } = makeConversation(makeAuthor({ username: 'wren', displayName: 'Wren Okafor' }))

const makeOwn = (title: string, createdAt: number) => makeMessage({ author: toAuthor(me), title, createdAt })

async function openThread(heardByPeer: Record<string, number | null>, items: Post[], heard: string[] = []) {
  const rest = { state: 'open' as const, seenAt: 0, cursor: null, now: Date.now() }
  await renderApp({
    path: `/?view=mue&with=${peer.key}`,
    viewer: me,
    api: {
      'GET /api/conversations/{peer}/messages': () => ({ peer, items, heardByPeer, ...rest }),
      'GET /api/heard': () => ({ ids: heard, now: Date.now() }),
    },
  })
  return within(await screen.findByRole('region', { name: 'Conversation with Wren Okafor' }))
}

test('says when the peer heard a message, and which they have not heard yet', async () => {
  const at = new Date(2026, 9, 21, 9, 31).getTime()
  const [first, second, third] = [makeOwn('One', at), makeOwn('Two', at + 1000), makeOwn('Three', at + 2000)]
  const heardByPeer = {
    [first.id]: new Date(2026, 9, 21, 21, 40).getTime(),
    [second.id]: new Date(2026, 9, 22, 8, 0).getTime(),
    [third.id]: null,
  }
  const thread = await openThread(heardByPeer, [first, second, third])
  expect(await thread.findByText('Heard 9:40 pm')).toBeVisible()
  expect(thread.getAllByText('Heard 22 Oct')[0]).toBeVisible()
  expect(thread.getByText('Not heard yet')).toBeVisible()
})

test('shows no mark when the peer shares nothing', async () => {
  const own = makeOwn('One', Date.now() - 60_000)
  const thread = await openThread({}, [own])
  expect(await thread.findByText('One')).toBeVisible()
  expect(thread.queryByText(/heard/i)).toBeNull()
})

test('counts what is unheard under the name of the peer, and marks it', async () => {
  const at = Date.now() - 60_000
  const author = makeAuthor({ username: 'wren', displayName: 'Wren Okafor' })
  const [first, second, third] = ['One', 'Two', 'Three'].map((title, i) =>
    makeMessage({ author, title, createdAt: at + 1000 * i, seconds: 10 }),
  )
  const own = makeOwn('Mine', at + 500)
  const thread = await openThread(
    {},
    [first, own, second, third].flatMap((post) => post ?? []),
    [first?.id ?? ''],
  )
  expect(await thread.findByText('4 messages · 2 unheard, 0:20')).toBeVisible()
  expect(thread.getAllByText('New').map((mark) => mark.closest('li')?.dataset.post)).toEqual([
    second?.id,
    third?.id,
  ])
})

test('counts nothing once everything was heard', async () => {
  const author = makeAuthor({ username: 'wren', displayName: 'Wren Okafor' })
  const message = makeMessage({ author, title: 'One', createdAt: Date.now() - 60_000 })
  const thread = await openThread({}, [message], [message.id])
  expect(await thread.findByText('Heard')).toBeVisible()
  expect(thread.queryByText(/unheard/i)).toBeNull()
})

test('lets the user share what they heard, and restores the switch when that fails', async () => {
  let fails = false
  let stored = { shared: false }
  const { user, api } = await renderApp({
    path: '/?view=settings&group=safety',
    viewer: me,
    api: {
      'GET /api/me/heard-sharing': () => stored,
      'PUT /api/me/heard-sharing': ({ body }) => {
        if (fails) return failServer()()
        stored = body as { shared: boolean }
        return stored
      },
    },
  })
  const control = await screen.findByRole('switch', { name: /Show senders what you heard/ })
  expect(control).not.toBeChecked()
  await user.click(control)
  expect(control).toBeChecked()
  expect(api.requestsTo('PUT /api/me/heard-sharing').map(({ body }) => body)).toEqual([{ shared: true }])
  fails = true
  await user.click(control)
  await findAlert(/./)
  expect(control).toBeChecked()
})
