import { expect, test } from 'vitest'
import { takeSignInOutcome, toReturnPath, withSignInOutcome } from './return-url'

const ORIGIN = 'https://owlcast.example'

test.each([
  ['/', '/'],
  ['/?view=record', '/?view=record'],
  ['/hum/post_x?token=y#z', '/hum/post_x?token=y'],
])('keeps %s as a path in the app', (address, place) => {
  expect(toReturnPath(address, ORIGIN)).toBe(place)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  'https://owlcast.example.evil.example/',
  'https://owlcast.example/there',
  '/\t/evil.example',
  'javascript:alert(1)',
  '%2f%2fevil.example',
  '',
])('falls back to the root for %s', (address) => {
  expect(toReturnPath(address, ORIGIN)).toBe('/')
})

test('adds, reads and removes an outcome', () => {
  const place = withSignInOutcome('/?view=hum', ORIGIN, 'join')
  const params = new URL(place, ORIGIN).searchParams
  expect(takeSignInOutcome(params)).toBe('join')
  expect(String(params)).toBe('view=hum')
  expect(takeSignInOutcome(new URLSearchParams('signed-in=<script>'))).toBeNull()
})
