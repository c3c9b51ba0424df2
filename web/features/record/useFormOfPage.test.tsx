/** The record screen after Back, when another form began meanwhile. */
import { afterEach, expect, test, vi } from 'vitest'
import type { Mode } from '../../../domain/kinds'
import {
  act,
  fireEvent,
  getPath,
  type Handlers,
  makeFeed,
  makeMe,
  makePost,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../tests/components'
import { feedMicrophone, setUpMicrophone } from '../../../tests/components/microphone'
import { recordMessage } from '../../drafts/session/message'
import { recordInOwlcast } from '../../drafts/session/owlcast-recording'
import { recorder } from '../../drafts/session/recorder'
import { openSavedDraft } from '../../drafts/session/reopen-draft'
import { beginReply } from '../../drafts/session/reply'
import {
  cancel,
  clear,
  discardRecording,
  dispatch,
  putAway,
  startRecording,
} from '../../drafts/session/session'
import { editForm } from '../../drafts/session/session-form'
import { formState, getSession } from '../../drafts/session/session-state'
import { startTrackOnly } from '../../drafts/session/track-only'
import { toChosenParent } from '../../drafts/store/chosen-parent'
import { dispatchHold, setHoldTarget } from '../../state/hold'
import { USER_KEY } from '../../state/user-key'
import { goTo } from '../../state/view'

setUpMicrophone()

const API: Handlers = {
  'GET /api/posts': () => makeFeed([]),
  'GET /api/owlcasts': () => ({ items: [] }),
  'GET /api/conversations': () => ({ items: [], cursor: null, now: Date.now() }),
  'GET /api/recipients': ({ query }) => ({ form: 'email', label: query.get('typed') ?? '', person: null }),
}

const THEO = 'theo@example.org'
const MARA = 'mara@example.org'

afterEach(() => {
  formState.replaced = []
  clear()
})

/** From another view: the record screen is left. */
async function begin(run: () => Promise<void>) {
  await leave()
  await act(run)
  await screen.findByRole('button', { name: 'Start Recording' })
}
async function leave() {
  await act(async () => goTo('settings'))
  await expectLeft()
}
const expectLeft = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Start Recording' })).toBeNull())
/** As by a link to the mode. */
async function openMode(mode: Mode) {
  await begin(async () => goTo('record', { mode }))
  await waitFor(() => expect(getSession().mode).toBe(mode))
}
async function beginMessageTo(label: string) {
  await begin(() => recordMessage({ label, person: null }, null))
  await expectMessageTo(label)
}
async function recordSomething() {
  await act(() =>
    startRecording({ limitSeconds: 60, deviceId: null, format: { lossless: false, level: false } }),
  )
  await feedMicrophone(2)
  await act(() => recorder.stop())
}
/** Returns to the page of a message to Theo while what is recorded is one to Mara. */
async function returnWithRecordingToMara() {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await beginMessageTo(THEO)
  await beginMessageTo(MARA)
  await recordSomething()
  await goThroughHistory(-2)
  await expectMessageTo(MARA)
}
/** Passes the page of another view. */
const goThroughHistory = (pages: number) => act(async () => history.go(pages))
const expectMessageTo = (label: string) =>
  waitFor(() => expect(screen.getByRole('combobox', { name: /^To/ })).toHaveValue(label))

test('is its untouched form; what was typed on another page waits, and Forward shows it', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await beginMessageTo(THEO)
  await beginMessageTo(MARA)
  act(() => editForm({ title: 'For Mara' }))
  await goThroughHistory(-2)
  await expectMessageTo(THEO)
  expect(getSession().form.title).toBe('')
  await goThroughHistory(2)
  await expectMessageTo(MARA)
  expect(getSession().form.title).toBe('For Mara')
  act(() => clear())
  expect(getSession().form.recipient).toBe('')
})

test('is what was typed there', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await beginMessageTo(THEO)
  act(() => editForm({ title: 'For Theo' }))
  await beginMessageTo(MARA)
  act(() => editForm({ title: 'For Mara' }))
  await goThroughHistory(-2)
  await expectMessageTo(THEO)
  expect(getSession().form.title).toBe('For Theo')
  act(() => clear())
  expect(getSession().form).toMatchObject({ recipient: MARA, title: 'For Mara' })
})

test('is the private owlcast of that page, not the one that was looked at meanwhile', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  const owlcast = (title: string) => makePost({ kind: 'owlcast', title, audioUrl: null })
  const club = { ...owlcast('Club'), visibility: 'private' as const }
  await begin(() => recordInOwlcast(club))
  await screen.findByLabelText(/^Post to/)
  await begin(() => recordInOwlcast(owlcast('Open')))
  await waitFor(() => expect(getSession().form.owlcast?.title).toBe('Open'))
  await goThroughHistory(-2)
  await waitFor(() => expect(getSession().form.owlcast).toMatchObject({ id: club.id, visibility: 'private' }))
})

test.each([
  ['was sent', () => clear()],
  ['was discarded', () => void cancel()],
  ['is gone with its account', () => void putAway()],
])('is the view of its mode instead, when its form %s elsewhere', async (_, end) => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await beginMessageTo(THEO)
  await recordSomething()
  await leave()
  await act(async () => end())
  await openMode('squawk')
  await goThroughHistory(-3)
  await waitFor(() => expect(getPath()).toBe('/?view=mue'))
  expect(getSession().mode).toBe('squawk')
})

test('is the form of the draft that was opened there', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await beginMessageTo(THEO)
  await recordSomething()
  const { draftId } = getSession()
  await act(putAway)
  await openMode('squawk')
  await leave()
  await act(async () => goTo('record', { draft: draftId ?? '' }))
  await expectMessageTo(THEO)
  await leave()
  await act(discardRecording)
  await beginMessageTo(MARA)
  await goThroughHistory(-3)
  await expectMessageTo(THEO)
})

test('is its untouched form once another recording, which it shows, is sent or discarded', async () => {
  await returnWithRecordingToMara()
  // Recorded again: the form stays.
  await act(discardRecording)
  await expectMessageTo(MARA)
  await recordSomething()
  await act(cancel)
  await expectMessageTo(THEO)
})

test('is its form still when another, whose recording it showed, is recorded again on a page of its own', async () => {
  await returnWithRecordingToMara()
  await act(discardRecording)
  await expectMessageTo(MARA)
  await leave()
  await act(async () => history.back())
  await expectMessageTo(MARA)
  await act(async () => history.back())
  await expectMessageTo(THEO)
})

test('is the form whose recording it showed and its author discarded there, to record it again', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await openMode('squawk')
  act(() => editForm({ title: 'Open words' }))
  await beginMessageTo(MARA)
  await recordSomething()
  await goThroughHistory(-2)
  await expectMessageTo(MARA)
  await act(discardRecording)
  await leave()
  await act(async () => history.back())
  await expectMessageTo(MARA)
  act(() => clear())
  await waitFor(() => expect(getSession()).toMatchObject({ mode: 'squawk', form: { title: 'Open words' } }))
})

test('is the message typed there, once a recording is discarded over which what was typed later waits', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await openMode('mue')
  act(() => editForm({ title: 'For Theo', recipient: THEO }))
  await openMode('squawk')
  act(() => editForm({ title: 'Open words' }))
  await beginMessageTo(MARA)
  await recordSomething()
  await goThroughHistory(-4)
  await expectMessageTo(MARA)
  await act(cancel)
  await expectMessageTo(THEO)
  expect(getSession().form.title).toBe('For Theo')
})

test('is no copy of what was sent from it, after its recording was discarded there once', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await beginMessageTo(THEO)
  await recordSomething()
  await leave()
  await act(async () => history.back())
  await expectMessageTo(THEO)
  await act(discardRecording)
  await screen.findByRole('button', { name: 'Start Recording' })
  act(() => clear())
  await waitFor(() => expect(getSession().form.recipient).toBe(''))
})

test('gives way to the mode that shared content is opened in on that page', async () => {
  await renderApp({ path: '/?view=record', viewer: 'free', api: API })
  await screen.findByRole('button', { name: 'Start Recording' })
  await act(async () => goTo('record', { mode: 'hum' }, { replace: true }))
  await waitFor(() => expect(getSession().mode).toBe('hum'))
})

test('is its untouched form after another recording, which it showed, was sent', async () => {
  await returnWithRecordingToMara()
  act(() => {
    clear()
    goTo('settings')
  })
  await act(async () => history.back())
  await expectMessageTo(THEO)
})

test('is its untouched form at the next return, after a track alone, which it showed, was refused', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await beginMessageTo(THEO)
  await beginMessageTo(MARA)
  act(() => void startTrackOnly('usr_free'))
  await goThroughHistory(-2)
  await screen.findByText(/^Sending your/)
  act(() => dispatch({ type: 'kept' }))
  await screen.findByRole('button', { name: 'Start Recording' })
  await expectMessageTo(MARA)
  await leave()
  await act(async () => history.back())
  await expectMessageTo(THEO)
})

test('is its untouched form when it is returned to before the microphone was allowed for another', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await beginMessageTo(THEO)
  await beginMessageTo(MARA)
  const question = Promise.withResolvers<MediaStream>()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockReturnValueOnce(question.promise)
  act(
    () =>
      void startRecording({ limitSeconds: 60, deviceId: null, format: { lossless: false, level: false } }),
  )
  await waitFor(() => expect(getSession().state.at).toBe('asking'))
  await goThroughHistory(-2)
  await screen.findByRole('button', { name: 'Start Recording' })
  await expectMessageTo(THEO)
  await act(async () => question.reject(new DOMException('Denied', 'NotAllowedError')))
  await expectMessageTo(THEO)
})

test('is the form of the first page of the tab, also when another recording gave that its mode', async () => {
  await renderApp({ path: '/?view=record&mode=owlcast', viewer: 'free', api: API })
  await screen.findByLabelText(/^Post to/)
  act(() => editForm({ title: 'Half a thought' }))
  await beginMessageTo(MARA)
  await recordSomething()
  await goThroughHistory(-2)
  await waitFor(() => expect(location.search).toContain('mode=mue'))
  await act(cancel)
  await screen.findByLabelText(/^Post to/)
  expect(getSession()).toMatchObject({ mode: 'owlcast', form: { title: 'Half a thought' } })
  await waitFor(() => expect(location.search).toContain('mode=owlcast'))
})

test('is the message typed there, after another recording gave the page its mode and was sent elsewhere', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await openMode('mue')
  act(() => editForm({ title: 'For Theo', recipient: THEO }))
  await begin(() => recordInOwlcast(makePost({ kind: 'owlcast', audioUrl: null })))
  await recordSomething()
  await goThroughHistory(-2)
  await waitFor(() => expect(location.search).toContain('mode=owlcast'))
  await leave()
  act(() => clear())
  await act(async () => history.back())
  await expectMessageTo(THEO)
  await waitFor(() => expect(location.search).toContain('mode=mue'))
  expect(getSession()).toMatchObject({ mode: 'mue', form: { title: 'For Theo' } })
})

test('is the message typed there, after another form began over it', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await openMode('mue')
  act(() => editForm({ title: 'For Theo', recipient: THEO }))
  // As by the toast of a new owlcast.
  await act(() => recordInOwlcast(makePost({ kind: 'owlcast', audioUrl: null })))
  await screen.findByLabelText(/^Post to/)
  await recordSomething()
  act(() => clear())
  await expectMessageTo(THEO)
  await act(async () => history.back())
  await waitFor(() => expect(location.search).toContain('mode=mue'))
  await expectMessageTo(THEO)
  expect(getSession()).toMatchObject({ mode: 'mue', form: { title: 'For Theo' } })
})

test('is the message typed there, as it was changed on another page where it came back', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await beginMessageTo(THEO)
  act(() => editForm({ title: 'For Theo' }))
  await openMode('squawk')
  await openMode('mue')
  await expectMessageTo(THEO)
  act(() => editForm({ title: 'For Theo, later' }))
  await goThroughHistory(-2)
  await waitFor(() => expect(getSession()).toMatchObject({ mode: 'squawk', form: { title: '' } }))
  await goThroughHistory(-2)
  await expectMessageTo(THEO)
  expect(getSession().form.title).toBe('For Theo, later')
})

test('is the message typed there, after its recording was discarded on another page', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await beginMessageTo(THEO)
  act(() => editForm({ title: 'For Theo' }))
  await recordSomething()
  await leave()
  await act(discardRecording)
  await openMode('squawk')
  expect(getSession().form.recipient).toBe('')
  await goThroughHistory(-3)
  await expectMessageTo(THEO)
  expect(getSession().form.title).toBe('For Theo')
})

test('is the message whose recording it was opened on, after that was discarded on another page', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await beginMessageTo(THEO)
  await recordSomething()
  await leave()
  await act(async () => goTo('record'))
  await expectMessageTo(THEO)
  await leave()
  await act(discardRecording)
  await openMode('squawk')
  await goThroughHistory(-3)
  await expectMessageTo(THEO)
})

test('is an empty message after another mode was opened, also where the address names none', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await openMode('mue')
  await begin(async () => goTo('record'))
  await openMode('squawk')
  await goThroughHistory(-2)
  await waitFor(() => expect(getSession().mode).toBe('mue'))
})

test('is its untouched form after a reply was held over it and discarded elsewhere', async () => {
  const post = makePost()
  await renderApp({ path: '/', viewer: 'free', api: { ...API, 'GET /api/posts/{id}': () => post } })
  await beginMessageTo(THEO)
  const prepare = async () => (await beginReply(post, toChosenParent(post))) !== null
  setHoldTarget({ prepare, onRecorded: () => {} })
  act(() => void dispatchHold({ type: 'start' }))
  await waitFor(() => expect(getSession().state.at).toBe('recording'))
  await feedMicrophone(2)
  act(() => void dispatchHold({ type: 'stop' }))
  await waitFor(() =>
    expect(getSession()).toMatchObject({ state: { at: 'stopped' }, form: { recipient: '' } }),
  )
  await leave()
  await act(cancel)
  await openMode('squawk')
  await goThroughHistory(-3)
  await expectMessageTo(THEO)
})

test('is its untouched form after a draft with the same form was sent or discarded', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await beginMessageTo(THEO)
  await recordSomething()
  const { draftId } = getSession()
  await act(putAway)
  await beginMessageTo(THEO)
  await leave()
  await act(async () => void (await openSavedDraft(draftId ?? '')))
  expect(getSession().state.at).toBe('stopped')
  await act(cancel)
  await act(async () => history.back())
  await expectMessageTo(THEO)
})

test('is the recording of an owlcast for which another recording was discarded there, after a return', async () => {
  const { user } = await renderApp({ path: '/', viewer: 'free', api: API })
  await beginMessageTo(THEO)
  await recordSomething()
  await leave()
  await act(() => recordInOwlcast(makePost({ kind: 'owlcast', title: 'Club', audioUrl: null })))
  await screen.findByRole('alertdialog')
  await goThroughHistory(-2)
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Discard' }))
  await screen.findByLabelText(/^Post to/)
  await leave()
  await act(async () => history.back())
  await screen.findByLabelText(/^Post to/)
  expect(getSession().form.owlcast?.title).toBe('Club')
})

test('is a private reply in which only tags were changed', async () => {
  const club = { ...makePost({ kind: 'owlcast', audioUrl: null }), visibility: 'private' as const }
  const answered = makePost({ kind: 'owlcast', visibility: 'private', owlcastId: club.id })
  const api = { ...API, 'GET /api/posts/{id}': () => answered }
  await renderApp({ path: '/', viewer: 'free', api })
  await begin(() => recordInOwlcast(club, answered))
  await waitFor(() => expect(getSession().form.parents).toMatchObject([{ id: answered.id }]))
  act(() => editForm({ tags: '#rain' }))
  await openMode('squawk')
  expect(getSession().form.parents).toEqual([])
  await goThroughHistory(-2)
  await waitFor(() =>
    expect(getSession().form).toMatchObject({ parents: [{ id: answered.id }], tags: '#rain' }),
  )
})

test('is the message typed there, after another page changed its mode more often than pages are kept', async () => {
  await renderApp({ path: '/', viewer: 'free', api: API })
  await beginMessageTo(THEO)
  act(() => editForm({ title: 'For Theo' }))
  await openMode('squawk')
  for (let change = 1; change <= 30; change += 1) {
    const mode = change % 2 === 0 ? 'squawk' : 'hum'
    fireEvent.click(screen.getByRole('radio', { name: mode === 'hum' ? /^Hum/i : /^Squawk/i }))
    await waitFor(() => expect(location.search).toContain(`mode=${mode}`))
  }
  await goThroughHistory(-2)
  await expectMessageTo(THEO)
})

test('is its untouched form after a reload of another page, too, but not for another account', async () => {
  const app = await renderApp({ path: '/', viewer: 'free', api: API })
  await beginMessageTo(THEO)
  await beginMessageTo(MARA)
  await leave()
  await app.reload()
  await screen.findByRole('heading', { name: 'Settings', level: 1 })
  await goThroughHistory(-3)
  await expectMessageTo(THEO)
  await goThroughHistory(2)
  await expectMessageTo(MARA)
  // The session ends by itself.
  app.api.viewer = makeMe({ id: 'usr_wren' })
  localStorage.removeItem(USER_KEY)
  await app.reload()
  await waitFor(() => expect(getPath()).toBe('/?view=mue'))
  await goThroughHistory(-2)
  await screen.findByRole('button', { name: 'Start Recording' })
  expect(screen.queryByDisplayValue(THEO)).toBeNull()
})
