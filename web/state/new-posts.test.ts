import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearNewPosts, getNewPosts, markOwnPost, onNewPost, subscribeToNewPosts } from './new-posts'

let unsubscribe: () => void
let opened: object | null = null

beforeEach(() => {
  opened = null
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('document', { querySelector: () => opened })
  unsubscribe = subscribeToNewPosts(() => undefined)
})
afterEach(() => {
  clearNewPosts('owlcast')
  unsubscribe()
  vi.unstubAllGlobals()
})

test('shows new posts at the top of a list, and holds them further down and under a dialog', () => {
  expect(onNewPost('owlcast', 'a')).toBe(true)
  expect(getNewPosts('owlcast')).toEqual({ shown: 1, waiting: 0 })
  vi.stubGlobal('scrollY', 900)
  expect(onNewPost('owlcast', 'b')).toBe(false)
  vi.stubGlobal('scrollY', 0)
  opened = {}
  expect(onNewPost('owlcast', 'c')).toBe(false)
  expect(getNewPosts('owlcast')).toEqual({ shown: 0, waiting: 2 })
})

test('counts a post once when its hint repeats', () => {
  opened = {}
  onNewPost('owlcast', 'd')
  onNewPost('owlcast', 'd')
  expect(getNewPosts('owlcast').waiting).toBe(1)
})

test('never counts own posts, whether the hint comes before or after publishing', () => {
  opened = {}
  onNewPost('owlcast', 'mine')
  onNewPost('owlcast', 'another')
  markOwnPost('owlcast', 'mine')
  expect(getNewPosts('owlcast').waiting).toBe(1)
  expect(onNewPost('owlcast', 'mine')).toBe(true)
  expect(getNewPosts('owlcast').waiting).toBe(1)
})

test('counts nothing while no list is shown', () => {
  unsubscribe()
  expect(onNewPost('owlcast', 'e')).toBe(true)
  expect(getNewPosts('owlcast')).toEqual({ shown: 0, waiting: 0 })
})
