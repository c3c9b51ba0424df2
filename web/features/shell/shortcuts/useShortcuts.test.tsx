/** Shortcuts while their chunk is loading. */
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fireEvent, renderPart, screen } from '../../../../tests/components'
import { overlayAtom } from '../../../state/overlay'
import { useShortcuts } from './useShortcuts'

function Listener() {
  const [idle, setIdle] = useState(false)
  useShortcuts('settings', idle)
  return (
    <>
      <p>{useAtomValue(overlayAtom) ?? 'No dialog'}</p>
      <button type="button" onClick={() => setIdle(true)}>
        Idle
      </button>
    </>
  )
}

test('runs a shortcut that was pressed before its chunk was loaded and the page idle', async () => {
  const arrived = Promise.withResolvers<void>()
  vi.doMock('./shortcut-handler', async (original) => {
    await arrived.promise
    return original()
  })
  onTestFinished(() => vi.doUnmock('./shortcut-handler'))
  const rendering = renderPart(<Listener />)
  expect(await screen.findByText('No dialog')).toBeVisible()
  fireEvent.keyDown(document.body, { key: '?' })
  fireEvent.click(screen.getByText('Idle'))
  arrived.resolve()
  await rendering
  expect(await screen.findByText('shortcuts')).toBeVisible()
})
