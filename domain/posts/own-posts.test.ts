import { describe, expect, test } from 'vitest'
import { KIND_NAMES, type Kind } from '../kinds'
import { isFilterOf, listOwnFilters, OWN_FILTERS, OWN_LISTS, resolveOwnFilter } from './own-posts'

test('has lists for four kinds; messages are in conversations', () => {
  expect(OWN_LISTS).toEqual(['squawk', 'hum', 'nightingale', 'owlcast'])
  expect(listOwnFilters('mue')).toEqual([])
})

/** D17, word for word. */
const FIRST_LIST = [
  ['all', KIND_NAMES, null],
  ['messages', ['mue'], null],
  ['spaces', ['squawk'], null],
  ['flows', ['hum', 'nightingale', 'owlcast'], null],
  ['podcasts', ['squawk'], ['parrot', 'yap']],
] as const

test.each(FIRST_LIST)('resolves My Squawks with the filter %s', (filter, kinds, subtypes) => {
  expect(resolveOwnFilter('squawk', filter)).toEqual({ kinds, subtypes, isReply: null })
})

test('orders the filters as in the specification', () => {
  expect(listOwnFilters('squawk')).toEqual(FIRST_LIST.map(([filter]) => filter))
})

describe.each(['hum', 'nightingale', 'owlcast'] as Kind[])('the own list of %s', (list) => {
  test('holds only that kind and separates posts from replies', () => {
    expect(listOwnFilters(list)).toEqual(['all', 'started', 'replies'])
    expect(resolveOwnFilter(list, 'all')).toEqual({ kinds: [list], subtypes: null, isReply: null })
    expect(resolveOwnFilter(list, 'started')).toMatchObject({ kinds: [list], isReply: false })
    expect(resolveOwnFilter(list, 'replies')).toMatchObject({ kinds: [list], isReply: true })
  })
})

test('rejects filters of other lists and unknown ones', () => {
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
