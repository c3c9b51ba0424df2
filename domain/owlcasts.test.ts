import { expect, test } from 'vitest'
import { KIND_NAMES, kindOf } from './kinds'
import { isOwlcast } from './owlcasts'

test('an owlcast is of a kind with recordings, and is none of them, nor an answer', () => {
  for (const kind of KIND_NAMES) {
    const { hasRecordings } = kindOf(kind)
    expect(isOwlcast({ kind, owlcastId: null, audioUrl: null })).toBe(hasRecordings)
    expect(isOwlcast({ kind, owlcastId: null, audioUrl: '/media/med_1' })).toBe(false)
    expect(isOwlcast({ kind, owlcastId: 'post_1', audioUrl: '/media/med_1' })).toBe(false)
  }
})
