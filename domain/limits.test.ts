import { expect, test } from 'vitest'
import * as limits from './limits'

// Knip counts all exports of a namespace that `Object.entries` gets as used, and those of a spread one not.
const numbers = new Map<string, unknown>(Object.entries({ ...limits }))

/** Spec §9, number by number. */
test.each([
  ['PARENTS_MAX', 5],
  ['QUICK_SEARCH_PER_KIND', 3],
  ['PARENT_PICKER_RESULTS', 20],
  ['TRACK_PICKER_FIRST', 12],
  ['RECENT_POSTS_DEFAULT', 20],
  ['TAGS_INPUT_MAX_CHARS', 200],
  ['TITLE_MAX_CHARS', 100],
  ['OWLCAST_NAME_MAX_CHARS', 100],
  ['PODCAST_FIELD_MAX_CHARS', 100],
  ['CODE_DIGITS', 6],
  ['PREVIEW_CHARS', 100],
  ['NODE_TITLE_CHARS', 30],
  ['PARENT_TITLE_CHARS', 50],
  ['RECORDING_FALLBACK_MAX_SECONDS', 3600],
  ['TRACK_WHILE_RECORDING_GAIN', 0.15],
  ['TRACK_PREVIEW_GAIN', 0.7],
  ['MIX_VOICE_GAIN', 1],
  ['MIX_TRACK_GAIN', 0.25],
  ['MIX_FADE_IN_SECONDS', 0.3],
  ['MIX_FADE_OUT_SECONDS', 0.5],
  ['TRACK_MIN_SECONDS', 25],
  ['TRACK_MAX_SECONDS', 60],
  ['QUEUE_ADVANCE_AFTER_END_MS', 100],
  ['QUEUE_ADVANCE_AFTER_ERROR_MS', 500],
  ['CONVERSATION_PAUSE_MS', 250],
  ['REPLY_CONTEXT_SWITCH_MS', 500],
  ['HIGHLIGHT_MS', 2000],
  ['UNREAD_BADGE_DELAY_MS', 1000],
  ['UPLOAD_ATTEMPTS', 3],
  ['UPLOAD_BACKOFF_MS', [2000, 4000]],
  ['UPLOAD_TIMEOUT_MS', 300_000],
  ['PODCAST_LOAD_TIMEOUT_MS', 10_000],
  ['DEMO_PODCAST_SECONDS', 300],
  ['CLIP_MAX_SECONDS', 40],
  ['CLIP_MIN_SECONDS', 1],
  ['LIBRARY_SYNC_LISTING', 500],
  ['TRACK_PROBE_TIMEOUT_MS', 5000],
  ['TRACK_FALLBACK_SECONDS', 30],
  ['MAGIC_LINK_DAYS', 30],
  ['REPLY_LIFE_HOURS', 24],
  ['COUNTDOWN_REFRESH_MS', 3_600_000],
  ['NOTIFICATION_CLOSE_MS', 5000],
  ['PRO_CENTS_PER_MONTH', 100],
  ['PLATFORM_FEE_PERCENT', 1],
  ['OWLCAST_FEE_CENTS', 999],
  ['PRICE_CHOICES_CENTS', [0, 99, 299, 499, 999]],
] as const)('%s is %j', (name, value) => {
  expect(numbers.get(name)).toEqual(value)
})

test('limits podcast files to 50 MB and avatars to 10 MB', () => {
  expect([limits.PODCAST_UPLOAD_MAX_BYTES, limits.PICTURE_MAX_BYTES]).toEqual([50_000_000, 10_000_000])
})
