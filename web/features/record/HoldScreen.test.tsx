/** Holding the record button while the browser asks for the microphone. */
import { expect, test } from 'vitest'
import { act, fireEvent, renderApp, screen, waitFor } from '../../../tests/components'
import { getShownForm } from '../../../tests/components/forms'
import {
  countHeldTracks,
  feedMicrophone,
  holdMicrophone,
  record,
  setUpMicrophone,
} from '../../../tests/components/microphone'
import { listDrafts, readDraft } from '../../drafts/store/drafts'
import { dispatchHold, setHoldLayout, setHoldTarget } from '../../state/hold'
import { goTo } from '../../state/view'

setUpMicrophone()

test.each([
  ['the button is let go', () => fireEvent.pointerUp(window, { pointerId: 1 })],
  ['the prompt takes the pointer', () => fireEvent.pointerCancel(window, { pointerId: 1 })],
])('keeps nothing and releases the microphone when %s before it is granted', async (_, end) => {
  await renderApp({ path: '/?view=record&mode=squawk' })
  const grant = holdMicrophone()
  fireEvent.pointerDown(await screen.findByRole('button', { name: 'Start Recording' }), {
    pointerId: 1,
    button: 0,
  })
  const recording = await screen.findByRole('dialog', { name: 'Recording' })
  await waitFor(() => expect(recording).toHaveTextContent('Waiting for the microphone'))
  end()
  expect(await screen.findByText('Hold to talk', { selector: '.toast *' })).toBeVisible()
  await act(async () => grant())
  await waitFor(() => expect(countHeldTracks()).toBe(0))
  expect(screen.queryByRole('dialog', { name: 'Recording' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Start Recording' })).toBeVisible()
})

test('closes when its user signs out in another tab', async () => {
  const { user, api } = await renderApp({ path: '/?view=record&mode=squawk', viewer: 'free' })
  fireEvent.pointerDown(await screen.findByRole('button', { name: 'Start Recording' }), {
    pointerId: 1,
    button: 0,
  })
  await screen.findByRole('dialog', { name: 'Recording' })
  await user.keyboard('l')
  fireEvent.pointerUp(window, { pointerId: 1 })
  await waitFor(() => expect(countHeldTracks()).toBe(1))
  await feedMicrophone(2)
  api.viewer = null
  const { clearAccountData } = await import('../../screens/clear-account-data')
  await act(clearAccountData)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Recording' })).toBeNull())
  expect(countHeldTracks()).toBe(0)
})

/** Holds a record button for this many seconds. */
async function hold(button: HTMLElement, seconds: number) {
  fireEvent.pointerDown(button, { pointerId: 1, button: 0, clientX: 500 })
  await screen.findByRole('dialog', { name: 'Recording' })
  await waitFor(() => expect(getShownForm().state.at).toBe('recording'))
  await feedMicrophone(seconds)
}

test('keeps a recording that reaches its limit as the user is asked whether to drop it', async () => {
  const { user } = await renderApp({ path: '/?view=record&mode=squawk', viewer: 'free' })
  await hold(await screen.findByRole('button', { name: 'Start Recording' }), 299)
  await act(async () => {
    // The limit is reached, and the recording is not stored yet.
    void feedMicrophone(2)
    dispatchHold({ type: 'drop' })
  })
  await user.click(await screen.findByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Recording' })).toBeNull())
  expect(getShownForm().state.at).toBe('stopped')
  expect(screen.getByLabelText('Recorded time')).toHaveTextContent('5:00')
  expect(await listDrafts()).toHaveLength(1)
})

test('shows a recording for review that reaches its limit as the button is let go', async () => {
  await renderApp({ path: '/', viewer: 'free' })
  const [link] = await screen.findAllByRole('link', { name: /^Record/ })
  await hold(link as HTMLElement, 299)
  await act(async () => {
    void feedMicrophone(2)
    fireEvent.pointerUp(window, { pointerId: 1 })
  })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Recording' })).toBeNull())
  expect(await screen.findByRole('button', { name: 'Play preview' })).toBeVisible()
  expect(screen.getByLabelText('Recorded time')).toHaveTextContent('5:00')
})

test('opens no review under a finger that is down as the limit is reached, and sends nothing', async () => {
  const outcomes: string[] = []
  await renderApp({ path: '/', viewer: 'free' })
  act(() => void dispatchHold({ type: 'reset' }))
  setHoldTarget({ onRecorded: (how) => outcomes.push(how), isSentOnRelease: true })
  act(() => {
    dispatchHold({ type: 'down', pointerId: 1, x: 500, y: 500 })
    dispatchHold({ type: 'elapsed' })
  })
  const screenOfHold = await screen.findByRole('dialog', { name: 'Recording' })
  await waitFor(() => expect(getShownForm().state.at).toBe('recording'))
  await feedMicrophone(302)
  await waitFor(() => expect(getShownForm().state.at).toBe('stopped'))
  expect(screenOfHold).toBeVisible()
  expect(outcomes).toEqual([])
  act(() => void dispatchHold({ type: 'up', pointerId: 1 }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Recording' })).toBeNull())
  expect(outcomes).toEqual(['interrupted'])
})

test('records nothing when what it was for is gone by the time its recorder is loaded', async () => {
  await renderApp({ path: '/', viewer: 'free' })
  // The hold of the test before still waits for the click of its release; its timer ended with that test.
  act(() => void dispatchHold({ type: 'reset' }))
  setHoldTarget({ canRecord: () => false })
  act(() => void dispatchHold({ type: 'start' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Recording' })).toBeNull())
  expect(getShownForm().state.at).toBe('idle')
  expect(await listDrafts()).toEqual([])
})

test('records over an unsent take, which stays a draft of its form', async () => {
  const { user } = await renderApp({ path: '/?view=record&mode=squawk', viewer: 'free' })
  await record(user)
  const before = getShownForm()
  await act(async () => goTo('home'))
  const [link] = await screen.findAllByRole('link', { name: /^Record/ })
  await hold(link as HTMLElement, 3)
  act(() => void fireEvent.pointerUp(window, { pointerId: 1 }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Recording' })).toBeNull())
  await waitFor(() => expect(screen.getByLabelText('Recorded time')).toHaveTextContent('0:03'))
  expect(getShownForm().formId).not.toBe(before.formId)
  expect(await readDraft(before.draftId ?? '')).toMatchObject({ state: 'ready', seconds: 2 })
  await act(async () => history.go(-2))
  await waitFor(() => expect(screen.getByLabelText('Recorded time')).toHaveTextContent('0:02'))
})

test('gives a new recording to the bird that it is let go over', async () => {
  await renderApp({ path: '/', viewer: 'free' })
  act(() => void dispatchHold({ type: 'reset' }))
  const [link] = await screen.findAllByRole('link', { name: /^Record/ })
  await hold(link as HTMLElement, 3)
  setHoldLayout({ home: { x: 500, y: 0 }, spots: [{ id: 'mode:hum', x: 500, y: 300, radius: 24 }] })
  act(() => void fireEvent.pointerMove(window, { pointerId: 1, clientX: 500, clientY: 300 }))
  act(() => void fireEvent.pointerUp(window, { pointerId: 1 }))
  expect(await screen.findByRole('radio', { name: /^Hum/ })).toBeChecked()
  expect(getShownForm()).toMatchObject({ mode: 'hum', state: { at: 'stopped' } })
})
