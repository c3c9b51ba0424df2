import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PUBLISH_REQUEST_MS } from '../../domain/limits'
import {
  clearPublishRequest,
  peekPublishRequest,
  savePublishRequest,
  takePublishRequest,
} from './publish-request'

/** A stub of one storage. */
function createStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('sessionStorage', createStorage())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('publishes the requested draft once, and no other', () => {
  savePublishRequest('draft_1', 7)
  expect(peekPublishRequest()).toMatchObject({ draftId: 'draft_1', editedAt: 7 })
  expect(takePublishRequest('draft_2')).toBe(false)
  expect(clearPublishRequest('draft_2')).toBe(false)
  expect(takePublishRequest('draft_1')).toBe(true)
  expect(takePublishRequest('draft_1')).toBe(false)
  expect(peekPublishRequest()).toBeNull()
})

test('forgets a request after a while', () => {
  for (const draftId of ['draft_1', null]) {
    savePublishRequest(draftId)
    vi.advanceTimersByTime(PUBLISH_REQUEST_MS)
    expect(peekPublishRequest()).toBeNull()
    expect(takePublishRequest(draftId)).toBe(false)
  }
})

test('keeps a request for a track alone in its tab', () => {
  savePublishRequest(null)
  expect(localStorage.getItem('owlcast.publishRequest')).toBeNull()
  expect(takePublishRequest(null)).toBe(true)
})

test('leaves a request to the tab whose form is as new as the requested one', () => {
  savePublishRequest('draft_1', 7)
  expect(takePublishRequest('draft_1', 6)).toBe(false)
  expect(takePublishRequest('draft_1', 7)).toBe(true)
})
