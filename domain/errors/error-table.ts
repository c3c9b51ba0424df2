/**
 * The table of errors: code -> HTTP status and the text users read (spec §5, §8). Code throws by code (`throw
 * appError('post.tags_required', { mode: 'squawk' })`) and never compares texts. A
 * server response carries its own text; errors without a response are in `network-errors.ts`.
 */

import { formatNumber } from '../i18n/dates'
import { CODE_DIGITS, IMPORTS_MAX, PARENTS_MAX } from '../limits'
import type { ErrorRow } from './error-row'
import { NETWORK_ERRORS, type NetworkErrorCode } from './network-errors'
import { formatLimitReached } from './recording-limit'
import { formatReplyRefusal } from './reply-refusal'

export const ERROR_TABLE = {
  // Requests
  ...NETWORK_ERRORS,
  // The outbox says of a recording that it is saved; for any other request nothing is.
  'request.busy': { status: 503, message: 'Owlcast is very busy right now. Please try again.' },
  'request.invalid': { status: 400, message: (p) => `Something in this request isn’t right: ${p.reason}` },
  'request.length_required': { status: 411, message: 'We need to know the size of the upload first.' },
  'request.wrong_type': { status: 415, message: 'We can’t accept this type of content here.' },
  'request.prefetch_refused': {
    status: 403,
    message: 'Press the button to open this.',
  },
  'request.forbidden_origin': {
    status: 403,
    message: 'This request came from another site, so we blocked it.',
  },
  'request.idempotency_key_reused': {
    status: 422,
    message: 'You already sent this with different content.',
  },
  'request.idempotency_key_required': { status: 400, message: 'This request needs an Idempotency-Key.' },
  'request.puzzle_required': { status: 403, message: 'One quick check first: please solve the puzzle.' },
  'request.puzzle_failed': { status: 403, message: 'The puzzle didn’t work out. Please try again.' },
  'request.range_invalid': { status: 416, message: 'This recording doesn’t have that part.' },

  // Auth (spec §5, §8)
  'auth.required': { status: 401, message: 'Please sign in to continue.' },
  'auth.forbidden': { status: 403, message: 'You don’t have permission to do this.' },
  'auth.age_required': {
    status: 403,
    message: 'Owlcast is for adults. Please confirm that you’re 18 or over.',
  },
  'auth.email_and_password_required': { status: 400, message: 'Please enter both email and password' },
  'auth.fields_required': { status: 400, message: 'Please fill in all fields' },
  'auth.email_invalid': { status: 400, message: 'Please enter an email address like name@example.org.' },
  'auth.address_refused': {
    status: 400,
    message: 'You can’t sign up here with this email address.',
  },
  'auth.password_length': {
    status: 400,
    message: (p) => `Your password needs ${p.min} to ${p.max} characters.`,
  },
  'auth.username_invalid': {
    status: 400,
    message: (p) => `Your username needs ${p.min} to ${p.max} characters: a to z, 0 to 9 and _.`,
  },
  'auth.username_taken': { status: 409, message: 'This username is taken. Please choose another.' },
  'auth.display_name_too_long': {
    status: 400,
    message: (p) => `Your display name can have up to ${p.max} characters.`,
  },
  'auth.bad_credentials': { status: 401, message: 'Failed to sign in. Please check your credentials.' },
  'auth.sign_in_failed': { status: 500, message: 'Failed to sign in' },
  'auth.sign_up_failed': { status: 500, message: 'Failed to create account. Please try again.' },
  'auth.account_failed': { status: 500, message: 'Failed to create account' },
  'auth.verification_invalid': {
    status: 400,
    message: 'This link is invalid or has expired. Please request a new link.',
  },
  'auth.sign_up_expired': { status: 410, message: 'This sign-up has expired. Please sign in again.' },
  'auth.google_failed': { status: 502, message: 'Failed to sign in with Google' },
  'auth.phone_required': { status: 400, message: 'Please enter your phone number' },
  'auth.code_required': { status: 400, message: 'Please enter the verification code' },
  'auth.code_send_failed': { status: 502, message: 'Failed to send verification code' },
  'auth.code_invalid': { status: 400, message: 'Invalid verification code' },
  'auth.phone_paused': {
    status: 403,
    message:
      'Signing in with this number is paused because your password was changed. Sign in another way, then turn it on again in Settings.',
  },
  'auth.code_failed': { status: 500, message: 'Failed to verify code' },
  'auth.code_length': { status: 400, message: `Please enter the ${CODE_DIGITS} digits of the code.` },
  'auth.sign_up_closed': { status: 403, message: 'This site isn’t taking new members right now.' },
  'auth.sign_up_invitation': {
    status: 403,
    message: 'You need an invitation to join. Ask someone who’s already here for a link.',
  },
  'auth.sign_up_invitation_invalid': {
    status: 410,
    message: 'This invitation was already used, or it’s too old. Please ask for a new one.',
  },
  'auth.sign_up_waiting': {
    status: 403,
    message: 'Your sign-up is waiting for approval. We’ll write to you as soon as it’s decided.',
  },

  // The site
  'site.invitations_off': { status: 409, message: 'People can’t be invited with a link right now.' },
  'site.invitations_full': {
    status: 409,
    message: (p) => `You can have up to ${p.max} open invitations. Delete one, or wait until one is used.`,
  },
  'setup.link_invalid': {
    status: 403,
    message: 'This setup link isn’t right. Please open the newest one from the deployment’s output.',
  },
  'setup.link_used': {
    status: 410,
    message: 'This setup link was already used. Please sign in with the account that was created with it.',
  },
  'setup.link_expired': {
    status: 410,
    message: 'This setup link is too old. Please create a new one: npm run setup-link -- --env production',
  },
  'setup.done': { status: 409, message: 'This site already has an admin. Please sign in instead.' },
  'setup.email_taken': { status: 409, message: 'This email address already has an account here.' },

  'email.already_set': { status: 409, message: 'Your account already has an email address.' },
  'email.wrong_account': {
    status: 403,
    message: 'This link is for another account. Sign in to that account and open the link again.',
  },
  'phone.taken': { status: 409, message: 'This number belongs to another account.' },
  'phone.last_sign_in_method': {
    status: 409,
    message: 'You sign in with this number. Add an email address before you remove it.',
  },

  // Passkeys
  // Access tokens
  'token.invalid': {
    status: 401,
    message: 'This access token doesn’t exist. Please check that it’s complete.',
  },
  'token.expired': { status: 401, message: 'This access token has expired. Please create a new one.' },
  'token.revoked': { status: 401, message: 'This access token was revoked. Please create a new one.' },
  'token.scope_missing': {
    status: 403,
    message: (p) => `This access token isn’t allowed to do this. It needs the permission ${p.scope}.`,
    exposesParams: true,
  },
  'token.session_required': {
    status: 403,
    message: 'Access tokens can’t do this. Please sign in to the app.',
  },
  'token.in_address': {
    status: 400,
    message:
      'Please send the access token in the Authorization header. Addresses end up in logs, so revoke this token now.',
  },
  'token.too_many': {
    status: 409,
    message: (p) => `You can have up to ${p.max} access tokens. Please revoke one first.`,
  },
  'token.name_required': { status: 400, message: 'Please give the access token a name.' },
  'webhook.address_refused': {
    status: 400,
    message: 'Please enter a public address that begins with https://.',
  },
  'webhook.too_many': {
    status: 409,
    message: (p) => `You can have up to ${p.max} webhooks. Please delete one first.`,
  },

  'passkey.unknown': {
    status: 401,
    message: 'We don’t know this passkey any more. Please sign in another way.',
  },
  'passkey.paused': {
    status: 403,
    message:
      'This passkey is paused because your password was changed. Sign in another way, then turn it on again in Settings.',
  },
  'passkey.invalid': { status: 400, message: 'We couldn’t check this passkey. Please try again.' },
  'passkey.expired': { status: 410, message: 'This took too long. Please try again.' },
  'passkey.not_confirmed': { status: 400, message: 'The passkey wasn’t confirmed. Nothing changed.' },
  'passkey.already_registered': {
    status: 409,
    message: 'This device already has a passkey for your account.',
  },
  'passkey.too_many': {
    status: 409,
    message: (p) => `You can have up to ${p.max} passkeys. Please remove one first.`,
  },
  'passkey.not_found': { status: 404, message: 'We can’t find this passkey. It may have been removed.' },
  'passkey.name_required': { status: 400, message: 'Please give the passkey a name.' },
  'passkey.name_too_long': { status: 400, message: (p) => `The name can have up to ${p.max} characters.` },

  // Proof of identity, account deletion and export
  'proof.required': { status: 403, message: 'Please confirm first that it’s you.' },
  'account_deletion.name_mismatch': {
    status: 400,
    message: (p) => `Type your username, @${p.name}, to confirm that you want to delete everything.`,
  },
  'proof.password_required': { status: 400, message: 'Please enter your password.' },
  'proof.password_wrong': { status: 403, message: 'That password isn’t right. Please try again.' },
  'proof.sign_in_required': {
    status: 403,
    message: 'Please sign in again first, so that we know it’s you.',
  },
  'account_deletion.failed': { status: 500, message: 'Failed to delete your data. Please try again.' },
  'export.failed': { status: 500, message: 'Failed to download your data. Please try again.' },
  'recipient.deleted': {
    status: 410,
    message: 'This person has left Owlcast. They can’t get your messages any more.',
  },

  // Posts and publishing
  'post.not_found': {
    status: 404,
    message:
      'Content not found. The content may have been deleted or you may not have permission to view it.',
  },
  'post.tags_required': { status: 400, message: (p) => `Please add tags for your ${p.mode}` },
  'post.audio_required': { status: 400, message: 'Please record something first.' },
  'post.title_too_long': { status: 400, message: (p) => `The title can have up to ${p.max} characters.` },
  'post.tags_too_long': {
    status: 400,
    message: (p) => `Your tags can have up to ${p.max} characters in total.`,
  },
  'post.text_too_long': { status: 400, message: (p) => `This text can have up to ${p.max} characters.` },
  'post.text_invalid': {
    status: 400,
    message: 'This text has characters that we can’t show. Please remove them.',
  },
  'post.too_many_parents': { status: 400, message: `Maximum ${PARENTS_MAX} parent posts allowed per reply` },
  'post.publish_failed': {
    status: 500,
    message: (p) => `Failed to publish ${p.name}. Please try again. Error: ${p.message}`,
  },
  'post.table_unreachable': { status: 503, message: 'Squawks table not accessible' },
  'post.edit_conflict': {
    status: 409,
    message: 'This was changed in another window. Please check it again.',
  },
  'transcript.no_recording': { status: 409, message: 'This post has no recording.' },
  'transcript.too_short': { status: 409, message: 'This recording is too short to have words.' },
  'transcript.not_configured': { status: 409, message: 'Transcripts aren’t available here yet.' },
  'transcript.not_ready': { status: 409, message: 'There are no words to change yet.' },
  'transcript.changed': {
    status: 409,
    message:
      'These words were changed in another window. Yours are still here: compare them, then save again to replace the others.',
  },
  'transcript.empty': { status: 400, message: 'Please write what was said, or remove the words.' },
  'post.kind_unavailable': { status: 400, message: 'You can’t publish this kind of post yet.' },
  'post.already_published': { status: 409, message: 'You’ve already published this recording.' },
  'post.audio_or_track_required': {
    status: 400,
    message: 'Please select a MUE or record audio for your message',
  },
  'post.recipient_required': { status: 400, message: 'Please enter recipient (@username, email, or phone)' },
  'follow.yourself': { status: 409, message: 'You can’t follow yourself.' },
  'follow.too_many': {
    status: 409,
    message: (p) => `You follow ${p.max} people, which is the limit. Unfollow someone first.`,
  },
  'safety.yourself': { status: 409, message: 'You can’t block or mute yourself.' },
  'feed.too_many': {
    status: 409,
    message: (p) => `You have ${p.max} private addresses, which is the limit. Remove one first.`,
  },
  'safety.too_many': {
    status: 409,
    message: (p) => `This list has ${p.max} people, which is the limit. Remove someone first.`,
  },
  'safety.suspended': {
    status: 403,
    message: (p) =>
      `Your account is ${p.until ? `suspended until ${p.until}` : 'permanently suspended'}. You can still listen, download your data, and delete your posts or your account.`,
  },
  'safety.report_yourself': { status: 409, message: 'You can’t report yourself or your own posts.' },
  'safety.reason_required': { status: 400, message: 'Please choose what’s wrong.' },
  'moderation.post_not_found': {
    status: 404,
    message: 'This is gone. It expired or was deleted.',
  },
  'moderation.yourself': { status: 409, message: 'This is about you. Another moderator has to decide it.' },
  'moderation.target_is_moderator': { status: 409, message: 'Only an admin can do this to a moderator.' },
  'moderation.already_decided': { status: 409, message: 'Another moderator has already decided this.' },
  'moderation.person_not_found': { status: 404, message: 'We can’t find this member.' },
  'moderation.name_mismatch': {
    status: 400,
    message: (p) => `Type @${p.name} to confirm that you want to remove this account.`,
  },
  'moderation.content_refused': {
    status: 400,
    message: 'This site doesn’t allow some of these words. Please choose others.',
  },
  'moderation.rule_invalid': {
    status: 400,
    message: 'Please enter a word, an email address or a domain like example.org.',
  },
  'moderation.too_many_rules': {
    status: 409,
    message: (p) => `There are ${p.max} rules, which is the limit. Remove one first.`,
  },
  'moderation.decision_not_found': { status: 404, message: 'We can’t find this decision.' },
  'moderation.appeal_repeated': { status: 409, message: 'You already appealed this decision.' },
  'moderation.appeal_late': {
    status: 409,
    message: (p) => `You could appeal this decision for ${p.days} days. That time is over.`,
  },
  'moderation.appeal_by_other': {
    status: 409,
    message: 'You made this decision, so another moderator decides the appeal.',
  },
  'conversation.not_found': { status: 404, message: 'We can’t find this conversation.' },
  'message.new_recipients_limit': {
    status: 429,
    message: (p) =>
      `You messaged ${p.max} new people today, which is the limit. Please try again tomorrow. You can always message people who reply to you or follow you.`,
  },
  'recipient.unknown': { status: 404, message: 'No one found. Check the name, or use their email.' },
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
    message: 'Please add the country code, like +44 20 7946 0000.',
  },
  'recipient.yourself': { status: 400, message: 'That’s you. Please choose someone else.' },
  'recipient.changed': {
    status: 409,
    message: 'The recipient isn’t the person you saw any more. Please check who it goes to.',
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
    message: 'The script still says their real name. Create it again, or remove the name.',
  },
  'post.title_contains_name': {
    status: 400,
    message: 'The title still says their real name. Please remove it.',
  },
  'post.tags_contain_name': { status: 400, message: 'The tags still say their real name. Please remove it.' },
  'post.script_locked': {
    status: 400,
    message: 'You’ve already read this script aloud. To change it, record the story again.',
  },
  'post.name_check_required': {
    status: 400,
    message: 'Please confirm that the title and tags don’t say who this story is about.',
  },
  'post.consent_required': {
    status: 400,
    message: 'Please confirm that you have permission to speak about this person.',
  },
  'post.song_fields_required': {
    status: 400,
    message: 'Please fill in the song title and author, and confirm that the song is original.',
  },
  'post.price_invalid': {
    status: 400,
    message: (p) => `Choose free, or a price from ${p.min} to ${p.max}.`,
  },
  'post.price_below_cost': {
    status: 400,
    message: (p) => `At ${p.price}, card costs take it all. Choose ${p.min} or more.`,
  },
  'post.pro_required': {
    status: 403,
    message: 'Upgrade to Pro ($1/mo) to charge for premium content access',
  },

  // Purchases
  'purchase.free': { status: 409, message: 'This is free to listen to.' },
  'purchase.members_only': {
    status: 409,
    message: 'This is private. Only collaborators can listen, so accept your invitation first.',
  },
  'purchase.price_changed': {
    status: 409,
    exposesParams: true,
    message: (p) => `The price is now ${p.price}. Please check it again.`,
  },
  'purchase.confirming': {
    status: 409,
    message: 'We’re confirming your payment. Please wait a moment.',
  },
  'plan.changed': { status: 409, message: 'Your plan has changed. Please check it again.' },
  'billing.not_configured': {
    status: 503,
    message: 'You can’t buy anything here yet. Payments aren’t set up.',
  },
  'billing.failed': {
    status: 502,
    message: 'The payment service didn’t answer. You weren’t charged. Please try again.',
  },
  'payouts.not_offered': {
    status: 503,
    message: 'This site doesn’t pay out by itself yet. Your earnings are kept for you.',
  },
  'payouts.failed': {
    status: 502,
    message: 'The payment service didn’t answer. Nothing was changed. Please try again.',
  },
  'billing.signature_invalid': {
    status: 400,
    message: 'This message wasn’t signed by the payment service.',
  },

  'email.report_unsigned': { status: 400, message: 'This message wasn’t signed by the mail service.' },

  // Connections and replies
  'connection.circular': { status: 409, message: 'A reply can’t lead back to itself.' },
  'connection.different_people': {
    status: 409,
    message:
      'These messages are private and between different people. You can’t send one reply to all of them.',
  },
  'connection.other_recipient': {
    status: 409,
    message:
      'You’re answering a private message, so your answer goes to the person you’re talking with. Leave out the other recipient.',
  },
  'connection.last_parent': { status: 409, message: 'Keep at least one post that you’re replying to.' },
  'connection.parent_less_public': {
    status: 409,
    message: 'You can’t connect to that post. Fewer people can see it than yours.',
  },
  'connection.moment_invalid': {
    status: 400,
    message: 'That part of the recording can’t be replied to. Choose one that you can hear.',
  },
  'connection.not_found': { status: 404, message: 'We can’t find this connection.' },
  'connection.not_yours': { status: 403, message: 'Only the person who made this connection can delete it.' },
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
  'podcast.file_unsupported': {
    status: 415,
    message: (p) =>
      `This browser can’t play the sound in this ${p.format} file. Please export it again, as MP3 or AAC.`,
  },
  'podcast.file_changes': {
    status: 415,
    message: 'This file changes its format in its first second, and only that much of it can be read.',
  },
  'podcast.file_too_short': {
    status: 415,
    message: (p) => `This file is too short for a clip. It needs at least ${p.min} s of sound.`,
  },
  'podcast.file_too_large': { status: 413, message: 'File size must be less than 50MB' },
  'podcast.file_too_long': {
    status: 413,
    message: (p) =>
      `This browser can open ${p.max} minutes of this kind of file. Please choose a shorter file, or an MP3.`,
  },
  'podcast.load_failed': {
    status: 502,
    message: 'We couldn’t load this address. The host may not allow it (CORS restrictions).',
  },
  'podcast.clip_required': { status: 400, message: 'Please trim a clip first.' },
  'podcast.trim_failed': { status: 500, message: 'Failed to trim audio. Please try again.' },

  // Imports
  'import.feed_unreachable': {
    status: 422,
    message: 'We couldn’t load this feed. Check the address, and that anyone can open it.',
  },
  'import.feed_invalid': {
    status: 422,
    message: 'We found no podcast at this address. Please enter the address of its RSS feed.',
  },
  'import.feed_choice': {
    status: 422,
    exposesParams: true,
    message: (p) => `This page has more than one feed. Please enter the address of one of them: ${p.url}`,
  },
  'import.too_many': {
    status: 409,
    message: `You can import up to ${IMPORTS_MAX} podcasts. Remove one that isn’t confirmed yet.`,
  },
  'import.expired': { status: 410, message: 'This post has faded already, so we didn’t bring it in.' },
  'import.owlcast_missing': { status: 409, message: 'The Owlcast of this recording isn’t here.' },
  'import.clip_limit': {
    status: 429,
    message: (p) => `You can bring in ${p.count} clips of an episode a day. Import again tomorrow.`,
  },
  'import.recent_limit': {
    status: 429,
    message: (p) => `You can bring in ${p.count} public posts of the last day per hour. Import again later.`,
  },
  'import.not_found': { status: 404, message: 'We can’t find this import.' },
  'import.proved': { status: 409, message: 'You already showed that this podcast is yours.' },
  'import.no_email': {
    status: 409,
    message: 'This feed names no email address. Put the code into its description instead.',
  },
  'import.code_missing': {
    status: 409,
    message: (p) =>
      `The feed doesn’t have the code ${p.code} yet. Some hosts take a few minutes to update it.`,
  },
  'import.code_wrong': {
    status: 400,
    message: 'This code is wrong or too old. Check it, or send a new one.',
  },

  // Reports about copyright (D31)
  'report.name_required': { status: 400, message: 'Please enter your name.' },
  'report.work_required': { status: 400, message: 'Please tell us what was used and who owns it.' },
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
    message: 'Others joined or recorded while this was more private. You can’t make it more public now.',
  },
  'owlcast.has_buyers': {
    status: 409,
    message: 'People have paid to listen. You can make this unlisted, but not private.',
  },
  'owlcast.visibility_changed': {
    status: 409,
    message: 'More people can hear this Owlcast now. Please check it again before you publish.',
  },
  'owlcast.members_only': {
    status: 403,
    message: 'Only collaborators can reply to this Owlcast, by recording in it.',
  },
  'owlcast.parents_outside': {
    status: 400,
    message: 'The post you’re replying to isn’t in this Owlcast. Remove it, or choose another Owlcast.',
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
  'invitation.already_collaborator': { status: 409, message: (p) => `${p.name} is already a collaborator.` },
  'invitation.too_many': {
    status: 409,
    message: (p) => `You can invite up to ${p.max} people to one post.`,
  },
  'invitation.private_message': { status: 403, message: 'You can’t invite anyone to a private message.' },
  'invitation.recording_not_supported': {
    status: 403,
    message: 'Please invite people to the Owlcast, not to one recording.',
  },
  'invitation.not_found': { status: 404, message: 'We can’t find this invitation.' },
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
  'live.upgrade_required': { status: 426, message: 'This address only accepts WebSocket connections.' },
  'live.too_many_connections': {
    status: 429,
    message: 'You have too many windows open. Please close some.',
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
    message: 'Only messages to an email address or phone number have these links.',
  },
  'share.format_unsupported': { status: 501, message: 'Only JSON is supported.' },
  'share.removed': { status: 404, message: 'This content may have been removed or the link is invalid.' },

  // Media and uploads
  'media.not_found': { status: 404, message: 'We can’t find this recording.' },
  'media.invalid': { status: 422, message: 'We can’t play this recording. Please record it again.' },
  'media.damaged': { status: 422, message: 'This sound is damaged or incomplete.' },
  'media.changes_format': {
    status: 422,
    message: 'This sound changes its format partway, and browsers stop playing there.',
  },
  'media.wav_format': {
    status: 422,
    message: 'A WAV has to be 16-bit mono, with nothing but the sound in it.',
  },
  'media.too_long': {
    status: 422,
    message: (p) => `This recording is too long. You can record up to ${p.seconds} s here.`,
  },
  'media.too_large': {
    status: 413,
    message: (p) => `This recording is too large. It can have up to ${p.megabytes} MB.`,
  },
  'media.hash_mismatch': { status: 422, message: 'The recording didn’t arrive complete. Please try again.' },
  'media.already_stored': {
    status: 409,
    message: 'You already sent another version of this recording. Please try again.',
  },
  'media.not_stored': { status: 409, message: 'The recording hasn’t arrived yet. Please try again.' },
  'media.quota_exceeded': { status: 413, message: 'Your storage is full. Delete some posts to make room.' },
  'media.upload_failed': {
    status: 500,
    message: (p) => `Failed to upload audio: ${p.error} Please try again.`,
  },
  'media.payment_required': { status: 402, exposesParams: true, message: (p) => `${p.price} to listen` },

  // Recording, in the browser
  'record.microphone_denied': { status: 400, message: 'Please allow microphone access to record audio!' },
  'record.microphone_missing': {
    status: 400,
    message: 'We can’t find a microphone. Please connect one and try again.',
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
  'record.silent': { status: 400, message: 'We can’t hear you. Is your microphone muted?' },
  'record.clipping': {
    status: 400,
    message: 'Your recording is distorting. Move away from the microphone or turn its level down.',
  },
  'record.silent_take': {
    status: 400,
    message: 'We can hear almost nothing in this recording. Check your microphone and record again.',
  },
  'record.clipped_take': {
    status: 400,
    message:
      'Parts of this recording are distorted, and that can’t be repaired. Move away from the microphone or turn its level down, then record again.',
  },
  'record.unsupported': { status: 400, message: 'This browser can’t record audio. Please try another one.' },
  'record.storage_full': {
    status: 507,
    message: 'This device is out of space. You can keep recording, but publish before you close the tab.',
  },
  'record.storage_missing': {
    status: 400,
    message: 'This browser can’t save while you record. Publish before you close the tab.',
  },
  'record.open_elsewhere': { status: 409, message: 'This recording is open in another tab.' },
  'record.mixing_failed': { status: 500, message: 'Audio mixing failed. Playing voice only.' },
  'record.empty': { status: 400, message: 'Nothing was recorded. Please try again.' },
  'record.unreadable': {
    status: 400,
    message: 'This device can’t read the recording any more. Please record it again.',
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
  'profile.fediverse_invalid': { status: 400, message: 'Please write it like @name@server.example' },
  'picture.not_an_image': { status: 415, message: 'Please select an image file' },
  'picture.too_large': { status: 413, message: 'Image must be smaller than 10MB' },
  'avatar.update_failed': { status: 500, message: 'Failed to update avatar. Please try again.' },
  'avatar.upload_failed': { status: 500, message: 'Failed to upload avatar. Please try again.' },
  'avatar.invalid': {
    status: 422,
    message: (p) => `Please use a still JPEG, PNG or WebP image of up to ${p.pixels} pixels a side.`,
  },
  'cover.invalid': {
    status: 422,
    message: (p) => `Please use a square JPEG image of up to ${p.pixels} pixels a side.`,
  },
  'profile.username_changes': {
    status: 429,
    message: (p) =>
      `You can change your username ${p.count} times in ${p.days} days. Please try again later.`,
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
    message: 'This browser can’t open your contacts. Please import a file instead.',
  },
  'contacts.daily_limit': {
    status: 429,
    message: (p) =>
      `You looked up ${formatNumber(Number(p.max))} addresses and numbers today, which is the limit. Please continue tomorrow.`,
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

export type ErrorCode = keyof typeof ERROR_TABLE
export const ERROR_CODES = Object.keys(ERROR_TABLE) as ErrorCode[]

/** The texts of all errors in another language, without those of `network-errors.ts`. */
export type ErrorTexts = Readonly<Record<Exclude<ErrorCode, NetworkErrorCode>, ErrorRow['message']>>
