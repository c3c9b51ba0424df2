/** Push notifications shown by the service worker. */
import type { CDPSession, Worker } from '@playwright/test'
import { SYSTEM_NOTIFICATION as GERMAN } from '../../domain/locales/de/people'
import { type Actor, expect, test } from './actors'
import { findAxeViolationsInAllModes } from './axe'
import { publishPost } from './publish-posts'
import { unique } from './unique'

test.use({ serviceWorkers: 'allow' })

/** A notification as passed to the browser; there is no desktop here, so it is recorded. */
type ShownNotification = {
  title: string
  body: string
  tag: string
  requireInteraction: boolean
  data: unknown
  close(): void
}
type Scope = {
  shown: ShownNotification[]
  /** How many were shown, those that are closed included. */
  times: number
  /** The number on the app's icon. */
  badge: number | null
  registration: {
    showNotification(title: string, options: Omit<ShownNotification, 'title'>): Promise<void>
    getNotifications(which: { tag: string }): Promise<ShownNotification[]>
  }
  dispatchEvent(event: Event): boolean
}

/** Records the notifications shown by the service worker; a later one replaces one with the same tag. */
function recordNotifications(): void {
  const scope = globalThis as unknown as Scope
  scope.shown = []
  scope.times = 0
  const without = (tag: string) => scope.shown.filter((entry) => entry.tag !== tag)
  scope.registration.showNotification = async (title, options) => {
    const close = () => {
      scope.shown = without(options.tag)
    }
    scope.shown = [...without(options.tag), { ...options, title, close }]
    scope.times += 1
  }
  scope.badge = null
  const setBadge = async (count = 0) => {
    scope.badge = count
  }
  Object.defineProperty(navigator, 'setAppBadge', { value: setBadge, configurable: true })
  Object.defineProperty(navigator, 'clearAppBadge', { value: () => setBadge(0), configurable: true })
  scope.registration.getNotifications = async ({ tag }) => scope.shown.filter((entry) => entry.tag === tag)
}

/** Clicks a recorded notification. */
function clickNotification(tag: string): void {
  const scope = globalThis as unknown as Scope
  const notification = scope.shown.find((entry) => entry.tag === tag)
  const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined })
  scope.dispatchEvent(event)
}

/** Changes the subscription's endpoint, as a push service may. */
function changeEndpoint(endpoint: string): void {
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys }) }
  Object.assign(PushManager.prototype, { subscribe: async () => subscription })
  const event = Object.assign(new Event('pushsubscriptionchange'), { waitUntil: () => undefined })
  globalThis.dispatchEvent(event)
}

const readBadge = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as Scope).badge)
const listShown = (worker: Worker) =>
  worker.evaluate(() =>
    (globalThis as unknown as Scope).shown.map(({ title, body, tag, requireInteraction }) => ({
      title,
      body,
      tag,
      stays: requireInteraction,
    })),
  )

/** Returns a function that delivers a push message to the service worker. */
async function createPushSender({ page, context }: Actor): Promise<(data: unknown) => Promise<void>> {
  const session: CDPSession = await context.newCDPSession(page)
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [entry] }) => {
      if (entry) resolve(entry.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await known
  const { origin } = new URL(page.url())
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(data),
    })
  }
}

test('a push is shown, and closed at once in front of a visible page; it opens its post as read', async ({
  speaker,
  listener,
}) => {
  const { page, context } = listener
  const title = unique('Who hears this')
  const root = await publishPost(listener, { title })
  const reply = await publishPost(speaker, { title: 'I do', parents: [{ id: root.id }] })
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('There is no service worker.')
  await worker.evaluate(recordNotifications)
  const push = await createPushSender(listener)
  const { items } = await (await context.request.get('/api/notifications')).json()
  const pushed = { group: `reply:${root.id}`, notification: items[0] }

  // A visible page shows the panel instead; a hidden one gets notifications.
  await push(pushed)
  await expect.poll(() => worker.evaluate(() => (globalThis as unknown as Scope).times)).toBe(1)
  await expect.poll(() => listShown(worker)).toEqual([])
  await page.goto('about:blank')
  await push({ group: 'new_post:x', notification: { ...items[0], reason: 'new_post' } })
  await push({ ...pushed, notification: { ...items[0], count: 2 } })
  await expect
    .poll(() => listShown(worker))
    .toMatchObject([
      { title: 'New post', stays: false },
      {
        title: 'New reply',
        body: `2 replies to ${title}, the latest from ${speaker.displayName}`,
        tag: pushed.group,
        stays: true,
      },
    ])
  // Without an open page, the icon has the number of unread notifications.
  await expect.poll(() => readBadge(worker)).toBe(1)
  const ready = page.waitForResponse('**/api/notifications/unread')
  await page.goto('/?view=settings&group=notifications')
  await ready
  await worker.evaluate(clickNotification, pushed.group)
  await expect(page.locator(`li[data-post="${reply.id}"]`)).toBeFocused()
  const unread = () => context.request.get('/api/notifications/unread').then((answer) => answer.json())
  await expect.poll(unread).toMatchObject({ total: 0 })
  await expect.poll(() => readBadge(worker)).toBe(0)

  const endpoint = `https://fcm.googleapis.com/fcm/send/${unique('another')}`.replaceAll(' ', '-')
  await worker.evaluate(changeEndpoint, endpoint)
  const readServerEndpoint = async () => (await (await context.request.get('/api/me/push')).json()).endpoint
  await expect.poll(readServerEndpoint).toBe(endpoint)
  // The clicked notification is closed, and one without requireInteraction closes by itself.
  await expect.poll(() => listShown(worker)).toEqual([])

  // In the language the app used last.
  await page.evaluate(() => localStorage.setItem('owlcast.language', '"de"'))
  await page.goto('/')
  const spoken = () => page.evaluate(async () => (await caches.match('/language'))?.text())
  await expect.poll(spoken).toBe('de')
  await page.goto('about:blank')
  await push({ group: 'new_post:y', notification: { ...items[0], reason: 'new_post' } })
  await expect.poll(() => listShown(worker)).toMatchObject([{ title: GERMAN.new_post }])
})

test('notification choices are set by reason and hour, by keyboard too, and saved', {
  tag: ['@looks', '@extended'],
}, async ({ listener: { page } }) => {
  await page.goto('/?view=settings&group=notifications')
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
  const saved = () =>
    page.waitForResponse((entry) => entry.url().endsWith('/notification-settings') && entry.ok())
  await expect(box('Replies, in app')).toBeChecked()
  let answer = saved()
  await box('Replies, in app').focus()
  await page.keyboard.press('Tab')
  await expect(box('Replies, push')).toBeFocused()
  await page.keyboard.press('Space')
  await answer
  answer = saved()
  await box('People you follow, in app').click()
  await answer
  await expect(box('People you follow, push')).toBeDisabled()
  answer = saved()
  await page.getByRole('switch', { name: /Quiet hours/ }).click()
  await answer
  answer = saved()
  await page.getByLabel('From').fill('21:30')
  await page.getByLabel('To', { exact: true }).focus()
  await answer
  await page.reload()
  await expect(box('Replies, push')).not.toBeChecked()
  await expect(box('Replies, in app')).toBeChecked()
  await expect(box('People you follow, in app')).not.toBeChecked()
  await expect(page.getByLabel('From')).toHaveValue('21:30')
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('07:00')
  expect(await findAxeViolationsInAllModes(page, { within: '.setgroup:has(.notification-table)' })).toEqual(
    [],
  )
})

/** Replaces the push manager with one that stores a subscription like a real one. */
function mockPushService(): void {
  const KEY = 'test.subscription'
  const point = `B${'A'.repeat(86)}`
  const createSubscription = (endpoint: string) => ({
    endpoint,
    options: { applicationServerKey: localStorage.getItem(`${KEY}.key`) === null ? null : keyBytes() },
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: point, auth: 'A'.repeat(22) } }),
    unsubscribe: async () => {
      localStorage.removeItem(KEY)
      return true
    },
  })
  function keyBytes() {
    const text = (localStorage.getItem(`${KEY}.key`) ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0)).buffer
  }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const endpoint = localStorage.getItem(KEY)
      return endpoint && createSubscription(endpoint)
    },
    subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${crypto.randomUUID()}`
      localStorage.setItem(`${KEY}.key`, String(applicationServerKey))
      localStorage.setItem(KEY, endpoint)
      return createSubscription(endpoint)
    },
  })
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
}

test('a browser is subscribed from switching notifications on until switching them off or signing out', {
  tag: '@extended',
}, async ({ listener }) => {
  const { page, context } = listener
  await page.addInitScript(mockPushService)
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.goto('/?view=settings&group=notifications')
  const toggle = page.getByRole('switch', { name: /Browser notifications/ })
  const readStoredEndpoint = () => page.evaluate(() => localStorage.getItem('test.subscription'))
  const readServerEndpoint = async () => (await (await context.request.get('/api/me/push')).json()).endpoint
  await toggle.click()
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible()
  await expect.poll(readServerEndpoint).toMatch(/^https:/)
  expect(await readServerEndpoint()).toBe(await readStoredEndpoint())

  // A known subscription is not sent again.
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/me/push') && sent.push(request.method()))
  const asked = page.waitForResponse('**/api/me/push')
  await page.reload()
  await asked
  await expect(toggle).toBeChecked()
  expect(sent).toEqual(['GET'])

  await toggle.click()
  await expect(page.getByText('Notifications are off for this device.')).toBeVisible()
  await expect.poll(readServerEndpoint).toBeNull()
  expect(await readStoredEndpoint()).toBeNull()

  await toggle.click()
  await expect.poll(readServerEndpoint).toMatch(/^https:/)
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page.getByText('You’re signed out.')).toBeVisible()
  await expect.poll(readStoredEndpoint).toBeNull()
})
