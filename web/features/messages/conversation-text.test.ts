import { expect, test } from 'vitest'
import type { Conversation } from '../../../domain/messages/messages.schema'
import type { Post } from '../../../domain/posts/posts.schema'
import { syncPlayableName } from '../../audio/playback/sync-playable-name'
import { listPlayableMessages } from './conversation-playback'
import { getPeerName, getPreviewText, isConversationMatch, toPlayableMessage } from './conversation-text'

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

test('uses the title of a message, else its text, else its kind', () => {
  expect(getPreviewText({ ...post, title: 'Frogs', content: 'words' })).toBe('Frogs')
  expect(getPreviewText({ ...post, content: 'words' })).toBe('words')
  expect(getPreviewText({ ...post, transcript: 'heard' })).toBe('heard')
  expect(getPreviewText(post)).toBe('Voice message')
})

test('names an untitled message after its author', () => {
  expect(toPlayableMessage(post, false)?.title).toBe('Message from Wren Okafor')
  expect(toPlayableMessage(post, true)?.title).toBe('Message from you')
  expect(toPlayableMessage({ ...post, audioUrl: null }, true)).toBeNull()
})

test('returns the same playable for a refetched message', () => {
  const heard = toPlayableMessage(post, false)
  expect(heard && syncPlayableName(heard, post).title).toBe('Message from Wren Okafor')
  const all = listPlayableMessages([post], 'Wren').map((one) => syncPlayableName(one, post))
  expect(all).toMatchObject([{ title: 'Conversation with Wren', author: 'Message 1 of 1' }])
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
  const heard = listPlayableMessages([post, silent, { ...post, id: 'post_3' }], 'Wren')
  expect(heard.map(({ id, title, author }) => [id, title, author])).toEqual([
    ['post_1', 'Conversation with Wren', 'Message 1 of 3'],
    ['post_3', 'Conversation with Wren', 'Message 3 of 3'],
  ])
})
