/** Following and messaging a member from their page. */
import { expect, test } from 'vitest'
import type { Member } from '../../../domain/members/members.schema'
import {
  failNetwork,
  failWith,
  findAlert,
  getPath,
  makeAuthor,
  renderApp,
  screen,
  waitFor,
} from '../../../tests/components'

function makeMember(): Member {
  return {
    ...makeAuthor({ displayName: 'Wren Okafor' }),
    isPro: false,
    createdAt: Date.now(),
    followers: 0,
    following: 0,
    postCounts: {},
    isFollowed: false,
    isBlocked: false,
    isMuted: false,
    isMe: false,
  }
}

test('rolls a failed follow back and shows the reason', async () => {
  const member = makeMember()
  const { user, api } = await renderApp({
    path: `/?view=member&name=${member.username}`,
    viewer: 'free',
    api: { 'GET /api/people/{name}': () => member, 'PUT /api/people/{name}/follow': failNetwork() },
  })
  await user.click(await screen.findByRole('button', { name: 'Follow Wren Okafor' }))
  expect(await findAlert('We can’t reach Owlcast right now')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Follow Wren Okafor' })).toBeVisible()
  expect(screen.getByRole('button', { name: '0 followers' })).toBeVisible()
  expect(api.requestsTo('PUT /api/people/{name}/follow')).toHaveLength(1)
})

test("asks a visitor to sign in with the member's name", async () => {
  const member = makeMember()
  const { user, api } = await renderApp({
    path: `/?view=member&name=${member.username}`,
    api: { 'GET /api/people/{name}': () => member },
  })
  await user.click(await screen.findByRole('button', { name: 'Follow Wren Okafor' }))
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Sign in to follow Wren Okafor.'))
  expect(api.requestsTo('PUT /api/people/{name}/follow')).toEqual([])
})

test('opens the conversation with the member, whose name is the title', async () => {
  const member = makeMember()
  const { user } = await renderApp({
    path: `/?view=member&name=${member.username}`,
    viewer: 'free',
    api: {
      'GET /api/people/{name}': () => member,
      'GET /api/conversations/{peer}/messages': failWith('request.failed'),
    },
  })
  await waitFor(() => expect(document.title).toBe('Wren Okafor · Owlcast'))
  await user.click(await screen.findByRole('button', { name: 'Message Wren Okafor' }))
  await waitFor(() => expect(getPath()).toBe(`/?view=mue&with=user%3A${member.id}`))
})

test('shares the profile from its menu', async () => {
  const member = makeMember()
  const { user } = await renderApp({
    path: `/?view=member&name=${member.username}`,
    viewer: 'free',
    api: { 'GET /api/people/{name}': () => member },
  })
  await user.click(await screen.findByRole('button', { name: 'More about Wren Okafor' }))
  expect(await screen.findByRole('menuitem', { name: 'Share the profile of Wren Okafor' })).toBeVisible()
})
