/** Shortcuts while their chunk is loading. */
import { useAtomValue } from 'jotai'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fireEvent, renderPart, screen } from '../../../../tests/components'
import { overlayAtom } from '../../../state/overlay'
import { useShortcuts } from './useShortcuts'

function Listener() {
  useShortcuts('settings')
  return <p>{useAtomValue(overlayAtom) ?? 'No dialog'}</p>
}

test('runs a shortcut that was pressed before its chunk was loaded', async () => {
  const arrived = Promise.withResolvers<void>()
  vi.doMock('./shortcut-handler', async (original) => {
    await arrived.promise
    return original()
  })
  onTestFinished(() => vi.doUnmock('./shortcut-handler'))
  const rendering = renderPart(<Listener />)
  expect(await screen.findByText('No dialog')).toBeVisible()
  fireEvent.keyDown(document.body, { key: '?' })
  arrived.resolve()
  await rendering
  expect(await screen.findByText('shortcuts')).toBeVisible()
})
