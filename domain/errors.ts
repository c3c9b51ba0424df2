/**
 * The table of errors: code -> HTTP status and the text users read (spec §5, §8). Code throws by code (`throw
 * appError('post.tags_required', { mode: 'squawk' })`) and never compares texts. A
 * server response carries its own text; errors without a response are in `domain/network-errors.ts`.
 */

import { AppError, type ErrorRow, type Params } from './app-error'
import { formatNumber } from './dates'
import { findTranslation } from './i18n'
import { CODE_DIGITS, PARENTS_MAX } from './limits'
import { NETWORK_ERRORS } from './network-errors'
import { formatLimitReached } from './recording-limit'
import { formatReplyRefusal } from './reply-policy'

const ERRORS = {
  // Requests
  ...NETWORK_ERRORS,
  'request.invalid': { status: 400, message: (p) => `Something in this request is not right: ${p.reason}` },
  'request.length_required': { status: 411, message: 'The size of the upload has to be known beforehand.' },
  'request.wrong_type': { status: 415, message: 'This content type is not accepted here.' },
  'request.prefetch_refused': {
    status: 403,
    message: 'Only a person can open this, by pressing the button.',
  },
  'request.forbidden_origin': { status: 403, message: 'This request came from another site.' },
  'request.idempotency_key_reused': {
    status: 422,
    message: 'This was already sent once with other content.',
  },
  'request.idempotency_key_required': { status: 400, message: 'This request needs an Idempotency-Key.' },
  'request.range_invalid': { status: 416, message: 'There is no such part of this recording.' },

  // Auth (spec §5, §8)
  'auth.required': { status: 401, message: 'Please sign in to continue.' },
  'auth.forbidden': { status: 403, message: 'You may not do this.' },
  'auth.age_required': {
    status: 403,
    message: 'Owlcast is for adults. Please confirm that you are 18 or older.',
  },
  'auth.email_and_password_required': { status: 400, message: 'Please enter both email and password' },
  'auth.fields_required': { status: 400, message: 'Please fill in all fields' },
  'auth.email_invalid': { status: 400, message: 'Please enter an e-mail address like name@example.org.' },
  'auth.password_length': {
    status: 400,
    message: (p) => `A password needs ${p.min} to ${p.max} characters.`,
  },
  'auth.username_invalid': {
    status: 400,
    message: (p) => `A username has ${p.min} to ${p.max} characters: a to z, 0 to 9 and _.`,
  },
  'auth.username_taken': { status: 409, message: 'This username is taken. Please choose another.' },
  'auth.display_name_too_long': {
    status: 400,
    message: (p) => `A display name has at most ${p.max} characters.`,
  },
  'auth.bad_credentials': { status: 401, message: 'Failed to sign in. Please check your credentials.' },
  'auth.sign_in_failed': { status: 500, message: 'Failed to sign in' },
  'auth.sign_up_failed': { status: 500, message: 'Failed to create account. Please try again.' },
  'auth.account_failed': { status: 500, message: 'Failed to create account' },
  'auth.verification_invalid': {
    status: 400,
    message: 'This link is invalid or has expired. Please request a new link.',
  },
  'auth.sign_up_expired': { status: 410, message: 'This cannot be finished any more. Please sign in again.' },
  'auth.google_failed': { status: 502, message: 'Failed to sign in with Google' },
  'auth.phone_required': { status: 400, message: 'Please enter your phone number' },
  'auth.code_required': { status: 400, message: 'Please enter the verification code' },
  'auth.code_send_failed': { status: 502, message: 'Failed to send verification code' },
  'auth.code_invalid': { status: 400, message: 'Invalid verification code' },
  'auth.code_failed': { status: 500, message: 'Failed to verify code' },
  'auth.code_length': { status: 400, message: `The code has ${CODE_DIGITS} digits.` },

  'email.already_set': { status: 409, message: 'Your account has an e-mail address already.' },
  'email.wrong_account': {
    status: 403,
    message: 'This link is for the account that asked for it. Sign in there, and press it again.',
  },
  'phone.taken': { status: 409, message: 'This number belongs to another account.' },
  'phone.last_sign_in_method': {
    status: 409,
    message: 'This number is how you come in: without an e-mail address you could not come back.',
  },

  // Passkeys
  'passkey.unknown': {
    status: 401,
    message: 'This passkey is not known here any more. Please sign in another way.',
  },
  'passkey.invalid': { status: 400, message: 'This passkey could not be checked. Please try again.' },
  'passkey.expired': { status: 410, message: 'This took too long. Please try again.' },
  'passkey.not_confirmed': { status: 400, message: 'The passkey was not confirmed. Nothing was done.' },
  'passkey.already_registered': {
    status: 409,
    message: 'This device holds a passkey of your account already.',
  },
  'passkey.too_many': {
    status: 409,
    message: (p) => `An account has at most ${p.max} passkeys. Please remove one first.`,
  },
  'passkey.not_found': { status: 404, message: 'There is no such passkey.' },
  'passkey.name_required': { status: 400, message: 'Please give the passkey a name.' },
  'passkey.name_too_long': { status: 400, message: (p) => `A name has at most ${p.max} characters.` },

  // Account deletion and export
  'account_deletion.name_mismatch': {
    status: 400,
    message: (p) => `Type @${p.name}, your username, to confirm that everything goes.`,
  },
  'account_deletion.password_required': { status: 400, message: 'Please enter your password.' },
  'account_deletion.password_wrong': { status: 403, message: 'This is not your password.' },
  'account_deletion.sign_in_required': {
    status: 403,
    message: 'Please sign in again first: this shows that it is really you.',
  },
  'account_deletion.failed': { status: 500, message: 'Failed to delete your data. Please try again.' },
  'export.failed': { status: 500, message: 'Failed to download your data. Please try again.' },
  'recipient.deleted': { status: 410, message: 'This person has left Owlcast and hears you no more.' },

  // Posts and publishing
  'post.not_found': {
    status: 404,
    message:
      'Content not found. The content may have been deleted or you may not have permission to view it.',
  },
  'post.tags_required': { status: 400, message: (p) => `Please add tags for your ${p.mode}` },
  'post.audio_required': { status: 400, message: 'Please record something first.' },
  'post.title_too_long': { status: 400, message: (p) => `A title has at most ${p.max} characters.` },
  'post.tags_too_long': { status: 400, message: (p) => `Tags have at most ${p.max} characters together.` },
  'post.text_too_long': { status: 400, message: (p) => `This text has at most ${p.max} characters.` },
  'post.text_invalid': { status: 400, message: 'This text has characters that cannot be shown.' },
  'post.too_many_parents': { status: 400, message: `Maximum ${PARENTS_MAX} parent posts allowed per reply` },
  'post.publish_failed': {
    status: 500,
    message: (p) => `Failed to publish ${p.name}. Please try again. Error: ${p.message}`,
  },
  'post.table_unreachable': { status: 503, message: 'Squawks table not accessible' },
  'post.edit_conflict': {
    status: 409,
    message: 'This was changed in another window. Please look at it again.',
  },
  'post.kind_unavailable': { status: 400, message: 'This kind of voice cannot be published yet.' },
  'post.already_published': { status: 409, message: 'This recording is already published.' },
  'post.audio_or_track_required': {
    status: 400,
    message: 'Please select a MUE or record audio for your message',
  },
  'post.recipient_required': { status: 400, message: 'Please enter recipient (@username, email, or phone)' },
  'follow.yourself': { status: 409, message: 'You cannot follow yourself.' },
  'follow.too_many': {
    status: 409,
    message: (p) => `You follow ${p.max} people, which is the limit. Unfollow someone first.`,
  },
  'safety.yourself': { status: 409, message: 'You cannot block or mute yourself.' },
  'safety.too_many': {
    status: 409,
    message: (p) => `This list has ${p.max} people, which is the limit. Remove someone first.`,
  },
  'safety.suspended': {
    status: 403,
    message: (p) =>
      `Your account is suspended ${p.until ? `until ${p.until}` : 'for good'}. You can still listen, and take along or delete what is yours.`,
  },
  'safety.report_yourself': { status: 409, message: 'You cannot report yourself or what you said.' },
  'safety.reason_required': { status: 400, message: 'Please choose what is wrong.' },
  'moderation.post_not_found': {
    status: 404,
    message: 'This post is no longer there: it faded or was deleted.',
  },
  'moderation.target_is_moderator': { status: 409, message: 'Moderators cannot be suspended.' },
  'conversation.not_found': { status: 404, message: 'There is no such conversation.' },
  'message.new_recipients_limit': {
    status: 429,
    message: (p) =>
      `You wrote to ${p.max} new people today. Please try again tomorrow. You can always write to people who reply or follow you.`,
  },
  'recipient.unknown': { status: 404, message: 'Nobody was found by that name. Please check the spelling.' },
  'recipient.ambiguous': {
    status: 409,
    message: 'Several people have this name. Please use their @username.',
  },
  'recipient.unconfirmed': {
    status: 409,
    message: 'Someone else may have this name. Please check who it goes to, or use their @username.',
  },
  'recipient.phone_country': {
    status: 400,
    message: 'Please write the number with its country, like +44 20 7946 0000.',
  },
  'recipient.yourself': { status: 400, message: 'This is you. Please choose someone else.' },
  'recipient.changed': {
    status: 409,
    message: 'The recipient is not the person shown any more. Please check who it goes to.',
  },
  'post.script_required': {
    status: 400,
    message:
      'Please generate a healing intention script first by filling out the form and clicking "Create Script"',
  },
  'post.hum_fields_required': {
    status: 400,
    message: 'Please fill in the recipient name and condition fields.',
  },
  'post.script_contains_name': {
    status: 400,
    message: 'The script still says the name itself. Create it again, or take the name out.',
  },
  'post.title_contains_name': { status: 400, message: 'The title still says the name itself.' },
  'post.tags_contain_name': { status: 400, message: 'The tags still say the name itself.' },
  'post.script_locked': {
    status: 400,
    message: 'This script was read aloud as it stands. Record the story again to change it.',
  },
  'post.name_check_required': {
    status: 400,
    message: 'Please confirm that title and tags do not say who this story is about.',
  },
  'post.consent_required': {
    status: 400,
    message: 'Please confirm that you may speak about this person.',
  },
  'post.song_fields_required': {
    status: 400,
    message: 'Please fill in the song title and author, and confirm that the song is original.',
  },
  'post.price_invalid': {
    status: 400,
    message: (p) => `A price is free, or from ${p.min} to ${p.max}.`,
  },
  'post.pro_required': {
    status: 403,
    message: 'Upgrade to Pro ($1/mo) to charge for premium content access',
  },

  // Purchases
  'purchase.free': { status: 409, message: 'This is free to listen to.' },
  'purchase.members_only': {
    status: 409,
    message: 'This is private, for those who work on it. Accept the invitation to listen.',
  },
  'purchase.price_changed': {
    status: 409,
    exposesParams: true,
    message: (p) => `The price is ${p.price} now. Please look at it again.`,
  },
  'purchase.confirming': {
    status: 409,
    message: 'Your payment is being confirmed. Please wait a moment.',
  },
  'plan.changed': { status: 409, message: 'Your plan has changed. Please look at it again.' },
  'billing.not_configured': {
    status: 503,
    message: 'Nothing can be bought here yet: payments are not set up.',
  },
  'billing.failed': {
    status: 502,
    message: 'The payment service did not answer. Nothing was charged. Please try again.',
  },
  'billing.signature_invalid': {
    status: 400,
    message: 'This message was not signed by the payment service.',
  },

  // Connections and replies
  'connection.circular': { status: 409, message: 'A reply cannot lead back to itself.' },
  'connection.different_people': {
    status: 409,
    message: 'These voices are private and between different people. One reply cannot go to all of them.',
  },
  'connection.last_parent': { status: 409, message: 'A reply keeps at least one parent.' },
  'connection.parent_less_public': {
    status: 409,
    message: 'What you connect to is seen by fewer people than your own voice.',
  },
  'connection.not_found': { status: 404, message: 'There is no such connection.' },
  'connection.not_yours': { status: 403, message: 'Only the person who made a connection may delete it.' },
  'reply.sign_in_to_delete': { status: 401, message: 'You must be logged in to delete replies' },
  'reply.not_allowed': {
    status: 403,
    message: (p) => formatReplyRefusal({ from: String(p.from), by: String(p.name) }),
  },
  'reply.delete_failed': { status: 403, message: 'Failed to delete reply. You may not have permission.' },

  // Podcast replies
  'podcast.source_required': {
    status: 400,
    message: 'Please either enter a podcast URL or upload an audio file',
  },
  'podcast.url_required': { status: 400, message: 'Please enter a podcast URL first' },
  'podcast.author_required': { status: 400, message: 'Please enter who you are replying to' },
  'podcast.subject_required': { status: 400, message: 'Please enter the subject/topic' },
  'podcast.tag_required': { status: 400, message: 'Please add at least one more tag for your PC reply' },
  'podcast.file_type': { status: 415, message: 'Please select a valid audio file (WAV, MP3, OGG, M4A)' },
  'podcast.file_too_large': { status: 413, message: 'File size must be less than 50MB' },
  'podcast.load_failed': {
    status: 502,
    message: 'This address could not be loaded. The host may forbid it (CORS restrictions).',
  },
  'podcast.clip_required': { status: 400, message: 'Please trim a clip first.' },
  'podcast.trim_failed': { status: 500, message: 'Failed to trim audio. Please try again.' },

  // Reports about copyright (D31)
  'report.name_required': { status: 400, message: 'Please enter your name.' },
  'report.work_required': { status: 400, message: 'Please say what was used, and whose it is.' },
  'report.confirmation_required': { status: 400, message: 'Please confirm this before you send the report.' },

  // Owlcasts and invitations
  'owlcast.name_required': { status: 400, message: 'Please enter an Owlcast name' },
  'owlcast.sign_in_required': { status: 401, message: 'Please sign in to create an Owlcast' },
  'owlcast.create_failed': { status: 500, message: 'Failed to create Owlcast. Please try again.' },
  'owlcast.create_failed_because': { status: 500, message: (p) => `Failed to create Owlcast: ${p.message}` },
  'owlcast.pro_required': {
    status: 403,
    message: 'Unlisted and private Owlcasts are part of Pro. Upgrade to Pro ($1/mo), or make it public.',
  },
  'owlcast.has_members': {
    status: 409,
    message: 'Others joined or spoke here while it was less open. It stays as open as they knew it.',
  },
  'owlcast.has_buyers': {
    status: 409,
    message: 'Someone pays to hear this, or has paid. It can be unlisted, and stays open to them.',
  },
  'owlcast.visibility_changed': {
    status: 409,
    message: 'This Owlcast is open to more people now. Please look at it again before you record.',
  },
  'owlcast.members_only': { status: 403, message: 'Only those who work on this Owlcast record here.' },
  'owlcast.parents_outside': {
    status: 400,
    message: 'What it answers is not in this Owlcast. Take it away, or record into another one.',
  },
  'owlcast.recording_not_added': {
    status: 409,
    message: 'Recording saved but failed to add to Owlcast. Please try again.',
  },
  'invitation.identifier_required': {
    status: 400,
    message: 'Please enter a collaborator email or @username',
  },
  'invitation.user_not_found': {
    status: 404,
    message: (p) => `User @${p.name} not found. Please check the username or use their email instead.`,
  },
  'invitation.already_collaborator': { status: 409, message: (p) => `${p.name} works on this already.` },
  'invitation.too_many': {
    status: 409,
    message: (p) => `At most ${p.max} people can be invited to one voice.`,
  },
  'invitation.private_message': { status: 403, message: 'Nobody can be invited to a private message.' },
  'invitation.recording_not_supported': {
    status: 403,
    message: 'People are invited to an Owlcast, not to one recording.',
  },
  'invitation.not_found': { status: 404, message: 'There is no such invitation.' },
  'invitation.failed': { status: 500, message: 'Failed to send invitation. Please try again.' },
  'invitation.failed_because': { status: 500, message: (p) => `Failed to send invitation: ${p.message}` },
  'invitation.link_error': {
    status: 400,
    message: (p) => `Invitation link error: ${p.message}. Please contact the person who sent you this link.`,
  },
  'invitation.invalid': {
    status: 410,
    message:
      'This invitation link is invalid or has expired. Please contact the person who sent you this link.',
  },

  // Realtime
  'live.upgrade_required': { status: 426, message: 'This address speaks WebSocket only.' },
  'live.too_many_connections': {
    status: 429,
    message: 'Too many open windows listen at once. Please close some.',
  },

  // Share pages
  'share.incomplete': { status: 400, message: 'Invalid share link - missing content type or ID.' },
  'share.link_invalid': {
    status: 410,
    message: 'This link is invalid or has expired. Please request a new link.',
  },
  'share.link_used': {
    status: 410,
    message: 'This link has expired or has already been used. Please request a new link.',
  },
  'share.not_found_because': {
    status: 404,
    message: (p) =>
      `Content not found: ${p.message}. The content may have been deleted or you may not have permission to view it.`,
  },
  'share.id_invalid': { status: 404, message: 'The ID in this link is not complete.' },
  'share.load_failed': {
    status: 500,
    message: (p) => `Failed to load content: ${p.message}. Please contact support with this URL: ${p.url}.`,
  },
  'share.link_not_needed': {
    status: 400,
    message: 'Only messages to an e-mail address or a phone number have such links.',
  },
  'share.format_unsupported': { status: 501, message: 'Only JSON is spoken here.' },
  'share.removed': { status: 404, message: 'This content may have been removed or the link is invalid.' },

  // Media and uploads
  'media.not_found': { status: 404, message: 'There is nothing to hear here.' },
  'media.invalid': { status: 422, message: 'This is not a recording we can play. Please record it again.' },
  'media.too_long': {
    status: 422,
    message: (p) => `This recording is longer than the ${p.seconds} s allowed here.`,
  },
  'media.too_large': { status: 413, message: (p) => `A recording has at most ${p.megabytes} MB.` },
  'media.hash_mismatch': { status: 422, message: 'The recording changed on its way. Please try again.' },
  'media.already_stored': {
    status: 409,
    message: 'Another version of this recording was sent already. Please try again.',
  },
  'media.not_stored': { status: 409, message: 'The recording has not arrived yet. Please try again.' },
  'media.quota_exceeded': { status: 413, message: 'Your storage is full. Delete some voices to make room.' },
  'media.upload_failed': {
    status: 500,
    message: (p) => `Failed to upload audio: ${p.error} Please try again.`,
  },
  'media.payment_required': { status: 402, exposesParams: true, message: (p) => `${p.price} to listen` },

  // Recording, in the browser
  'record.microphone_denied': { status: 400, message: 'Please allow microphone access to record audio!' },
  'record.microphone_missing': {
    status: 400,
    message: 'No microphone was found. Please connect one and try again.',
  },
  'record.microphone_busy': {
    status: 400,
    message: 'Another app is using the microphone. Please close it there and try again.',
  },
  'record.microphone_lost': {
    status: 400,
    message: 'The microphone was disconnected. Your recording is paused and safe.',
  },
  'record.limit_reached': { status: 400, message: (p) => formatLimitReached(Number(p.seconds)) },
  'record.silent': { status: 400, message: 'We hear nothing. Is the microphone muted?' },
  'record.unsupported': { status: 400, message: 'This browser cannot record audio. Please try another one.' },
  'record.storage_full': {
    status: 507,
    message: 'This device is out of space. Recording goes on in memory: publish it before you close the tab.',
  },
  'record.storage_missing': {
    status: 400,
    message: 'This browser cannot keep what you say while you speak: publish it before you close the tab.',
  },
  'record.open_elsewhere': { status: 409, message: 'This recording is open in another tab.' },
  'record.mixing_failed': { status: 500, message: 'Audio mixing failed. Playing voice only.' },
  'record.empty': { status: 400, message: 'Nothing was recorded. Please try again.' },
  'record.unreadable': {
    status: 400,
    message: 'This device can no longer read the recording. Please record it again.',
  },

  // Playback, in the browser
  'play.missing': {
    status: 404,
    message: (p) => `Could not play this ${p.kind}. The audio file might be missing or corrupted.`,
  },
  'play.failed': { status: 500, message: (p) => `Could not play this ${p.kind}. Please try again.` },
  'play.audio_error': { status: 500, message: (p) => `Audio error: ${p.code} - ${p.message}` },
  'play.playback_failed': { status: 500, message: (p) => `Playback failed: ${p.name} - ${p.message}` },
  'play.no_hum': { status: 404, message: 'No healing messages found for this story' },
  'play.hum_error': { status: 500, message: 'Error loading healing story audio' },
  'play.no_songs': { status: 404, message: 'No songs found for this chain' },
  'play.songs_error': { status: 500, message: 'Error loading song chain audio' },
  'play.audio_failed': { status: 500, message: 'Could not play audio. Please try again.' },
  'play.no_conversation': { status: 404, message: 'No audio found for this conversation' },
  'play.conversation_error': { status: 500, message: 'Error loading conversation audio' },

  // Profile and avatar
  'profile.fields_required': { status: 400, message: 'Please fill in all fields' },
  'profile.update_failed': { status: 500, message: 'Failed to update profile. Please try again.' },
  'avatar.not_an_image': { status: 415, message: 'Please select an image file' },
  'avatar.too_large': { status: 413, message: 'Image must be smaller than 10MB' },
  'avatar.update_failed': { status: 500, message: 'Failed to update avatar. Please try again.' },
  'avatar.upload_failed': { status: 500, message: 'Failed to upload avatar. Please try again.' },
  'avatar.invalid': {
    status: 422,
    message: (p) => `This is no still JPEG, PNG or WebP picture of at most ${p.pixels} pixels a side.`,
  },
  'profile.username_changes': {
    status: 429,
    message: (p) => `A username can be changed ${p.count} times in ${p.days} days. Please wait a while.`,
  },

  // Notifications and contacts
  'notification.denied': {
    status: 403,
    message: 'Notification permission denied. You can allow notifications in your browser settings.',
  },
  'contacts.denied': {
    status: 403,
    message: 'Contact access denied. You can allow it in your browser settings or import a file.',
  },
  'contacts.sync_failed': { status: 500, message: (p) => `Failed to sync contacts: ${p.reason}` },
  'contacts.unsupported': {
    status: 400,
    message: 'This browser cannot open your contacts. Please import a file instead.',
  },
  'contacts.daily_limit': {
    status: 429,
    message: (p) =>
      `You looked for ${formatNumber(Number(p.max))} addresses and numbers today, which is the limit. Please go on tomorrow.`,
  },
  'contacts.import_failed': { status: 500, message: (p) => `Failed to import contacts: ${p.reason}` },

  // Library
  'library.load_failed': { status: 500, message: 'Failed to load MUEs' },
  'library.setup_failed': { status: 500, message: 'Failed to setup MUEs table' },
  'library.populate_failed': { status: 500, message: 'Failed to populate database' },
  'library.sync_failed': { status: 500, message: 'Failed to sync from storage' },
  'library.no_url': { status: 404, message: (p) => `Cannot play ${p.name} - no URL` },
  'library.play_failed': { status: 500, message: (p) => `Could not play ${p.name}` },
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof ERRORS
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[]

export function getErrorStatus(code: ErrorCode): number {
  return ERRORS[code].status
}

/** The texts of all errors in another language. */
export type ErrorTexts = Readonly<Record<ErrorCode, ErrorRow['message']>>

function findErrorTranslation(code: ErrorCode): Pick<ErrorRow, 'message'> | undefined {
  const message = (findTranslation('ERRORS') as Partial<ErrorTexts> | undefined)?.[code]
  return message === undefined ? undefined : { message }
}

/** Returns the text of a code in the current language; `params` fill its placeholders. */
export function formatErrorMessage(code: ErrorCode, params: Params = {}): string {
  const { message }: Pick<ErrorRow, 'message'> = findErrorTranslation(code) ?? ERRORS[code]
  return typeof message === 'string' ? message : message(params)
}

/** Returns the text of an error in the current language, which may differ from the one it was created in. */
export function formatAppError({ code, message, messageParams }: AppError): string {
  return messageParams ? formatErrorMessage(code, messageParams) : message
}

/**
 * Creates an error: `throw appError('post.tags_required', { mode: 'squawk' }, 'tags')`. `field` names the form
 * input that it is about.
 */
export function appError(code: ErrorCode, params?: Params, field?: string, cause?: unknown): AppError {
  const { status, exposesParams }: ErrorRow = ERRORS[code]
  const exposedParams = exposesParams ? params : undefined
  return new AppError(
    code,
    {
      status,
      message: formatErrorMessage(code, params),
      cause,
      params: exposedParams,
      messageParams: params ?? {},
    },
    field,
  )
}
