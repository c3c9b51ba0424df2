/** Muting, blocking and reporting: confirmations and messages. */
import { describe, expect, test } from 'vitest'
import type { Member } from '../../../domain/members/members.schema'
import type { Author } from '../../../domain/people/author.schema'
import {
  failNetwork,
  findAlert,
  findBarriers,
  type Handlers,
  makeAuthor,
  makeFeed,
  makePost,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../tests/components'
import { mockMedia } from '../../../tests/components/media'

const wren = makeAuthor({ username: 'wren', displayName: 'Wren Okafor' })

/** Opens a feed with one post by Wren, listed until Wren is muted or blocked. */
async function openFeed(api: Handlers = {}) {
  const post = makePost({ title: 'The fox is back', author: wren })
  let isKeptAway = false
  const keepAway = (next: boolean) => () => {
    isKeptAway = next
    return undefined
  }
  const app = await renderApp({
    path: '/?view=squawks',
    viewer: 'free',
    api: {
      'GET /api/posts': () => makeFeed(isKeptAway ? [] : [post]),
      'PUT /api/people/{name}/mute': keepAway(true),
      'DELETE /api/people/{name}/mute': keepAway(false),
      'PUT /api/people/{name}/block': keepAway(true),
      ...api,
    },
  })
  const findCard = async () => within(await screen.findByRole('article', { name: post.title }))
  const choose = async (name: string) => {
    const card = await findCard()
    await app.user.click(card.getByRole('button', { name: `More actions for ${post.title}` }))
    await app.user.click(card.getByRole('menuitem', { name }))
  }
  return { ...app, post, findCard, choose }
}
const findBlockDialog = () => screen.findByRole('dialog', { name: 'Block Wren Okafor?' })

function makeMember(person: Author, changes: Partial<Member>): Member {
  return {
    ...person,
    isPro: false,
    createdAt: Date.now(),
    followers: 0,
    following: 0,
    postCounts: {},
    isFollowed: false,
    isBlocked: false,
    isMuted: false,
    isMe: false,
    ...changes,
  }
}

describe('muting', () => {
  test('removes the posts and stops playback, until it is undone', async () => {
    mockMedia()
    const { user, post, findCard, choose } = await openFeed()
    await user.click((await findCard()).getByRole('button', { name: `Play: ${post.title}` }))
    expect(await screen.findByRole('region', { name: 'Player' })).toBeVisible()
    await choose('Mute Wren Okafor')
    await waitFor(() => expect(screen.queryByRole('article', { name: post.title })).toBeNull())
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Player' })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('article', { name: post.title })).toBeVisible()
  })
})

describe('blocking', () => {
  test('is reachable by keyboard, explains itself, and blocks on confirmation', async () => {
    const { user, api, post, findCard } = await openFeed()
    const card = await findCard()
    card.getByRole('button', { name: `More actions for ${post.title}` }).focus()
    await user.keyboard('{Enter}')
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(card.getByRole('menuitem', { name: 'Block Wren Okafor' })).toHaveFocus())
    await user.keyboard('{Enter}')
    const dialog = await findBlockDialog()
    expect(dialog).toHaveTextContent('Your public posts stay public')
    expect(await findBarriers(dialog)).toEqual([])
    expect(api.requestsTo('PUT /api/people/{name}/block')).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Block' }))
    await waitFor(() => expect(screen.queryByRole('article', { name: post.title })).toBeNull())
    expect(api.requestsTo('PUT /api/people/{name}/block').map(({ params }) => params.name)).toEqual(['wren'])
  })

  test('stays open and shows why it failed', async () => {
    const { user, choose } = await openFeed({ 'PUT /api/people/{name}/block': failNetwork() })
    await choose('Block Wren Okafor')
    const dialog = await findBlockDialog()
    await user.click(within(dialog).getByRole('button', { name: 'Block' }))
    expect(await findAlert('We can’t reach Owlcast right now')).toBeVisible()
    expect(dialog).toBeVisible()
  })

  test('is shown on the page of the blocked member', async () => {
    await renderApp({
      path: '/?view=member&name=wren',
      viewer: 'free',
      api: { 'GET /api/people/{name}': () => makeMember(wren, { isBlocked: true }) },
    })
    expect(await screen.findByRole('heading', { name: 'You blocked Wren Okafor' })).toBeVisible()
    expect(await findBarriers(screen.getByRole('main'))).toEqual([])
  })

  test('is ended from the settings, which announces it in the dialog and moves the focus', async () => {
    let blocked = [wren]
    const { user } = await renderApp({
      path: '/?view=settings&group=safety',
      viewer: 'free',
      api: {
        'GET /api/me/blocks': () => ({ items: blocked, cursor: null }),
        'DELETE /api/people/{name}/block': () => {
          blocked = []
          return undefined
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Show blocked people' }))
    const dialog = within(await screen.findByRole('dialog'))
    const unblock = await dialog.findByRole('button', { name: 'Unblock Wren Okafor' })
    unblock.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(dialog.getByText('You haven’t blocked anyone.')).toHaveFocus())
    // Announced inside the dialog: nothing outside of it can be read.
    expect(await dialog.findByText('You unblocked Wren Okafor')).toBeVisible()
  })
})

test('asks for a reason before a report is sent, and offers to block afterwards', async () => {
  const { user, api, post, choose } = await openFeed({ 'POST /api/reports': () => ({ ok: true }) })
  await choose('Report')
  const element = await screen.findByRole('dialog', { name: 'Report this post' })
  const dialog = within(element)
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await findAlert('Please choose what’s wrong.', dialog)).toBeVisible()
  expect(await findBarriers(element)).toEqual([])
  expect(api.requestsTo('POST /api/reports')).toEqual([])
  await user.click(dialog.getByLabelText('Hate against a group of people'))
  await user.type(dialog.getByLabelText(/^Anything else we should know\?/), 'After the first words.')
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  await user.click(await screen.findByRole('button', { name: 'Block Wren Okafor' }))
  expect(await findBlockDialog()).toBeVisible()
  expect(api.requestsTo('POST /api/reports').map(({ body }) => body)).toEqual([
    { subject: { type: 'post', id: post.id }, reason: 'hate', note: 'After the first words.' },
  ])
})

test('reports the hello of a member apart from the member', async () => {
  const hello = { id: 'med_1', audioUrl: '/media/med_1', seconds: 4, text: '', isTextPending: false }
  const { user, api } = await renderApp({
    path: '/?view=member&name=wren',
    viewer: 'free',
    api: {
      'GET /api/people/{name}': () => makeMember(wren, { hello }),
      'POST /api/reports': () => ({ ok: true }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'More about Wren Okafor' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Report the hello of Wren Okafor' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report the hello of Wren Okafor' }))
  await user.click(dialog.getByLabelText('Spam or fraud'))
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(api.requestsTo('POST /api/reports')).toHaveLength(1))
  expect(api.requestsTo('POST /api/reports')[0]?.body).toMatchObject({
    subject: { type: 'hello', id: 'med_1' },
  })
})
