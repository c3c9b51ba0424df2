import { describe, expect, test } from 'vitest'
import { KIND_NAMES, type Kind } from './kinds'
import { filtersOf, isFilterOf, narrowed, OWN_FILTERS, OWN_LISTS } from './own-posts'

test('four kinds have a list of their own, and messages stand in their conversations', () => {
  expect(OWN_LISTS).toEqual(['squawk', 'hum', 'nightingale', 'owlcast'])
  expect(filtersOf('mue')).toEqual([])
})

/** D17, word for word. */
const FIRST_LIST = [
  ['all', KIND_NAMES, null],
  ['messages', ['mue'], null],
  ['spaces', ['squawk'], null],
  ['flows', ['hum', 'nightingale', 'owlcast'], null],
  ['podcasts', ['squawk'], ['parrot', 'yap']],
] as const

test.each(FIRST_LIST)('My Squawks under %s', (filter, kinds, subtypes) => {
  expect(narrowed('squawk', filter)).toEqual({ kinds, subtypes, isReply: null })
})

test('its filters stand in the order of the specification', () => {
  expect(filtersOf('squawk')).toEqual(FIRST_LIST.map(([filter]) => filter))
})

describe.each(['hum', 'nightingale', 'owlcast'] as Kind[])('the list of %s', (list) => {
  test('holds that kind alone, and parts what was begun from what was answered', () => {
    expect(filtersOf(list)).toEqual(['all', 'started', 'replies'])
    expect(narrowed(list, 'all')).toEqual({ kinds: [list], subtypes: null, isReply: null })
    expect(narrowed(list, 'started')).toMatchObject({ kinds: [list], isReply: false })
    expect(narrowed(list, 'replies')).toMatchObject({ kinds: [list], isReply: true })
  })
})

test('a filter of another list, or a made-up one, is none', () => {
  expect(isFilterOf('squawk', 'flows')).toBe(true)
  for (const [list, text] of [
    ['squawk', 'started'],
    ['hum', 'flows'],
    ['hum', 'toString'],
    ['hum', null],
  ] as const)
    expect(isFilterOf(list, text), `${list} ${text}`).toBe(false)
  expect(OWN_FILTERS.every((filter) => OWN_LISTS.some((list) => isFilterOf(list, filter)))).toBe(true)
})
