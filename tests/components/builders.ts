/**
 * Builders of API bodies: each fills in what a test does not specify. Times in ms since the epoch, lengths in seconds.
 */

import { PEAKS_PER_POST } from '../../domain/audio/audio.limits'
import { packPeaks } from '../../domain/audio/peaks'
import { KINDS } from '../../domain/kinds'
import type { Conversation } from '../../domain/messages/messages.schema'
import type { Author } from '../../domain/people/author.schema'
import type { Me, SessionResponse } from '../../domain/people/people.schema'
import type { Feed } from '../../domain/posts/feed.schema'
import { POST_DEFAULTS } from '../../domain/posts/full-post'
import type { Post } from '../../domain/posts/posts.schema'
import { DAY_MS, HOUR_MS } from '../../domain/time/units'

import type { SpokenWord } from '../../domain/transcripts/transcript'
import type { SentTranscript } from '../../domain/transcripts/transcripts.schema'
import { createTranscriptExcerpt } from '../../domain/transcripts/words'

let lastNumber = 0

/** Returns a number that no other builder got. */
function createNumber(): number {
  lastNumber += 1
  return lastNumber
}

/** Another member, as in posts and lists. */
export function makeAuthor(changes: Partial<Author> = {}): Author {
  const number = createNumber()
  return {
    id: `person_${number}`,
    username: `mara${number}`,
    displayName: 'Mara Lindqvist',
    avatarUrl: null,
    avatarColor: 'blue',
    ...changes,
  }
}

/** The signed-in member, on the Free plan unless `isPro` is given. */
export function makeMe(changes: Partial<Me> = {}): Me {
  const number = createNumber()
  return {
    id: `person_${number}`,
    username: `wren${number}`,
    displayName: 'Wren Okafor',
    email: `wren${number}@example.org`,
    phone: null,
    isPhonePaused: false,
    avatarUrl: null,
    avatarColor: 'green',
    isPro: false,
    isBot: false,
    fediverseAddress: null,
    proExpiresAt: changes.isPro ? Date.now() + 30 * DAY_MS : null,
    ageAttested: true,
    role: 'member',
    suspendedUntil: null,
    createdAt: Date.now() - DAY_MS,
    ...changes,
  }
}

export function makeSession(user: Me | null, changes: Partial<SessionResponse> = {}): SessionResponse {
  return { user, now: Date.now(), signIn: { methods: ['email', 'phone'], mailbox: null }, ...changes }
}

/** Returns a member as the author of posts. */
export function toAuthor({ id, username, displayName, avatarUrl, avatarColor }: Me): Author {
  return { id, username, displayName, avatarUrl, avatarColor }
}

/** A public post with three seconds of sound: a squawk unless `kind` is given. */
export function makePost(changes: Partial<Post> = {}): Post {
  const { kind = 'squawk', createdAt = Date.now() } = changes
  const { lifeHours } = KINDS[kind]
  const number = createNumber()
  return {
    ...POST_DEFAULTS,
    id: `post_${number}`,
    kind,
    author: changes.author ?? makeAuthor(),
    title: `Post ${number}`,
    tags: ['fox'],
    audioUrl: `/media/media_${number}`,
    seconds: 3,
    peaks: packPeaks(
      Array.from({ length: PEAKS_PER_POST }, (_, at) => 0.2 + 0.8 * Math.abs(Math.sin(at / 7))),
    ),
    createdAt,
    expiresAt: lifeHours ? createdAt + lifeHours.free * HOUR_MS : null,
    ...changes,
  }
}

/** Spoken words: half a second each, with a pause of a second after each sentence. */
export function makeTranscript(text: string, changes: Partial<SentTranscript> = {}): SentTranscript {
  let startMs = 0
  const words = text.split(' ').map((word): SpokenWord => {
    const spoken: SpokenWord = [word, startMs, startMs + 400]
    startMs += /[.!?]$/.test(word) ? 1500 : 500
    return spoken
  })
  return { language: 'en', engine: 'test', words, editedAt: null, version: 'v1', ...changes }
}

/** A post with these words. */
export function makeSpokenPost(text: string, changes: Partial<Post> = {}): Post {
  return makePost({
    transcript: createTranscriptExcerpt(text),
    transcriptState: 'ready',
    language: 'en',
    seconds: 60,
    ...changes,
  })
}

/** A private voice message. */
export function makeMessage(changes: Partial<Post> = {}): Post {
  return makePost({ kind: 'mue', visibility: 'private', tags: [], ...changes })
}

/** A conversation with one other member, whose newest message is `last`. */
export function makeConversation(
  person: Author = makeAuthor(),
  changes: Partial<Conversation> = {},
): Conversation {
  return {
    peer: { key: `user:${person.id}`, person, label: `@${person.username}` },
    last: makeMessage({ author: person }),
    messages: 1,
    unread: 0,
    seenAt: 0,
    ...changes,
  }
}

/** The only page of a feed. */
export function makeFeed(items: Post[], changes: Partial<Feed> = {}): Feed {
  const authors = new Set(items.map(({ author }) => author.id)).size
  const stats = { active: items.length, authors, priced: 0 }
  return { items, cursor: null, seq: 1, stats, ...changes }
}
