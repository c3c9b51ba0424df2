/** Every limit that cuts a text counts characters as people do, and cuts between them. */
import { describe, expect, test } from 'vitest'
import { toFileNamePart } from '../domain/account/export-names'
import { addContacts, CONTACT_NAME_MAX_CHARS } from '../domain/contacts/contacts'
import { formatNodeLabel } from '../domain/graph/graph'
import { toImportedDescription, toImportedTitle } from '../domain/imports/feed-text'
import {
  DESCRIPTION_MAX_CHARS,
  DISPLAY_NAME_MAX_CHARS,
  NODE_TITLE_CHARS,
  PARENT_TITLE_CHARS,
  PREVIEW_CHARS,
  TITLE_MAX_CHARS,
} from '../domain/limits'
import { createDisplayName } from '../domain/people/people'
import { formatParentPreview } from '../domain/posts/connections'
import { PREVIEW_TEXT_MAX_CHARS } from '../domain/share/share.limits'
import { toChapters } from '../domain/syndication/chapters'
import { countCharacters, cutBytes, cutCharacters, truncate, truncateBytes } from '../domain/text/length'
import { findFirstWords } from '../domain/transcripts/suggest-title'
import { renderEmail } from '../worker/emails/render-email'
import { sanitizeForEmail } from '../worker/emails/sanitize'
import { formatSummary } from '../worker/share/metadata'

const CHARACTERS = {
  'a letter': 'a',
  'a letter outside of the basic plane': '𠮷',
  'a letter with two accents': 'q\u0323\u0302',
  'a flag': '🇳🇱',
  'a family': '👩‍👩‍👧‍👦',
  'a couple with a heart': '👩‍❤️‍👩',
  'a skin tone': '👍🏽',
  'a keycap': '1️⃣',
  'Hangul in single letters': '\u1112\u119e\u11ab',
  'Devanagari with a vowel sign': 'नि',
  'Thai with AM': 'กำ',
}

const ANY = 40
const cutContactName = (name: string) =>
  addContacts([], [{ name, emails: ['ola@example.org'], phones: [] }], () => null).contacts[0]?.name ?? ''

/** Each function that cuts, and how many characters it keeps. */
const LIMITS: [name: string, max: number, cut: (text: string) => string][] = [
  ['truncate', ANY, (text) => truncate(text, ANY)],
  ['cutCharacters', ANY, (text) => cutCharacters(text, ANY)],
  ['a display name', DISPLAY_NAME_MAX_CHARS, (displayName) => createDisplayName({ displayName })],
  ['a node of the graph', NODE_TITLE_CHARS, (excerpt) => formatNodeLabel({ title: '', excerpt })],
  ['a post without a title', PARENT_TITLE_CHARS, findFirstWords],
  [
    'a preview of a parent',
    PREVIEW_CHARS,
    (content) => formatParentPreview({ content, author: '' }).replace(' · ', ''),
  ],
  ['a contact', CONTACT_NAME_MAX_CHARS, cutContactName],
  ['an imported title', TITLE_MAX_CHARS, (text) => toImportedTitle(text)],
  ['an imported description', DESCRIPTION_MAX_CHARS, toImportedDescription],
  ['a chapter', 60, (text) => toChapters([{ startMs: 0, text } as never]).chapters[0]?.title ?? ''],
  [
    'a name in an email',
    DISPLAY_NAME_MAX_CHARS,
    (text) => sanitizeForEmail(text, DISPLAY_NAME_MAX_CHARS) ?? '',
  ],
  [
    'the subject of an email',
    150,
    (subject) => renderEmail({ subject, heading: '', paragraphs: [], foot: '' }).subject,
  ],
  [
    'the description of a share page',
    PREVIEW_TEXT_MAX_CHARS,
    (content) => formatSummary({ post: { content, seconds: 1 } } as never),
  ],
]

describe.each(LIMITS)('%s', (_, max, cut) => {
  test.each(Object.entries(CHARACTERS))('keeps %s whole', (_, character) => {
    expect(cut(character.repeat(max))).toBe(character.repeat(max))
    const short = cut(character.repeat(max + 1)).replace(/…$/, '')
    expect(short).toBe(character.repeat(max))
    expect(countCharacters(short)).toBe(max)
  })

  test('keeps fewer flags of tags, which are far too long, but none in part', () => {
    const flag = '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'
    const short = cut(flag.repeat(max)).replace(/…$/, '')
    expect(short).toBe(flag.repeat(countCharacters(short)))
    expect(countCharacters(short)).toBeGreaterThan(max / 2)
  })
})

test.each(Object.entries(CHARACTERS))('keeps %s whole within a number of bytes', (_, character) => {
  const bytes = new TextEncoder().encode(character).length
  for (const extra of [0, bytes - 1]) {
    expect(cutBytes(character.repeat(20), 10 * bytes + extra)).toBe(character.repeat(10))
    expect(truncateBytes(character.repeat(20), 10 * bytes + extra)).toBe(`${character.repeat(10)}…`)
  }
  expect(cutBytes(character, bytes - 1)).toBe('')
  expect(truncateBytes(character.repeat(10), 10 * bytes)).toBe(character.repeat(10))
})

// Joiners are no part of a file name.
const IN_FILE_NAMES = Object.entries(CHARACTERS).filter(([, character]) => !character.includes('\u200d'))

test.each(IN_FILE_NAMES)('keeps %s whole in a file name', (_, character) => {
  const name = toFileNamePart(character.repeat(70))
  expect(name).toBe(character.repeat(countCharacters(name)))
  const bytes = new TextEncoder().encode(character).length
  expect(countCharacters(name)).toBe(Math.min(60, Math.floor(200 / bytes)))
})
