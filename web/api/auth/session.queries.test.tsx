/** Who is signed in, in every tab, and what a change of account does to cached data. */
import { expect, test, vi } from 'vitest'
import type { Me } from '../../../domain/people/people.schema'
import {
  act,
  failNetwork,
  makeMe,
  makeSession,
  type RenderedApp,
  renderApp,
  renderPart,
  replyInTurn,
  screen,
  waitFor,
  waitForever,
} from '../../../tests/components'
import { keys } from '../keys'
import { useMe } from './session.queries'

const mara = makeMe()
const wren = makeMe({ id: 'usr_wren', username: 'wren' })
const CACHED = { pages: [], pageParams: [] }

async function open(path = '/?view=settings') {
  const app = await renderApp({
    path,
    viewer: mara,
    api: { 'POST /api/auth/sign-out': () => ({ ok: true }) },
  })
  const [session, { queryClient }, last, left] = await Promise.all([
    import('./session.queries'),
    import('../query-client'),
    import('../../state/last-user'),
    import('../../state/account-left'),
  ])
  await waitFor(() => expect(last.readLastUser()?.id).toBe(mara.id))
  const onLeft = vi.fn()
  left.onAccountLeft(onLeft)
  // The end of an earlier test, of which the first listener is notified.
  onLeft.mockClear()
  return { ...app, ...session, ...last, queryClient, onLeft }
}

function switchTo(api: RenderedApp['api'], viewer: Me | null) {
  api.viewer = viewer
}

/** Receives a message of another tab. */
function postFromOtherTab(message: 'left' | 'changed') {
  const channel = new BroadcastChannel('owlcast.session')
  channel.postMessage(message)
  channel.close()
}

test('remembers the user of the last session, and forgets them with the session', async () => {
  const { api, announceSessionChange, readLastUser } = await open()
  switchTo(api, null)
  await act(announceSessionChange)
  await waitFor(() => expect(readLastUser()).toBeNull())
})

test('drops cached data of the account when another one signs in, and keeps it for the same one', async () => {
  const { api, announceSessionChange, queryClient, getMe } = await open()
  queryClient.setQueryData(keys.ownDecisions, CACHED)
  await act(announceSessionChange)
  expect(queryClient.getQueryData(keys.ownDecisions)).toEqual(CACHED)
  expect(queryClient.getQueryState(keys.ownDecisions)?.isInvalidated).toBe(true)
  switchTo(api, wren)
  await act(announceSessionChange)
  expect(getMe()?.id).toBe(wren.id)
  expect(queryClient.getQueryData(keys.ownDecisions)).toBeUndefined()
})

test('leaves the account of this tab when another tab signs out', async () => {
  const { api, getLastUserId, onLeft } = await open()
  switchTo(api, null)
  postFromOtherTab('left')
  await waitFor(() => expect(getLastUserId()).toBeNull())
  expect(onLeft).toHaveBeenCalledOnce()
})

test('reads the session again when another tab signs in', async () => {
  const { api, getMe, getLastUserId, onLeft } = await open()
  switchTo(api, wren)
  postFromOtherTab('changed')
  await waitFor(() => expect(getMe()?.id).toBe(wren.id))
  expect(getLastUserId()).toBe(wren.id)
  expect(onLeft).toHaveBeenCalledOnce()
})

test('leaves the account when it signs out, here and in other tabs', async () => {
  const { api, announceSignOut, getLastUserId, onLeft } = await open()
  const messages: unknown[] = []
  const otherTab = new BroadcastChannel('owlcast.session')
  otherTab.addEventListener('message', ({ data }) => messages.push(data))
  switchTo(api, null)
  await act(announceSignOut)
  expect(getLastUserId()).toBeNull()
  expect(onLeft).toHaveBeenCalledOnce()
  await waitFor(() => expect(messages).toContain('left'))
  otherTab.close()
})

test('does not restore an account that left while its session was requested before the first render', async () => {
  const { promise: held, resolve } = Promise.withResolvers<void>()
  let signedIn: Me | null = mara
  const answered = vi.fn()
  await renderPart(null, {
    api: {
      'GET /api/session': async () => {
        const session = makeSession(signedIn)
        if (signedIn) await held
        answered()
        return session
      },
    },
  })
  const [{ prefetchSession }, last] = await Promise.all([
    import('./session.queries'),
    import('../../state/last-user'),
  ])
  last.saveLastUser(mara)
  prefetchSession()
  signedIn = null
  postFromOtherTab('left')
  await waitFor(() => expect(last.readLastUser()).toBeNull())
  resolve()
  await waitFor(() => expect(answered).toHaveBeenCalledOnce())
  prefetchSession()
  await waitFor(() => expect(answered).toHaveBeenCalledTimes(2))
  expect(last.readLastUser()).toBeNull()
})

function Page() {
  return useMe() === undefined ? <p>Loading</p> : <Visitor />
}

function Visitor() {
  return <p>{useMe() === null ? 'Visitor' : 'Member'}</p>
}

test('keeps what a visitor sees while a session that failed is requested again', async () => {
  const fail = failNetwork()
  // It is requested twice more before it counts as failed.
  const request = vi.fn(replyInTurn<'GET /api/session'>(fail, fail, fail, waitForever()))
  await renderPart(<Page />, { api: { 'GET /api/session': request } })
  // By the component that appears. If that went with the request, it would appear and request forever.
  await waitFor(() => expect(request).toHaveBeenCalledTimes(4))
  expect(await screen.findByText('Visitor')).toBeVisible()
})
