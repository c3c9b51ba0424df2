/** Cutting the silence at both ends of a recording, and taking it back. */
import { expect, test } from 'vitest'
import {
  act,
  makeAuthor,
  makeConversation,
  makeMessage,
  renderApp,
  screen,
  waitFor,
} from '../../../tests/components'
import { acceptRecordings, feedMicrophone, setUpMicrophone } from '../../../tests/components/microphone'
import { toFrames } from '../../audio/pcm'

setUpMicrophone()

/** Records silence, sound and silence, of these seconds. */
async function record(...parts: [number, number, number]) {
  const { user } = await renderApp({
    path: '/?view=record&mode=squawk',
    viewer: 'free',
    api: acceptRecordings(),
  })
  await user.click(await screen.findByRole('button', { name: 'Start Recording' }))
  const stop = await screen.findByRole('button', { name: 'Stop recording' })
  for (const [at, seconds] of parts.entries()) await feedMicrophone(seconds, at === 1 ? 0.4 : 0)
  await user.click(stop)
  await screen.findByRole('button', { name: 'Play preview' })
  return user
}
const findTrim = () => screen.findByRole('button', { name: 'Trim silence' })
const getTime = () => screen.getByLabelText('Recorded time')

test('cuts the silence at both ends by one press, and undoes that', async () => {
  const user = await record(2, 3, 2)
  expect(getTime()).toHaveTextContent('0:07')
  await user.click(await findTrim())
  expect(await screen.findByText('Removed 0:04 of silence.')).toBeVisible()
  await waitFor(() => expect(getTime()).toHaveTextContent('0:03'))
  expect(screen.queryByRole('button', { name: 'Trim silence' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await findTrim()).toBeVisible()
  expect(getTime()).toHaveTextContent('0:07')
})

test('offers no cut where the sound reaches both ends', async () => {
  await record(0, 3, 0)
  expect(screen.queryByRole('button', { name: 'Trim silence' })).toBeNull()
})

test('is offered for a message inside its conversation, too', async () => {
  const wren = makeAuthor({ username: 'wren', displayName: 'Wren Okafor' })
  const message = makeMessage({ author: wren })
  const conversation = makeConversation(wren, { last: message })
  const { peer } = conversation
  const { user } = await renderApp({
    path: `/?view=mue&with=${encodeURIComponent(peer.key)}`,
    viewer: 'free',
    api: {
      ...acceptRecordings(),
      'GET /api/conversations': () => ({ items: [conversation], cursor: null, now: Date.now() }),
      'GET /api/conversations/{peer}/messages': () => ({
        peer,
        state: 'open',
        seenAt: 0,
        heardByPeer: {},
        items: [message],
        cursor: null,
        now: Date.now(),
      }),
      'POST /api/conversations/{peer}/seen': () => undefined,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Record Reply' }))
  const stop = await screen.findByRole('button', { name: 'Stop Recording' })
  for (const volume of [0, 0.4, 0]) await feedMicrophone(2, volume)
  await user.click(stop)
  await user.click(await findTrim())
  expect(await screen.findByText('Removed 0:04 of silence.')).toBeVisible()
  await waitFor(() => expect(getTime()).toHaveTextContent('0:02'))
})

test('leaves the next recording as it is when the cut of the one before is undone', async () => {
  const user = await record(2, 3, 2)
  await user.click(await findTrim())
  await screen.findByText('Removed 0:04 of silence.')
  const { cutEnds, discardRecording, recorder } = await import('../../recording/session')
  const { getShownForm, startShown } = await import('../../../tests/components/forms')
  await act(() => discardRecording())
  await act(async () => void (await startShown()))
  await feedMicrophone(4)
  await act(() => recorder.stop())
  await act(async () => void (await cutEnds({ from: 0, until: toFrames(2) })))
  expect(getTime()).toHaveTextContent('0:02')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await act(async () => undefined)
  expect(getTime()).toHaveTextContent('0:02')
  expect(getShownForm().state).toMatchObject({ recording: { seconds: 2 } })
})
