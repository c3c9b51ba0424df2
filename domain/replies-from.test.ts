import { expect, test } from 'vitest'
import { messageOf } from './errors'
import { MODE_NAMES, modeOf } from './kinds'
import { choosesReplies, REPLIES_FROM, whoMayReply } from './replies-from'

test('offers a reply policy for thread starts except messages', () => {
  const begun = { isReply: false, owlcastId: null }
  for (const mode of MODE_NAMES) {
    const isWritten = modeOf(mode).requires.includes('recipient')
    expect([mode, choosesReplies({ mode, ...begun })]).toEqual([mode, !isWritten])
    expect(choosesReplies({ mode, ...begun, isReply: true })).toBe(false)
    expect(choosesReplies({ mode, ...begun, owlcastId: 'post_1' })).toBe(false)
  }
})

test('has a different text for each policy', () => {
  const said = REPLIES_FROM.slice(1).map((from) => whoMayReply({ from, by: 'Mara' }))
  expect(new Set(said).size).toBe(3)
  for (const words of said) expect(words).toContain('Mara')
  expect(messageOf('reply.not_allowed', { from: 'followed', name: 'Mara' })).toBe(
    'Only people Mara follows can reply here.',
  )
})

test('omits an unknown author’s name', () => {
  expect(whoMayReply({ from: 'followed', by: '' })).toBe('Only people its author follows can reply here.')
  expect(whoMayReply({ from: 'nobody', by: '' })).toBe('Its author has closed this thread to replies.')
})
