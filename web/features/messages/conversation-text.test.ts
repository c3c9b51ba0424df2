import { expect, test } from 'vitest'
import type { Conversation } from '../../../domain/messages/messages.schema'
import type { Post } from '../../../domain/posts/posts.schema'
import { syncPlayableName } from '../../audio/playback/sync-playable-name'
import { listPlayableMessages } from './conversation-playback'
import { getPeerName, isConversationMatch } from './conversation-text'

const person = {
  id: 'usr_w',
  username: 'wren',
  displayName: 'Wren Okafor',
  avatarUrl: null,
  avatarColor: 'teal' as const,
}
const post: Post = {
  id: 'post_1',
  kind: 'mue',
  subtype: null,
  author: person,
  title: 'My MUE',
  content: '',
  tags: [],
  audioUrl: '/media/1',
  seconds: 3,
  peaks: '',
  pauses: null,
  track: null,
  podcast: null,
  parentId: null,
  owlcastId: null,
  sourceId: null,
  recordingCount: 0,
  price: null,
  visibility: 'private',
  replyPolicy: 'everyone',
  replyLock: null,
  transcript: null,
  transcriptState: null,
  language: null,
  song: null,
  replyCount: 0,
  chainCount: 0,
  momentCount: 0,
  allowsBraid: false,
  collaborators: [],
  mentions: [],
  createdAt: 1,
  editedAt: null,
  expiresAt: null,
  isSample: false,
}
const conversation: Conversation = {
  peer: { key: 'user:usr_w', person, label: '@wren' },
  last: { ...post, content: 'The frogs have started' },
  messages: 1,
  unread: 0,
  seenAt: 0,
}

test('keeps the name of a list for a refetched message', () => {
  const all = listPlayableMessages([post]).map((one) => syncPlayableName(one, post))
  expect(all).toMatchObject([{ title: 'Voice, 0:03', author: 'Message 1 of 1' }])
})

test('uses the address when there is no name', () => {
  expect(getPeerName(conversation.peer)).toBe('Wren Okafor')
  expect(getPeerName({ key: 'email:gus@example.org', person: null, label: 'gus@example.org' })).toBe(
    'gus@example.org',
  )
})

test.each([
  ['okafor', true],
  [' @WREN ', true],
  ['frogs', true],
  ['fox', false],
])('matches %j against peer and last message: %s', (query, found) => {
  expect(isConversationMatch(conversation, query)).toBe(found)
})

test('lists the playable messages in order, numbered among all', () => {
  const silent = { ...post, id: 'post_2', audioUrl: null }
  const heard = listPlayableMessages([post, silent, { ...post, id: 'post_3' }])
  expect(heard.map(({ id, title, author }) => [id, title, author])).toEqual([
    ['post_1', 'Voice, 0:03', 'Message 1 of 3'],
    ['post_3', 'Voice, 0:03', 'Message 3 of 3'],
  ])
})
