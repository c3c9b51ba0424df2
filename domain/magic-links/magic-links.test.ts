import { expect, test } from 'vitest'
import { KIND_NAMES } from '../kinds'
import { DAY_MS } from '../time/units'
import { createMagicLink, getLinkExpiry, getLinkState, hasTokenLinks, TOKEN } from './magic-links'

test('has token links for messages only (S2.1-05)', () => {
  expect(KIND_NAMES.filter(hasTokenLinks)).toEqual(['mue'])
})

test('creates a share link with a token', () => {
  expect(createMagicLink('https://owlcast.example', { kind: 'mue', id: 'post_1' }, 'abc')).toBe(
    'https://owlcast.example/mue/post_1?token=abc',
  )
})

test('expires a link after 30 days', () => {
  const now = 1_800_000_000_000
  const expiresAt = getLinkExpiry(now, 30)
  expect(expiresAt - now).toBe(30 * DAY_MS)
  const fresh = { expiresAt, usedAt: null }
  expect(getLinkState(fresh, expiresAt - 1)).toBe('valid')
  expect(getLinkState(fresh, expiresAt)).toBe('ended')
  expect(getLinkState({ ...fresh, usedAt: now }, expiresAt - 1)).toBe('used')
  expect(getLinkState({ ...fresh, usedAt: now }, expiresAt)).toBe('ended')
})

test.each([
  ['A'.repeat(43), true],
  ['A'.repeat(42), false],
  [`${'A'.repeat(42)}=`, false],
  ['', false],
])('recognizes %j as a token: %s', (text, is) => {
  expect(TOKEN.test(text)).toBe(is)
})
