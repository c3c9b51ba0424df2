/** Recordings that are not published yet: retries and ownership. */
import { describe, expect, test, vi } from 'vitest'
import { DRAFTS } from '../../../domain/locales/en/record'
import type { Upload } from '../../../domain/media/media.schema'
import {
  act,
  failNetwork,
  failServer,
  failWith,
  type Handlers,
  makeMe,
  makePost,
  makeSession,
  renderApp,
  replyInTurn,
  screen,
  setOnline,
  waitFor,
  within,
} from '../../../tests/components'
import { getShownForm, startShown } from '../../../tests/components/forms'
import {
  acceptRecordings,
  feedMicrophone,
  makeUpload,
  record,
  setUpMicrophone,
  skipBackoff,
} from '../../../tests/components/microphone'
import { type DraftForm, EMPTY_FORM } from '../../drafts/store/draft-record'
import { listDrafts, openDraft, removeDraft } from '../../drafts/store/drafts'
import { getOpenDraftId, setOpenDraft } from '../../state/open-draft'
import { goTo } from '../../state/view'

setUpMicrophone()

const TITLE = 'Lost answer'

async function openRecorder(api: Handlers = {}, viewer: 'visitor' | 'free' = 'free') {
  const app = await renderApp({
    path: '/?view=record&mode=squawk',
    viewer,
    api: { ...acceptRecordings(makePost({ title: TITLE })), ...api },
  })
  await screen.findByRole('button', { name: 'Start Recording' })
  return {
    ...app,
    publish: async () => {
      await record(app.user)
      await app.user.type(screen.getByLabelText(/^Title/), TITLE)
      await app.user.type(screen.getByLabelText(/^Tags/), '#fox')
      await app.user.click(screen.getByRole('button', { name: 'Publish Squawk' }))
    },
  }
}

test('shows to whom each message goes, in every state, and no recipient of a public post', async () => {
  const drafts: [string, Partial<DraftForm>, object][] = [
    ['draft_1', { recipient: '@mara', recipientId: 'usr_1', recipientName: 'Mara Lindqvist' }, {}],
    [
      'draft_2',
      { recipient: '+44 7700 900123' },
      { state: 'waiting', sendAfter: Date.now() + 60_000, attempts: 1 },
    ],
    ['draft_3', { recipient: '@erin' }, { mode: 'squawk' }],
  ]
  const me = makeMe()
  for (const [id, form, changes] of drafts)
    await openDraft({
      id,
      mode: 'mue',
      ownerId: me.id,
      seconds: 3,
      state: 'ready',
      ...changes,
      form: { ...EMPTY_FORM, title: id, ...form },
    })
  await renderApp({ path: '/', viewer: me })
  const rows = within(await screen.findByRole('region', { name: 'Recordings on this device' }))
  const findRow = async (id: string) => (await rows.findByText(new RegExp(`^${id}`))).closest('li')
  expect(await findRow('draft_1')).toHaveTextContent('To Mara Lindqvist (@mara)')
  expect(await findRow('draft_2')).toHaveTextContent('To +44 7700 900123')
  expect(await findRow('draft_3')).not.toHaveTextContent(/To |erin/)
  for (const [id] of drafts) await removeDraft(id)
})

test('discards the recording of this tab with its form, and starts afresh', async () => {
  const { user } = await openRecorder()
  await record(user)
  await user.type(screen.getByLabelText(/^Title/), TITLE)
  await act(async () => goTo('home'))
  const dock = within(await screen.findByRole('region', { name: 'Recordings on this device' }))
  await user.click(await dock.findByRole('button', { name: 'Discard' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('Recording discarded')).toBeVisible()
  expect(await listDrafts()).toEqual([])
  expect(getShownForm()).toMatchObject({ draftId: null, state: { at: 'idle' }, form: { title: '' } })
  await act(async () => goTo('record'))
  expect(await screen.findByRole('button', { name: 'Start Recording' })).toBeVisible()
})

test('lists the recording of this tab while the record screen shows another form', async () => {
  const { user } = await openRecorder({
    'GET /api/recipients': failWith('recipient.unknown', { name: 'mara' }),
  })
  await record(user)
  const { openMessage, showOnRecordScreen } = await import('../../recording/places')
  expect(screen.queryByRole('region', { name: 'Recordings on this device' })).toBeNull()
  act(() => showOnRecordScreen(openMessage({ label: '@mara', person: null }, null)))
  expect(await screen.findByRole('button', { name: 'Start Recording' })).toBeVisible()
  const dock = within(await screen.findByRole('region', { name: 'Recordings on this device' }))
  expect(dock.getByText('Not published yet')).toBeVisible()
  await act(async () => history.back())
  expect(await screen.findByRole('button', { name: 'Publish Squawk' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Not published yet')).toBeNull())
})

test('discards a saved recording with the form that waits at its place', async () => {
  const { user } = await openRecorder()
  const { findMessage, openMessage } = await import('../../recording/places')
  const peer = { label: '@mara', person: null }
  await act(async () => void (await startShown(openMessage(peer, null).formId)))
  await feedMicrophone(2)
  await record(user)
  const dock = within(await screen.findByRole('region', { name: 'Recordings on this device' }))
  await user.click(await dock.findByRole('button', { name: 'Discard' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  await waitFor(async () => expect(await listDrafts()).toMatchObject([{ mode: 'squawk' }]))
  expect(findMessage(peer)).toBeNull()
})

test('publishes nothing of a recording that is discarded while it is sent', async () => {
  const upload = Promise.withResolvers<Upload>()
  const { user, api, publish } = await openRecorder({ 'POST /api/uploads': () => upload.promise })
  await publish()
  await waitFor(() => expect(api.requestsTo('POST /api/uploads')).toHaveLength(1))
  await act(async () => goTo('home'))
  const dock = within(await screen.findByRole('region', { name: 'Recordings on this device' }))
  await user.click(await dock.findByRole('button', { name: 'Discard' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('Recording discarded')).toBeVisible()
  await act(async () => upload.resolve(makeUpload('stored')))
  await waitFor(() => expect(getShownForm()).toMatchObject({ state: { at: 'idle' }, form: { title: '' } }))
  expect(api.requestsTo('POST /api/posts')).toEqual([])
  expect(await listDrafts()).toEqual([])
})

test('discards the recording that this tab had open before a reload', async () => {
  const me = makeMe()
  const form = { ...EMPTY_FORM, title: TITLE }
  await openDraft({ id: 'draft_1', mode: 'squawk', ownerId: me.id, seconds: 3, state: 'ready', form })
  setOpenDraft('draft_1')
  const { user } = await renderApp({ path: '/', viewer: me })
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('Recording discarded')).toBeVisible()
  expect(await listDrafts()).toEqual([])
  await waitFor(() => expect(getOpenDraftId()).toBeNull())
})

describe('the outbox', () => {
  test('sends the same post again when the response was lost', async () => {
    const published = { post: makePost({ title: TITLE }), invitations: [] }
    const { user, api, publish } = await openRecorder({
      'POST /api/posts': replyInTurn(failNetwork(), () => published),
    })
    await publish()
    expect(await screen.findByText(/^Failed to publish Squawk. Please try again. Error: /)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Try now' }))
    expect(await screen.findByText(/^Squawk published!/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull())
    // The server creates one post per key: `tests/api/publish.test.ts`.
    const [first, second, ...more] = api.requestsTo('POST /api/posts')
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
    expect(second?.headers.get('idempotency-key')).toMatch(/^draft_/)
    expect(second?.body).toEqual(first?.body)
    expect(more).toEqual([])
    expect(await listDrafts()).toEqual([])
  })

  test('keeps what a busy server did not take, and publishes it by itself', async () => {
    const published = { post: makePost({ title: TITLE }), invitations: [] }
    const { publish } = await openRecorder({
      'POST /api/posts': replyInTurn(failWith('request.busy'), () => published),
    })
    const toasts = within(await screen.findByRole('region', { name: 'App messages' }))
    await publish()
    expect(await toasts.findByText('Saved here. We’ll try again.')).toBeVisible()
    expect(await listDrafts()).toMatchObject([{ state: 'waiting' }])
    await act(async () => void window.dispatchEvent(new Event('focus')))
    expect(await toasts.findByText(/^Squawk published!/)).toBeVisible()
    expect(toasts.queryByText('Saved here. We’ll try again.')).toBeNull()
    expect(await listDrafts()).toEqual([])
  })

  test('is announced while offline, and published in the same toast once online', async () => {
    const { publish } = await openRecorder()
    const toasts = within(await screen.findByRole('region', { name: 'App messages' }))
    const listToasts = () => toasts.getAllByRole('status').flatMap(({ children }) => [...children])
    setOnline(false)
    await publish()
    expect(await toasts.findByText('Saved. It publishes when you’re online.')).toBeVisible()
    expect(listToasts()).toHaveLength(1)
    expect(toasts.getByRole('alert')).toBeEmptyDOMElement()
    await act(() => setOnline(true))
    expect(await toasts.findByText(/^Squawk published!/)).toBeVisible()
    expect(toasts.queryByText('Saved. It publishes when you’re online.')).toBeNull()
    expect(listToasts()).toHaveLength(1)
    expect(await listDrafts()).toEqual([])
  })

  test('invites collaborators when it is sent later, and lists failed invitations', async () => {
    const published = {
      post: makePost({ title: TITLE }),
      invitations: [{ ok: false as const, to: '@tomas', message: 'User @tomas not found.' }],
    }
    const { user, api, publish } = await openRecorder({
      'GET /api/recipients': failWith('recipient.unknown', { name: 'tomas' }),
      'POST /api/posts': replyInTurn(failNetwork(), () => published),
    })
    await user.click(screen.getByText('More options'))
    await user.click(screen.getByRole('button', { name: 'Invite collaborators' }))
    await user.type(await screen.findByLabelText(/^Collaborators/), '@tomas')
    await publish()
    await user.click(await screen.findByRole('button', { name: 'Try now' }))
    expect(await screen.findByRole('dialog', { name: '0 of 1 invitations sent' })).toBeVisible()
    for (const { body } of api.requestsTo('POST /api/posts'))
      expect(body).toMatchObject({ collaborators: ['@tomas'] })
  })

  test('tries an upload three times while the server fails', async () => {
    skipBackoff()
    const second = Promise.withResolvers<void>()
    const { api, publish } = await openRecorder({
      'POST /api/uploads': replyInTurn(
        failServer(500),
        () => second.promise.then(failServer(500)),
        failServer(500),
      ),
    })
    await publish()
    expect(await screen.findByText('Attempt 2 of 3')).toBeVisible()
    second.resolve()
    expect(await screen.findByText(/^Failed to upload audio: /)).toBeVisible()
    expect(api.requestsTo('POST /api/uploads')).toHaveLength(3)
  })

  test('keeps the recording when a captive portal answers instead of the server', async () => {
    skipBackoff()
    const { api, publish } = await openRecorder({
      'PUT /api/uploads/{id}': () => new Response('<h1>Welcome to the hotel</h1>', { status: 200 }),
    })
    await publish()
    expect(await screen.findByText('Waiting to publish')).toBeVisible()
    expect(api.requestsTo('PUT /api/uploads/{id}')).toHaveLength(3)
  })
})

describe('signing out', () => {
  test('asks first when a recording is unpublished, and hides it from the next user', async () => {
    const { user, api } = await openRecorder({ 'POST /api/auth/sign-out': () => ({ ok: true }) })
    await record(user)
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
    await user.click(navigation.getByRole('link', { name: /^Home/ }))
    expect(await screen.findByText('Not published yet')).toBeVisible()
    await user.click(navigation.getByRole('button', { name: 'Sign Out' }))
    const findDialog = () => screen.findByRole('alertdialog')
    expect(await findDialog()).toHaveTextContent(/One recording isn’t published yet/)
    await user.click(within(await findDialog()).getByRole('button', { name: 'Stay signed in' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(api.requestsTo('POST /api/auth/sign-out')).toEqual([])
    await user.click(navigation.getByRole('button', { name: 'Sign Out' }))
    api.viewer = null
    await user.click(within(await findDialog()).getByRole('button', { name: 'Sign Out' }))
    expect(await navigation.findByRole('button', { name: 'Sign In' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Not published yet')).toBeNull())
    expect(api.requestsTo('POST /api/auth/sign-out')).toHaveLength(1)
  })

  test('says where a recording is once the session of its author has ended by itself', async () => {
    const { user, api } = await openRecorder()
    await record(user)
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
    await user.click(navigation.getByRole('link', { name: /^Home/ }))
    expect(await screen.findByText('Not published yet')).toBeVisible()
    const author = api.viewer
    api.viewer = null
    const { announceSessionChange } = await import('../../api/auth/session.queries')
    await act(announceSessionChange)
    expect(await screen.findByText(/^The recording stays on this device/)).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Not published yet')).toBeNull())
    api.viewer = author
    await act(announceSessionChange)
    expect(await screen.findByText('Not published yet')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/^The recording stays on this device/)).toBeNull())
  })

  test.each([
    ['a track alone', { state: 'ready', trackId: 'track_1' }],
    ['a recording in progress in another tab', { state: 'recording' }],
  ] as const)('asks about %s', async (_, changes) => {
    const { user, api } = await openRecorder()
    const over = Promise.withResolvers<void>()
    void navigator.locks.request('owlcast.draft.draft_1', () => over.promise)
    await openDraft({ id: 'draft_1', mode: 'mue', ownerId: api.viewer?.id ?? null, ...changes })
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
    await user.click(navigation.getByRole('button', { name: 'Sign Out' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/One recording isn’t published yet/)
    over.resolve()
    await removeDraft('draft_1')
  })

  test('asks about a recording made before the member signed in, and keeps it for them', async () => {
    const { user, api } = await openRecorder({ 'POST /api/auth/sign-out': () => ({ ok: true }) }, 'visitor')
    await record(user)
    const { announceSessionChange } = await import('../../api/auth/session.queries')
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
    const signIn = async (member: typeof api.viewer) => {
      api.viewer = member
      await act(announceSessionChange)
    }
    const wren = makeMe({ id: 'usr_wren', username: 'wren' })
    await signIn(wren)
    await user.click(await navigation.findByRole('button', { name: 'Sign Out' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    api.viewer = null
    await user.click(dialog.getByRole('button', { name: 'Sign Out' }))
    expect(await navigation.findByRole('button', { name: 'Sign In' })).toBeVisible()
    expect((await listDrafts()).map(({ ownerId }) => ownerId)).toEqual([wren.id])
  })

  test('asks about a recording started before the session had loaded', async () => {
    const session = Promise.withResolvers<void>()
    const { user, api } = await openRecorder({
      'GET /api/session': async () => {
        await session.promise
        return makeSession(api.viewer)
      },
    })
    await user.click(screen.getByRole('button', { name: 'Start Recording' }))
    const stop = await screen.findByRole('button', { name: 'Stop recording' })
    expect(stop).toBeVisible()
    await feedMicrophone(1)
    session.resolve()
    const signOut = await within(screen.getByRole('navigation', { name: 'Main' })).findByRole('button', {
      name: 'Sign Out',
    })
    expect(signOut).toBeVisible()
    await user.click(stop)
    expect(await screen.findByRole('button', { name: 'Publish Squawk' })).toBeVisible()
    await user.click(signOut)
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/One recording isn’t published yet/)
    expect((await listDrafts()).map(({ ownerId }) => ownerId)).toEqual([api.viewer?.id])
  })
})

test('says in Safari how long a saved recording stays', async () => {
  vi.stubGlobal('GestureEvent', class {})
  const me = makeMe()
  const form = { ...EMPTY_FORM, title: 'Kept' }
  await openDraft({ id: 'draft_1', mode: 'squawk', ownerId: me.id, seconds: 3, state: 'ready', form })
  await renderApp({ path: '/', viewer: me })
  const rows = within(await screen.findByRole('region', { name: 'Recordings on this device' }))
  expect(rows.getByText(DRAFTS.savedForAWeek)).toBeVisible()
  await removeDraft('draft_1')
  vi.unstubAllGlobals()
})
