import { expect, test } from 'vitest'
import type { Conversation } from '../../../domain/messages.schema'
import type { Post } from '../../../domain/posts.schema'
import { renamed } from '../../audio/renamed'
import { heardOf } from './conversation-run'
import { audibleOf, isFoundBy, nameOf, saidIn } from './telling'

const person = {
  id: 'usr_w',
  username: 'wren',
  displayName: 'Wren Okafor',
  avatarUrl: null,
  avatarColor: 'teal' as const,
}
const post: Post = {
  ...{ id: 'post_1', kind: 'mue', subtype: null, author: person, title: 'My MUE', content: '', tags: [] },
  ...{
    audioUrl: '/media/1',
    seconds: 3,
    peaks: [],
    track: null,
    podcast: null,
    parentId: null,
    owlcastId: null,
    sourceId: null,
    recordingCount: 0,
    price: null,
    visibility: 'private',
    repliesFrom: 'everyone',
    replyLock: null,
  },
  ...{
    transcript: null,
    language: null,
    song: null,
    replyCount: 0,
    chainCount: 0,
    collaborators: [],
    mentions: [],
    createdAt: 1,
    editedAt: null,
    expiresAt: null,
    sample: false,
  },
}
const conversation: Conversation = {
  peer: { key: 'user:usr_w', person, shown: '@wren' },
  last: { ...post, content: 'The frogs have started' },
  messages: 1,
  unread: 0,
}

test('a message is told by its title, else by its words, else by what it is', () => {
  expect(saidIn({ ...post, title: 'Frogs', content: 'words' })).toBe('Frogs')
  expect(saidIn({ ...post, content: 'words' })).toBe('words')
  expect(saidIn({ ...post, transcript: 'heard' })).toBe('heard')
  expect(saidIn(post)).toBe('Voice message')
})

test('a message is heard by who sent it where it has no title', () => {
  expect(audibleOf(post, false)?.title).toBe('Message from Wren Okafor')
  expect(audibleOf(post, true)?.title).toBe('Message from you')
  expect(audibleOf({ ...post, audioUrl: null }, true)).toBeNull()
})

test('what a message is heard as stays while it is read anew', () => {
  const heard = audibleOf(post, false)
  expect(heard && renamed(heard, post).title).toBe('Message from Wren Okafor')
  const all = heardOf([post], 'Wren').map((one) => renamed(one, post))
  expect(all).toMatchObject([{ title: 'Conversation with Wren', author: 'Message 1 of 1' }])
})

test('an address stands for a name where there is none', () => {
  expect(nameOf(conversation.peer)).toBe('Wren Okafor')
  expect(nameOf({ key: 'mail:gus@example.org', person: null, shown: 'gus@example.org' })).toBe(
    'gus@example.org',
  )
})

test.each([
  ['okafor', true],
  [' @WREN ', true],
  ['frogs', true],
  ['fox', false],
])('a search for %j finds a conversation by its person and its last words: %s', (query, found) => {
  expect(isFoundBy(conversation, query)).toBe(found)
})

test('a conversation is heard in its order, and numbered by all of its messages', () => {
  const silent = { ...post, id: 'post_2', audioUrl: null }
  const heard = heardOf([post, silent, { ...post, id: 'post_3' }], 'Wren')
  expect(heard.map(({ id, title, author }) => [id, title, author])).toEqual([
    ['post_1', 'Conversation with Wren', 'Message 1 of 3'],
    ['post_3', 'Conversation with Wren', 'Message 3 of 3'],
  ])
})
