import { expect, test } from 'vitest'
import { setLocale } from '../i18n/i18n'
import { findPostName } from '../posts/titles'
import * as german from './de/kinds'
import { formatUnnamed, getPostName, getPreviewName, getRecordingName } from './en/kinds'

const squawk = { kind: 'squawk', subtype: null, title: 'My Squawk', seconds: 13.9 } as const
const said = 'So, the fox is back on the canal path, and she brought three others. They wait.'

test.each([
  ['its title', { title: 'Night swim', transcript: said }, 'Night swim'],
  ['a title of one letter', { title: 'X', transcript: said }, 'X'],
  ['a title of 100 wide letters', { title: 'W'.repeat(100) }, 'W'.repeat(100)],
  [
    'an Arabic title',
    { title: '\u0642\u0637\u0627\u0631 \u0627\u0644\u0644\u064a\u0644' },
    '\u0642\u0637\u0627\u0631 \u0627\u0644\u0644\u064a\u0644',
  ],
  ['a title of emoji', { title: '🦊🌙' }, '🦊🌙'],
  [
    'its first words without a title',
    { transcript: said },
    'So, the fox is back on the canal path, and she…',
  ],
  [
    'its first words for a title of spaces',
    { title: ' \u00a0 ', transcript: 'The tide is out. Listen.' },
    'The tide is out',
  ],
  ['its first words for an invisible title', { title: '\u200b', transcript: 'Yes.' }, 'Yes'],
  ['its text without spoken words', { content: 'Third\nnight running.' }, 'Third night running'],
  ['emoji that were written', { content: '🦊' }, '🦊'],
  ['a long word between characters', { transcript: '狐'.repeat(80) }, `${'狐'.repeat(50)}…`],
  ['its length without words', {}, 'Voice, 0:13'],
  ['a second for 0.6 seconds', { seconds: 0.6 }, 'Voice, 0:01'],
  ['15 minutes', { seconds: 900 }, 'Voice, 15:00'],
  ['its kind without a voice', { kind: 'owlcast', title: 'My Owlcast', seconds: 0 }, 'Owlcast'],
  [
    'a recording by its words',
    { kind: 'owlcast', owlcastId: 'post_1', title: 'Untitled', transcript: 'Hi there' },
    'Hi there',
  ],
] as const)('names a post by %s', (_, changes, name) => {
  expect(getPostName({ ...squawk, ...changes })).toBe(name)
})

test('keeps an author\u2019s own title that is the default of recordings', () => {
  expect(findPostName({ ...squawk, title: 'Untitled' })).toBe('Untitled')
})

test('keeps Untitled for recordings without words', () => {
  const recording = { ...squawk, kind: 'owlcast', owlcastId: 'post_1', title: 'Untitled' } as const
  expect(getRecordingName({ ...recording, content: 'Of the river' })).toBe('Untitled')
  expect(getRecordingName({ ...recording, transcript: 'The tide is out' })).toBe('The tide is out')
})

test.each(['unlisted', 'private'] as const)(
  'names no words of a post that is %s outside of the site',
  (visibility) => {
    expect(getPreviewName({ ...squawk, transcript: said, content: said, visibility })).toBe('Voice, 0:13')
    expect(getPreviewName({ ...squawk, title: 'Night swim', transcript: said, visibility })).toBe(
      'Night swim',
    )
    expect(getPreviewName({ ...squawk, transcript: 'Yes', visibility: 'public' })).toBe('Yes')
  },
)

test('names a voice in the current language', () => {
  setLocale('de', german)
  expect(formatUnnamed(squawk)).toBe('Stimme, 0:13')
  setLocale('en', null)
})
