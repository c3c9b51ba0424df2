/** The notifications panel: reading, deleting and restoring, and the focus afterwards. */
import { describe, expect, test } from 'vitest'
import type { Notification } from '../../../domain/notifications/notifications.schema'
import {
  act,
  failNetwork,
  findAlert,
  findBarriers,
  type Handlers,
  makeAuthor,
  makeConversation,
  makeMe,
  makeMessage,
  makePost,
  renderApp,
  screen,
  setOnline,
  toAuthor,
  waitFor,
  within,
} from '../../../tests/components'

const me = makeMe()
const wren = makeAuthor({ username: 'wren', displayName: 'Wren Okafor' })
const { peer: WREN } = makeConversation(wren)
const root = makePost({ title: 'Mine', author: toAuthor(me) })

function makeNotification(changes: Partial<Notification> = {}): Notification {
  return {
    id: 'ntf_reply',
    type: 'squawk',
    reason: 'reply',
    actor: wren,
    count: 1,
    post: { id: root.id, kind: root.kind, title: root.title },
    sourceId: 'post_answer',
    message: null,
    deletedTitle: null,
    at: Date.now(),
    isRead: false,
    ...changes,
  }
}
const reply = makeNotification()
const messages = makeNotification({
  id: 'ntf_message',
  type: 'mue',
  reason: 'message',
  count: 2,
  at: Date.now() + 1,
  post: { id: 'post_message', kind: 'mue', title: 'Two' },
  sourceId: null,
})
const SENT = 'Wren Okafor sent you 2 MUEs'

/** A server with these notifications, newest first, that supports marking, deleting and restoring. */
async function openApp(items: Notification[], api: Handlers = {}) {
  const state = { items, deleted: [] as Notification[] }
  const app = await renderApp({
    viewer: me,
    api: {
      'GET /api/notifications': () => ({ items: state.items, cursor: null, now: Date.now() }),
      'GET /api/notifications/unread': () => {
        const unread = state.items.filter(({ isRead }) => !isRead)
        return { total: unread.length, byKind: Object.fromEntries(unread.map(({ type }) => [type, 1])) }
      },
      'POST /api/notifications/read': ({ body }) => {
        const { all, ids = [], post } = body as { all?: true; ids?: string[]; post?: string }
        const isMeant = (one: Notification) => all || ids.includes(one.id) || one.post?.id === post
        state.items = state.items.map((one) => (isMeant(one) ? { ...one, isRead: true } : one))
        return undefined
      },
      'DELETE /api/notifications/{id}': ({ params }) => {
        state.deleted = state.items.filter(({ id }) => id === params.id)
        state.items = state.items.filter(({ id }) => id !== params.id)
        return undefined
      },
      'POST /api/notifications/{id}/restore': () => {
        state.items = [...state.deleted, ...state.items]
        return undefined
      },
      ...api,
    },
  })
  await within(screen.getByRole('navigation', { name: 'Main' })).findByRole('button', {
    name: /^Notifications/,
  })
  const bell = () =>
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('button', { name: /^Notifications/ })
  const panel = () => within(screen.getByRole('dialog', { name: 'Notifications' }))
  const rows = () => panel().getAllByRole('listitem')
  const heading = () => panel().getByRole('heading', { name: 'Notifications' })
  const menuButton = (sentence: string) =>
    panel().getByRole('button', { name: `More actions for ${sentence}` })
  /** Deletes a notification by keyboard. */
  const deleteRow = async (sentence: string) => {
    menuButton(sentence).focus()
    await app.user.keyboard('{Enter}')
    panel().getByRole('menuitem', { name: 'Delete' }).focus()
    await app.user.keyboard('{Enter}')
  }
  return {
    ...app,
    state,
    bell,
    panel,
    rows,
    heading,
    menuButton,
    deleteRow,
    open: async () => {
      await app.user.click(bell())
      await screen.findByRole('dialog', { name: 'Notifications' })
    },
    /** Presses a button by keyboard. */
    press: async (button: HTMLElement) => {
      button.focus()
      await app.user.keyboard('{Enter}')
    },
  }
}

describe('reading', () => {
  test('shows unread notifications, marks all as read, and updates the bell', async () => {
    const { user, api, bell, panel, rows, open } = await openApp([messages, reply])
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications new'))
    await open()
    expect(await panel().findByRole('link', { name: SENT })).toBeVisible()
    expect(rows()[1]).toHaveTextContent('Wren Okafor replied to Mine')
    expect(rows()[1]).toHaveTextContent('unread')
    expect(await findBarriers(screen.getByRole('dialog', { name: 'Notifications' }))).toEqual([])
    await user.click(panel().getByRole('button', { name: 'Mark all read' }))
    await waitFor(() => expect(rows().filter((row) => row.textContent.includes('unread'))).toEqual([]))
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications'))
    expect(api.requestsTo('POST /api/notifications/read').map(({ body }) => body)).toEqual([{ all: true }])
  })

  test('shows the face of the actor with the bird of the kind, and marks one as read in its menu', async () => {
    const { user, api, panel, rows, open, menuButton } = await openApp([messages, reply])
    await open()
    await panel().findByRole('link', { name: SENT })
    expect(rows()[0]?.querySelector('.face .avatar')).toHaveAttribute('data-initials', 'WO')
    expect(rows()[0]?.querySelector('.kind-mark .bird')).not.toBeNull()
    await user.click(menuButton(SENT))
    await user.click(panel().getByRole('menuitem', { name: 'Mark as read' }))
    await waitFor(() => expect(rows()[0]).not.toHaveTextContent('unread'))
    expect(api.requestsTo('POST /api/notifications/read').map(({ body }) => body)).toEqual([
      { ids: [messages.id] },
    ])
  })

  test('opens the conversation and marks its notification as read', async () => {
    const last = makeMessage({ author: wren })
    const { user, api, bell, panel, open } = await openApp([messages, reply], {
      'GET /api/conversations': () => ({
        items: [makeConversation(wren, { last, unread: 2 })],
        cursor: null,
        now: Date.now(),
      }),
      'GET /api/conversations/{peer}/messages': () => ({
        peer: WREN,
        state: 'open',
        seenAt: 0,
        heardByPeer: {},
        items: [last],
        cursor: null,
        now: Date.now(),
      }),
      'POST /api/conversations/{peer}/seen': () => undefined,
    })
    await open()
    await user.click(await panel().findByRole('link', { name: SENT }))
    expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull()
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications new'))
    expect(api.requestsTo('POST /api/notifications/read').map(({ body }) => body)).toContainEqual({
      ids: [messages.id],
    })
  })

  test('shows why it cannot be loaded, and retries', async () => {
    const { api, panel, heading, open, press } = await openApp([], {
      'GET /api/notifications': failNetwork(),
    })
    await open()
    const retry = await panel().findByRole('button', { name: 'Try again' })
    expect(await findAlert('We can’t reach Owlcast right now', panel())).toBeVisible()
    api.use({ 'GET /api/notifications': () => ({ items: [], cursor: null, now: Date.now() }) })
    await press(retry)
    expect(await panel().findByText('No notifications yet')).toBeVisible()
    await waitFor(() => expect(heading()).toHaveFocus())
  })
})

describe('deleting', () => {
  test('keeps a notification when deleting fails offline', async () => {
    const { panel, rows, open, deleteRow } = await openApp([messages, reply])
    await open()
    await panel().findByRole('link', { name: SENT })
    setOnline(false)
    await deleteRow(SENT)
    expect(await panel().findByText(/Your recording is safe on this device\./)).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(2))
  })

  test('focuses the adjacent row, then the heading of the empty panel', async () => {
    const { api, panel, rows, heading, open, menuButton, deleteRow } = await openApp([messages, reply])
    await open()
    await panel().findByRole('link', { name: SENT })
    await deleteRow(SENT)
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(menuButton('Wren Okafor replied to Mine')).toHaveFocus()
    await deleteRow('Wren Okafor replied to Mine')
    expect(await panel().findByText('No notifications yet')).toBeVisible()
    await waitFor(() => expect(heading()).toHaveFocus())
    expect(api.requestsTo('DELETE /api/notifications/{id}').map(({ params }) => params.id)).toEqual([
      messages.id,
      reply.id,
    ])
  })

  test('restores the last one and focuses it', async () => {
    const { user, api, panel, rows, open, menuButton, deleteRow } = await openApp([reply])
    await open()
    await panel().findByRole('listitem')
    await deleteRow('Wren Okafor replied to Mine')
    await user.click(await panel().findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Wren Okafor replied to Mine'))
    await waitFor(() => expect(menuButton('Wren Okafor replied to Mine')).toHaveFocus())
    expect(api.requestsTo('POST /api/notifications/{id}/restore').map(({ params }) => params.id)).toEqual([
      reply.id,
    ])
  })

  test('updates after deletions and restorations in another tab', async () => {
    const { state, panel, open } = await openApp([reply])
    await open()
    await panel().findByRole('listitem')
    const [{ apply }, { queryClient }] = await Promise.all([
      import('../../live/apply'),
      import('../../api/query-client'),
    ])
    const change = (items: Notification[], seq: number) =>
      act(async () => {
        state.items = items
        apply(queryClient, { seq, type: 'notification.changed', kind: '', id: me.id })
      })
    await change([], 2)
    expect(await panel().findByText('No notifications yet')).toBeVisible()
    await change([reply], 3)
    expect(await panel().findByText('Mine')).toBeVisible()
  })
})
