/** The record screen once its recording was sent: no form that may be for others. */
import { afterEach, expect, test } from 'vitest'
import {
  act,
  failNetwork,
  getPath,
  type Handlers,
  makeFeed,
  makePost,
  renderApp,
  screen,
  waitFor,
} from '../../../tests/components'
import {
  acceptRecordings,
  feedMicrophone,
  record,
  setUpMicrophone,
} from '../../../tests/components/microphone'
import { recordMessage } from '../../drafts/session/message'
import { recordInOwlcast } from '../../drafts/session/owlcast-recording'
import { recorder } from '../../drafts/session/recorder'
import { clear, dispatch, startRecording } from '../../drafts/session/session'
import { formState, getSession } from '../../drafts/session/session-state'
import { goTo } from '../../state/view'

setUpMicrophone()

const [THEO, MARA] = ['theo@example.org', 'mara@example.org'] as const
const API: Handlers = {
  ...acceptRecordings(),
  'GET /api/posts': () => makeFeed([]),
  'GET /api/owlcasts': () => ({ items: [] }),
  'GET /api/conversations': () => ({ items: [], cursor: null, now: Date.now() }),
  'GET /api/recipients': ({ query }) => ({ form: 'email', label: query.get('typed') ?? '', person: null }),
}

afterEach(() => {
  formState.replaced = []
  clear()
})

const beginMessageTo = (label: string) => act(() => recordMessage({ label, person: null }, null))
const expectMessageTo = (label: string) =>
  waitFor(() => expect(screen.getByRole('combobox', { name: /^To/ })).toHaveValue(label))
const expectSettings = () => waitFor(() => expect(document.title).toBe('Settings · Owlcast'))
async function openSettings() {
  await act(async () => goTo('settings'))
  await expectSettings()
}

async function recordMessageToMara() {
  await beginMessageTo(MARA)
  await expectMessageTo(MARA)
  await act(() =>
    startRecording({ limitSeconds: 60, deviceId: null, format: { lossless: false, level: false } }),
  )
  await feedMicrophone(2)
  await act(() => recorder.stop())
}
/** Sends a message to Mara as a recorder does that was left. */
async function sendMessageToMara() {
  await recordMessageToMara()
  act(() => dispatch({ type: 'publish' }))
}

test.each([
  ['a recorder that was left', sendMessageToMara],
  ['another tab', recordMessageToMara],
])('is not the record screen, when %s has sent it', async (_, begin) => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await begin()
  await openSettings()
  await act(async () => goTo('record', { mode: 'mue' }))
  await screen.findByRole('radiogroup')
  act(() => clear())
  await waitFor(() => expect(getPath()).toBe('/?view=mue'))
  await act(async () => history.back())
  await expectSettings()
})

test('is the form that its page had before', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await beginMessageTo(THEO)
  await expectMessageTo(THEO)
  await openSettings()
  await sendMessageToMara()
  await act(async () => history.go(-2))
  await expectMessageTo(MARA)
  act(() => clear())
  await expectMessageTo(THEO)
  expect(getPath()).toContain('view=record')
})

test.each([
  ['was published', {}, 'Squawk published!'],
  ['waits for the network', { 'POST /api/posts': failNetwork() }, '.*Your recording is saved'],
])('is the feed in place of the form, when it %s', async (_, api, text) => {
  const { user } = await renderApp({ path: '/', viewer: 'free', api: { ...API, ...api } })
  await openSettings()
  await act(async () => goTo('record', { mode: 'squawk' }))
  await record(user)
  await user.type(screen.getByLabelText(/^Title/), 'Rain')
  await user.type(screen.getByLabelText(/^Tags/), '#rain ')
  await user.click(screen.getByRole('button', { name: 'Publish Squawk' }))
  await waitFor(() => expect(getPath()).toContain('view=squawks'))
  expect(await screen.findByText(new RegExp(`^${text}`))).toBeVisible()
  await act(async () => history.back())
  await expectSettings()
})

test('is what its author has opened meanwhile', async () => {
  const sent = Promise.withResolvers<void>()
  const post = makePost()
  const api = { ...API, 'POST /api/posts': () => sent.promise.then(() => ({ post, invitations: [] })) }
  const { user } = await renderApp({ path: '/?view=record&mode=squawk', viewer: 'free', api })
  await record(user)
  await user.type(screen.getByLabelText(/^Title/), 'Rain')
  await user.type(screen.getByLabelText(/^Tags/), '#rain ')
  await user.click(screen.getByRole('button', { name: 'Publish Squawk' }))
  await openSettings()
  await act(async () => sent.resolve())
  expect(await screen.findByText(/^Squawk published!/)).toBeVisible()
  expect(getPath()).toBe('/?view=settings')
})

test.each([
  ['a message', () => recordMessage({ label: THEO, person: null }, null)],
  ['a recording in an owlcast', () => recordInOwlcast(makePost({ kind: 'owlcast', audioUrl: null }))],
])('cannot be %s before it was sent', async (_, begin) => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await sendMessageToMara()
  await openSettings()
  await act(begin)
  expect(await screen.findByText(/^Your last recording is still being sent/)).toBeVisible()
  expect(getPath()).toBe('/?view=settings')
  expect(getSession().form.recipient).toBe(MARA)
})
