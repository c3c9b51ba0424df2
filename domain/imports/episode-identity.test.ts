import { expect, test } from 'vitest'
import { identifyEpisodes, isRepeated, type KnownEpisode } from './episode-identity'

const item = (guid: string, sound: string, title = sound, publishedAt: number | null = null) => ({
  guid,
  title,
  publishedAt,
  urls: [`https://a.example/${sound}.mp3`],
})
type Item = ReturnType<typeof item>

/** Reads a feed after others; returns which sound has which identity, and which were new. */
function readAfter(...feeds: Item[][]) {
  const known = new Map<string, KnownEpisode>()
  let result = { sounds: [] as string[], added: [] as string[], repeated: 0 }
  for (const feed of feeds) {
    const identities = identifyEpisodes(feed, (identity) => known.get(identity))
    const names = feed.map(({ title }) => title)
    result = {
      sounds: names,
      added: names.filter((_, at) => !known.has(identities[at] ?? '')),
      repeated: identities.filter(isRepeated).length,
    }
    for (const [at, identity] of identities.entries())
      known.set(identity, known.get(identity) ?? (feed[at] as Item))
    expect(new Set(identities).size).toBe(feed.length)
  }
  return result
}

test.each(['0', 'https://a.example/', 'Tue, 04 Mar 2025', 'x'.repeat(2000)])(
  'tells episodes apart that share the guid %s, once and again',
  (guid) => {
    const [a, b, c] = [item(guid, 'a'), item(guid, 'b'), item(guid, 'c')]
    expect(readAfter([b, a]).added).toEqual(['b', 'a'])
    expect(readAfter([b, a], [c, b, a]).added).toEqual(['c'])
    expect(readAfter([a], [b, a]).added).toEqual(['b'])
    expect(readAfter([a], [b, a], [c, b]).added).toEqual(['c'])
    expect(readAfter([a], [b]).added).toEqual(['b'])
    expect(readAfter([b, a], [a]).added).toEqual([])
    expect(readAfter([b, a], [b, a], [a, b]).added).toEqual([])
  },
)

test('keeps an episode whose address, title or date changes', () => {
  const old = item('g', 'a', 'One', 5)
  expect(readAfter([old], [item('g', 'b', 'One', 5)]).added).toEqual([])
  expect(readAfter([old], [item('g', 'b', 'Two', 5)]).added).toEqual([])
  expect(readAfter([old], [item('g', 'a', 'Two', 6)]).added).toEqual([])
})

test('tells two guids of one sound apart, and counts what stands twice', () => {
  expect(readAfter([item('1', 'a'), item('2', 'a')]).added).toHaveLength(2)
  expect(readAfter([item('1', 'a'), item('1', 'a')]).repeated).toBe(1)
  expect(readAfter([item('1', 'a'), item('1', 'a')], [item('1', 'a'), item('1', 'a')]).added).toEqual([])
})

test('keeps a deleted episode deleted', () => {
  const deleted = { title: '', publishedAt: null, urls: [] }
  const find = (identity: string) => (identity === 'g' ? deleted : undefined)
  expect(identifyEpisodes([item('g', 'a')], find)).toEqual(['g'])
})
