import { describe, expect, test } from 'vitest'
import { isPushedOff, mergeHeldItems } from './held-items'

type Item = { id: string; version: number }

const toItems = (ids: string, version: number): Item[] => [...ids].map((id) => ({ id, version }))
const IN_USE = { keepsOrder: true, isStill: false }

/** Each letter is an item. In the result, items that were not refreshed are in lower case. */
function merge(shown: string, next: string, { kept = '', keepsOrder = false, isStill = false } = {}): string {
  const rules = {
    getId: ({ id }: Item) => id,
    isKept: ({ id }: Item) => kept.includes(id),
    keepsOrder,
    isStill,
  }
  const merged = mergeHeldItems(toItems(shown, 1), toItems(next, 2), rules)
  return merged.map(({ id, version }) => (version === 2 ? id : id.toLowerCase())).join('')
}

describe('mergeHeldItems', () => {
  test('returns the refreshed list itself when nothing is in use', () => {
    const next = toItems('CAB', 2)
    const rules = { getId: ({ id }: Item) => id, isKept: () => false, keepsOrder: false, isStill: false }
    expect(mergeHeldItems(toItems('ABD', 1), next, rules)).toBe(next)
    expect(mergeHeldItems(toItems('CA', 1), next, { ...rules, ...IN_USE })).toBe(next)
  })

  test('keeps an item at its place when newer ones push it off its page', () => {
    expect(merge('ABC', 'NAB', { kept: 'C' })).toBe('NABc')
    expect(merge('ABC', 'NMA', { kept: 'C' })).toBe('NMAc')
    // A list sorted oldest first loses its start.
    expect(merge('ABC', 'BCN', { kept: 'A' })).toBe('aBCN')
  })

  test('drops an item that is not kept, though another one is in use', () => {
    expect(merge('ABC', 'AC', { kept: 'C', ...IN_USE })).toBe('AC')
    expect(merge('ABC', 'NM', { kept: 'C' })).toBe('NMc')
  })

  test('replaces a kept item when a further page brings it', () => {
    expect(merge('ABC', 'NABCDE', { kept: 'C', ...IN_USE })).toBe('NABCDE')
  })

  test('keeps the order when an item in use would be passed by another', () => {
    expect(merge('ABC', 'CAB', IN_USE)).toBe('ABC')
    expect(merge('ABC', 'NCAB', IN_USE)).toBe('NABC')
    expect(merge('ABC', 'CAB')).toBe('CAB')
  })

  test('keeps an item in front when its own page is read', () => {
    expect(merge('WAB', 'ABXYW', IN_USE)).toBe('WABXY')
  })

  test('lets new items wait above an open menu, not below it', () => {
    const open = { keepsOrder: true, isStill: true }
    expect(merge('ABC', 'NAMBCD', open)).toBe('ABCD')
    expect(merge('ABC', 'NA', { kept: 'BC', ...open })).toBe('Abc')
  })
})

describe('isPushedOff', () => {
  test('returns true for an item older than all listed ones when pages follow', () => {
    expect(isPushedOff(1, [9, 5, 2], true)).toBe(true)
    expect(isPushedOff(1, [2, 5, 9], true)).toBe(true)
  })

  test('returns false for an item that would stand in the list, so it is gone', () => {
    expect(isPushedOff(5, [9, 2], true)).toBe(false)
    expect(isPushedOff(1, [9, 2], false)).toBe(false)
    expect(isPushedOff(1, [], true)).toBe(false)
  })
})
