import { expect, test } from 'vitest'
import { findRenamed, identifyEpisodes, isRepeated, type KnownEpisode } from './episode-identity'

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
    const findKnown = (identity: string) => known.get(identity)
    const own = identifyEpisodes(feed, findKnown)
    const ways = [...known].filter(([identity]) => !isRepeated(identity)).map(([, one]) => one)
    const renamed = findRenamed(feed, own, findKnown, ways)
    const identities = own.map(
      (identity, at) => [...known].find(([, one]) => one === renamed.get(at))?.[0] ?? identity,
    )
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

const dated = (guid: string, sound: string, at: number) => ({
  ...item(guid, sound, `Episode ${at}`, at * 1000),
  urls: [`https://a.example/${sound}`],
})
test.each<[string, (at: number) => Item, (at: number) => Item]>([
  [
    'get another scheme',
    (at) => dated(`http://a.example/${at}`, `${at}`, at),
    (at) => dated(`https://a.example/${at}`, `${at}`, at),
  ],
  ['are new', (at) => dated(`a${at}`, `${at}`, at), (at) => dated(`b${at}`, `${at}`, at)],
  ['are added', (at) => dated(`https://a.example/${at}`, `${at}`, at), (at) => dated(`g${at}`, `${at}`, at)],
  [
    'are left out',
    (at) => dated(`g${at}`, `${at}`, at),
    (at) => dated(`https://a.example/${at}`, `${at}`, at),
  ],
  [
    'are addresses with a token',
    (at) => dated(`https://a.example/${at}?t=1`, `${at}?t=1`, at),
    (at) => dated(`https://a.example/${at}?t=2`, `${at}?t=2`, at),
  ],
  [
    'are all 0, and the addresses have a token',
    (at) => dated('0', `${at}?t=1`, at),
    (at) => dated('0', `${at}?t=2`, at),
  ],
  [
    'and titles change',
    (at) => dated(`a${at}`, `${at}`, at),
    (at) => ({ ...dated(`b${at}`, `${at}`, at), title: 'x' }),
  ],
  [
    'and dates change',
    (at) => dated(`a${at}`, `${at}`, at),
    (at) => ({ ...dated(`b${at}`, `${at}`, at), publishedAt: 5 }),
  ],
  ['move on by one', (at) => dated(`${at}`, `s${at}`, at), (at) => dated(`${at + 1}`, `s${at}`, at)],
])('knows the episodes again whose guids %s', (_, toOld, toNew) => {
  const [old, next] = [[2, 1].map(toOld), [2, 1].map(toNew)]
  expect(readAfter(old, next).added).toEqual([])
  expect(readAfter(old, next, old, next).added).toEqual([])
  const third = toNew(3)
  expect(readAfter(old, [third, ...next]).added).toEqual([third.title])
  expect(readAfter(old, next.slice(0, 1), next).added).toEqual([])
})

test('takes the latest sound at one address for another episode with another title and date', () => {
  expect(readAfter([item('1', 'now', 'Monday', 1)], [item('2', 'now', 'Tuesday', 2)]).added).toEqual([
    'Tuesday',
  ])
  expect(readAfter([item('1', 'a', 'News')], [item('2', 'b', 'News')]).added).toEqual(['News'])
})

test('keeps a repetition one, and a deleted episode deleted, whose guids change', () => {
  const twice = (guid: string) => [item(guid, 'a', 'One', 5), item(guid, 'a', 'One', 5)]
  expect(readAfter(twice('a'), twice('b'))).toMatchObject({ repeated: 1 })
  const deleted = { title: '', publishedAt: 5, urls: [] }
  expect(findRenamed([item('b', 'a', 'One', 5)], ['b'], () => undefined, [deleted])).toEqual(
    new Map([[0, deleted]]),
  )
  expect(findRenamed([item('b', 'a', 'One', 6)], ['b'], () => undefined, [deleted]).size).toBe(0)
})
