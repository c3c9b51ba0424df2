import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cleanTags,
  countTags,
  formatTags,
  parseStoredTags,
  parseTags,
  parseTypedTags,
  serializeTags,
  splitTyped,
  suggestTags,
} from './tags'

test.each([
  ['#fox #canal', ['fox', 'canal']],
  ['#fox,#canal', ['fox', 'canal']],
  ['#fox, #canal\n#night', ['fox', 'canal', 'night']],
  ['fox #canal', ['canal']],
  ['fox#canal', []],
  ['# #a', ['a']],
  ['##fox', ['fox']],
  ['####', []],
  ['#\u3164 #\u200d', []],
  ['#Fox #fox #FOX', ['Fox']],
  ['#größe #夜 #🦊', ['größe', '夜', '🦊']],
  ['', []],
])('parses %j as the tags %j', (typed, tags) => {
  expect(parseTags(typed)).toEqual(tags)
})

test.each([
  ['walk home night', ['walk', 'home', 'night'], ['walk', 'home'], 'night'],
  ['walk ', ['walk'], ['walk'], ''],
  ['#walk home,', ['walk', 'home'], ['walk', 'home'], ''],
  ['Walk #walk', ['Walk'], ['Walk'], '#walk'],
  [' # ', [], [], ''],
  ['', [], [], ''],
])('parses the field %j as %j, with the finished tags %j and the typed %j', (typed, tags, finished, rest) => {
  expect(parseTypedTags(typed)).toEqual(tags)
  expect(splitTyped(typed)).toEqual({ tags: finished, rest })
})

test.each([
  ['', [], [], [], []],
  ['The fox is home', ['owl'], ['Fox', 'rain'], [], ['owl', 'Fox', 'rain']],
  ['Fog over the canal', ['canal', 'dusk'], ['rain'], ['dusk'], ['canal', 'rain']],
  ['Evening walks', [], [], [], ['evening', 'walks']],
  ['Home by night', ['owl', 'Home'], ['NIGHT'], [], ['Home', 'NIGHT', 'owl']],
  ['', ['a', 'b', 'c'], ['d', 'e'], ['B'], ['a', 'c', 'd', 'e']],
  ['Evening walks over bridges', ['a', 'b', 'c'], ['d'], [], ['a', 'b', 'evening', 'walks']],
])('suggests for %j with own %j, used %j and chosen %j the tags %j', (title, own, used, chosen, tags) => {
  expect(suggestTags({ title, own, used, chosen, most: 4 })).toEqual(tags)
})

describe('any typed text', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.oneof(fc.constantFrom('#', ',', ' ', '\n', '#a', '#A', ',#b'), fc.string()))
      .map((parts) => parts.join('')),
  )

  test('survives storage as a comma string', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(parseStoredTags(serializeTags(parseTags(text)))).toEqual(parseTags(text))
      }),
    )
  })

  test('gives unique tags without #, comma or space', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const tags = parseTags(text)
        for (const tag of tags) expect(tag).toMatch(/^[^#\s,][^\s,]*$/)
        expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length)
      }),
    )
  })

  test('parses the same after formatting', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const tags = parseTags(text)
        expect(parseTags(formatTags(tags).join(' '))).toEqual(tags)
      }),
    )
  })
})

describe('tags from outside the form', () => {
  test('are cleaned before they are stored', () => {
    expect(cleanTags(['#fox', 'canal,night walk', '', ' ', 'Fox', '#'])).toEqual([
      'fox',
      'canal',
      'night',
      'walk',
    ])
    expect(serializeTags(['a,b', '#c', ''])).toBe('a,b,c')
  })

  test('are unchanged by a second cleaning', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (tags) => {
        expect(cleanTags(cleanTags(tags))).toEqual(cleanTags(tags))
        expect(parseStoredTags(serializeTags(tags))).toEqual(cleanTags(tags))
      }),
    )
  })
})

test('falls back to the default tags of the kind', () => {
  expect(formatTags([], ['voice', 'squawk'])).toEqual(['#voice', '#squawk'])
  expect(formatTags(['fox'], ['voice'])).toEqual(['#fox'])
})

test('counts tags of any case, the most used first, then by name', () => {
  const counts = countTags([['Night', 'fox'], ['night'], ['canal'], []])
  expect(counts).toEqual([
    { tag: 'Night', count: 2 },
    { tag: 'canal', count: 1 },
    { tag: 'fox', count: 1 },
  ])
})
