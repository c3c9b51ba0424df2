import { expect, test } from 'vitest'
import { formatErrorMessage } from '../errors/errors'
import { formatReplyRefusal } from '../errors/reply-refusal'
import { getMode, MODE_NAMES } from '../kinds'
import { canSetReplyPolicy, REPLY_POLICIES } from './reply-policy'

test('offers a reply policy for thread starts except messages', () => {
  const begun = { isReply: false, owlcastId: null }
  for (const mode of MODE_NAMES) {
    const isWritten = getMode(mode).requires.includes('recipient')
    expect([mode, canSetReplyPolicy({ mode, ...begun })]).toEqual([mode, !isWritten])
    expect(canSetReplyPolicy({ mode, ...begun, isReply: true })).toBe(false)
    expect(canSetReplyPolicy({ mode, ...begun, owlcastId: 'post_1' })).toBe(false)
  }
})

test('has a different text for each policy', () => {
  const refusals = REPLY_POLICIES.slice(1).map((from) => formatReplyRefusal({ from, by: 'Mara' }))
  expect(new Set(refusals).size).toBe(3)
  for (const words of refusals) expect(words).toContain('Mara')
  expect(formatErrorMessage('reply.not_allowed', { from: 'followed', name: 'Mara' })).toBe(
    'Only people Mara follows can reply here.',
  )
})

test('omits an unknown author’s name', () => {
  expect(formatReplyRefusal({ from: 'followed', by: '' })).toBe(
    'Only people the author follows can reply here.',
  )
  expect(formatReplyRefusal({ from: 'nobody', by: '' })).toBe('The author turned off replies here.')
})
