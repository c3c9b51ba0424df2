import { expect, test, vi } from 'vitest'
import { fireEvent, renderPart, screen } from '../../../tests/components'
import { Dialog } from './Dialog'

const INSIDE = { clientX: 50, clientY: 50 }
const OUTSIDE = { clientX: 500, clientY: 500 }

async function open() {
  const onClose = vi.fn()
  await renderPart(
    <Dialog title="Report" onClose={onClose}>
      <input aria-label="Words" />
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  return { dialog, onClose }
}

test('closes when the backdrop is pressed', async () => {
  const { dialog, onClose } = await open()
  fireEvent.pointerDown(dialog, OUTSIDE)
  fireEvent.click(dialog, OUTSIDE)
  expect(onClose).toHaveBeenCalledOnce()
})

test('stays open when text is selected beyond its edge, or its padding is pressed', async () => {
  const { dialog, onClose } = await open()
  fireEvent.pointerDown(screen.getByLabelText('Words'), INSIDE)
  // Browsers send the click to what contains both ends of the press.
  fireEvent.click(dialog, OUTSIDE)
  fireEvent.pointerDown(dialog, INSIDE)
  fireEvent.click(dialog, INSIDE)
  expect(onClose).not.toHaveBeenCalled()
})
