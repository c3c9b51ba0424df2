/** A held message in its thread until it leaves the device. */
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type DraftRecord, EMPTY_FORM } from '../../../drafts/store/draft-record'
import { LeavingMessages } from './LeavingMessages'

const NOW = Date.UTC(2026, 5, 1)

afterEach(() => vi.useRealTimers())

function makeDraft(sendAfter: number): DraftRecord {
  return {
    id: 'drf_1',
    ownerId: 'usr_1',
    mode: 'mue',
    form: EMPTY_FORM,
    formId: 'form_1',
    trackId: null,
    track: null,
    seconds: 12,
    peaks: '',
    pauses: '',
    state: 'waiting',
    attempts: 0,
    sendAfter,
    updatedAt: NOW,
    editedAt: NOW,
  }
}

test('counts down to its sending, with Undo until then', () => {
  vi.useFakeTimers({ now: NOW })
  render(<LeavingMessages drafts={[makeDraft(NOW + 5000)]} to="Wren Okafor" />)
  expect(screen.getByRole('status')).toHaveTextContent('Sending to Wren Okafor')
  expect(screen.getByText('0:12')).toBeVisible()
  expect(screen.getByText('Sending in 5 s')).toBeVisible()
  act(() => vi.advanceTimersByTime(2000))
  expect(screen.getByText('Sending in 3 s')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled()
  act(() => vi.advanceTimersByTime(3000))
  expect(screen.getByText('Sending')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('is empty without held messages', () => {
  render(<LeavingMessages drafts={[]} to="Wren Okafor" />)
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
