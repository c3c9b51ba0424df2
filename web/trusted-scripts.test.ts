import { expect, test } from 'vitest'
import { allowOwnScript } from './trusted-scripts'

const ORIGIN = 'https://owlcast.example'

test.each([
  '/sw.js',
  '/assets/encoder.worker-7NViuw6R.js',
  `${ORIGIN}/assets/encoder.worker-7NViuw6R.js`,
  `blob:${ORIGIN}/0f6f2d4e-3b6b-4e53-8f2b-0d6c0f1c9a11`,
])('allows %s', (address) => expect(allowOwnScript(address, ORIGIN)).toBe(address))

test.each([
  'https://evil.example/assets/a.js',
  '//evil.example/sw.js',
  'blob:https://evil.example/0f6f2d4e-3b6b-4e53-8f2b-0d6c0f1c9a11',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  '/media/med_12345678',
  '/assets/../media/med_12345678',
  '/assets/../api/me/export.js',
  '/sw.js/..',
  '',
])('refuses %s', (address) => expect(allowOwnScript(address, ORIGIN)).toBeNull())
