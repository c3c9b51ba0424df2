import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeWords } from './place-words'

test('gives longer words more time, and fills the span', () => {
  expect(placeWords(['a', 'walked'], [{ startMs: 1000, endMs: 1900 }])).toEqual([
    ['a', 1000, 1200],
    ['walked', 1200, 1900],
  ])
})

test('leaves the pause between two spans without words', () => {
  const spans = [
    { startMs: 0, endMs: 500 },
    { startMs: 2000, endMs: 2500 },
  ]
  expect(placeWords(['owls', 'hoot'], spans)).toEqual([
    ['owls', 0, 500],
    ['hoot', 2000, 2500],
  ])
})

test('returns no words without a span, and no times for no words', () => {
  expect(placeWords(['owls'], [])).toEqual([])
  expect(placeWords([], [{ startMs: 0, endMs: 10 }])).toEqual([])
})

test('keeps every word in order and inside of the spans', () => {
  const span = fc.record({ gap: fc.nat(3000), length: fc.nat(3000) })
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1 })),
      fc.array(span, { minLength: 1, maxLength: 5 }),
      (words, gaps) => {
        let at = 0
        const spans = gaps.map(({ gap, length }) => {
          at += gap
          const startMs = at
          at += length
          return { startMs, endMs: at }
        })
        const placed = placeWords(words, spans)
        expect(placed.map(([word]) => word)).toEqual(words)
        let last = spans[0]?.startMs ?? 0
        for (const [, startMs, endMs] of placed) {
          expect(startMs).toBeGreaterThanOrEqual(last)
          expect(endMs).toBeGreaterThanOrEqual(startMs)
          expect(endMs).toBeLessThanOrEqual(at)
          last = startMs
        }
      },
    ),
  )
})
