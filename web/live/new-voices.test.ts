import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newVoicesOf, onNewVoices, voiceArrived, voiceIsMine, voicesSeen } from './new-voices'

let isOver: () => void
let opened: object | null = null

beforeEach(() => {
  opened = null
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('document', { querySelector: () => opened })
  isOver = onNewVoices(() => undefined)
})
afterEach(() => {
  voicesSeen('owlcast')
  isOver()
  vi.unstubAllGlobals()
})

test('shows new posts at the top of a list, and holds them further down and under a dialog', () => {
  expect(voiceArrived('owlcast', 'a')).toBe(true)
  expect(newVoicesOf('owlcast')).toEqual({ shown: 1, waiting: 0 })
  vi.stubGlobal('scrollY', 900)
  expect(voiceArrived('owlcast', 'b')).toBe(false)
  vi.stubGlobal('scrollY', 0)
  opened = {}
  expect(voiceArrived('owlcast', 'c')).toBe(false)
  expect(newVoicesOf('owlcast')).toEqual({ shown: 0, waiting: 2 })
})

test('counts a post once when its hint repeats', () => {
  opened = {}
  voiceArrived('owlcast', 'd')
  voiceArrived('owlcast', 'd')
  expect(newVoicesOf('owlcast').waiting).toBe(1)
})

test('never counts own posts, whether the hint comes before or after publishing', () => {
  opened = {}
  voiceArrived('owlcast', 'mine')
  voiceArrived('owlcast', 'another')
  voiceIsMine('owlcast', 'mine')
  expect(newVoicesOf('owlcast').waiting).toBe(1)
  expect(voiceArrived('owlcast', 'mine')).toBe(true)
  expect(newVoicesOf('owlcast').waiting).toBe(1)
})

test('counts nothing while no list is shown', () => {
  isOver()
  expect(voiceArrived('owlcast', 'e')).toBe(true)
  expect(newVoicesOf('owlcast')).toEqual({ shown: 0, waiting: 0 })
})
