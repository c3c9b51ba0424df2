import { expect, test } from 'vitest'
import { placeInSounds } from './place-in-sounds'

const listStarts = (words: readonly (readonly [string, number, number])[]) =>
  words.map(([word, startMs]) => [word, startMs])

test('lets a sentence begin with the sound after a long pause', () => {
  const sounds = [
    { startMs: 0, endMs: 1200 },
    { startMs: 2000, endMs: 3000 },
  ]
  expect(listStarts(placeInSounds(['Tell', 'me', 'all.', 'So', 'I', 'did.'], sounds))).toEqual([
    ['Tell', 0],
    ['me', 462],
    ['all.', 738],
    ['So', 2000],
    ['I', 2300],
    ['did.', 2500],
  ])
})

test('gives each sound the words that take its time', () => {
  const sounds = [
    { startMs: 0, endMs: 300 },
    { startMs: 400, endMs: 2000 },
  ]
  const placed = placeInSounds(['a', 'wonderful', 'evening'], sounds)
  expect(listStarts(placed)).toEqual([
    ['a', 0],
    ['wonderful', 400],
    ['evening', 1289],
  ])
})

test('keeps all words where there are more sounds than words, or no sounds', () => {
  const sounds = [0, 1000, 2000].map((startMs) => ({ startMs, endMs: startMs + 500 }))
  expect(placeInSounds(['owls'], sounds).length).toBe(1)
  expect(placeInSounds([], sounds)).toEqual([])
  expect(placeInSounds(['owls'], [])).toEqual([])
})
