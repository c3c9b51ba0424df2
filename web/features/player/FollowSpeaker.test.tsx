/** Following the author of what plays, from the full player. */
import { expect, test } from 'vitest'
import type { Member } from '../../../domain/members/members.schema'
import {
  makeAuthor,
  makeFeed,
  makeMe,
  makePost,
  renderApp,
  screen,
  toAuthor,
  waitFor,
  within,
} from '../../../tests/components'
import { mockMedia } from '../../../tests/components/media'

const me = makeMe()
const wren = makeAuthor({ displayName: 'Wren Okafor', username: 'wren' })

const makeMember = (changes: Partial<Member>): Member => ({
  ...wren,
  isPro: false,
  createdAt: 0,
  followers: 0,
  following: 0,
  postCounts: {},
  isFollowed: false,
  isBlocked: false,
  isMuted: false,
  isMe: false,
  ...changes,
})

async function openPlayer(changes: Partial<Member> = {}, author = wren) {
  mockMedia()
  const post = makePost({ title: 'The fox', author })
  let member = makeMember(changes)
  const app = await renderApp({
    path: '/?view=squawks',
    viewer: me,
    api: {
      'GET /api/posts': () => makeFeed([post]),
      'GET /api/people/{name}': () => member,
      'PUT /api/people/{name}/follow': () => {
        member = { ...member, isFollowed: true }
        return undefined
      },
    },
  })
  const card = within(await screen.findByRole('article', { name: 'The fox' }))
  await app.user.click(card.getByRole('button', { name: 'Play: The fox' }))
  const dock = within(await screen.findByRole('region', { name: 'Player' }))
  await app.user.click(await dock.findByRole('button', { name: /^The fox/ }))
  return { ...app, sheet: within(await screen.findByRole('dialog', { name: 'Now playing' })) }
}

test('offers to follow an author the viewer does not follow, and stays to undo it', async () => {
  const { user, api, sheet } = await openPlayer()
  await user.click(await sheet.findByRole('button', { name: 'Follow Wren Okafor' }))
  expect(await sheet.findByRole('button', { name: 'Following Wren Okafor' })).toBeVisible()
  await waitFor(() => expect(api.requestsTo('PUT /api/people/{name}/follow')).toHaveLength(1))
})

test.each([
  ['who is followed', { isFollowed: true }, wren],
  ['who is the viewer', { isMe: true }, toAuthor(me)],
])('offers nothing for one %s', async (_, changes, author) => {
  const { api, sheet } = await openPlayer(changes, author)
  await waitFor(() => expect(api.requestsTo('GET /api/people/{name}')).not.toEqual([]))
  expect(sheet.queryByRole('button', { name: /^Follow/ })).toBeNull()
})
