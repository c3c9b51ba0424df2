/** Users of each role and posts of most kinds for fuzzing. */

import { createKey, publishPost, SPEECH, toTicketRequest, upload } from './publish-posts'
import type { Person, TestServer } from './test-server'

export const ROLES = ['visitor', 'member', 'admin'] as const
export type Role = (typeof ROLES)[number]
export type World = {
  people: Record<Role, Person | null>
  /** Existing ids, names and addresses by the fields that hold them; `''` for all other fields. */
  known: Record<string, string[]>
  /** Valid bodies by route, sent with small changes now and then. */
  examples: Record<string, unknown>
}

/** Creates new users and posts, so that routes do not destroy each other's data. */
export async function createWorld(server: TestServer): Promise<World> {
  const [member, other, admin] = [
    await server.createUser('Wren', { pro: true }),
    await server.createUser('Ada'),
    await server.createUser('Keeper', { admin: true }),
  ]
  const post = await publishPost(server, member)
  const message = await publishPost(server, other, { mode: 'mue', recipient: `@${member.username}` })
  const stored = (await (await upload(server, member, SPEECH)).json()) as { id: string }
  const made = await server.request('POST /api/owlcasts', {
    as: member,
    json: { name: 'Two Banks' },
    key: createKey(),
  })
  const { post: cast } = (await made.json()) as { post: { id: string } }
  await server.request(`PUT /api/people/${other.username}/follow`, { as: member })
  const posts = [post.id, message.id, cast.id]
  const people = [member, other, admin].flatMap(({ id, username }) => [id, username, `@${username}`])
  const names = [...people, other.email, 'mara@example.org', '+46701234567']
  const known = {
    '': [...posts, ...names, stored.id],
    id: [...posts, stored.id, post.audioUrl?.split('/').at(-1) ?? ''],
    ...Object.fromEntries(
      ['replyId', 'childId', 'parentId', 'postId', 'owlcastId'].map((name) => [name, posts]),
    ),
    ...Object.fromEntries(
      ['name', 'peer', 'to', 'recipient', 'userId', 'q', 'email', 'phone'].map((name) => [name, names]),
    ),
    mediaId: [stored.id],
    clipMediaId: [stored.id],
    file: posts.map((id) => `${id}.png`),
  }
  return {
    people: { visitor: null, member, admin },
    known,
    examples: createExamples({ stored, voice: post, cast, other }),
  }
}

type ExamplePosts = { stored: { id: string }; voice: { id: string }; cast: { id: string }; other: Person }

function createExamples({ stored, voice: post, cast, other }: ExamplePosts): World['examples'] {
  return {
    'post /api/posts': {
      mode: 'squawk',
      title: 'By the river',
      tags: ['morning'],
      mediaId: stored.id,
      parents: [{ id: post.id }],
      priceCents: 0,
      detail: {},
    },
    'patch /api/posts/{id}': { title: 'By the sea', content: 'Two words', tags: ['evening'] },
    'post /api/uploads': toTicketRequest(SPEECH),
    'post /api/owlcasts': { name: 'Three Banks', visibility: 'private' },
    'post /api/connections': { childId: post.id, parents: [{ id: cast.id }] },
    'post /api/posts/{id}/invitations': { to: `@${other.username}` },
    'post /api/reports': { postId: post.id, reason: 'spam', words: 'Look.' },
    'post /api/contacts/match': { identifiers: [other.email, '+46701234567'] },
    'patch /api/me/profile': {
      username: `n${createKey().slice(-8)}`,
      displayName: 'Wren',
      avatarColor: 'teal',
    },
    'post /api/auth/sign-in': { email: other.email, password: 'say it before the light goes' },
    'post /api/auth/sign-up': {
      email: `new.${createKey().slice(-8)}@example.org`,
      password: 'a long password',
      username: 'newcomer',
      displayName: 'New',
      ageAttested: true,
    },
  }
}
