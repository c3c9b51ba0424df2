/** Browser notifications: the permission prompt in the settings, and showing notifications while the page is hidden. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { REASONS } from '../../../domain/notifications/notifications'
import type { Notification as AppNotification } from '../../../domain/notifications/notifications.schema'
import {
  act,
  findAlert,
  findBarriers,
  makeAuthor,
  makeMe,
  renderApp,
  screen,
  waitFor,
} from '../../../tests/components'

const SETTINGS = '/?view=settings&group=notifications'
const me = makeMe()
const wren = makeAuthor({ displayName: 'Wren Okafor' })

/** Captures the notifications of the page. */
class FakeNotification {
  static permission: NotificationPermission = 'default'
  static answer: NotificationPermission = 'granted'
  static shown: { title: string; body: string | undefined; stays: boolean | undefined }[] = []
  static requestPermission = async () => {
    FakeNotification.permission = FakeNotification.answer
    return FakeNotification.permission
  }
  onclick = null
  constructor(title: string, { body, requireInteraction }: NotificationOptions = {}) {
    FakeNotification.shown.push({ title, body, stays: requireInteraction })
  }
  close() {}
}

beforeEach(() => {
  Object.assign(FakeNotification, { permission: 'default', answer: 'granted', shown: [] })
  vi.stubGlobal('Notification', FakeNotification)
})
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState')
})

const findSwitch = () => screen.findByRole('switch', { name: /Browser notifications/ })

describe('the switch', () => {
  test('reports that permission was denied, and stays off and disabled', async () => {
    FakeNotification.answer = 'denied'
    const { user } = await renderApp({ path: SETTINGS, viewer: me })
    const row = await findSwitch()
    expect(row).not.toBeChecked()
    await user.click(row)
    expect(await findAlert('Notification permission denied.')).toBeVisible()
    expect(row).not.toBeChecked()
    await waitFor(() => expect(row).toBeDisabled())
    expect(localStorage.getItem('owlcast.notifications')).not.toBe('true')
  })

  test('stays on across a reload', async () => {
    const { user, reload } = await renderApp({ path: SETTINGS, viewer: me })
    const row = await findSwitch()
    await user.click(row)
    await waitFor(() => expect(row).toBeChecked())
    expect(await screen.findByText('Notifications are on for this device.')).toBeVisible()
    expect(localStorage.getItem('owlcast.notifications')).toBe('true')
    expect(await findBarriers(screen.getByRole('main'))).toEqual([])
    await reload()
    expect(await findSwitch()).toBeChecked()
  })
})

test.each([
  ['a moderator', 'admin', true],
  ['no other member', 'member', false],
] as const)('offers %s notifications about reports', async (_, role, isOffered) => {
  await renderApp({ path: SETTINGS, viewer: makeMe({ role }) })
  expect(await screen.findByRole('checkbox', { name: 'Messages, in app' })).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'Reports, in app' }) !== null).toBe(isOffered)
})

describe('notifications outside of the page', () => {
  const makeNotification = (): AppNotification => ({
    id: 'ntf_1',
    type: 'mue',
    reason: 'message',
    actor: wren,
    count: 1,
    post: { id: 'post_1', kind: 'mue', title: 'Between us', seconds: 13 },
    sourceId: null,
    message: null,
    deletedTitle: null,
    at: Date.now() + 1000,
    isRead: false,
  })

  /** Enables notifications, then receives one while the page is hidden or visible. */
  async function receive(visibilityState: DocumentVisibilityState) {
    const choices = REASONS.map((reason) => [reason, { app: true, push: true }] as const)
    const { user, api } = await renderApp({
      path: SETTINGS,
      viewer: me,
      api: {
        'GET /api/me/notification-settings': () => ({
          reasons: Object.fromEntries(choices) as Record<
            (typeof REASONS)[number],
            { app: boolean; push: boolean }
          >,
          words: false,
          quiet: null,
        }),
      },
    })
    await user.click(await findSwitch())
    // Later notifications are compared with this list.
    await waitFor(() => expect(api.requestsTo('GET /api/notifications')).toHaveLength(1))
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState })
    const notification = makeNotification()
    api.use({ 'GET /api/notifications': () => ({ items: [notification], cursor: null, now: Date.now() }) })
    const [{ apply }, { queryClient }] = await Promise.all([
      import('../../live/apply'),
      import('../../api/query-client'),
    ])
    await act(async () => apply(queryClient, { seq: 2, type: 'notification.changed', kind: '', id: me.id }))
    await waitFor(() => expect(api.requestsTo('GET /api/notifications')).toHaveLength(2))
  }

  test('shows a notification that arrives while the page is hidden', async () => {
    await receive('hidden')
    await waitFor(() =>
      expect(FakeNotification.shown).toEqual([
        { title: 'New MUE message', body: 'Wren Okafor sent you a MUE', stays: true },
      ]),
    )
  })

  test('shows nothing while the page is visible', async () => {
    await receive('visible')
    await act(async () => undefined)
    expect(FakeNotification.shown).toEqual([])
  })
})

test('sends the choice to read what was said in pushes', async () => {
  const { user, api } = await renderApp({
    path: SETTINGS,
    viewer: me,
    api: { 'PUT /api/me/notification-settings': () => undefined },
  })
  const row = await screen.findByRole('switch', { name: /What was said, in push/ })
  expect(row).not.toBeChecked()
  await user.click(row)
  await waitFor(() => expect(row).toBeChecked())
  const [sent] = api.requestsTo('PUT /api/me/notification-settings')
  expect(sent?.body).toMatchObject({ words: true })
})
