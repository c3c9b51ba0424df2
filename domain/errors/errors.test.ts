import { describe, expect, test } from 'vitest'
import { AppError, createNetworkError } from './app-error'
import { ERROR_CODES, type ErrorCode } from './error-table'
import { appError, formatErrorMessage } from './errors'
import { formatLimitReached } from './recording-limit'

/** The specification's texts, word for word (§5 and §8). */
const SPEC: [code: ErrorCode, text: string, params?: Record<string, string | number>][] = [
  ['post.tags_required', 'Please add tags for your squawk', { mode: 'squawk' }],
  ['post.too_many_parents', 'Maximum 5 parent posts allowed per reply'],
  ['post.audio_or_track_required', 'Please select a MUE or record audio for your message'],
  ['post.recipient_required', 'Please enter recipient (@username, email, or phone)'],
  ['podcast.source_required', 'Please either enter a podcast URL or upload an audio file'],
  ['podcast.url_required', 'Please enter a podcast URL first'],
  ['podcast.author_required', 'Please enter who you are replying to'],
  ['podcast.subject_required', 'Please enter the subject/topic'],
  ['podcast.tag_required', 'Please add at least one more tag for your PC reply'],
  ['podcast.file_type', 'Please select a valid audio file (WAV, MP3, OGG, M4A)'],
  ['podcast.file_too_large', 'File size must be less than 50MB'],
  [
    'post.script_required',
    'Please generate a healing intention script first by filling out the form and clicking "Create Script"',
  ],
  ['post.hum_fields_required', 'Please fill in the recipient name and condition fields.'],
  ['owlcast.name_required', 'Please enter an Owlcast name'],
  ['owlcast.sign_in_required', 'Please sign in to create an Owlcast'],
  ['invitation.identifier_required', 'Please enter a collaborator email or @username'],
  [
    'invitation.user_not_found',
    'User @wren not found. Please check the username or use their email instead.',
    { name: 'wren' },
  ],
  ['profile.fields_required', 'Please fill in all fields'],
  ['auth.phone_required', 'Please enter your phone number'],
  ['auth.code_required', 'Please enter the verification code'],
  ['auth.email_and_password_required', 'Please enter both email and password'],
  ['auth.fields_required', 'Please fill in all fields'],
  ['picture.not_an_image', 'Please select an image file'],
  ['picture.too_large', 'Image must be smaller than 10MB'],
  ['post.pro_required', 'Upgrade to Pro ($1/mo) to charge for premium content access'],

  ['share.incomplete', 'Invalid share link - missing content type or ID.'],
  ['share.link_invalid', 'This link is invalid or has expired. Please request a new link.'],
  ['share.link_used', 'This link has expired or has already been used. Please request a new link.'],
  [
    'invitation.link_error',
    'Invitation link error: gone. Please contact the person who sent you this link.',
    { message: 'gone' },
  ],
  [
    'invitation.invalid',
    'This invitation link is invalid or has expired. Please contact the person who sent you this link.',
  ],
  [
    'share.not_found_because',
    'Content not found: 0 rows. The content may have been deleted or you may not have permission to view it.',
    { message: '0 rows' },
  ],
  [
    'post.not_found',
    'Content not found. The content may have been deleted or you may not have permission to view it.',
  ],
  [
    'share.load_failed',
    'Failed to load content: timeout. Please contact support with this URL: http://x/y.',
    { message: 'timeout', url: 'http://x/y' },
  ],
  ['share.removed', 'This content may have been removed or the link is invalid.'],

  [
    'play.missing',
    'Could not play this squawk. The audio file might be missing or corrupted.',
    { kind: 'squawk' },
  ],
  ['play.failed', 'Could not play this squawk. Please try again.', { kind: 'squawk' }],
  ['play.audio_error', 'Audio error: 4 - no source', { code: 4, message: 'no source' }],
  ['play.playback_failed', 'Playback failed: AbortError - cut', { name: 'AbortError', message: 'cut' }],
  ['play.no_hum', 'No healing messages found for this story'],
  ['play.hum_error', 'Error loading healing story audio'],
  ['play.no_songs', 'No songs found for this chain'],
  ['play.songs_error', 'Error loading song chain audio'],
  ['play.audio_failed', 'Could not play audio. Please try again.'],
  ['play.no_conversation', 'No audio found for this conversation'],
  ['play.conversation_error', 'Error loading conversation audio'],
  ['record.mixing_failed', 'Audio mixing failed. Playing voice only.'],

  ['record.microphone_denied', 'Please allow microphone access to record audio!'],
  ['record.limit_reached', '5-minute limit reached', { seconds: 300 }],
  ['record.limit_reached', 'Free limit reached (90s)', { seconds: 90 }],
  [
    'media.upload_failed',
    'Failed to upload audio: The network was lost. Please try again.',
    { error: 'The network was lost.' },
  ],
  ['owlcast.recording_not_added', 'Recording saved but failed to add to Owlcast. Please try again.'],
  [
    'post.publish_failed',
    'Failed to publish Squawk. Please try again. Error: timeout',
    { name: 'Squawk', message: 'timeout' },
  ],
  ['post.table_unreachable', 'Squawks table not accessible'],
  ['podcast.trim_failed', 'Failed to trim audio. Please try again.'],

  ['invitation.failed_because', 'Failed to send invitation: bounced', { message: 'bounced' }],
  ['invitation.failed', 'Failed to send invitation. Please try again.'],
  ['reply.sign_in_to_delete', 'You must be logged in to delete replies'],
  ['profile.update_failed', 'Failed to update profile. Please try again.'],
  ['avatar.update_failed', 'Failed to update avatar. Please try again.'],
  ['avatar.upload_failed', 'Failed to upload avatar. Please try again.'],
  ['auth.google_failed', 'Failed to sign in with Google'],
  ['auth.code_send_failed', 'Failed to send verification code'],
  ['auth.code_invalid', 'Invalid verification code'],
  ['auth.code_failed', 'Failed to verify code'],
  ['auth.bad_credentials', 'Failed to sign in. Please check your credentials.'],
  ['auth.sign_in_failed', 'Failed to sign in'],
  ['auth.sign_up_failed', 'Failed to create account. Please try again.'],
  ['auth.account_failed', 'Failed to create account'],
  ['owlcast.create_failed_because', 'Failed to create Owlcast: full', { message: 'full' }],
  ['owlcast.create_failed', 'Failed to create Owlcast. Please try again.'],
  ['contacts.sync_failed', 'Failed to sync contacts: offline', { reason: 'offline' }],
  ['contacts.import_failed', 'Failed to import contacts: no rows', { reason: 'no rows' }],
  ['library.load_failed', 'Failed to load MUEs'],
  ['library.setup_failed', 'Failed to setup MUEs table'],
  ['library.populate_failed', 'Failed to populate database'],
  ['library.sync_failed', 'Failed to sync from storage'],
  ['library.no_url', 'Cannot play Low tide - no URL', { name: 'Low tide' }],
  ['library.play_failed', 'Could not play Low tide', { name: 'Low tide' }],
]

test.each(SPEC)('%s has the text of the specification', (code, text, params) => {
  expect(formatErrorMessage(code, params)).toBe(text)
})

test('starts open-ended texts as in the specification', () => {
  expect(formatErrorMessage('reply.delete_failed')).toMatch(
    /^Failed to delete reply.*You may not have permission/,
  )
  expect(formatErrorMessage('notification.denied')).toMatch(/^Notification permission denied/)
  expect(formatErrorMessage('contacts.denied')).toMatch(/^Contact access denied/)
  expect(formatErrorMessage('podcast.load_failed')).toContain('CORS restrictions')
})

const PARAMS =
  'reason mode min max name message url seconds megabytes error pixels count days scope format'.split(' ')

describe('every error', () => {
  test.each(ERROR_CODES)('%s has an error status and a complete text', (code) => {
    const { status } = appError(code)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
    const params = Object.fromEntries(PARAMS.map((one) => [one, 7]))
    const text = formatErrorMessage(code, { ...params, price: '$1', code: 4, kind: 'squawk' })
    expect(text.trim()).not.toBe('')
    expect(text).not.toMatch(/undefined|null|NaN|\$\{/)
  })
})

test('formats a limit in seconds under two minutes, else in minutes', () => {
  const texts = [90, 119, 120, 180, 300, 900, 3600].map(formatLimitReached)
  expect(texts.slice(0, 2)).toEqual(['Free limit reached (90s)', 'Free limit reached (119s)'])
  expect(texts.slice(2)).toEqual([2, 3, 5, 15, 60].map((n) => `${n}-minute limit reached`))
})

test('sets code, status, field and cause of an error', () => {
  const cause = new Error('why')
  const failure = appError('post.tags_required', { mode: 'squawk' }, 'tags', cause)
  expect(failure).toBeInstanceOf(AppError)
  expect(failure).toMatchObject({ code: 'post.tags_required', status: 400, field: 'tags', cause })
  expect(failure.message).toBe('Please add tags for your squawk')
})

test('uses the table’s text for a network error', () => {
  expect(createNetworkError('request.offline')).toEqual(appError('request.offline'))
})
