import { describe, expect, test } from 'vitest'
import {
  canLevel,
  checkLength,
  DEFAULT_MODE,
  getKind,
  getMode,
  getPostMode,
  getReplyMode,
  getSecondsLimit,
  isKind,
  isMode,
  isSong,
  KIND_NAMES,
  KINDS,
  type KindRow,
  MODE_NAMES,
  MODES,
} from './kinds'

/** The table of kinds as in the specification. */
const SPEC = [
  // kind, view, prefix, seconds free/pro, life hours, feed limit, tags required, priced, has recordings, plays as
  ['squawk', 'speace', 'squawks', [300, 900], [24, 48], 50, true, false, false, 'single'],
  ['mue', 'mue-messages', 'umues', [180, 180], null, 50, false, false, false, 'thread'],
  ['hum', 'hum', 'hums', [300, 900], null, 100, false, false, false, 'chain'],
  ['nightingale', 'nightingale', 'nightingales', [300, 900], null, 100, false, true, false, 'chain'],
  ['owlcast', 'owlcast', 'owlcasts', [300, 900], null, 50, true, true, true, 'list'],
] as const

test.each(SPEC)(
  '%s has the values of the specification',
  (kind, view, prefix, seconds, life, feed, ...rest) => {
    const [tagsRequired, priced, hasRecordings, playsAs] = rest
    expect(getKind(kind)).toMatchObject({ view, prefix, tagsRequired, priced, hasRecordings, playsAs })
    expect(getKind(kind).feedLimit).toBe(feed)
    expect(getKind(kind).seconds).toEqual({ free: seconds[0], pro: seconds[1] })
    expect(getKind(kind).lifeHours).toEqual(life && { free: life[0], pro: life[1] })
  },
)

test('nightingales are songs, and no other kind', () => {
  expect(KIND_NAMES.filter(isSong)).toEqual(['nightingale'])
  expect(MODE_NAMES.filter((mode) => !canLevel(mode))).toEqual(['nightingale'])
})

/** The recording modes: prefix, tags, limits (spec §3, §5, §9). */
const MODES_SPEC = [
  ['mue', 'mue', null, 'umues', false, 180, 180],
  ['squawk', 'squawk', null, 'squawks', true, 300, 900],
  ['hum', 'hum', null, 'hums', false, 300, 900],
  ['owlcast', 'owlcast', null, 'owlcasts', true, 300, 900],
  ['nightingale', 'nightingale', null, 'nightingales', false, 300, 900],
  ['parrot', 'squawk', 'parrot', 'hums', true, 3600, 3600],
  ['yap', 'squawk', 'yap', 'pcreply', false, 3600, 3600],
] as const

test.each(MODES_SPEC)(
  'mode %s records what the specification says',
  (mode, kind, subtype, prefix, tags, free, pro) => {
    expect(getMode(mode)).toMatchObject({ kind, subtype, prefix, tagsRequired: tags })
    expect([getSecondsLimit(mode, 'free'), getSecondsLimit(mode, 'pro')]).toEqual([free, pro])
    expect(getPostMode(kind, subtype)).toBe(mode)
  },
)

describe('the tables are complete', () => {
  test('contain five kinds and seven modes without duplicates', () => {
    expect(KIND_NAMES).toEqual(SPEC.map(([kind]) => kind))
    expect([...MODE_NAMES].sort()).toEqual(MODES_SPEC.map(([mode]) => mode).sort())
    for (const column of ['view', 'replyView', 'prefix'] as const)
      expect(new Set(KIND_NAMES.map((kind) => getKind(kind)[column])).size).toBe(KIND_NAMES.length)
  })

  test('have a mode for every kind and an existing kind for every mode', () => {
    for (const kind of KIND_NAMES) expect(getMode(getPostMode(kind, null)).kind).toBe(kind)
    for (const mode of MODE_NAMES) expect(KINDS).toHaveProperty(MODES[mode].kind)
  })

  test('never limit Pro more than Free', () => {
    for (const mode of MODE_NAMES)
      expect(getSecondsLimit(mode, 'pro')).toBeGreaterThanOrEqual(getSecondsLimit(mode, 'free'))
    for (const kind of KIND_NAMES) {
      const { lifeHours } = getKind(kind)
      if (lifeHours) expect(lifeHours.pro).toBeGreaterThanOrEqual(lifeHours.free)
    }
  })

  test('accept a sixth kind with only these columns', () => {
    const lullaby = {
      view: 'lullaby',
      replyView: 'lullaby',
      prefix: 'lullabies',
      seconds: { free: 60, pro: 120 },
      lifeHours: null,
      feedLimit: 20,
      publicFeed: true,
      tagsRequired: false,
      privateWithRecipient: false,
      playsAs: 'single',
      sound: 'speech',
      priced: false,
      hasRecordings: false,
      requires: [],
      replyTagsRequired: false,
      shareToken: null,
      collaborators: false,
      defaultTags: [],
      filedAs: 'flows',
      ownList: 'kind',
      limitsReplies: true,
    } satisfies KindRow
    for (const kind of KIND_NAMES)
      expect(Object.keys(getKind(kind)).sort()).toEqual(Object.keys(lullaby).sort())
  })
})

test('rejects inherited object keys as kinds and modes', () => {
  for (const text of ['', 'toString', '__proto__', 'constructor', 'Squawk', 'squawks']) {
    expect(isKind(text)).toBe(false)
    expect(isMode(text)).toBe(false)
  }
  expect(isKind('parrot')).toBe(false)
  expect(isMode('parrot')).toBe(true)
})

test('replies in the post’s own mode where it accepts replies, else as a squawk', () => {
  for (const kind of KIND_NAMES) {
    const mode = getReplyMode(kind, null)
    expect(getMode(mode).accepts).toContain('reply')
    if (getMode(getPostMode(kind, null)).accepts.includes('reply')) expect(getMode(mode).kind).toBe(kind)
  }
  expect(getReplyMode('squawk', 'parrot')).toBe('squawk')
})

describe('a recording whose kind is chosen afterwards', () => {
  test('may be as long as the longest kind of the plan', () => {
    for (const plan of ['free', 'pro'] as const) {
      const limits = KIND_NAMES.map((kind) => getKind(kind).seconds[plan])
      expect(getSecondsLimit(DEFAULT_MODE, plan)).toBe(Math.max(...limits))
    }
  })

  test.each([
    ['squawk', 'free', 300, undefined, { fits: true }],
    // The last frame of a recording that stopped at its limit.
    ['squawk', 'free', 300.04, undefined, { fits: true }],
    ['squawk', 'free', 301, undefined, { fits: false, limitSeconds: 300, trimTo: 300 }],
    ['squawk', 'pro', 301, undefined, { fits: true }],
    ['mue', 'pro', 204, undefined, { fits: false, limitSeconds: 180, trimTo: 180 }],
    ['mue', 'free', 180, undefined, { fits: true }],
    ['parrot', 'free', 899, undefined, { fits: true }],
    ['hum', 'pro', 880, 600, { fits: false, limitSeconds: 600, trimTo: 600 }],
  ] as const)('as %s of plan %s with %f s and a format of %s s', (mode, plan, seconds, maxSeconds, check) => {
    expect(checkLength(seconds, { mode, plan, ...(maxSeconds ? { maxSeconds } : {}) })).toEqual(check)
  })
})
