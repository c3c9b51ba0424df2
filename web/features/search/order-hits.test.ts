import { expect, test } from 'vitest'
import { parseSearchWords } from '../../../domain/search/search'
import type { SearchHit } from '../../../domain/search/search.schema'
import { orderHits } from './order-hits'

const hit = (
  id: string,
  kind: SearchHit['kind'],
  title: string,
  expiresAt: number | null = null,
): SearchHit => ({
  id,
  kind,
  title,
  expiresAt,
  excerpt: '',
  author: 'Wren',
  seconds: 3,
  createdAt: 1,
  recordingCount: 0,
  chainCount: 0,
  priceCents: 0,
  spoken: null,
  peer: null,
  parent: null,
})
const order = (hits: SearchHit[]) => orderHits(hits, parseSearchWords('fox'), 1000).map(({ id }) => id)

test('lists a kind with a matching title before one found by a tag', () => {
  expect(order([hit('by tag', 'mue', 'Re: rain'), hit('by title', 'squawk', 'The fox is back')])).toEqual([
    'by title',
    'by tag',
  ])
})

test('keeps the order of kinds, without expired hits', () => {
  const hits = [hit('s', 'squawk', 'Rain'), hit('gone', 'mue', 'The fox', 1000), hit('m', 'mue', 'Snow')]
  expect(order(hits)).toEqual(['m', 's'])
})
