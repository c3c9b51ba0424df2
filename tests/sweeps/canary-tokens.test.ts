/**
 * Privacy proof of access tokens: every route of the registry, with each scope alone and with all but one, shows nothing
 * private without the scope of reading it, and changes nothing private without that of writing it.
 */

import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { API_SCOPES, type ApiScope } from '../../domain/access-tokens/access-tokens'
import { collaborators, invitations } from '../../worker/database/tables/invitations.table'
import { connections, posts } from '../../worker/database/tables/posts.table'
import { findLeaks } from '../support/canary'
import { callEveryRoute, createPrivateWorld, type PrivateWorld } from '../support/token-sweep'
import { getTools } from '../support/world'

const TIME_FOR_ALL_MS = 300_000
const without = (left: ApiScope) => API_SCOPES.filter((scope) => scope !== left)

/** Texts and choices of people in private posts; their names may change. */
async function readPrivateRows({ postIds }: PrivateWorld) {
  const { db } = getTools()
  const { id, title, content, tags, visibility, parentId, recipientId, replyPolicy, editedAt } = posts
  const { transcript, transcriptState, hiddenAt, detail } = posts
  const written = { id, title, content, tags, visibility, parentId, recipientId, replyPolicy, editedAt }
  return {
    posts: await db
      .select({ ...written, transcript, transcriptState, hiddenAt, detail })
      .from(posts)
      .where(inArray(id, [...postIds]))
      .orderBy(id),
    connections: await db
      .select()
      .from(connections)
      .where(inArray(connections.childId, [...postIds])),
    collaborators: await db
      .select()
      .from(collaborators)
      .where(inArray(collaborators.postId, [...postIds])),
    invitations: await db
      .select()
      .from(invitations)
      .where(inArray(invitations.postId, [...postIds])),
  }
}

function findPrivateLeaks({ marks }: PrivateWorld, responses: Map<string, string>) {
  return Object.entries(marks).flatMap(([sort, words]) =>
    findLeaks(responses, words).map((leak) => `${sort}: ${leak}`),
  )
}

test.each<{ scopes: readonly ApiScope[] }>([
  ...without('messages:read').map((scope) => ({ scopes: [scope] })),
  { scopes: without('messages:read') },
])('shows nothing private to a token with only $scopes', { timeout: TIME_FOR_ALL_MS }, async ({ scopes }) => {
  const world = await createPrivateWorld()
  const before = await readPrivateRows(world)
  const responses = await callEveryRoute(world, scopes)
  expect(responses.size).toBeGreaterThan(100)
  expect(findPrivateLeaks(world, responses)).toEqual([])
  // Who may write private posts but not read them may delete by an id.
  if (scopes.length === 1) expect(await readPrivateRows(world)).toEqual(before)
})

test('changes nothing private with all scopes but that of writing it', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const world = await createPrivateWorld()
  const before = await readPrivateRows(world)
  await callEveryRoute(world, without('messages:write'))
  expect(await readPrivateRows(world)).toEqual(before)
})

test('shows every sort of private thing to a token with all scopes', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const world = await createPrivateWorld()
  const responses = await callEveryRoute(world, API_SCOPES)
  const unseen = Object.entries(world.marks).filter(([, words]) => findLeaks(responses, words).length === 0)
  expect(unseen.map(([sort]) => sort)).toEqual([])
  // The writes reach private posts, too.
  expect((await readPrivateRows(world)).posts.length).toBeLessThan(world.postIds.length)
})
