/** Voices of less than a second, which have no words: an engine would invent them. */
import { expect, test } from 'vitest'
import { makeMessage, makePost, renderPart, screen, waitFor } from '../../../tests/components'
import { toPlayable } from '../../audio/playback/playable'
import { DeviceWordsSlot } from './DeviceWordsSlot'
import { listWordsItems } from './words-item'

const listLabels = (post: Parameters<typeof listWordsItems>[0]) =>
  listWordsItems(post).map(({ label }) => label)

test('offers to make words of voices of a second and more only', () => {
  expect(listLabels(makePost({ seconds: 1, transcriptState: null }))).toEqual(['Make words'])
  expect(listLabels(makePost({ seconds: 0.62, transcriptState: null }))).toEqual([])
})

test('keeps the editor of words that a shorter voice has already', () => {
  expect(listLabels(makePost({ seconds: 0.62, transcript: 'Hi', transcriptState: 'ready' }))).toEqual([
    'Correct the words',
  ])
})

test.each([
  ['offers', 1, 1],
  ['does not offer', 0.62, 0],
] as const)('%s the words of a message of %f s on the device', async (_, seconds, count) => {
  const short = makeMessage({ seconds, transcriptState: null })
  const long = makeMessage({ id: 'post_long', seconds: 9, transcriptState: null })
  await renderPart(
    [short, long].map((post) => <DeviceWordsSlot key={post.id} post={post} item={toPlayable(post)} />),
    { viewer: 'free' },
  )
  // That of the long message says that the lazy part has arrived.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Show words' })).toHaveLength(1 + count))
})
