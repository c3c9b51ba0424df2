import { expect, test } from 'vitest'
import { makePost } from '../../tests/components/builders'
import { PEAKS_PER_POST } from '../audio/audio.limits'
import { packPeaks } from '../audio/peaks'
import { FEED_PEAKS, toCompactPost } from './compact-post'
import { toFullPost } from './full-post'

const bars = (count: number) => packPeaks(Array.from({ length: count }, (_, at) => (at % 7) / 6))
/** A post whose fields all have other values than usual. */
const special = makePost({
  kind: 'owlcast',
  subtype: 'yap',
  collaborators: [{ id: 'usr_1', username: 'dele', displayName: 'Dele' }],
  content: 'By the lock gate',
  mentions: ['dele'],
  track: { id: 'track_1', name: 'Low tide' },
  parentId: 'post_0',
  owlcastId: 'post_1',
  sourceId: 'post_2',
  recordingCount: 2,
  price: { cents: 299, locked: true },
  visibility: 'unlisted',
  replyPolicy: 'followed',
  replyLock: { from: 'followed', by: 'Mara' },
  transcript: 'The fox is back.',
  language: 'en',
  song: { title: 'Harbour bell', author: 'Ines' },
  replyCount: 3,
  chainCount: 1,
  editedAt: 5,
  expiresAt: 9,
  isSample: true,
  peaks: bars(FEED_PEAKS),
})

test.each([
  ['usual', makePost({ peaks: bars(FEED_PEAKS), tags: [] })],
  ['special', special],
])('returns a full post of %s fields unchanged', (_, post) => {
  expect(toFullPost(JSON.parse(JSON.stringify(toCompactPost(post))))).toEqual(post)
})

test('leaves out what has its usual value', () => {
  expect(Object.keys(toCompactPost(makePost({ tags: [], expiresAt: null }))).sort()).toEqual(
    ['audioUrl', 'author', 'createdAt', 'id', 'kind', 'peaks', 'seconds', 'title'].sort(),
  )
})

test('reduces the waveform once', () => {
  const once = toCompactPost(makePost({ peaks: bars(PEAKS_PER_POST) }))
  expect(once.peaks).toHaveLength(FEED_PEAKS)
  expect(toCompactPost(toFullPost(once)).peaks).toBe(once.peaks)
  expect(toCompactPost(makePost({ peaks: '' })).peaks).toBe('')
})
