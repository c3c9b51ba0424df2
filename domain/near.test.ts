import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesTo, nearness, nearQuery, trigramsOf } from './near'

test('groups of three letters, each once', () => {
  expect(trigramsOf('river')).toEqual(['riv', 'ive', 'ver'])
  expect(trigramsOf('ro')).toEqual([])
  expect(trigramsOf('鳥の歌声')).toEqual(['鳥の歌', 'の歌声'])
})

test('a word is asked for without some of its groups, wherever the wrong letter is', () => {
  expect(nearQuery(['kestel'], 'close')).toBe('(("ste" AND "tel") OR ("kes" AND "tel") OR ("kes" AND "est"))')
  expect(nearQuery(['riv', 'we'], 'close')).toBe('(("riv"))')
  expect(nearQuery(['we', 'go'], 'wide')).toBeNull()
})

test('letters that are missing, too many, wrong or swapped are one change each; a beginning is enough', () => {
  for (const typed of ['kestel', 'kesstrel', 'kastrel', 'ketsrel'])
    expect(changesTo('kestrel', typed), typed).toBe(1)
  expect(changesTo('kestrel', 'kestre')).toBe(0)
  expect(changesTo('kestrels', 'kestel')).toBe(1)
  expect(changesTo('heron', 'kestrel')).toBeGreaterThan(2)
})

test('a text is near where it says something like every word', () => {
  expect(nearness('The Késtrel over the weir', ['kestel', 'wier'])).toEqual({
    meant: ['kestrel', 'weir'],
    shared: 2,
  })
  expect(nearness('The kestrel', ['kestel', 'heron'])).toBeNull()
  expect(nearness('The kestrel', ['tha'])).toBeNull()
  expect(nearness('夜の鳥の歌声', ['鳥の歌'])?.meant).toEqual(['鳥の歌'])
})

test('whatever is typed can be asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1 }), { maxLength: 8 }), (words) => {
      for (const tier of ['close', 'wide'] as const) nearQuery(words, tier)
      nearness(words.join(' '), words)
    }),
  )
})
