import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, dismissToastByText, listToasts, showToast } from './toast'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id)
  vi.useRealTimers()
})
const texts = () => listToasts().map((item) => item.text)

test('dismisses a message after five seconds, and keeps an error until it is dismissed', () => {
  showToast({ text: 'Link copied to clipboard!', tone: 'ok' })
  showToast({ text: 'Failed to publish Squawk.', tone: 'bad' })
  vi.advanceTimersByTime(4999)
  expect(texts()).toEqual(['Link copied to clipboard!', 'Failed to publish Squawk.'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['Failed to publish Squawk.'])
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['Failed to publish Squawk.'])
})

test('dismisses an error by its text', () => {
  for (const text of ['You are offline.', 'Failed to publish Squawk.']) showToast({ text, tone: 'bad' })
  dismissToastByText('You are offline.')
  expect(texts()).toEqual(['Failed to publish Squawk.'])
  dismissToastByText('You are offline.')
  expect(texts()).toEqual(['Failed to publish Squawk.'])
})

test('shows two at most, and drops the oldest', () => {
  for (const text of ['one', 'two', 'three']) showToast({ text })
  expect(texts()).toEqual(['two', 'three'])
})

test('shows the same text once, and restarts its timer', () => {
  showToast({ text: 'again' })
  vi.advanceTimersByTime(4000)
  showToast({ text: 'again' })
  vi.advanceTimersByTime(4000)
  expect(texts()).toEqual(['again'])
})

test('returns a function that dismisses the message', () => {
  const takeBack = showToast({ text: 'Publishing…' })
  takeBack()
  expect(texts()).toEqual([])
})
