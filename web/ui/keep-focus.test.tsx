/** Keyboard focus in live lists: it stays on its item, or moves to the adjacent one when the item is removed. */
import { describe, expect, test } from 'vitest'
import type { ThreadPage } from '../../domain/messages/messages.schema'
import type { Notification } from '../../domain/notifications/notifications.schema'
import type { Post, Reply } from '../../domain/posts/posts.schema'
import {
  type Handlers,
  makeAuthor,
  makeConversation,
  makeFeed,
  makeMe,
  makeMessage,
  makePost,
  receive,
  renderApp,
  screen,
  toAuthor,
  waitFor,
  within,
} from '../../tests/components'

const me = makeMe()
const wren = makeAuthor({ username: 'wren', displayName: 'Wren Okafor' })

const findItem = async ({ id }: Post) => {
  await waitFor(() => expect(document.querySelector(`[data-post="${id}"]`)).not.toBeNull())
  return document.querySelector<HTMLElement>(`[data-post="${id}"]`)
}

describe('a feed', () => {
  const lowest = makePost({ title: 'Lowest', author: toAuthor(me) })
  const low = makePost({ title: 'Low', author: wren, replyCount: 2 })
  const high = makePost({ title: 'High', author: wren })
  const latest = makePost({ title: 'Latest', author: wren })
  const more = ({ title }: Post) => screen.findByRole('button', { name: `More actions for ${title}` })

  async function openFeed(posts: Post[], api: Handlers = {}) {
    const app = await renderApp({
      path: '/?view=squawks',
      viewer: me,
      api: { 'GET /api/posts': () => makeFeed(posts), ...api },
    })
    await screen.findByRole('article', { name: lowest.title })
    return { ...app, show: (next: Post[]) => app.api.use({ 'GET /api/posts': () => makeFeed(next) }) }
  }

  test('keeps the focus when a post arrives, and gives it to the next card when its own post is deleted', async () => {
    const { show } = await openFeed([high, low, lowest])
    const button = await more(high)
    button.focus()
    show([latest, high, low, lowest])
    await receive({ type: 'post.created', kind: 'squawk', id: latest.id }, 2)
    expect(await more(latest)).toBeVisible()
    expect(button).toHaveFocus()
    show([latest, low, lowest])
    await receive({ type: 'post.deleted', kind: 'squawk', id: high.id }, 3)
    const card = await findItem(low)
    await waitFor(() => expect(card).toHaveFocus())
    expect(screen.queryByRole('article', { name: high.title })).toBeNull()
  })

  test('gives the focus to the next reply when one is deleted', async () => {
    const replies = ['One', 'Two'].map(
      (title): Reply => ({
        ...makePost({ title, author: wren, parentId: low.id }),
        connection: 'reply',
        moment: null,
        otherParents: [],
      }),
    )
    const [one, two] = replies
    if (!one || !two) throw new Error('There are two replies.')
    const list = (items: Reply[]) => ({ items, cursor: null, now: Date.now() })
    const { user, api } = await openFeed([low, lowest], {
      'GET /api/posts/{id}/replies': () => list(replies),
    })
    const menu = await more(low)
    menu.focus()
    await user.keyboard('{Enter}')
    const show = await screen.findByRole('menuitem', { name: 'Hear 2 replies' })
    show.focus()
    await user.keyboard('{Enter}')
    const first = await findItem(one)
    first?.querySelector('button')?.focus()
    api.use({ 'GET /api/posts/{id}/replies': () => list([two]) })
    await receive({ type: 'post.deleted', kind: 'squawk', id: one.id }, 2)
    const second = await findItem(two)
    await waitFor(() => expect(second).toHaveFocus())
  })

  test('gives the focus to a card that stays when all posts of an author leave at once', async () => {
    const { user, show } = await openFeed([latest, low, lowest], {
      'PUT /api/people/{name}/mute': () => {
        show([lowest])
        return undefined
      },
    })
    const button = await more(latest)
    button.focus()
    await user.keyboard('{Enter}')
    const mute = await screen.findByRole('menuitem', { name: `Mute ${wren.displayName}` })
    mute.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('article', { name: low.title })).toBeNull())
    const card = await findItem(lowest)
    await waitFor(() => expect(card).toHaveFocus())
  })
})

test('keeps the focus in a conversation, and gives it to the next message when its own is deleted', async () => {
  const { peer } = makeConversation(wren)
  const sent = ['One', 'Two', 'Three'].map((title) => makeMessage({ title, author: wren }))
  const [one, two, three] = sent
  if (!one || !two || !three) throw new Error('There are three messages.')
  const list = (items: Post[]): Handlers => ({
    'GET /api/conversations': () => ({
      items: [makeConversation(wren, { last: three, messages: items.length })],
      cursor: null,
      now: Date.now(),
    }),
    'GET /api/conversations/{peer}/messages': (): ThreadPage => ({
      peer,
      state: 'open',
      seenAt: 0,
      heardByPeer: {},
      items,
      cursor: null,
      now: Date.now(),
    }),
  })
  const { api } = await renderApp({
    path: `/?view=mue&with=${peer.key}`,
    viewer: me,
    api: { ...list(sent), 'POST /api/conversations/{peer}/seen': () => undefined },
  })
  const second = await findItem(two)
  if (!second) throw new Error('The second message is shown.')
  const ofTwo = within(second).getByRole('button', { name: /^More/ })
  ofTwo.focus()
  // A message under its day heading, as the first of that day.
  api.use(list([two, three]))
  await receive({ type: 'post.deleted', kind: 'mue', id: one.id }, 2)
  await waitFor(() => expect(document.querySelector(`[data-post="${one.id}"]`)).toBeNull())
  expect(ofTwo).toHaveFocus()
  api.use(list([three]))
  await receive({ type: 'post.deleted', kind: 'mue', id: two.id }, 3)
  const third = await findItem(three)
  await waitFor(() => expect(third).toHaveFocus())
})

test('gives the focus to the next notification when one is deleted in another tab', async () => {
  const make = (id: string): Notification => ({
    id,
    type: 'squawk',
    reason: 'reply',
    actor: wren,
    count: 1,
    sourceId: null,
    message: null,
    post: { id: 'post_1', kind: 'squawk', title: id, seconds: 13 },
    deletedTitle: null,
    at: Date.now(),
    isRead: false,
  })
  const list = (items: Notification[]): Handlers => ({
    'GET /api/notifications': () => ({ items, cursor: null, now: Date.now() }),
  })
  const [first, second] = [make('ntf_1'), make('ntf_2')]
  const { user, api } = await renderApp({ viewer: me, api: list([first, second]) })
  const [bell] = await screen.findAllByRole('button', { name: /^Notifications/ })
  if (bell) await user.click(bell)
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(2))
  const [row] = panel.getAllByRole('listitem')
  row?.querySelector('button')?.focus()
  api.use(list([second]))
  await receive({ type: 'notification.changed', kind: '', id: me.id }, 2)
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(1))
  await waitFor(() => expect(panel.getByRole('listitem')).toHaveFocus())
})
