/** The names of everything the client has read from the server. Queries and invalidations use nothing else. */
import type { Kind } from '../../domain/kinds'
import type { OwnFilter } from '../../domain/own-posts'

export const keys = {
  session: ['session'],
  arrival: ['arrival'],
  sessions: ['sessions'],
  passkeys: ['passkeys'],
  verification: (token: string) => ['verification', token],
  posts: ['posts'],
  feed: (kind: Kind) => ['posts', 'feed', kind],
  /** What those say whom one follows: old when the feed is. */
  followed: (kind: Kind) => ['posts', 'feed', kind, 'following'],
  members: ['members'],
  member: (name: string) => ['members', name],
  peopleAround: (name: string, which: 'followers' | 'following') => ['members', name, which],
  voices: ['posts', 'of'],
  voicesOf: (name: string, kind: Kind | null) => ['posts', 'of', name, kind],
  recent: ['posts', 'recent'],
  post: (id: string) => ['posts', 'one', id],
  ownOwlcasts: ['posts', 'own-owlcasts'],
  owns: ['posts', 'own'],
  own: (list: Kind, filter: OwnFilter) => ['posts', 'own', list, filter],
  statistics: ['posts', 'statistics'],
  chains: ['posts', 'replies'],
  replies: (parentId: string) => ['posts', 'replies', parentId],
  casts: ['posts', 'recordings'],
  recordings: (owlcastId: string) => ['posts', 'recordings', owlcastId],
  candidates: (typed: string) => ['posts', 'candidates', typed],
  search: (typed: string) => ['posts', 'search', typed],
  // Messages are posts: what is said of all posts is said of them.
  messages: ['posts', 'messages'],
  conversations: ['posts', 'messages', 'list'],
  thread: (peer: string) => ['posts', 'messages', 'with', peer],
  unread: ['posts', 'messages', 'unread'],
  recipient: (typed: string) => ['recipient', typed],
  magicLink: (postId: string) => ['magic-link', postId],
  purchases: ['purchases'],
  tracks: ['tracks'],
  invitations: ['invitations'],
  received: ['invitations', 'received'],
  sent: (postId: string) => ['invitations', 'sent', postId],
} as const
