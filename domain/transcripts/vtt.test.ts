import { expect, test } from 'vitest'
import { formatVtt } from './vtt'

test('formats one cue a phrase, with hours', () => {
  const phrases = [
    { startMs: 0, endMs: 1234, text: 'The fox.', firstWord: 0, wordCount: 2 },
    { startMs: 3_661_007, endMs: 3_662_000, text: 'Back.', firstWord: 2, wordCount: 1 },
  ]
  expect(formatVtt(phrases)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.234\nThe fox.\n\n01:01:01.007 --> 01:01:02.000\nBack.\n',
  )
})

test('escapes markup and arrows, and gives every cue a duration', () => {
  const phrase = { startMs: 5, endMs: 5, text: '<b>a & b --> c', firstWord: 0, wordCount: 1 }
  expect(formatVtt([phrase])).toBe('WEBVTT\n\n00:00:00.005 --> 00:00:00.006\n&lt;b&gt;a &amp; b --&gt; c\n')
})

test('formats no words as an empty file', () => expect(formatVtt([])).toBe('WEBVTT\n'))
