/** A recording belongs to the account that made it: another account on this device never publishes it. */
import { expect, test } from 'vitest'
import {
  act,
  failWith,
  getPath,
  type Handlers,
  makeAuthor,
  makeConversation,
  makeFeed,
  makeMe,
  makePost,
  type RenderedApp,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../tests/components'
import {
  acceptRecordings,
  countHeldTracks,
  feedMicrophone,
  MODAL,
  record,
  setUpMicrophone,
} from '../../tests/components/microphone'
import { listDrafts } from '../drafts/store/drafts'

setUpMicrophone()

const PUT_AWAY = 'The recording stays on this device. It’s back when the account that made it signs in.'
const mara = makeMe()
const other = makeMe({ id: 'usr_other', username: 'other', displayName: 'Somebody Else' })

/** Records a squawk as Mara, whose session has expired when it is published. */
async function publishExpired(): Promise<RenderedApp> {
  const app = await renderApp({ path: '/?view=record&mode=squawk', viewer: mara, api: acceptRecordings() })
  await screen.findByRole('button', { name: 'Start Recording' })
  await record(app.user)
  await app.user.type(screen.getByLabelText(/^Tags/), '#fox ')
  app.api.viewer = null
  app.api.use({ 'POST /api/uploads': failWith('auth.required') })
  await app.user.click(screen.getByRole('button', { name: 'Publish Squawk' }))
  await screen.findByRole('dialog', MODAL)
  app.api.use(acceptRecordings())
  return app
}

async function signInAs({ api }: RenderedApp, viewer: typeof mara): Promise<void> {
  api.viewer = viewer
  const { announceSessionChange, getMe } = await import('../api/auth/session.queries')
  await act(announceSessionChange)
  await waitFor(() => expect(getMe()?.id).toBe(viewer.id))
  await waitFor(() => expect(screen.queryByRole('dialog', MODAL)).toBeNull())
}

/** The form of its page is another account's: the screen is left for the view of its mode. */
async function expectScreenLeft(): Promise<void> {
  await waitFor(() => expect(getPath()).not.toContain('view=record'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Play preview' })).toBeNull())
}

test('keeps the recording for its author when another account signs in after the session expired', async () => {
  const app = await publishExpired()
  await signInAs(app, other)
  await expectScreenLeft()
  expect(await screen.findByText(PUT_AWAY)).toBeVisible()
  expect(app.api.requestsTo('POST /api/posts')).toEqual([])
  expect(await listDrafts()).toMatchObject([{ ownerId: mara.id, state: 'ready' }])
})

test('opens the recording for nobody but its author after a redirect', async () => {
  const app = await publishExpired()
  await app.reload()
  const viewed = await app.reload()
  await signInAs(viewed, other)
  // The screen was drawn for the author.
  await expectScreenLeft()
  expect(await screen.findByText(PUT_AWAY)).toBeVisible()
  expect(viewed.api.requestsTo('POST /api/posts')).toEqual([])
  expect(await listDrafts()).toMatchObject([{ ownerId: mara.id, state: 'ready' }])
})

/** Leaves the account as every tab does when it is signed out in one. */
async function leaveAccount(api: RenderedApp['api']): Promise<void> {
  api.viewer = null
  const { clearAccountData } = await import('./clear-account-data')
  await act(clearAccountData)
}

test('says that a paused recording was kept as a draft when its author signs out', async () => {
  const { user, api } = await renderApp({
    path: '/?view=record&mode=squawk',
    viewer: mara,
    api: acceptRecordings(),
  })
  await user.click(await screen.findByRole('button', { name: 'Start Recording' }))
  await screen.findByRole('button', { name: 'Stop recording' })
  await feedMicrophone(2)
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
  await user.click(navigation.getByRole('link', { name: /^Home/ }))
  expect(await screen.findByText('Not published yet')).toBeVisible()
  await leaveAccount(api)
  expect(await screen.findByText(PUT_AWAY)).toBeVisible()
  expect(countHeldTracks()).toBe(0)
  expect(await listDrafts()).toMatchObject([{ ownerId: mara.id, state: 'ready' }])
})

test('leaves the record screen with the account, whose private form is removed', async () => {
  const { api } = await renderApp({ path: '/', viewer: mara, api: acceptRecordings() })
  const { recordInOwlcast } = await import('../recording/places')
  await act(async () => recordInOwlcast(makePost({ kind: 'owlcast', audioUrl: null, visibility: 'private' })))
  await screen.findByLabelText(/^Post to/)
  const { leaveAccount: forgetUser } = await import('../state/last-user')
  act(forgetUser)
  await leaveAccount(api)
  await waitFor(() => expect(getPath()).toBe('/?view=owlcast'))
})

test('says nothing of a form without a recording', async () => {
  const { user, api } = await renderApp({ path: '/?view=record&mode=mue', viewer: mara })
  await user.type(await screen.findByLabelText(/^Title/), 'For nobody else')
  await leaveAccount(api)
  await waitFor(() => expect(screen.queryByLabelText(/^Title/)).toBeNull())
  const { goTo } = await import('../state/view')
  await act(() => goTo('record', { mode: 'mue' }))
  expect(await screen.findByLabelText(/^Title/)).toHaveValue('')
  expect(screen.queryByText(PUT_AWAY)).toBeNull()
})

test('suggests nobody that another account talked to', async () => {
  const gus = makeAuthor({ username: 'gus', displayName: 'Gus Hallam' })
  const app = await renderApp({
    path: '/?view=record&mode=mue',
    viewer: mara,
    api: {
      'GET /api/conversations': () => ({
        items: app.api.viewer?.id === mara.id ? [makeConversation(gus)] : [],
        cursor: null,
        now: Date.now(),
      }),
    },
  })
  expect(await screen.findByRole('button', { name: 'Gus Hallam' })).toBeVisible()
  await signInAs(app, other)
  expect(await screen.findByRole('combobox', { name: 'To' })).toBeVisible()
  await waitFor(() => expect(app.api.requestsTo('GET /api/conversations').length).toBeGreaterThan(1))
  expect(screen.queryByRole('button', { name: 'Gus Hallam' })).toBeNull()
})

test.each([
  ['a form', false],
  ['the form of a recording', true],
])('hides %s from another account that first replies after a reload', async (_, isRecorded) => {
  const question = makePost({ title: 'Question', author: makeAuthor({ username: 'gus' }), tags: ['dawn'] })
  const api: Handlers = {
    ...acceptRecordings(),
    'GET /api/posts': () => makeFeed([question]),
    'GET /api/recipients': () => ({ form: 'email', label: 'carol@example.com', person: null }),
  }
  const app = await renderApp({ path: '/?view=record&mode=mue', viewer: mara, api })
  await app.user.type(await screen.findByRole('combobox', { name: 'To' }), 'carol@example.com')
  if (isRecorded) await record(app.user)
  const { goTo } = await import('../state/view')
  await act(() => goTo('speace'))
  await screen.findByRole('article', { name: 'Question' })
  // Her session expires, and the other account signs in on another page.
  app.api.viewer = null
  const { announceSessionChange } = await import('../api/auth/session.queries')
  await act(announceSessionChange)
  const viewed = await app.reload()
  await signInAs(viewed, other)
  const card = within(await screen.findByRole('article', { name: 'Question' }))
  await viewed.user.click(await card.findByRole('button', { name: /^Reply to Question/ }))
  await viewed.user.click(await card.findByRole('button', { name: 'Cancel reply' }))
  const { goTo: open } = await import('../state/view')
  // A busy browser puts the recording of the other account away late, and leaves the screen with it.
  await waitFor(async () => {
    await act(() => open('record', { mode: 'mue' }))
    expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('')
  })
})

test('publishes when its author signs in again', async () => {
  const app = await publishExpired()
  await signInAs(app, mara)
  await waitFor(() => expect(app.api.requestsTo('POST /api/posts')).toHaveLength(1))
  // The server refuses them should another account have signed in without this tab knowing.
  for (const route of ['POST /api/uploads', 'POST /api/posts'] as const)
    for (const { headers } of app.api.requestsTo(route)) expect(headers.get('x-owlcast-user')).toBe(mara.id)
})
