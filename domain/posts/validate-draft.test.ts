import { describe, expect, test } from 'vitest'
import { MODE_NAMES, type Mode } from '../kinds'
import { PARENTS_MAX, TAGS_INPUT_MAX_CHARS, TITLE_MAX_CHARS } from '../limits'
import { getDefaultTitle, hasOwnTitle } from './titles'
import { type Draft, validateDraft } from './validate-draft'

const EMPTY: Draft = {
  mode: 'squawk',
  title: '',
  description: '',
  tags: [],
  hasAudio: true,
  trackId: null,
  parentKinds: [],
  recipient: null,
  owlcastId: null,
  detail: {},
}
const CITED = { originalUrl: 'https://pod.example/1.mp3', author: 'Tomás', subject: 'Boredom' }
const PODCAST = { ...CITED, trimStart: 5, trimEnd: 15 }
const ELIAS = { recipientName: 'Elias', condition: 'surgery', consent: true }
const codes = (draft: Partial<Draft>) => validateDraft({ ...EMPTY, ...draft }).map(({ code }) => code)

/** A valid draft of each mode, and the issues of incomplete ones (spec §5). */
const CASES: [what: string, draft: Partial<Draft>, lacks: string[]][] = [
  ['a squawk with a tag', { tags: ['fox'] }, []],
  ['a squawk without tags', {}, ['post.tags_required']],
  ['a squawk whose tags are empty words', { tags: ['', ' ', '#', ','] }, ['post.tags_required']],
  ['a squawk without sound', { hasAudio: false, tags: ['fox'] }, ['post.audio_required']],
  [
    'a squawk of a track alone',
    { hasAudio: false, trackId: 'low-tide', tags: ['fox'] },
    ['post.audio_required'],
  ],
  ['a reply to a squawk without tags', { parentKinds: ['squawk'] }, ['post.tags_required']],
  ['a reply to a hum without tags', { parentKinds: ['hum'] }, []],
  ['a reply to a hum first, then a squawk, without tags', { parentKinds: ['hum', 'squawk'] }, []],
  [
    'a reply to a squawk first, then a hum, without tags',
    { parentKinds: ['squawk', 'hum'] },
    ['post.tags_required'],
  ],
  ['a mue with a recipient', { mode: 'mue', recipient: '@wren' }, []],
  ['a mue of a track alone', { mode: 'mue', recipient: '@wren', hasAudio: false, trackId: 't' }, []],
  ['a mue without recipient', { mode: 'mue' }, ['post.recipient_required']],
  ['a mue to blanks', { mode: 'mue', recipient: '  ' }, ['post.recipient_required']],
  ['a mue as a reply', { mode: 'mue', parentKinds: ['mue'] }, []],
  ['an empty mue', { mode: 'mue', recipient: '@wren', hasAudio: false }, ['post.audio_or_track_required']],
  ['a hum with its script', { mode: 'hum', description: 'You are home.', detail: ELIAS }, []],
  [
    'a hum about a user who may not be named',
    { mode: 'hum', description: 'You are home.', detail: { ...ELIAS, consent: false } },
    ['post.consent_required'],
  ],
  [
    'a hum that says the name it was to keep',
    { mode: 'hum', description: 'elias, you are home.', detail: { ...ELIAS, alias: 'the sailor' } },
    ['post.script_contains_name'],
  ],
  [
    'a hum whose title says it',
    { mode: 'hum', title: 'For Elias', description: 'Home.', detail: { ...ELIAS, alias: 'the sailor' } },
    ['post.title_contains_name'],
  ],
  [
    'a hum with another name',
    { mode: 'hum', description: 'Sailor, you are home.', detail: { ...ELIAS, alias: 'sailor' } },
    [],
  ],
  ['a hum without fields', { mode: 'hum', description: 'You are home.' }, ['post.hum_fields_required']],
  [
    'a hum without the name of its subject',
    { mode: 'hum', description: 'You are home.', detail: { ...ELIAS, recipientName: '' } },
    ['post.hum_fields_required'],
  ],
  [
    'a hum whose alias is the name',
    { mode: 'hum', description: 'Elias, you are home.', detail: { ...ELIAS, alias: ' Elias ' } },
    [],
  ],
  [
    'a hum without script',
    { mode: 'hum', detail: { recipientName: 'Elias', condition: 'surgery' } },
    ['post.script_required'],
  ],
  ['a reply to a hum', { mode: 'hum', parentKinds: ['hum'] }, []],
  [
    'a song of their own',
    { mode: 'nightingale', detail: { songTitle: 'Salt', author: 'Inês', isOriginal: true } },
    [],
  ],
  [
    'a cover',
    { mode: 'nightingale', detail: { songTitle: 'Salt', author: 'Inês', isOriginal: false } },
    ['post.song_fields_required'],
  ],
  [
    'a song whose name cannot be seen',
    { mode: 'nightingale', detail: { songTitle: '\u200b', author: '\u3164', isOriginal: true } },
    ['post.song_fields_required'],
  ],
  ['a tag that cannot be seen', { tags: ['\u3164'] }, ['post.tags_required']],
  ['an owlcast with name and tags', { mode: 'owlcast', title: 'Two Banks', tags: ['river'] }, []],
  ['a nameless owlcast', { mode: 'owlcast', tags: ['river'] }, ['owlcast.name_required']],
  ['an owlcast without tags', { mode: 'owlcast', title: 'Two Banks' }, ['post.tags_required']],
  ['a yap with all fields', { mode: 'yap', detail: PODCAST, tags: ['slow'] }, []],
  [
    'a yap about an uploaded file',
    { mode: 'yap', detail: { ...PODCAST, originalUrl: null, uploadedFileName: '1.mp3' }, tags: ['slow'] },
    [],
  ],
  [
    'a yap without the end of its clip',
    { mode: 'yap', detail: { ...CITED, trimStart: 5 }, tags: ['slow'] },
    ['podcast.clip_required'],
  ],
  [
    'a yap without the start of its clip',
    { mode: 'yap', detail: { ...CITED, trimEnd: 15 }, tags: ['slow'] },
    ['podcast.clip_required'],
  ],
  ['a yap without its clip', { mode: 'yap', detail: CITED, tags: ['slow'] }, ['podcast.clip_required']],
  ['a parrot, which only cites', { mode: 'parrot', detail: CITED, tags: ['slow'] }, []],
  [
    'a yap about nothing',
    { mode: 'yap', tags: ['slow'] },
    ['podcast.source_required', 'podcast.clip_required'],
  ],
  [
    'a yap to no one',
    { mode: 'yap', detail: { ...PODCAST, author: '' }, tags: ['slow'] },
    ['podcast.author_required'],
  ],
  [
    'a yap without subject',
    { mode: 'yap', detail: { ...PODCAST, subject: ' ' }, tags: ['slow'] },
    ['podcast.subject_required'],
  ],
  ['a parrot whose tags were emptied', { mode: 'parrot', detail: CITED }, ['post.tags_required']],
  ['a yap whose tags were emptied', { mode: 'yap', detail: PODCAST }, ['podcast.tag_required']],
  ['a title at its limit', { title: 'x'.repeat(TITLE_MAX_CHARS), tags: ['a'] }, []],
  ['a title beyond it', { title: 'x'.repeat(TITLE_MAX_CHARS + 1), tags: ['a'] }, ['post.title_too_long']],
  ['tags at their limit', { tags: ['x'.repeat(TAGS_INPUT_MAX_CHARS)] }, []],
  ['tags beyond it', { tags: ['x'.repeat(TAGS_INPUT_MAX_CHARS), 'y'] }, ['post.tags_too_long']],
  ['a text at its limit', { description: 'x'.repeat(2000), tags: ['a'] }, []],
  ['a text too long', { description: 'x'.repeat(2001), tags: ['a'] }, ['post.text_too_long']],
  ['a title with a bidi override', { title: 'gpj.\u202eexe', tags: ['a'] }, ['post.text_invalid']],
  ['a tag with a control character', { tags: ['a\u0000'] }, ['post.text_invalid']],
  ['the maximum of parents', { parentKinds: Array(PARENTS_MAX).fill('hum') }, []],
  ['one parent too many', { parentKinds: Array(PARENTS_MAX + 1).fill('hum') }, ['post.too_many_parents']],
]

test.each(CASES)('%s', (_, draft, lacks) => {
  expect(codes(draft)).toEqual(lacks)
})

describe('validateDraft', () => {
  test.each(MODE_NAMES)('lists each issue of an empty %s once with its field', (mode) => {
    const lacks = validateDraft({ ...EMPTY, mode, hasAudio: false })
    expect(lacks.length).toBeGreaterThan(0)
    for (const { field } of lacks) expect(field).not.toBe('')
    expect(new Set(lacks.map(({ code, field }) => `${code} ${field}`)).size).toBe(lacks.length)
  })

  test('names the mode in the text about tags', () => {
    const [lack] = validateDraft({ ...EMPTY, mode: 'owlcast', title: 'Two Banks' })
    expect(lack).toMatchObject({ field: 'tags', params: { mode: 'owlcast' } })
    const [lackOfReply] = validateDraft({ ...EMPTY, parentKinds: ['squawk'] })
    expect(lackOfReply).toMatchObject({ field: 'tags', params: { mode: 'reply' } })
  })

  test('names the limit that was exceeded', () => {
    const long = { title: 'x'.repeat(101), description: 'x'.repeat(2001), tags: ['x'.repeat(201)] }
    expect(validateDraft({ ...EMPTY, ...long }).map(({ params }) => params)).toEqual([
      { max: 100 },
      { max: 2000 },
      { max: 200 },
    ])
  })
})

test.each([
  ['squawk', 'My Squawk'],
  ['mue', 'My MUE'],
  ['hum', 'My HUM'],
] as [Mode, string][])('titles an untitled %s %s', (mode, title) => {
  expect(getDefaultTitle(mode)).toBe(title)
})

test('does not treat the default title as the author’s own', () => {
  const post = { kind: 'squawk', subtype: null } as const
  expect(hasOwnTitle({ ...post, title: getDefaultTitle('squawk') })).toBe(false)
  expect(hasOwnTitle({ ...post, subtype: 'yap', title: getDefaultTitle('yap') })).toBe(false)
  expect(hasOwnTitle({ ...post, title: 'Night swim' })).toBe(true)
})
