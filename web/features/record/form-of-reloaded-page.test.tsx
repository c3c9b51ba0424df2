/** The record screen on a page that is returned to after a reload, which left a draft unloaded. */
import { expect, test } from 'vitest'
import {
  act,
  getPath,
  type Handlers,
  makeFeed,
  makeMe,
  makePost,
  type RenderedApp,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../tests/components'
import {
  acceptRecordings,
  feedMicrophone,
  freeLocks,
  record,
  setUpMicrophone,
} from '../../../tests/components/microphone'
import { USER_KEY } from '../../state/user-key'
import type { goTo } from '../../state/view'

setUpMicrophone()

const THEO = 'theo@example.org'
const post = makePost({ title: 'The fox' })
const API: Handlers = {
  ...acceptRecordings(post),
  'GET /api/posts': () => makeFeed([post]),
  'GET /api/posts/{id}': () => post,
  'GET /api/recipients': ({ query }) => ({ form: 'email', label: query.get('typed') ?? '', person: null }),
}

async function open(...view: Parameters<typeof goTo>) {
  const { goTo } = await import('../../state/view')
  await act(async () => goTo(...view))
}

async function beginMessageToTheo(): Promise<RenderedApp> {
  const app = await renderApp({ path: '/', viewer: 'free', api: API })
  const { recordMessage } = await import('../../drafts/session/message')
  await act(() => recordMessage({ label: THEO, person: null }, null))
  await expectMessageToTheo()
  return app
}

async function expectMessageToTheo() {
  expect(await screen.findByRole('combobox', { name: /^To/ })).toHaveValue(THEO)
}

async function openSettings() {
  await open('settings')
  await waitFor(() => expect(document.title).toBe('Settings · Owlcast'))
}

test('is its form, and the one whose recording another tab has discarded keeps its mode', async () => {
  const app = await renderApp({ path: '/?view=record&mode=mue', viewer: 'free', api: API })
  await app.user.type(await screen.findByRole('combobox', { name: /^To/ }), THEO)
  await openSettings()
  await open('record', { mode: 'hum' })
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Hum/i })).toBeChecked())
  const [{ startRecording }, { recorder }] = await Promise.all([
    import('../../drafts/session/session'),
    import('../../drafts/session/recorder'),
  ])
  await app.user.type(screen.getByLabelText(/^Title/), 'Rain')
  await act(() =>
    startRecording({ limitSeconds: 60, deviceId: null, format: { lossless: false, level: false } }),
  )
  await feedMicrophone(2)
  await act(() => recorder.stop())
  await openSettings()
  await screen.findByText('Not published yet')
  freeLocks()
  await app.reload()
  await screen.findByText('Not published yet')
  const { listDrafts, removeDraft } = await import('../../drafts/store/drafts')
  const [{ id = '' } = {}] = await listDrafts()
  await act(() => removeDraft(id))
  await act(async () => history.go(-3))
  await expectMessageToTheo()
  const { clear } = await import('../../drafts/session/session')
  act(() => clear())
  const { getSession } = await import('../../drafts/session/session-state')
  expect(getSession()).toMatchObject({ mode: 'hum', form: { title: 'Rain' } })
})

async function openReply({ user }: RenderedApp) {
  const card = within(await screen.findByRole('article', { name: 'The fox' }))
  await user.click(await card.findByRole('button', { name: /^Reply to The fox/ }))
  await card.findByRole('button', { name: 'Start Recording' })
  return card
}
/** Reloads another page, and opens a reply before the recording of this tab is loaded. */
async function openReplyAfterReload(app: RenderedApp) {
  await open('speace')
  await screen.findByText('Not published yet')
  freeLocks()
  const reloaded = await app.reload()
  await screen.findByText('Not published yet')
  return { ...reloaded, card: await openReply(reloaded) }
}

test('is its form as it was last changed, after replies were opened before its recording was loaded', async () => {
  const app = await beginMessageToTheo()
  await record(app.user)
  const closed = await openReplyAfterReload(app)
  await closed.user.click(closed.card.getByRole('button', { name: 'Cancel reply' }))
  await act(async () => history.back())
  await screen.findByRole('button', { name: 'Play preview' })
  const to = screen.getByRole('combobox', { name: /^To/ })
  await closed.user.clear(to)
  await closed.user.type(to, 'mara@example.org')
  const { user } = await openReplyAfterReload(closed)
  await record(user)
  await user.click(screen.getByRole('button', { name: 'Send Reply' }))
  expect(await screen.findByText('Reply sent')).toBeVisible()
  await act(async () => history.back())
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^To/ })).toHaveValue('mara@example.org'))
})

test('is the view of its mode instead, when its message was being sent', async () => {
  const app = await beginMessageToTheo()
  await record(app.user)
  app.api.use({ 'PUT /api/uploads/{id}': () => new Promise(() => undefined) })
  await app.user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(app.api.requestsTo('PUT /api/uploads/{id}')).toHaveLength(1))
  freeLocks()
  await app.reload()
  await waitFor(() => expect(getPath()).toBe('/?view=mue'))
})

test('is its untouched form once the recording of a reply is discarded there, whose panel was open', async () => {
  const app = await beginMessageToTheo()
  await open('speace')
  await openReply(app)
  await record(app.user)
  freeLocks()
  const reloaded = await app.reload()
  await screen.findByText('Not published yet')
  await openReply(reloaded)
  await act(async () => history.back())
  await screen.findByRole('button', { name: 'Play preview' })
  // In the top bar, as on the screen of wide windows.
  await reloaded.user.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement)
  const question = within(await screen.findByRole('alertdialog'))
  await reloaded.user.click(question.getByRole('button', { name: 'Discard' }))
  await expectMessageToTheo()
})

test('is its form after the session has ended by itself, but not for another account', async () => {
  const app = await beginMessageToTheo()
  await open('record', { mode: 'squawk' })
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Squawk' })).toBeChecked())
  app.api.viewer = null
  localStorage.removeItem(USER_KEY)
  const signedOut = await app.reload()
  await screen.findByRole('button', { name: 'Start Recording' })
  await act(async () => history.back())
  await expectMessageToTheo()
  app.api.viewer = makeMe({ id: 'usr_wren' })
  await signedOut.reload()
  await waitFor(() => expect(getPath()).toBe('/?view=mue'))
  const { getSession } = await import('../../drafts/session/session-state')
  expect(getSession().form.recipient).toBe('')
})
