/** The notifications panel: a sentence for each reason, with names and titles emphasized. */
import { defineMessages } from '../../domain/i18n/i18n'
import { createPluralizer } from '../../domain/i18n/plural'
import { getKind, type Kind } from '../../domain/kinds'
import type { SystemNotice } from '../../domain/notifications/notifications'
import type { Notification } from '../../domain/notifications/notifications.schema'
import { KIND_LABELS } from './kinds'

/** A piece of a sentence; names and titles are emphasized and keep their own text direction. */
export type SentencePiece = string | { name: string }

export const NOTICES = defineMessages('NOTICES', {
  heading: 'Notifications',
  markAllRead: 'Mark all read',
  markedAllRead: 'All notifications are marked as read.',
  unread: 'unread',
  list: 'All notifications',
  delete: (sentence: string) => `Delete notification: ${sentence}`,
  deleted: 'Notification deleted.',
  undo: 'Undo',
  loadEarlier: 'Earlier notifications',
  loading: 'Loading notifications',
  loadingEarlier: 'Loading earlier ones',
  offline: 'You’re offline. This list may be out of date.',
  stale: 'We couldn’t refresh this list. It may be out of date.',
  empty: {
    title: 'No notifications yet',
    text: 'Replies, mentions, messages and invitations will appear here.',
  },
})

type SentenceValues = { who: SentencePiece; what: SentencePiece; count: number }
type Sentence = (values: SentenceValues) => readonly SentencePiece[]
/** For a single event and for several. */
type Sentences = { one: Sentence; many: Sentence }
type Plain = Exclude<SystemNotice, 'moderation.hidden' | 'moderation.shown'>

const SUSPENSION_NOTE = '. You can still listen, and download or delete your data.'
const counted = createPluralizer('en')
const same = (sentence: Sentence): Sentences => ({ one: sentence, many: sentence })

/** The sentences by reason. */
export const NOTICE_SENTENCES = defineMessages<{
  someone: string
  /** A post without a title: 'a squawk'. */
  untitledPost: (kind: Kind) => string
  ownPost: string
  system: Record<Plain, readonly SentencePiece[]>
  hidden: (voice: SentencePiece) => readonly SentencePiece[]
  restored: (voice: SentencePiece) => readonly SentencePiece[]
  /** By how replies to the kind work: a chain, recordings, or single posts. */
  replied: Record<'chain' | 'cast' | 'voice', Sentences>
  events: Record<Exclude<Notification['reason'], 'reply' | 'system'>, Sentences>
}>('NOTICE_SENTENCES', {
  /** For an actor with a deleted account. */
  someone: 'Someone',
  untitledPost: (kind) => `a ${KIND_LABELS[kind].noun}`,
  ownPost: 'one of your posts',
  system: {
    'plan.ended': [{ name: 'Your Pro plan has ended' }, '. Everything you made with it stays as it is.'],
    'moderation.suspended': [{ name: 'Your account is suspended for now' }, SUSPENSION_NOTE],
    'moderation.suspended_for_good': [{ name: 'Your account is permanently suspended' }, SUSPENSION_NOTE],
    'moderation.released': ['Your account is no longer suspended.'],
  },
  hidden: (voice) => ['A moderator hid ', voice, '. No one can hear it for now.'],
  restored: (voice) => ['A moderator restored ', voice, '.'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' added a voice to ', what],
      many: ({ who, what, count }) => [
        ...[counted(count, { one: '# voice', other: '# voices' }), ' joined '],
        ...[what, ', the latest from ', who],
      ],
    },
    cast: {
      one: ({ who, what }) => [who, ' added a recording to ', what],
      many: ({ who, what, count }) => [
        ...[counted(count, { one: '# new recording', other: '# new recordings' }), ' in '],
        ...[what, ', the latest from ', who],
      ],
    },
    voice: {
      one: ({ who, what }) => [who, ' replied to ', what],
      many: ({ who, what, count }) => [
        ...[counted(count, { one: '# reply', other: '# replies' }), ' to '],
        ...[what, ', the latest from ', who],
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' sent you a MUE'],
      many: ({ who, count }) => [who, ` sent you ${counted(count, { one: '# MUE', other: '# MUEs' })}`],
    },
    mention: same(({ who, what }) => [who, ' mentioned you in ', what]),
    invite: same(({ who, what }) => [who, ' invited you to collaborate on ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' shared ', what],
      many: ({ who, what, count }) => [
        who,
        ` shared ${counted(count, { one: '# post', other: '# posts' })}. The latest is `,
        what,
      ],
    },
    every_squawk: same(({ who, what }) => ['There are new squawks. The latest is ', what, ' by ', who]),
    report: {
      one: () => ['A new report is waiting.'],
      many: ({ count }) => [
        `${counted(count, { one: '# new report is', other: '# new reports are' })} waiting.`,
      ],
    },
    expiry: same(({ what }) => [what, ' fades soon. Listen again while you can.']),
  },
})

/** The title of the post; an expired one has none. */
function getSystemSentence(message: SystemNotice, about: string | null): readonly SentencePiece[] {
  const voice: SentencePiece = about ? { name: about } : NOTICE_SENTENCES.ownPost
  if (message === 'moderation.hidden') return NOTICE_SENTENCES.hidden(voice)
  if (message === 'moderation.shown') return NOTICE_SENTENCES.restored(voice)
  return NOTICE_SENTENCES.system[message]
}

/** The sentence of a notification. */
export function toSentence({
  reason,
  actor,
  post,
  count,
  message,
  deletedTitle,
}: Notification): readonly SentencePiece[] {
  if (reason === 'system') return message ? getSystemSentence(message, deletedTitle) : []
  const { replied, events, someone, untitledPost } = NOTICE_SENTENCES
  const sentences = reason === 'reply' ? replied[getReplyStyle(post)] : events[reason]
  const what = post?.title ? { name: post.title } : post ? untitledPost(post.kind) : ''
  const values = { who: { name: actor?.displayName ?? someone }, what, count }
  return count > 1 ? sentences.many(values) : sentences.one(values)
}

/** The pieces as plain text. */
export function joinPieces(pieces: readonly SentencePiece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('')
}

function getReplyStyle(post: Notification['post']) {
  const kind = post && getKind(post.kind)
  if (kind?.hasRecordings) return 'cast'
  return kind?.playsAs === 'chain' ? 'chain' : 'voice'
}
