/** The source of a new post's words. */
import { expect, test } from 'vitest'
import { findTranscriptSource } from './transcript-source'

const squawk = {
  mode: 'squawk',
  isReply: false,
  seconds: 13.9,
  content: '',
  visibility: 'public',
  hasRecipient: false,
  transcribe: null,
  isOnByDefault: true,
} as const
const hum = { ...squawk, mode: 'hum', content: 'One day she woke.' } as const

test.each([
  ['a public post', squawk, 'speech'],
  ['a post without a recording', { ...squawk, seconds: 0, transcribe: true }, null],
  ['a voice of one second', { ...squawk, seconds: 1 }, 'speech'],
  ['a voice of less than a second whose author asks', { ...squawk, seconds: 0.62, transcribe: true }, null],
  ['a story of less than a second', { ...hum, seconds: 0.62 }, null],
  ['a post whose author wants none', { ...squawk, transcribe: false }, null],
  ['an account that wants none', { ...squawk, isOnByDefault: false }, null],
  ['such an account, and a post that does', { ...squawk, isOnByDefault: false, transcribe: true }, 'speech'],
  ['an unlisted post', { ...squawk, visibility: 'unlisted' }, null],
  ['a private post', { ...squawk, visibility: 'private' }, null],
  ['a private post whose author asks', { ...squawk, visibility: 'private', transcribe: true }, 'speech'],
  ['a public message', { ...squawk, mode: 'mue', hasRecipient: true }, null],
  ['a healing story', hum, 'script'],
  ['an unlisted story', { ...hum, visibility: 'unlisted' }, 'script'],
  ['a story of an account that wants none', { ...hum, isOnByDefault: false }, null],
  ['a story without a script', { ...hum, content: ' ' }, null],
  ['a story without a script whose author asks', { ...hum, content: '', transcribe: true }, 'speech'],
  ['a reply to a story, whose text is no script', { ...hum, isReply: true }, null],
  ['a song', { ...squawk, mode: 'nightingale' }, null],
  ['a song whose author asks', { ...squawk, mode: 'nightingale', transcribe: true }, 'speech'],
] as const)('takes the words of %s from the right source', (_, post, source) => {
  expect(findTranscriptSource(post)).toBe(source)
})
