import { afterEach, expect, test } from 'vitest'
import { dismissToast, dismissToastByText, listToasts, showToast } from './toast'

afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id)
})
const texts = () => listToasts().map((item) => item.text)

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

test('returns a function that dismisses the message', () => {
  const takeBack = showToast({ text: 'Publishing…' })
  takeBack()
  expect(texts()).toEqual([])
})
