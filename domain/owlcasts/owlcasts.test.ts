import { expect, test } from 'vitest'
import { getKind, KIND_NAMES } from '../kinds'
import { isOwlcast } from './owlcasts'

test('distinguishes owlcasts from their recordings and replies', () => {
  for (const kind of KIND_NAMES) {
    const { hasRecordings } = getKind(kind)
    expect(isOwlcast({ kind, owlcastId: null, audioUrl: null })).toBe(hasRecordings)
    expect(isOwlcast({ kind, owlcastId: null, audioUrl: '/media/med_1' })).toBe(false)
    expect(isOwlcast({ kind, owlcastId: 'post_1', audioUrl: '/media/med_1' })).toBe(false)
    expect(isOwlcast({ kind, owlcastId: 'post_1', audioUrl: null })).toBe(false)
  }
})
