import { describe, expect, test } from 'vitest'
import {
  answersPodcast,
  bringsClip,
  namesDemo,
  podcastMode,
  podcastOf,
  podcastTags,
  rangeOf,
  sourceUrl,
  tagsInMode,
} from './podcasts'
import { podcastDetailShape } from './podcasts.schema'
import { parseTags } from './tags'

test('demo audio is asked for by a word of its own', () => {
  for (const url of ['https://pod.example/test.mp3', 'https://demo.example/1', 'https://x.example/a?DEMO=1'])
    expect(namesDemo(url), url).toBe(true)
  for (const url of [
    'https://pod.example/latest.mp3',
    'https://contest.example',
    'https://x.example/democracy',
    'https://x.example/protest',
  ])
    expect(namesDemo(url), url).toBe(false)
})

test('a source is linked by http alone, without a password', () => {
  expect(sourceUrl(' https://pod.example/41.mp3 ')).toBe('https://pod.example/41.mp3')
  for (const url of [
    '',
    'pod.example/41.mp3',
    'javascript:alert(1)',
    'data:audio/mpeg,',
    'https://a:b@pod.example/',
    'file:///etc',
  ])
    expect(sourceUrl(url), url).toBe(null)
})

test('a reply with a clip is one mode, a reply that only cites the other', () => {
  for (const withClip of [true, false]) {
    const mode = podcastMode(withClip)
    expect(mode && [answersPodcast(mode), bringsClip(mode)]).toEqual([true, withClip])
  }
  expect(answersPodcast('squawk')).toBe(false)
})

describe('the tags it starts with', () => {
  test.each([
    ['', ['podcastreply']],
    ['Boredom as a skill', ['podcastreply', 'boredom-as-a-skill']],
    ['  Ölands Vögel!  ', ['podcastreply', 'ölands-vögel']],
    ['退屈', ['podcastreply', '退屈']],
    ['?!', ['podcastreply']],
  ])('%j', (subject, tags) => expect(parseTags(podcastTags(subject))).toEqual(tags))
})

describe('the tags in another mode', () => {
  const detail = { subject: 'Boredom' }
  const theirs = '#podcastreply #boredom'
  test.each([
    ['come with a podcast', '', 'squawk', 'parrot', theirs],
    ['leave with it', theirs, 'parrot', 'squawk', ''],
    ['stay with a clip', theirs, 'parrot', 'yap', theirs],
    ['stay empty once emptied', '', 'parrot', 'yap', ''],
    ['stay as typed when it leaves', `${theirs} #mine`, 'yap', 'hum', `${theirs} #mine`],
    ['stay as typed when it comes', '#mine', 'hum', 'parrot', '#mine'],
  ] as const)('%s', (_, tags, from, to, then) => expect(tagsInMode({ tags, detail }, from, to)).toBe(then))
})

test('of a draft only what a podcast reply has is sent', () => {
  const detail = podcastOf({ author: 'Dele', trimStart: 5, trimEnd: 15, condition: 'tired' })
  expect(detail).toMatchObject({ author: 'Dele', subject: '', trimStart: 5, demo: false, originalUrl: null })
  expect(detail).not.toHaveProperty('condition')
  expect(rangeOf(detail)).toEqual({ start: 5, end: 15 })
  expect(rangeOf({ trimStart: 5, trimEnd: null })).toBe(null)
})

describe('the shape on the wire', () => {
  const good = { author: ' Dele ', subject: 'Boredom', originalUrl: 'https://pod.example/41.mp3' }
  test('fills what is left out', () => {
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
    ['a script as address', { originalUrl: 'javascript:alert(1)' }],
    ['a name too long', { author: 'x'.repeat(101) }],
    ['a place before the start', { trimStart: -1 }],
    ['a name that lies', { uploadedFileName: 'gpj.\u202eexe' }],
    ['what it does not know', { trimmedClipUrl: '/media/med_1' }],
  ])('refuses %s', (_, wrong) => {
    expect(podcastDetailShape.safeParse({ ...good, ...wrong }).success).toBe(false)
  })
})
