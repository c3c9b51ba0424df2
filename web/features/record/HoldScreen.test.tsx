/** Holding the record button while the browser asks for the microphone. */
import { expect, test } from 'vitest'
import { act, fireEvent, renderApp, screen, waitFor } from '../../../tests/components'
import { countHeldTracks, holdMicrophone, setUpMicrophone } from '../../../tests/components/microphone'

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
