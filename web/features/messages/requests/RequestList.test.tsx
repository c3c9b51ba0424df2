/** The message requests: playing, accepting, deleting and blocking, and the focus afterwards. */
import { describe, expect, test } from 'vitest'
import type { Conversation, ThreadPage } from '../../../../domain/messages/messages.schema'
import type { Author } from '../../../../domain/people/author.schema'
import {
  failNetwork,
  findAlert,
  findBarriers,
  type Handlers,
  makeAuthor,
  makeConversation,
  makeMessage,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../../tests/components'

const BOX = '/?view=mue&box=requests'
const wren = makeAuthor({ username: 'wren', displayName: 'Wren Okafor' })
const dele = makeAuthor({ username: 'dele', displayName: 'Dele Ade' })
const eve = makeAuthor({ username: 'eve', displayName: 'Eve Stone' })

function makeRequest(author: Author): Conversation {
  const last = makeMessage({ author, title: `From ${author.displayName}` })
  return makeConversation(author, { last, unread: 1 })
}

/** A server with these requests; accepted and deleted ones leave the list. */
async function openBox(people: readonly Author[], api: Handlers = {}, path = BOX) {
  const requests = people.map(makeRequest)
  const accepted: Conversation[] = []
  const settled = new Set<string>()
  const settle = (key: string) => void settled.add(key)
  const left = () => requests.filter(({ peer }) => !settled.has(peer.key))
  const app = await renderApp({
    path,
    viewer: 'free',
    api: {
      'GET /api/conversations': ({ query }) => ({
        items: query.get('state') === 'request' ? left() : accepted,
        cursor: null,
        now: Date.now(),
      }),
      'GET /api/conversations/unread': () => ({ unread: accepted.length, requests: left().length }),
      'GET /api/conversations/{peer}/messages': ({ params }): ThreadPage => {
        const found = requests.find(({ peer }) => peer.key === params.peer)
        if (!found) throw new Error(`No conversation with ${params.peer}.`)
        const isOpen = accepted.includes(found)
        return {
          peer: found.peer,
          state: isOpen ? 'open' : 'request',
          seenAt: 0,
          heardByPeer: {},
          items: [found.last],
          cursor: null,
          now: Date.now(),
        }
      },
      'POST /api/conversations/{peer}/seen': () => undefined,
      'POST /api/conversations/{peer}/accept': ({ params }) => {
        settle(params.peer ?? '')
        accepted.push(...requests.filter(({ peer }) => peer.key === params.peer))
        return undefined
      },
      'POST /api/conversations/{peer}/dismiss': ({ params }) => settle(params.peer ?? ''),
      'PUT /api/people/{name}/block': ({ params }) => {
        const found = requests.find(({ peer }) => peer.person?.username === params.name)
        return settle(found?.peer.key ?? '')
      },
      ...api,
    },
  })
  await screen.findByRole('region', { name: path === BOX ? 'Message requests' : 'Conversations' })
  const box = () => within(screen.getByRole('region', { name: 'Message requests' }))
  const findRow = async () =>
    within(await screen.findByRole('region', { name: 'Message requests' })).findByRole('listitem')
  const deleteButton = (name: string) =>
    box().getByRole('button', { name: `Delete the request from ${name}` })
  /** Presses a button by keyboard. */
  const press = async (button: HTMLElement) => {
    button.focus()
    await app.user.keyboard('{Enter}')
  }
  const findThread = async (name: string) =>
    within(await screen.findByRole('region', { name: `Conversation with ${name}` }))
  return { ...app, requests, box, findRow, deleteButton, press, findThread }
}

describe('a request', () => {
  test('has a quiet count in menus and list, counts nowhere as unread, and plays in the list', async () => {
    const { user, findRow, press } = await openBox([wren], {}, '/?view=mue')
    expect(await screen.findByRole('heading', { name: 'No MUE messages yet' })).toBeVisible()
    expect(await screen.findByText(/^Messages from people you don’t follow are in Requests\./)).toBeVisible()
    const rail = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(await rail.findByRole('link', { name: 'Mues new' })).toBeVisible()
    expect(rail.getByRole('button', { name: 'Notifications' })).toBeVisible()
    const tabs = within(screen.getByRole('navigation', { name: 'Quick' }))
    expect(await tabs.findByRole('link', { name: 'Mues new' })).toBeVisible()
    expect(tabs.getByRole('button', { name: 'Open Menu' })).toBeVisible()
    await press(await screen.findByRole('link', { name: 'Requests (1)' }))
    const row = within(await findRow())
    await user.click(row.getByRole('button', { name: 'Play: From Wren Okafor' }))
    expect(await row.findByRole('button', { name: 'Pause: From Wren Okafor' })).toBeVisible()
    expect(await findBarriers(screen.getByRole('main'))).toEqual([])
  })

  test('can be replied to only after it is accepted, which moves it to the conversations', async () => {
    const { api, box, findRow, press, findThread } = await openBox([wren])
    await press(within(await findRow()).getByRole('link'))
    const rail = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(await rail.findByRole('link', { name: 'Mues new' })).toBeVisible()
    const thread = await findThread('Wren Okafor')
    expect(await thread.findByText('1 message')).toBeVisible()
    expect(thread.queryByRole('button', { name: 'Record Reply' })).toBeNull()
    expect(await findBarriers(screen.getByRole('main'))).toEqual([])
    await press(thread.getByRole('button', { name: 'Accept messages from Wren Okafor' }))
    expect(await screen.findByText('Wren Okafor is now in your conversations')).toBeVisible()
    await waitFor(() => expect(thread.getByRole('heading', { name: 'Wren Okafor' })).toHaveFocus())
    expect(await thread.findByRole('button', { name: 'Record Reply' })).toBeVisible()
    expect(await box().findByRole('heading', { name: 'No requests' })).toBeVisible()
    expect(api.requestsTo('POST /api/conversations/{peer}/accept')).toHaveLength(1)
    expect(await rail.findByRole('link', { name: /^Mues/ })).toBeVisible()
  })
})

describe('deleting and blocking', () => {
  test('focuses the next request after a deletion, and deletes no later message', async () => {
    const { api, requests, box, deleteButton, press } = await openBox([wren, dele, eve])
    await waitFor(() => expect(box().getAllByRole('listitem')).toHaveLength(3))
    await press(deleteButton('Wren Okafor'))
    await waitFor(() => expect(box().getAllByRole('listitem')).toHaveLength(2))
    await waitFor(() => expect(box().getByRole('link', { name: 'Dele Ade' })).toHaveFocus())
    const [sent, ...others] = api.requestsTo('POST /api/conversations/{peer}/dismiss')
    expect(others).toEqual([])
    expect(sent?.params.peer).toBe(`user:${wren.id}`)
    expect(sent?.body).toEqual({ at: requests[0]?.last.createdAt })
  })

  test('keeps the request when deleting fails', async () => {
    const { box, deleteButton, press } = await openBox([dele, eve], {
      'POST /api/conversations/{peer}/dismiss': failNetwork(),
    })
    await waitFor(() => expect(box().getAllByRole('listitem')).toHaveLength(2))
    await press(deleteButton('Dele Ade'))
    expect(await findAlert('We can’t reach Owlcast right now')).toBeVisible()
    expect(box().getAllByRole('listitem')).toHaveLength(2)
  })

  test('returns to the list after an open request is deleted, with the focus on its heading', async () => {
    const { user, box, press, findThread } = await openBox([dele, eve])
    await user.click(await screen.findByRole('link', { name: 'Dele Ade' }))
    expect(await screen.findByRole('button', { name: 'Back to Requests' })).toBeVisible()
    const thread = await findThread('Dele Ade')
    await press(await thread.findByRole('button', { name: 'Delete the request from Dele Ade' }))
    await waitFor(() => expect(box().getByRole('heading', { name: 'Requests' })).toHaveFocus())
    expect(box().getAllByRole('listitem')).toHaveLength(1)
    expect(screen.queryByRole('region', { name: 'Conversation with Dele Ade' })).toBeNull()
  })

  test('offers to report and to block, and focuses the heading of the empty list', async () => {
    const { user, api, box } = await openBox([eve])
    await user.click(await screen.findByRole('button', { name: 'More about Eve Stone' }))
    expect(await screen.findByRole('menuitem', { name: 'Report Eve Stone' })).toBeVisible()
    await user.click(screen.getByRole('menuitem', { name: 'Block Eve Stone' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }))
    expect(await box().findByRole('heading', { name: 'No requests' })).toBeVisible()
    await waitFor(() => expect(box().getByRole('heading', { name: 'Requests' })).toHaveFocus())
    expect(api.requestsTo('PUT /api/people/{name}/block').map(({ params }) => params.name)).toEqual(['eve'])
  })
})
