/** Which cached data each live hint makes stale, and what it does to the player. */
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Kind } from '../../domain/kinds'
import { type EventType, NO_KIND } from '../../domain/live/live'
import { act, failServer, failWith, makePost, renderPart, waitFor } from '../../tests/components'
import { mockMedia } from '../../tests/components/media'
import { keys } from '../api/keys'

const ID = 'post_changed'
const withItem = (id: string) => ({ pages: [{ items: [{ id }] }] })

/** A cache with one query of each list, some of which hold the post. */
function seedCache(kind: Kind): QueryClient {
  const client = new QueryClient()
  const lists: readonly [readonly unknown[], unknown][] = [
    [keys.session, { user: { id: 'usr_me' } }],
    [keys.feed(kind), withItem(ID)],
    [keys.recent, [ID]],
    [keys.post(ID), { id: ID }],
    [keys.post('post_other'), { id: 'post_other' }],
    [keys.replies(ID), withItem('post_other')],
    [keys.replies('post_parent'), withItem(ID)],
    [keys.replies('post_other'), withItem('post_other')],
    [keys.recordings(ID), withItem('post_other')],
    [keys.recordings('post_cast'), withItem(ID)],
    [keys.recordings('post_other'), withItem('post_other')],
    [keys.own(kind, 'all'), withItem(ID)],
    [keys.ownOwlcasts, ['post_other']],
    [keys.memberPosts('wren', null), withItem(ID)],
    [keys.memberPosts('other', null), withItem('post_other')],
    [keys.graph('all'), [ID]],
    [keys.conversations, withItem('post_other')],
    [keys.requests, withItem('post_other')],
    [keys.thread('user:wren'), withItem('post_other')],
    [keys.unread, { unread: 0 }],
    [keys.member('wren'), { username: 'wren' }],
    [keys.heard, { ids: [] }],
    [keys.notificationList, withItem('post_other')],
    [keys.unreadNotifications, { total: 0 }],
    [keys.queue('open'), []],
    [keys.purchases, []],
    [keys.tracks, []],
    [keys.received, []],
  ]
  for (const [queryKey, data] of lists) client.setQueryData(queryKey, data)
  return client
}

const listStale = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey.join(' '))
    .toSorted()

async function listStaleAfter(type: EventType, kind: Kind | typeof NO_KIND, id = ID): Promise<string[]> {
  const { apply } = await import('./apply')
  const client = seedCache(kind === NO_KIND ? 'squawk' : kind)
  apply(client, { seq: 1, type, kind, id })
  return listStale(client)
}

const toNames = (...list: (readonly unknown[])[]) => list.map((key) => key.join(' ')).toSorted()
const MESSAGES = [keys.conversations, keys.requests, keys.thread('user:wren'), keys.unread]
const NOTIFICATIONS = [keys.notificationList, keys.unreadNotifications]
/** Lists that hold the post, and the post itself. */
const listAbout = (kind: Kind) => [
  keys.feed(kind),
  keys.recent,
  keys.post(ID),
  keys.replies(ID),
  keys.replies('post_parent'),
  keys.recordings(ID),
  keys.recordings('post_cast'),
  keys.own(kind, 'all'),
  keys.memberPosts('wren', null),
  keys.graph('all'),
]

test.each([
  ['post.changed', 'squawk', listAbout('squawk')],
  ['post.deleted', 'squawk', listAbout('squawk')],
  ['post.changed', 'mue', [...listAbout('mue'), ...MESSAGES]],
  ['post.changed', 'owlcast', [...listAbout('owlcast'), keys.ownOwlcasts, keys.purchases]],
  ['heard.changed', 'squawk', [keys.heard]],
  ['heard.changed', 'mue', [keys.heard, keys.conversations, keys.unread]],
  ['invitation.changed', 'owlcast', [keys.received]],
  ['library.changed', NO_KIND, [keys.tracks]],
  ['notification.changed', NO_KIND, [...NOTIFICATIONS, keys.conversations, keys.unread, keys.queue('open')]],
] as const)('%s of kind “%s” makes stale what shows it, and nothing else', async (type, kind, expected) => {
  expect(await listStaleAfter(type, kind)).toEqual(toNames(...expected))
})

test('post.created makes every list stale that may show the new post', async () => {
  const created = [
    keys.recent,
    keys.memberPosts('wren', null),
    keys.memberPosts('other', null),
    keys.graph('all'),
  ]
  const ofKind = (kind: Kind) => [...created, keys.feed(kind), keys.own(kind, 'all')]
  expect(await listStaleAfter('post.created', 'squawk')).toEqual(toNames(...ofKind('squawk')))
  expect(await listStaleAfter('post.created', 'mue')).toEqual(toNames(...ofKind('mue'), ...MESSAGES))
  expect(await listStaleAfter('post.created', 'owlcast')).toEqual(
    toNames(...ofKind('owlcast'), keys.ownOwlcasts),
  )
})

test('person.changed makes stale whatever shows the person', async () => {
  expect(await listStaleAfter('person.changed', NO_KIND, 'usr_me')).toEqual(toNames(keys.session))
})

test('account.changed makes stale what depends on the plan or a block', async () => {
  const stale = await listStaleAfter('account.changed', NO_KIND)
  const kept = [keys.heard, keys.queue('open'), keys.purchases, keys.tracks]
  const all = seedCache('squawk')
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
  const isKept = (key: readonly unknown[]) => toNames(...kept).includes(key.join(' '))
  expect(stale).toEqual(toNames(...all.filter((key) => !isKept(key))))
})

test('makes everything live stale when events were missed', async () => {
  const { invalidateAll } = await import('./apply')
  const client = seedCache('squawk')
  invalidateAll(client, 5)
  const all = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
  const kept = toNames(keys.member('wren'), keys.queue('open'))
  expect(listStale(client)).toEqual(toNames(...all.filter((key) => !kept.includes(key.join(' ')))))
})

test.each([
  ['post.deleted', 'squawk'],
  ['account.changed', NO_KIND],
] as const)('%s stops what plays only if it is gone', async (type, kind) => {
  mockMedia()
  const { api } = await renderPart(null, { viewer: 'free', api: { 'GET /api/posts/{id}': failServer() } })
  const [{ apply }, { player }, { toPlayable }] = await Promise.all([
    import('./apply'),
    import('../audio/playback/player'),
    import('../audio/playback/playable'),
  ])
  const [now, later] = [makePost(), makePost()].map((post) => toPlayable(post))
  if (!now || !later) throw new Error('no sound')
  act(() => player.playIn([now, later], now))
  const receive = async (id: string) => {
    const before = api.requestsTo('GET /api/posts/{id}').length
    act(() => apply(new QueryClient(), { seq: 1, type, kind, id }))
    await waitFor(() => expect(api.requestsTo('GET /api/posts/{id}')).toHaveLength(before + 1))
    await act(async () => undefined)
  }
  await receive(now.id)
  expect(player.getSnapshot()).toMatchObject({ now: { id: now.id }, next: [{ id: later.id }] })
  api.use({ 'GET /api/posts/{id}': failWith('post.not_found') })
  if (type === 'post.deleted') {
    await receive(later.id)
    await waitFor(() => expect(player.getSnapshot()).toMatchObject({ now: { id: now.id }, next: [] }))
  }
  await receive(now.id)
  await waitFor(() => expect(player.getSnapshot().now?.id).not.toBe(now.id))
})
