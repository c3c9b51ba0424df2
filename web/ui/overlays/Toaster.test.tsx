import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, fireEvent, renderPart, screen } from '../../../tests/components'
import { registerModal } from './modals'
import { showToast } from './toast'

beforeEach(() => renderPart(null).then(() => vi.useFakeTimers()))
afterEach(() => vi.useRealTimers())

const show = (...toasts: Parameters<typeof showToast>[0][]) =>
  act(() => {
    for (const toast of toasts) showToast(toast)
  })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('dismisses a message five seconds after it appeared, and keeps an error until it is dismissed', () => {
  show({ text: 'Link copied to clipboard!', tone: 'ok' }, { text: 'Failed to publish Squawk.', tone: 'bad' })
  pass(4999)
  expect(screen.getByText('Link copied to clipboard!')).toBeVisible()
  pass(1)
  expect(screen.queryByText('Link copied to clipboard!')).toBeNull()
  pass(60_000)
  expect(screen.getByText('Failed to publish Squawk.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Failed to publish Squawk.')).toBeNull()
})

test('shows the same text once, and starts its five seconds again', () => {
  show({ text: 'again' })
  pass(4000)
  show({ text: 'again' })
  pass(4000)
  expect(screen.getByText('again')).toBeVisible()
  pass(1000)
  expect(screen.queryByText('again')).toBeNull()
})

test('stays while it is pointed at', () => {
  show({ text: 'Message sent', action: { label: 'Undo', run: () => undefined } })
  fireEvent.pointerEnter(screen.getByText('Message sent'))
  pass(60_000)
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  fireEvent.pointerLeave(screen.getByText('Message sent'))
  pass(5000)
  expect(screen.queryByText('Message sent')).toBeNull()
})

test('shows a message that stays again once two newer ones are gone', () => {
  show({ text: 'Recording paused', isPersistent: true }, { text: 'first' }, { text: 'second' })
  expect(screen.queryByText('Recording paused')).toBeNull()
  pass(5000)
  expect(screen.getByText('Recording paused')).toBeVisible()
})

test('shows one at a time in a low window, and the older one once the newer is dismissed', async () => {
  vi.useRealTimers()
  cleanup()
  const query = Object.assign(new EventTarget(), { matches: true })
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList)
  await renderPart(null)
  show({ text: 'Failed to publish Squawk.', tone: 'bad' }, { text: 'You’re offline.', tone: 'bad' })
  expect(screen.getByText('You’re offline.')).toBeVisible()
  expect(screen.queryByText('Failed to publish Squawk.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByText('Failed to publish Squawk.')).toBeVisible()
})

test('shows in a dialog what was said since it opened and what stays, and leaves older messages behind it', () => {
  show({ text: 'Squawk published!', tone: 'ok' }, { text: 'Recording paused', isPersistent: true })
  const dialog = document.body.appendChild(document.createElement('dialog'))
  let close = () => {}
  act(() => {
    close = registerModal(dialog)
  })
  expect(dialog).not.toHaveTextContent('Squawk published!')
  expect(dialog).toHaveTextContent('Recording paused')
  pass(5000)
  expect(screen.queryByText('Squawk published!')).toBeNull()
  show({ text: 'Link copied to clipboard!', tone: 'ok' })
  expect(dialog).toHaveTextContent('Link copied to clipboard!')
  act(close)
  dialog.remove()
  expect(screen.getByText('Recording paused')).toBeVisible()
})
