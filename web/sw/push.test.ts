/** Each push shows a notification: Safari ends a subscription after three without one. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Notification as NotificationDto } from '../../domain/notifications/notifications.schema'

type Shown = { title: string; tag: string; silent: boolean; close: () => void }
type PushHandler = (event: {
  data: { json: () => unknown }
  waitUntil: (done: Promise<void>) => void
}) => void

const notification: NotificationDto = {
  id: 'ntf_1',
  type: null,
  reason: 'message',
  actor: null,
  count: 1,
  post: null,
  sourceId: null,
  message: null,
  deletedTitle: null,
  at: 1,
  isRead: false,
}

let open: { url: string; focused: boolean }[]
let shown: Shown[]
let titles: string[]
let handle: PushHandler | undefined

async function showNotification(title: string, { tag = '', silent }: NotificationOptions): Promise<void> {
  titles.push(title)
  const one: Shown = {
    title,
    tag,
    silent: silent === true,
    close: () => {
      shown = shown.filter((other) => other !== one)
    },
  }
  shown.push(one)
}

beforeAll(async () => {
  for (const name of ['SHELL_FILES', 'LATER_FILES', 'ON_DEMAND_FILES']) vi.stubGlobal(name, [])
  vi.stubGlobal('caches', { match: () => Promise.reject(new Error('no storage')) })
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: PushHandler) => {
      if (type === 'push') handle = listener
    },
    clients: { matchAll: async () => open },
    registration: {
      showNotification,
      getNotifications: async ({ tag }: { tag: string }) => shown.filter((one) => one.tag === tag),
    },
  })
  const { registerPush } = await import('./push')
  registerPush()
})
beforeEach(() => {
  open = []
  shown = []
  titles = []
})
afterAll(() => vi.unstubAllGlobals())

async function push(): Promise<void> {
  let done = Promise.resolve()
  const data = { json: () => ({ group: 'message:usr_1', notification }) }
  handle?.({
    data,
    waitUntil: (promise) => {
      done = promise
    },
  })
  await done
}

test('shows one that stays while no window is focused', async () => {
  open = [{ url: 'http://localhost/', focused: false }]
  await push()
  expect(shown).toMatchObject([{ title: titles[0], tag: 'message:usr_1', silent: false }])
})

test('shows one without a sound while a window is focused, and closes it at once', async () => {
  open = [{ url: 'http://localhost/', focused: true }]
  for (let pushes = 1; pushes <= 3; pushes++) {
    await push()
    expect(titles).toHaveLength(pushes)
    expect(shown).toEqual([])
  }
})
