/** What the panel of notifications says: a sentence for each reason, whose names and titles stand out. */
import { kindOf } from '../../domain/kinds'
import type { SystemNotice } from '../../domain/notifications'
import type { Notification } from '../../domain/notifications.schema'
import { KIND_WORDS } from './kinds'

/** A piece of a sentence; a name or a title stands out, in its own writing direction. */
export type Piece = string | { name: string }

export const NOTICES = {
  heading: 'Notifications',
  readAll: 'Mark all read',
  allRead: 'All notifications are marked as read.',
  unread: 'unread',
  list: 'All notifications',
  delete: (sentence: string) => `Delete notification: ${sentence}`,
  deleted: 'Notification deleted.',
  undo: 'Undo',
  more: 'Earlier notifications',
  loading: 'Loading notifications',
  loadingMore: 'Loading earlier ones',
  offline: 'You are offline. This is what was last loaded.',
  stale: 'This could not be renewed. It is what was last loaded.',
  empty: { title: 'All quiet', text: 'Answers, mentions, messages and invitations land here.' },
} as const

/** Who left meanwhile has no name any more. */
const SOMEBODY = 'Someone'

const english = new Intl.PluralRules('en')

/** A number with its noun: '1 voice', '3 voices'. */
function counted(count: number, one: string, many: string): string {
  return `${count} ${english.select(count) === 'one' ? one : many}`
}

const MEANWHILE = '. You can still listen, and take along or delete what is yours.'

const SYSTEM: Record<Exclude<SystemNotice, 'moderation.hidden' | 'moderation.shown'>, readonly Piece[]> = {
  'plan.ended': [{ name: 'Your Pro has ended' }, '. All you made with it stays as it is.'],
  'moderation.suspended': [{ name: 'Your account is suspended for a time' }, MEANWHILE],
  'moderation.suspended_for_good': [{ name: 'Your account is suspended for good' }, MEANWHILE],
  'moderation.released': ['Your account is not suspended any more.'],
}

/** Which voice it is, as long as that is known: one that faded meanwhile has no title any more. */
function ofSystem(message: SystemNotice, about: string | null): readonly Piece[] {
  const voice: Piece = about ? { name: about } : 'a voice of yours'
  if (message === 'moderation.hidden') return ['A moderator hid ', voice, '. Nobody hears it for now.']
  if (message === 'moderation.shown') return ['A moderator made ', voice, ' heard again.']
  return SYSTEM[message]
}

type Told = { who: Piece; what: Piece; count: number }
type Sentence = (told: Told) => readonly Piece[]
/** Said of one, and of several at once. */
type Sentences = { one: Sentence; many: Sentence }

/** How something is answered, by what its kind is: a chain, a cast that is recorded in, or a voice by itself. */
const ANSWERED: Record<'chain' | 'cast' | 'voice', Sentences> = {
  chain: {
    one: ({ who, what }) => [who, ' added a voice to ', what],
    many: ({ who, what, count }) => [
      counted(count, 'voice', 'voices'),
      ' joined ',
      what,
      ', the last by ',
      who,
    ],
  },
  cast: {
    one: ({ who, what }) => [who, ' spoke in ', what],
    many: ({ who, what, count }) => [
      ...[counted(count, 'new recording', 'new recordings'), ' in ', what],
      ...[', the last by ', who],
    ],
  },
  voice: {
    one: ({ who, what }) => [who, ' replied to ', what],
    many: ({ who, what, count }) => [counted(count, 'reply', 'replies'), ' to ', what, ', the last by ', who],
  },
}

const same = (sentence: Sentence): Sentences => ({ one: sentence, many: sentence })

const SENTENCES: Record<Exclude<Notification['reason'], 'reply' | 'system'>, Sentences> = {
  message: {
    one: ({ who }) => [who, ' sent you a MUE'],
    many: ({ who, count }) => [who, ` sent you ${counted(count, 'MUE', 'MUEs')}`],
  },
  mention: same(({ who, what }) => [who, ' mentioned you in ', what]),
  invite: same(({ who, what }) => [who, ' invited you to ', what]),
  new_post: {
    one: ({ who, what }) => [who, ' shared ', what],
    many: ({ who, what, count }) => [
      who,
      ` shared ${counted(count, 'voice', 'voices')}, the newest is `,
      what,
    ],
  },
  every_squawk: same(({ who, what }) => ['New squawks are here, the newest is ', what, ' by ', who]),
  expiry: same(({ what }) => [what, ' fades soon. Hear it once more, or let it fly.']),
}

/** What a notification says. */
export function sentenceOf({ reason, actor, post, count, message, about }: Notification): readonly Piece[] {
  if (reason === 'system') return message ? ofSystem(message, about) : []
  const sentences = reason === 'reply' ? ANSWERED[wayOfAnswering(post)] : SENTENCES[reason]
  const what = post?.title ? { name: post.title } : post ? `a ${KIND_WORDS[post.kind].noun}` : ''
  const told = { who: { name: actor?.displayName ?? SOMEBODY }, what, count }
  return count > 1 ? sentences.many(told) : sentences.one(told)
}

/** The same as plain text. */
export function textOfPieces(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('')
}

function wayOfAnswering(post: Notification['post']) {
  const kind = post && kindOf(post.kind)
  if (kind?.hasRecordings) return 'cast'
  return kind?.playsAs === 'chain' ? 'chain' : 'voice'
}
