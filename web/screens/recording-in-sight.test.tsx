/** A recording is only made while its recorder is shown: nothing lies over it, and it is the one that was started. */
import { expect, test, vi } from 'vitest'
import {
  act,
  failWith,
  type Handlers,
  makeAuthor,
  makeFeed,
  makePost,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../tests/components'
import { TRACK } from '../../tests/components/message-recorder'
import {
  acceptRecordings,
  countHeldTracks,
  endMicrophones,
  feedMicrophone,
  holdMicrophone,
  MODAL,
  muteMicrophones,
  setUpMicrophone,
} from '../../tests/components/microphone'

setUpMicrophone()

const mara = makeAuthor({ username: 'mara', displayName: 'Mara Lindqvist' })
const post = makePost({ title: 'One', author: mara })

const getNavigation = () => within(screen.getByRole('navigation', { name: 'Main' }))

async function openRecorder(path = '/?view=record&mode=squawk', api: Handlers = {}) {
  const app = await renderApp({
    path,
    viewer: 'free',
    api: {
      ...acceptRecordings(),
      'GET /api/posts': () => makeFeed([post]),
      'GET /api/posts/{id}': () => post,
      'GET /api/tracks': () => ({ items: [TRACK] }),
      ...api,
    },
  })
  await screen.findByRole('button', { name: 'Start Recording' })
  return app
}

async function startRecording({ user }: Awaited<ReturnType<typeof openRecorder>>) {
  await user.click(screen.getByRole('button', { name: 'Start Recording' }))
  await screen.findByRole('button', { name: 'Stop recording' })
  await feedMicrophone(2)
}

test.each([
  ['the list of shortcuts', '?', 'dialog'],
  ['the question whether to discard it', '{Escape}', 'alertdialog'],
])('pauses and releases the microphone under %s, and resumes when asked', async (_, key, role) => {
  const app = await openRecorder()
  await startRecording(app)
  await app.user.keyboard(key)
  expect(await screen.findByRole(role)).toBeVisible()
  await waitFor(() => expect(countHeldTracks()).toBe(0))
  await feedMicrophone(3)
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
  expect(screen.getByLabelText('Recorded time')).toHaveTextContent('0:02')
  await app.user.click(screen.getByRole('button', { name: 'Resume' }))
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible()
  expect(countHeldTracks()).toBe(1)
})

const setVisible = (isVisible: boolean) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
const pressNotification = () => {
  const data = { type: 'OPEN', href: '/?view=settings' }
  navigator.serviceWorker.dispatchEvent(Object.assign(new MessageEvent('message', { data }), { ports: [] }))
}
const startInAnotherTab = () => {
  setVisible(false)
  const tabs = new BroadcastChannel('owlcast.turn')
  tabs.postMessage({ at: Date.now() + 1000, by: 'another tab' })
  tabs.close()
}

test.each([
  ['the page goes into the back/forward cache', () => window.dispatchEvent(new Event('pagehide'))],
  ['the permission is revoked', endMicrophones],
  ['a pressed notification opens another view', pressNotification],
  ['another tab records while this one is hidden', startInAnotherTab],
])('pauses and releases the microphone when %s, and resumes when asked', async (_, happens) => {
  const worker = Object.assign(new EventTarget(), { getRegistration: async () => undefined })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  const app = await openRecorder()
  await startRecording(app)
  await act(async () => void happens())
  await waitFor(() => expect(countHeldTracks()).toBe(0))
  await feedMicrophone(3)
  setVisible(true)
  await app.user.click(await screen.findByRole('button', { name: 'Resume' }))
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible()
  expect(screen.getByLabelText('Recorded time')).toHaveTextContent('0:02')
  expect(countHeldTracks()).toBe(1)
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.restoreAllMocks()
})

test('pauses for a call, stays paused while it lasts, and resumes with the microphone that it gives back', async () => {
  const app = await openRecorder()
  await startRecording(app)
  await act(async () => muteMicrophones())
  const notice = /^The microphone was disconnected/
  expect(await screen.findByText(notice)).toBeVisible()
  vi.mocked(navigator.mediaDevices.getUserMedia).mockRejectedValueOnce(
    new DOMException('', 'NotReadableError'),
  )
  await app.user.click(screen.getByRole('button', { name: 'Resume' }))
  expect(await screen.findByText(notice)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Resume' }))
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible()
  expect(screen.queryByText(notice)).toBeNull()
  expect(countHeldTracks()).toBe(1)
})

test('pauses under a dialog that opens by itself', async () => {
  const app = await openRecorder()
  await startRecording(app)
  const { promptSignIn } = await import('../state/sign-in')
  await act(async () => void promptSignIn())
  expect(await screen.findByRole('dialog', MODAL)).toBeVisible()
  await waitFor(() => expect(countHeldTracks()).toBe(0))
})

test('pauses a reply when a link leads to another post of the same list', async () => {
  const other = makePost({ title: 'Two', author: mara })
  const { user } = await renderApp({
    path: '/?view=speace',
    viewer: 'free',
    api: { 'GET /api/posts': () => makeFeed([post, other]), 'GET /api/posts/{id}': () => other },
  })
  const card = within(await screen.findByRole('article', { name: 'One' }))
  await user.click(await card.findByRole('button', { name: /^Reply to One/ }))
  await user.click(await card.findByRole('button', { name: 'Start Recording' }))
  await card.findByRole('button', { name: 'Stop Recording' })
  await feedMicrophone(2)
  const { goTo } = await import('../state/view')
  await act(async () => goTo('speace', { post: other.id }))
  await waitFor(() => expect(countHeldTracks()).toBe(0))
  await user.click(await card.findByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(card.queryByRole('button', { name: 'Resume' })).toBeNull())
  expect(countHeldTracks()).toBe(1)
})

test('starts no reply while another post is being sent', async () => {
  const answer = Promise.withResolvers<void>()
  const { user } = await openRecorder('/?view=record&mode=mue', {
    'GET /api/recipients': () => ({ form: 'username', label: '@mara', person: mara }),
    'POST /api/posts': () => answer.promise.then(failWith('recipient.unknown', { name: 'mara' })),
  })
  await user.click(screen.getByRole('radio', { name: 'MUE Message' }))
  await user.type(await screen.findByRole('combobox', { name: 'To' }), '@mara')
  expect(await screen.findByText(/Mara Lindqvist is on Owlcast/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add MUE track' }))
  const picker = within(await screen.findByRole('dialog', { name: 'Choose a MUE' }))
  await user.click(await picker.findByRole('button', { name: 'Add Lantern walk' }))
  await user.click(await screen.findByRole('button', { name: /^Send( to .+)?$/ }))
  const { goTo } = await import('../state/view')
  await act(async () => goTo('speace'))
  const card = within(await screen.findByRole('article', { name: 'One' }))
  await user.click(card.getByRole('button', { name: /^Reply to One/ }))
  await user.click(await card.findByRole('button', { name: 'Start Recording' }))
  expect(await screen.findByText(/^Your last recording is still being sent/)).toBeVisible()
  expect(countHeldTracks()).toBe(0)
  expect(card.queryByRole('button', { name: 'Stop Recording' })).toBeNull()
  await act(async () => answer.resolve())
  const { getRecordedForm } = await import('../recording/session')
  await waitFor(() => expect(getRecordedForm()).toBeNull())
  await user.click(await card.findByRole('button', { name: 'Start Recording' }))
  expect(await card.findByRole('button', { name: 'Stop Recording' })).toBeVisible()
  // It is a reply to the card it is recorded under.
  const { getShownForm } = await import('../../tests/components/forms')
  expect(getShownForm().form.parents.map(({ id }) => id)).toEqual([post.id])
  await user.click(getNavigation().getByRole('link', { name: /^Home/ }))
  await waitFor(() => expect(countHeldTracks()).toBe(0))
})

test('records no reply after a reply was left while the browser asked for the microphone', async () => {
  const other = makePost({ title: 'Two', author: mara })
  const { user } = await renderApp({
    path: '/?view=speace',
    viewer: 'free',
    api: { 'GET /api/posts': () => makeFeed([post, other]), 'GET /api/posts/{id}': () => other },
  })
  const { getRecordedForm, getRecordState } = await import('../recording/session')
  const { findReply } = await import('../recording/places')
  const getStage = ({ id }: typeof post) => getRecordState(findReply(id)?.formId).at
  const grant = holdMicrophone()
  const first = within(await screen.findByRole('article', { name: 'One' }))
  await user.click(await first.findByRole('button', { name: /^Reply to One/ }))
  await user.click(await first.findByRole('button', { name: 'Start Recording' }))
  await waitFor(() => expect(getStage(post)).toBe('asking'))
  const second = within(screen.getByRole('article', { name: 'Two' }))
  await user.click(await second.findByRole('button', { name: /^Reply to Two/ }))
  await second.findByRole('button', { name: 'Start Recording' })
  const grantAgain = holdMicrophone()
  await user.click(second.getByRole('button', { name: 'Start Recording' }))
  await waitFor(() => expect(getStage(other)).toBe('asking'))
  const { goTo } = await import('../state/view')
  await act(async () => goTo('home'))
  await waitFor(() => expect(getRecordedForm()).toBeNull())
  await act(async () => {
    grant()
    grantAgain()
  })
  await waitFor(() => expect(countHeldTracks()).toBe(0))
  expect(getRecordedForm()).toBeNull()
})
