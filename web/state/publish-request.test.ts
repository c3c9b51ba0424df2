import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearPublishRequest,
  PUBLISH_REQUEST_MS,
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
  expect(takePublishRequest('draft_2', 7)).toBe(false)
  expect(clearPublishRequest('draft_2')).toBe(false)
  expect(takePublishRequest('draft_1', 7)).toBe(true)
  expect(takePublishRequest('draft_1', 7)).toBe(false)
  expect(peekPublishRequest()).toBeNull()
})

test('forgets a request after a while', () => {
  for (const draftId of ['draft_1', null]) {
    savePublishRequest(draftId)
    vi.advanceTimersByTime(PUBLISH_REQUEST_MS)
    expect(peekPublishRequest()).toBeNull()
    expect(takePublishRequest(draftId, 0)).toBe(false)
  }
})

test('keeps a request for a track alone in its tab', () => {
  savePublishRequest(null)
  expect(localStorage.getItem('owlcast.publishRequest')).toBeNull()
  expect(takePublishRequest(null, 0)).toBe(true)
})

test.each(['draft_1', null])(
  'publishes the form that was requested, no older one and no later edit (%s)',
  (id) => {
    savePublishRequest(id, 7)
    expect(takePublishRequest(id, 6)).toBe(false)
    expect(takePublishRequest(id, 8)).toBe(false)
    expect(takePublishRequest(id, 7)).toBe(true)
  },
)
