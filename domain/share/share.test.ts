import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { KIND_NAMES } from '../kinds'
import {
  formatIsoDuration,
  formatLinkRange,
  getEmbedPath,
  getPicturePath,
  getReplyParams,
  getSharedCacheSeconds,
  getShareLink,
  getShareLinkBetween,
  getSharePath,
  hasSecret,
  maskUrl,
  parseLinkRange,
  parseReplyTarget,
  parseSharePath,
  toScriptJson,
} from './share'

test('builds a share link from origin, type and id', () => {
  expect(getShareLink('https://owlcast.example', 'squawk', 'post_1')).toBe(
    'https://owlcast.example/squawk/post_1',
  )
  expect(getEmbedPath('hum', 'post_1')).toBe('/embed/hum/post_1')
  expect(getPicturePath('post_1')).toBe('/og/post_1.png')
})

test('parses the share path of every kind', () => {
  const id = fc.stringMatching(/^[a-z0-9_-]+$/)
  fc.assert(
    fc.property(fc.constantFrom(...KIND_NAMES), id, (kind, id) => {
      expect(parseSharePath(getSharePath(kind, id))).toEqual({ kind, id })
      expect(parseSharePath(`${getSharePath(kind, id)}/`)).toEqual({ kind, id })
    }),
  )
})

test.each([
  '/',
  '/squawk',
  '/squawk/',
  '//post_1',
  '/parrot/post_1',
  '/toString/1',
  '/squawk/a/b',
  '/Squawk/1',
  '',
])('returns null for %j: type and id are required', (path) => {
  expect(parseSharePath(path)).toBeNull()
})

test('links Reply to the view of the specification', () => {
  const views = KIND_NAMES.map((kind) => [kind, getReplyParams(kind).view])
  expect(views).toEqual([
    ['squawk', 'squawks'],
    ['mue', 'mue'],
    ['hum', 'hum'],
    ['nightingale', 'nightingale'],
    ['owlcast', 'owlcast'],
  ])
})

describe('secrets in a URL', () => {
  test('are detected and masked', () => {
    const url = new URL('https://owlcast.example/mue/1?token=abc&token=def&x=1')
    expect(maskUrl(url)).toBe('https://owlcast.example/mue/1?token=…&x=…')
    expect(hasSecret(url.searchParams)).toBe(true)
    expect(hasSecret(new URLSearchParams('reply=true'))).toBe(false)
  })
})

test.each([
  [0, 'PT0S'],
  [48.4, 'PT48S'],
  [60, 'PT1M'],
  [68, 'PT1M8S'],
  [Number.NaN, 'PT0S'],
  [Number.POSITIVE_INFINITY, 'PT0S'],
])('formats %d seconds as %s in ISO 8601', (seconds, text) => {
  expect(formatIsoDuration(seconds)).toBe(text)
})

test.each([
  [null, 60],
  [1_000_000, 60],
  [30_999, 30],
  [0, 0],
  [-1, 0],
])('caches a page with %j ms to live for %i s', (left, seconds) => {
  const now = 1_800_000_000_000
  expect(getSharedCacheSeconds(left === null ? null : now + left, now)).toBe(seconds)
})

test('escapes JSON so that it cannot end a script element', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('</script>', '<!--', '\u2028', '&amp;'), (value, bad) => {
      const block = toScriptJson({ value, bad })
      expect(block).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(block)).toEqual(JSON.parse(JSON.stringify({ value, bad })))
    }),
  )
})

test('takes only a valid id and kind from a stored reply context', () => {
  const kept = { id: 'post_1a', type: 'squawk', title: '<b>', author: 'x', content: '', audio_url: null }
  expect(parseReplyTarget(JSON.stringify(kept))).toEqual({ id: 'post_1a', type: 'squawk' })
  for (const bad of [
    null,
    '',
    '{',
    'null',
    '[]',
    '"post_1"',
    JSON.stringify({ ...kept, id: '../../x' }),
    JSON.stringify({ ...kept, id: 7 }),
    JSON.stringify({ ...kept, type: 'toString' }),
    JSON.stringify({ id: 'post_1' }),
  ])
    expect(parseReplyTarget(bad), String(bad)).toBeNull()
})

test('reads the second of a link', () => {
  const parse = (query: string) => parseLinkRange(new URLSearchParams(query))
  expect(parse('t=17')).toEqual({ start: 17, end: null })
  expect(parse('t=0')).toEqual({ start: 0, end: null })
  expect(parse('t=17.25')).toEqual({ start: 17.25, end: null })
  for (const query of ['', 't=', 't=-1', 't=NaN', 't=1e9', 't=17s', 't=99999999', 't=<b>'])
    expect(parse(query)).toBeNull()
})

test('writes and reads the range of a link', () => {
  const range = { start: 17.04, end: 21.31 }
  const link = getShareLinkBetween('https://owl.example', 'squawk', 'a1', range)
  expect(link).toBe('https://owl.example/squawk/a1?t=17,21.4')
  expect(formatLinkRange({ start: 3, end: null })).toBe('3')
  const parse = (query: string) => parseLinkRange(new URLSearchParams(query))
  expect(parse('t=17,21.4')).toEqual({ start: 17, end: 21.4 })
  expect(parse('t=17%2C21')).toEqual({ start: 17, end: 21 })
  for (const query of ['t=21,17', 't=17,17', 't=17,', 't=,17', 't=1,2,3', 't=-1,2', 't=1,x', 't=1,99999999'])
    expect(parse(query)).toBeNull()
})
