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

test('voices are shown at the top of a list, and wait further down and under a dialog', () => {
  expect(voiceArrived('owlcast', 'a')).toBe(true)
  expect(newVoicesOf('owlcast')).toEqual({ shown: 1, waiting: 0 })
  vi.stubGlobal('scrollY', 900)
  expect(voiceArrived('owlcast', 'b')).toBe(false)
  vi.stubGlobal('scrollY', 0)
  opened = {}
  expect(voiceArrived('owlcast', 'c')).toBe(false)
  expect(newVoicesOf('owlcast')).toEqual({ shown: 0, waiting: 2 })
})

test('one voice counts once, however often word of it comes', () => {
  opened = {}
  voiceArrived('owlcast', 'd')
  voiceArrived('owlcast', 'd')
  expect(newVoicesOf('owlcast').waiting).toBe(1)
})

test('one’s own is never told of, whether word of it comes before or after it is known to be made', () => {
  opened = {}
  voiceArrived('owlcast', 'mine')
  voiceArrived('owlcast', 'another')
  voiceIsMine('owlcast', 'mine')
  expect(newVoicesOf('owlcast').waiting).toBe(1)
  expect(voiceArrived('owlcast', 'mine')).toBe(true)
  expect(newVoicesOf('owlcast').waiting).toBe(1)
})

test('nothing is counted where no list is looked at', () => {
  isOver()
  expect(voiceArrived('owlcast', 'e')).toBe(true)
  expect(newVoicesOf('owlcast')).toEqual({ shown: 0, waiting: 0 })
})
