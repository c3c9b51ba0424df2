/** Shortcuts while their chunk is loading. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { fireEvent, renderPart, screen } from '../../../../tests/components'
import { useOverlays } from '../../../state/overlays'
import { bindNavigate } from '../../../state/view'
import { useShortcuts } from './useShortcuts'

function Listener() {
  useShortcuts('settings')
  return <p>{Object.keys(useOverlays())[0] ?? 'No dialog'}</p>
}

test('runs the first shortcut that was pressed before their chunk was loaded', async () => {
  const arrived = Promise.withResolvers<void>()
  vi.doMock('./shortcut-handler', async (original) => {
    await arrived.promise
    return original()
  })
  onTestFinished(() => vi.doUnmock('./shortcut-handler'))
  const navigate = vi.fn()
  bindNavigate(navigate)
  onTestFinished(() => bindNavigate(null))
  const rendering = renderPart(<Listener />)
  expect(await screen.findByText('No dialog')).toBeVisible()
  // Shift is pressed for the question mark, R for what the shortcut opens.
  for (const key of ['Shift', '?', 'r']) fireEvent.keyDown(document.body, { key })
  arrived.resolve()
  await rendering
  expect(await screen.findByText('shortcuts')).toBeVisible()
  expect(navigate).not.toHaveBeenCalled()
})
