import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addHeardPosts,
  confirmHeardPosts,
  getHeardIds,
  getHeardSince,
  getUnsentHeardPosts,
  leaveHeardPosts,
  mergeHeardPosts,
  setHeardOwner,
  syncHeardPosts,
} from './heard-posts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => {
  leaveHeardPosts()
  setHeardOwner(null)
  kept.clear()
  vi.unstubAllGlobals()
})

test('gives what a visitor heard to the account that signs in, to be sent, and to no later one', () => {
  setHeardOwner(null)
  addHeardPosts(['post_a'])
  setHeardOwner('usr_1')
  expect(getUnsentHeardPosts()).toEqual(['post_a'])
  confirmHeardPosts('usr_1', ['post_a'])
  leaveHeardPosts()
  setHeardOwner(null)
  expect(getHeardIds()).toEqual(new Set())
  setHeardOwner('usr_2')
  expect(getHeardIds()).toEqual(new Set())
  expect(getUnsentHeardPosts()).toEqual([])
})

test('keeps only what the server does not know yet on the device when the account leaves it', () => {
  setHeardOwner('usr_1')
  mergeHeardPosts('usr_1', { ids: ['post_elsewhere'], now: 5 })
  addHeardPosts(['post_unsent'])
  leaveHeardPosts()
  expect(getHeardIds()).toEqual(new Set())
  expect([...kept.values()].join()).not.toContain('post_elsewhere')
  setHeardOwner('usr_1')
  expect(getUnsentHeardPosts()).toEqual(['post_unsent'])
  // Posts that other devices heard are requested again, from the beginning.
  expect(getHeardSince()).toBe(0)
  confirmHeardPosts('usr_1', ['post_unsent'])
  leaveHeardPosts()
  expect([...kept]).toEqual([])
})

test('ignores a response that arrives for an account which has left', () => {
  setHeardOwner('usr_1')
  addHeardPosts(['post_a'])
  setHeardOwner('usr_2')
  addHeardPosts(['post_a'])
  mergeHeardPosts('usr_1', { ids: ['post_b'], now: 5 })
  confirmHeardPosts('usr_1', ['post_a'])
  expect(getHeardIds()).toEqual(new Set(['post_a']))
  expect(getUnsentHeardPosts()).toEqual(['post_a'])
})

test('confirms what was sent, and keeps what was heard meanwhile for the next request', () => {
  setHeardOwner('usr_1')
  addHeardPosts(['post_a', 'post_b'])
  addHeardPosts(['post_b', 'post_c'])
  expect(getUnsentHeardPosts()).toEqual(['post_a', 'post_b', 'post_c'])
  confirmHeardPosts('usr_1', ['post_a', 'post_b'])
  expect(getUnsentHeardPosts()).toEqual(['post_c'])
  expect(getHeardIds()).toEqual(new Set(['post_a', 'post_b', 'post_c']))
})

test('takes over what another tab of the account heard, and loses nothing of it', () => {
  setHeardOwner('usr_1')
  addHeardPosts(['post_a'])
  const writeFromOtherTab = (ids: string[]) =>
    kept.set('owlcast.heard.usr_1', JSON.stringify({ ids, unsent: ids, since: 0 }))
  writeFromOtherTab(['post_a', 'post_b'])
  syncHeardPosts({ key: 'owlcast.heard.usr_2' })
  expect(getHeardIds()).toEqual(new Set(['post_a']))
  syncHeardPosts({ key: 'owlcast.heard.usr_1' })
  expect(getHeardIds()).toEqual(new Set(['post_a', 'post_b']))
  writeFromOtherTab(['post_a', 'post_b', 'post_c'])
  addHeardPosts(['post_d'])
  expect(getUnsentHeardPosts()).toEqual(['post_a', 'post_b', 'post_c', 'post_d'])
})

test('remembers the newest thousand posts for a visitor', () => {
  setHeardOwner(null)
  addHeardPosts(Array.from({ length: 1001 }, (_, index) => `post_${index}`))
  expect(getHeardIds().size).toBe(1000)
  expect(getHeardIds().has('post_1000')).toBe(true)
})

test('starts empty from storage that holds something else', () => {
  kept.set('owlcast.heard.usr_1', '{"ids":"post_a"}')
  setHeardOwner('usr_1')
  expect(getHeardIds()).toEqual(new Set())
})
