import { describe, expect, test } from 'vitest'
import { parseTags } from '../posts/tags'
import {
  createPodcastTags,
  findClipRange,
  findPodcastMode,
  getTagsForMode,
  hasClip,
  isDemoUrl,
  isPodcastReply,
  parseSourceUrl,
  toPodcastDetail,
} from './podcasts'
import { podcastDetailShape } from './podcasts.schema'

test('detects demo URLs by a whole word', () => {
  for (const url of ['https://pod.example/test.mp3', 'https://demo.example/1', 'https://x.example/a?DEMO=1'])
    expect(isDemoUrl(url), url).toBe(true)
  for (const url of [
    'https://pod.example/latest.mp3',
    'https://contest.example',
    'https://x.example/democracy',
    'https://x.example/protest',
  ])
    expect(isDemoUrl(url), url).toBe(false)
})

test('finds a clip only where both ends are stored and valid', () => {
  expect(findClipRange({ trimStart: 5, trimEnd: 15 })).toEqual({ start: 5, end: 15 })
  for (const [trimStart, trimEnd] of [
    [null, 15],
    [5, null],
    [5, 60],
    [15, 5],
  ] as const)
    expect(findClipRange({ trimStart, trimEnd })).toBeNull()
})

test('accepts only http(s) URLs without credentials', () => {
  expect(parseSourceUrl(' https://pod.example/41.mp3 ')).toBe('https://pod.example/41.mp3')
  for (const url of [
    '',
    'pod.example/41.mp3',
    'javascript:alert(1)',
    'data:audio/mpeg,',
    'https://a:b@pod.example/',
    'https://a@pod.example/',
    'https://:b@pod.example/',
    'file:///etc',
  ])
    expect(parseSourceUrl(url), url).toBe(null)
})

test('has one mode for replies with a clip and one without', () => {
  for (const withClip of [true, false]) {
    const mode = findPodcastMode(withClip)
    expect(mode && [isPodcastReply(mode), hasClip(mode)]).toEqual([true, withClip])
  }
  expect(isPodcastReply('squawk')).toBe(false)
})

describe('createPodcastTags', () => {
  test.each([
    ['', ['podcastreply']],
    ['Boredom as a skill', ['podcastreply', 'boredom-as-a-skill']],
    ['  Ölands Vögel!  ', ['podcastreply', 'ölands-vögel']],
    ['退屈', ['podcastreply', '退屈']],
    ['?!', ['podcastreply']],
  ])('%j', (subject, tags) => expect(parseTags(createPodcastTags(subject))).toEqual(tags))
})

describe('getTagsForMode', () => {
  const detail = { subject: 'Boredom' }
  const theirs = '#podcastreply #boredom'
  test.each([
    ['are added for a podcast mode', '', 'squawk', 'parrot', theirs],
    ['are removed for another mode', theirs, 'parrot', 'squawk', ''],
    ['stay for a podcast mode with a clip', theirs, 'parrot', 'yap', theirs],
    ['stay empty once removed', '', 'parrot', 'yap', ''],
    ['stay as typed when leaving a podcast mode', `${theirs} #mine`, 'yap', 'hum', `${theirs} #mine`],
    ['stay as typed when entering a podcast mode', '#mine', 'hum', 'parrot', '#mine'],
  ] as const)('%s', (_, tags, from, to, then) =>
    expect(getTagsForMode({ tags, detail }, from, to)).toBe(then),
  )
})

test('sends only podcast fields of a draft', () => {
  const detail = toPodcastDetail({ author: 'Dele', trimStart: 5, trimEnd: 15, condition: 'tired' })
  expect(detail).toMatchObject({ author: 'Dele', subject: '', trimStart: 5, demo: false, originalUrl: null })
  expect(detail).not.toHaveProperty('condition')
  expect(findClipRange(detail)).toEqual({ start: 5, end: 15 })
  expect(findClipRange({ trimStart: 5, trimEnd: null })).toBe(null)
})

describe('podcastDetailShape', () => {
  const good = { author: ' Dele ', subject: 'Boredom', originalUrl: 'https://pod.example/41.mp3' }
  test('fills defaults', () => {
    expect(podcastDetailShape.parse(good)).toEqual({
      ...good,
      author: 'Dele',
      uploadedFileName: null,
      trimStart: null,
      trimEnd: null,
      demo: false,
    })
  })
  test.each([
    ['a javascript: URL', { originalUrl: 'javascript:alert(1)' }],
    ['an overlong name', { author: 'x'.repeat(101) }],
    ['a negative offset', { trimStart: -1 }],
    ['an unknown field', { trimmedClipUrl: '/media/med_1' }],
  ])('refuses %s', (_, wrong) => {
    expect(podcastDetailShape.safeParse({ ...good, ...wrong }).success).toBe(false)
  })
  test('cleans a misleading file name', () => {
    const parsed = podcastDetailShape.parse({ ...good, uploadedFileName: 'gpj.\u202eexe' })
    expect(parsed.uploadedFileName).toBe('gpj.exe')
  })
})
