import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissText, dismissToast, toast, toasts } from './toast'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  for (const { id } of toasts()) dismissToast(id)
  vi.useRealTimers()
})
const texts = () => toasts().map((item) => item.text)

test('a message leaves after five seconds, an error stays until it is dismissed', () => {
  toast({ text: 'Link copied to clipboard!', tone: 'ok' })
  toast({ text: 'Failed to publish Squawk.', tone: 'bad' })
  vi.advanceTimersByTime(4999)
  expect(texts()).toEqual(['Link copied to clipboard!', 'Failed to publish Squawk.'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['Failed to publish Squawk.'])
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['Failed to publish Squawk.'])
})

test('an error leaves once what it says is over', () => {
  for (const text of ['You are offline.', 'Failed to publish Squawk.']) toast({ text, tone: 'bad' })
  dismissText('You are offline.')
  expect(texts()).toEqual(['Failed to publish Squawk.'])
  dismissText('You are offline.')
  expect(texts()).toEqual(['Failed to publish Squawk.'])
})

test('two at once: the oldest makes room', () => {
  for (const text of ['one', 'two', 'three']) toast({ text })
  expect(texts()).toEqual(['two', 'three'])
})

test('the same text does not stack, and starts its time again', () => {
  toast({ text: 'again' })
  vi.advanceTimersByTime(4000)
  toast({ text: 'again' })
  vi.advanceTimersByTime(4000)
  expect(texts()).toEqual(['again'])
})

test('whoever shows a message can take it back', () => {
  const takeBack = toast({ text: 'Publishing…' })
  takeBack()
  expect(texts()).toEqual([])
})
