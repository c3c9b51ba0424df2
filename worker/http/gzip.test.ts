import { expect, test } from 'vitest'
import { canReadGzip } from './accept-encoding'
import { compressText, decompressText } from './gzip'

test('restores what it compressed', () => {
  expect(decompressText(compressText('Inês 🦉'.repeat(100)))).toBe('Inês 🦉'.repeat(100))
})

test.each([
  [null, false],
  ['', false],
  ['br', false],
  ['identity', false],
  ['gzip;q=0', false],
  ['br, gzip; q=0.0', false],
  ['gzip', true],
  ['br, GZIP;q=0.5', true],
  ['gzip, deflate, br, zstd', true],
])('reads from %j whether gzip is accepted', (header, accepted) => {
  expect(canReadGzip(header)).toBe(accepted)
})
