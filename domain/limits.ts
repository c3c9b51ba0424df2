/**
 * The numbers of spec §9 that no kind owns, and those that several nouns share; the unit is in the name. User-facing
 * texts are built from them. A limit of one noun is in its `*.limits.ts`, a limit of one file in that file.
 */

// Counts
export const PARENTS_MAX = 5
export const QUICK_SEARCH_PER_KIND = 3
export const PARENT_PICKER_RESULTS = 20
export const TRACK_PICKER_FIRST = 12
export const RECENT_POSTS_DEFAULT = 20

// Lengths, in characters
export const TAGS_INPUT_MAX_CHARS = 200
export const TITLE_MAX_CHARS = 100
export const DESCRIPTION_MAX_CHARS = 2000
export const OWLCAST_NAME_MAX_CHARS = 100
export const PODCAST_FIELD_MAX_CHARS = 100
export const CODE_DIGITS = 6
export const PREVIEW_CHARS = 100
export const NODE_TITLE_CHARS = 30
export const PARENT_TITLE_CHARS = 50
export const DISPLAY_NAME_MAX_CHARS = 50
export const USERNAME_MIN_CHARS = 3
export const USERNAME_MAX_CHARS = 30
export const EMAIL_MAX_CHARS = 254

// Recording and sound
/** WAV recordings are capped in every mode to stay below the request body limit. */
export const WAV_MAX_SECONDS = 900
export const RECORDING_FALLBACK_MAX_SECONDS = 3600
/** Tolerance over the length limit: the last block and the encoder's padding. */
export const DURATION_GRACE_SECONDS = 0.5
export const TRACK_WHILE_RECORDING_GAIN = 0.15
export const TRACK_PREVIEW_GAIN = 0.7
export const MIX_VOICE_GAIN = 1
export const MIX_TRACK_GAIN = 0.25
export const MIX_FADE_IN_SECONDS = 0.3
export const MIX_FADE_OUT_SECONDS = 0.5
export const TRACK_MIN_SECONDS = 25
export const TRACK_MAX_SECONDS = 60

// Playback
export const QUEUE_ADVANCE_AFTER_END_MS = 100
export const QUEUE_ADVANCE_AFTER_ERROR_MS = 500
export const CONVERSATION_PAUSE_MS = 250
export const REPLY_CONTEXT_SWITCH_MS = 500
export const HIGHLIGHT_MS = 2000
export const UNREAD_BADGE_DELAY_MS = 1000

// Uploads, podcasts and the library
export const UPLOAD_ATTEMPTS = 3
export const UPLOAD_BACKOFF_MS = [2000, 4000] as const
export const UPLOAD_TIMEOUT_MS = 300_000
export const PICTURE_MAX_BYTES = 10_000_000
export const PODCAST_UPLOAD_MAX_BYTES = 50_000_000
export const PODCAST_LOAD_TIMEOUT_MS = 10_000
export const DEMO_PODCAST_SECONDS = 300
/** Podcasts that one user imports. */
export const IMPORTS_MAX = 10
export const CLIP_MAX_SECONDS = 40
export const CLIP_MIN_SECONDS = 1
export const LIBRARY_SYNC_LISTING = 500
export const TRACK_PROBE_TIMEOUT_MS = 5000
export const TRACK_FALLBACK_SECONDS = 30

// Lifetimes
export const MAGIC_LINK_DAYS = 30
export const REPLY_LIFE_HOURS = 24
/** How long the username of a deleted account stays reserved. */
export const USERNAME_RESERVED_DAYS = 90
/** Days for which D1 can bring back the database (Time Travel), and lists of deleted accounts are kept to delete them again. */
export const BACKUP_DAYS = 30
export const COUNTDOWN_REFRESH_MS = 3_600_000
export const NOTIFICATION_CLOSE_MS = 5000

// Money, in cents
export const PRO_CENTS_PER_MONTH = 100
/** Of what remains of a sale after the payment provider's cost. */
export const PLATFORM_FEE_PERCENT = 1
export const OWLCAST_FEE_CENTS = 999
export const PRICE_CHOICES_CENTS = [0, 99, 299, 499, 999] as const
export const CUSTOM_PRICE_MIN_CENTS = 50
export const CUSTOM_PRICE_MAX_CENTS = 99_999
/** Free preview of a priced recording. */
export const PREVIEW_SECONDS = 30

// Scheduled work
/** Longer than a run of timeouts, so that no row is leased twice. */
export const OUTBOX_LEASE_MS = 180_000
export const OUTBOX_KEPT_DAYS = 7
/** Rows deleted per run, and by one batch of statements. */
export const PURGE_ROWS_PER_RUN = 500
export const PURGE_ROWS_PER_BATCH = 50
