import { describe, expect, test } from 'vitest'
import { DESCRIPTION_MAX_CHARS, TAGS_INPUT_MAX_CHARS, TITLE_MAX_CHARS } from '../limits'
import {
  type EditContext,
  getEditedTitle,
  isNameCheckRequired,
  mayChangePrice,
  mayChangeVisibility,
  mayEditText,
  type PostText,
  validateEdit,
} from './edit-post'

const SQUAWK: EditContext = {
  mode: 'squawk',
  parentKinds: [],
  isReply: false,
  owlcastId: null,
  visibility: 'public',
  detail: {},
}
const BEFORE: PostText = { title: 'By the river', content: 'Fog.', tags: ['fox'] }

/** Returns the issues of an edit as 'code at field'. */
function lacks(
  given: Partial<PostText>,
  post: Partial<EditContext> = {},
  confirmsAnonymity = false,
): string[] {
  const found = validateEdit({ ...SQUAWK, ...post }, BEFORE, { ...BEFORE, ...given }, confirmsAnonymity)
  return found.map(({ code, field }) => `${code} at ${field}`)
}

describe('validateEdit applies the publishing rules', () => {
  test('requires tags where the kind needs them', () => {
    expect(lacks({ tags: [] })).toEqual(['post.tags_required at tags'])
    expect(lacks({ tags: ['#', ' '] })).toEqual(['post.tags_required at tags'])
    expect(lacks({ tags: [] }, { mode: 'hum', parentKinds: ['hum'], isReply: true })).toEqual([])
    expect(lacks({ tags: [] }, { isReply: true, parentKinds: ['hum'] })).toEqual([])
    expect(lacks({ tags: [] }, { isReply: true, parentKinds: ['squawk'] })).toHaveLength(1)
    expect(lacks({ tags: [] }, { mode: 'parrot', detail: PODCAST })).toContain('post.tags_required at tags')
  })

  test('requires a name but no tags for an owlcast, and tags for its recordings', () => {
    const cast = { mode: 'owlcast' } as const
    expect(lacks({ tags: [] }, cast)).toEqual([])
    expect(lacks({ title: ' ' }, cast)).toEqual(['owlcast.name_required at title'])
    expect(lacks({ tags: [] }, { ...cast, owlcastId: 'post_1' })).toEqual(['post.tags_required at tags'])
    expect(lacks({ title: '' }, { ...cast, owlcastId: 'post_1' })).toEqual([])
  })

  test('checks lengths and unshowable characters', () => {
    expect(lacks({ title: 'x'.repeat(TITLE_MAX_CHARS + 1) })).toEqual(['post.title_too_long at title'])
    expect(lacks({ content: 'x'.repeat(DESCRIPTION_MAX_CHARS + 1) })).toEqual([
      'post.text_too_long at content',
    ])
    expect(lacks({ tags: ['x'.repeat(TAGS_INPUT_MAX_CHARS + 1)] })).toEqual(['post.tags_too_long at tags'])
    expect(lacks({ title: 'a\u0000b', content: '\u202etxt', tags: ['\ud800'] })).toEqual([
      'post.text_invalid at title',
      'post.text_invalid at content',
      'post.text_invalid at tags',
    ])
    expect(lacks({ title: 'عند النهر 🦊', content: 'שלום', tags: ['狐'] })).toEqual([])
  })

  test('ignores requirements of fields that cannot change', () => {
    expect(lacks({}, { mode: 'mue' })).toEqual([])
    expect(lacks({}, { mode: 'nightingale' })).toEqual([])
    expect(lacks({}, { mode: 'yap' })).toEqual([])
  })
})

const PODCAST = { originalUrl: 'https://pod.example/1', author: 'Ada', subject: 'Owls' }
const STORY = { mode: 'hum' } as const
const ANSWERS = { recipientName: 'Maria', alias: 'a friend', condition: 'ill', consent: true }

describe('validateEdit of a healing story', () => {
  test('refuses a changed script, but not a changed text of a reply', () => {
    expect(lacks({ content: 'Other words.' }, STORY)).toEqual(['post.script_locked at content'])
    expect(lacks({ content: 'Other words.' }, { ...STORY, isReply: true, parentKinds: ['hum'] })).toEqual([])
    expect([mayEditText(SQUAWK), mayEditText({ ...STORY, isReply: false })]).toEqual([true, false])
  })

  test('refuses tags with the stored name unless the name is public', () => {
    const kept = { ...STORY, detail: ANSWERS }
    expect(lacks({ title: 'For Maria' }, kept)).toEqual(['post.title_contains_name at title'])
    expect(lacks({ tags: ['maria'] }, kept)).toEqual(['post.tags_contain_name at tags'])
    expect(lacks({ title: 'For a friend', tags: ['hope'] }, kept)).toEqual([])
    // The story uses the real name, as its author decided when publishing.
    const open = { ...STORY, detail: { ...ANSWERS, alias: '' } }
    expect(lacks({ title: 'For Maria', tags: ['maria'] }, open)).toEqual([])
    const same = { ...STORY, detail: { ...ANSWERS, alias: ' Maria ' } }
    expect(lacks({ title: 'For Maria', tags: ['maria'] }, same)).toEqual([])
  })

  test('requires the author’s confirmation without a stored name, unless unlisted', () => {
    expect(lacks({ title: 'For her' }, STORY)).toEqual(['post.name_check_required at confirmsAnonymity'])
    expect(lacks({ tags: ['her'] }, STORY)).toEqual(['post.name_check_required at confirmsAnonymity'])
    expect(lacks({ title: 'For her' }, STORY, true)).toEqual([])
    expect(lacks({ title: 'For her' }, { ...STORY, visibility: 'unlisted' })).toEqual([])
    expect(lacks({}, STORY)).toEqual([])
    expect([isNameCheckRequired({ ...SQUAWK, ...STORY }), isNameCheckRequired(SQUAWK)]).toEqual([true, false])
    expect(isNameCheckRequired({ ...SQUAWK, ...STORY, visibility: 'unlisted' })).toBe(false)
  })
})

test('allows visibility and price changes of owlcasts and price changes of songs only', () => {
  const asked = [SQUAWK, { ...SQUAWK, mode: 'nightingale' }, { ...SQUAWK, mode: 'owlcast' }] as const
  const [reply, inside] = [{ isReply: true }, { owlcastId: 'post_1' }]
  expect(asked.map(mayChangeVisibility)).toEqual([false, false, true])
  expect(asked.map(mayChangePrice)).toEqual([false, true, true])
  for (const less of [reply, inside]) {
    expect(asked.map((post) => mayChangeVisibility({ ...post, ...less }))).toEqual([false, false, false])
    expect(asked.map((post) => mayChangePrice({ ...post, ...less }))).toEqual([false, false, false])
  }
})

test('replaces a removed title by the default title', () => {
  expect(getEditedTitle(SQUAWK, ' ')).toBe('My Squawk')
  expect(getEditedTitle({ ...SQUAWK, mode: 'owlcast', owlcastId: 'post_1' }, '')).toBe('Untitled')
  const song = { ...SQUAWK, mode: 'nightingale', detail: { songTitle: 'Salt', author: 'Wren' } } as const
  expect(getEditedTitle(song, '')).toBe('Salt')
  expect(getEditedTitle({ ...SQUAWK, mode: 'yap', detail: PODCAST }, '')).toBe('My Yap')
  expect(getEditedTitle(SQUAWK, '  Two\n words ')).toBe('Two words')
})
