/** Every route on users and their data, in every role, against a reviewed table. */
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Me } from '../../domain/people/people.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { sessions } from '../../worker/database/tables/auth.table'
import { passkeys } from '../../worker/database/tables/passkeys.table'
import { listRouteDefinitions } from '../../worker/gate/define-route'
import { createSessionCookie } from '../../worker/http/cookies'
import { upsertTrack } from '../../worker/library/library.repo'
import { follow, renameUser } from '../support/members'
import { publishMessage } from '../support/messages'
import { publishSquawk, readFixture } from '../support/recordings'
import { type CallOptions, call, createPerson, getTools, openSession, type Person } from '../support/world'
import { ROLES, TABLE, type Thing } from './authorisation-people.table'

type Role = (typeof ROLES)[number]
type Row = { route: string; thing: Thing; statuses: number[] }
type World = {
  self: Person
  friend: Person
  leaver: Person
  browsers: Record<Role, CallOptions['as']>
  places: Partial<Record<Thing, string>>
  posts: Post[]
}

const ROWS: Row[] = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, route = '', thing = '-', statuses = ''] = /^(\S+ \S+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return { route, thing: thing as Thing, statuses: statuses.split(/\s+/).map(Number) }
  })

let world: World
beforeAll(async () => {
  const { db, clock } = getTools()
  const track = { slug: 'gate', key: 'library/gate.mp3', type: 'audio/mpeg', bytes: 10, seconds: 30 }
  await db.batch(
    upsertTrack(
      db,
      { ...track, collection: 'mue', name: 'Gate', mood: 'calm', genre: 'ambient' },
      clock.now(),
    ),
  )
  world = await createWorld()
})

test('names an existing route and every role in each row', () => {
  const routes = listRouteDefinitions().map(({ method, path }) => `${method} ${path}`)
  for (const { route, statuses } of ROWS) {
    expect(routes).toContain(route)
    expect(statuses).toHaveLength(ROLES.length)
  }
  // Routes by name have rows for all three names, and all routes of moderators are here.
  const tried = new Set(ROWS.map(({ route }) => route))
  const concerned = listRouteDefinitions()
    .filter(({ path, access }) => path.includes('{name}') || access === 'moderator' || access === 'admin')
    .map(({ method, path }) => `${method} ${path}`)
  expect(concerned.filter((route) => !tried.has(route))).toEqual([])
})

test('answers each route and role with the status of the table', { timeout: 300_000 }, async () => {
  const differences: string[] = []
  for (const { route, thing, statuses } of ROWS) {
    const found: number[] = []
    // Reads do not affect other roles.
    if (route.startsWith('get'))
      found.push(...(await Promise.all(ROLES.map((role) => tryAs(role, route, thing)))))
    else
      for (const role of ROLES) {
        const status = await tryAs(role, route, thing)
        found.push(status)
        if (status < 300) await recreate(route, thing)
      }
    for (const [at, role] of ROLES.entries())
      if (found[at] !== statuses[at])
        differences.push(`${route} on ${thing} as ${role}: ${found[at]}, not ${statuses[at]}`)
  }
  expect(differences).toEqual([])
})

/** Recreates what an allowed request used up. */
async function recreate(route: string, thing: Thing): Promise<void> {
  if (/erasure|profile|^delete .*moderation/.test(route)) world = await createWorld()
  else if (/^delete .*posts/.test(route)) await createPosts(world)
  else if (thing === 'passkey') await createPasskey(world)
  else if (route.includes('sessions')) await createSession(world)
}

async function createWorld(): Promise<World> {
  const [wren, friend, leaver] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Gone'),
  ]
  const [other, follower, moderator, admin] = [
    await createPerson('Eve'),
    await createPerson('Fay'),
    await createPerson('Mod', { moderator: true }),
    await createPerson('Ada', { admin: true }),
  ]
  const [picture, faded] = [await setAvatar(wren), await setAvatar(leaver)]
  const lost = await publishSquawk(leaver)
  const erased = { as: leaver, json: { username: leaver.username } }
  expect((await call('POST /api/me/erasure', erased)).status).toBe(200)
  const self = await renameUser(wren, `now_${getTools().ids.random(8)}`)
  await follow(follower, self)
  const made: World = {
    self,
    friend,
    leaver,
    posts: [lost],
    browsers: { visitor: null, erased: leaver, other, follower, self, second: null, moderator, admin },
    places: {
      name: self.username,
      old: wren.username,
      gone: leaver.username,
      '-': 'unknown',
      lost: lost.id,
      picture,
      faded,
      person: self.id,
      keeper: moderator.id,
      chief: admin.id,
    },
  }
  await createPosts(made)
  await createPasskey(made)
  await createSession(made)
  return made
}

async function createPosts({ self, friend, posts, places }: World): Promise<void> {
  const open = await publishSquawk(self)
  const sent = await publishMessage(self, { recipient: `@${friend.username}` })
  const reply = await publishSquawk(friend, { parents: [{ id: open.id }] })
  posts.push(open, sent, reply)
  Object.assign(places, { open: open.id, message: sent.id, reply: reply.id })
}

async function createPasskey({ self, places }: World): Promise<void> {
  const { db, ids, clock } = getTools()
  const key = { id: ids.make('psk'), userId: self.id, credentialId: ids.random(20), publicKey: 'key' }
  await db
    .insert(passkeys)
    .values({ ...key, counter: 0, transports: '', name: 'Phone', createdAt: clock.now() })
  places.passkey = key.id
}

async function createSession({ self, places, browsers }: World): Promise<void> {
  const token = await openSession(self.id, 'Another device')
  const [row] = await getTools().db.select().from(sessions).where(eq(sessions.token, token))
  browsers.second = { cookie: await createSessionCookie(getTools().env, token) }
  places.session = row?.id
}

/** Sets an avatar; returns its media id. */
async function setAvatar(as: Person): Promise<string> {
  const body = await readFixture('pictures/owl.webp')
  const answer = await call('PUT /api/me/avatar', { as, body, headers: { 'content-type': 'image/webp' } })
  const { avatarUrl } = await answer.json<Me>()
  return (avatarUrl ?? '').replace('/media/', '')
}

const QUERIES: Record<string, string> = {
  'get /api/posts': '?kind=squawk&from=following',
  'get /api/me/posts': '?kind=squawk',
  'get /api/library/sound': '?key=mue-library%2Fnothing.mp3',
}
const BODIES: Record<string, (name: string) => unknown> = {
  'patch /api/me/profile': (username) => ({ username, displayName: 'Somebody', avatarColor: 'teal' }),
  'put /api/me/heard-sharing': () => ({ shared: true }),
  'put /api/me/discoverability': () => ({ byEmail: true, byPhone: false }),
  'post /api/contacts/match': (name) => ({ identifiers: [`${name}@example.org`] }),
  'post /api/me/erasure': (username) => ({ username }),
  'post /api/posts': (name) => ({ mode: 'mue', trackId: 'trk_gate', recipient: `@${name}` }),
  'patch /api/posts/{id}': () => ({ title: 'By the sea' }),
  'post /api/reports': (id) => ({ subject: { type: 'post', id }, reason: 'spam' }),
  'post /api/moderation/decisions': (id) => ({ subject: { type: 'post', id }, action: 'show' }),
  'post /api/moderation/decisions/batch': (id) => ({ subjects: [{ type: 'post', id }], action: 'show' }),
  'put /api/moderation/rules': () => ({ kind: 'word', value: 'zzgate', action: 'flag' }),
  'post /api/moderation/appeals/{id}': () => ({ outcome: 'upheld' }),
  'post /api/moderation/people/{id}/notes': () => ({ text: 'A note' }),
  'put /api/moderation/people/{id}/role': () => ({ role: 'member' }),
  'delete /api/moderation/people/{id}': () => ({ username: world.self.username, rule: 'spam' }),
  'patch /api/passkeys/{id}': () => ({ name: 'Another phone' }),
}

async function tryAs(role: Role, route: string, thing: Thing): Promise<number> {
  const [method = '', pattern = ''] = route.split(' ')
  const post = world.posts.find(({ id }) => id === world.places[thing])
  const sound = (post?.audioUrl ?? '').replace('/media/', '')
  const place = world.places[thing] ?? ''
  const filled: Record<string, string> = {
    id: pattern.startsWith('/media') && post ? sound : place,
    name: place,
    peer: `user:${world.leaver.id}`,
    replyId: place,
  }
  if (pattern.includes('/replies/')) filled.id = post?.parentId ?? ''
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(filled[name] ?? ''))
  const answer = await call(`${method.toUpperCase()} ${path}${QUERIES[route] ?? ''}`, {
    as: world.browsers[role],
    json: method === 'get' ? undefined : (BODIES[route]?.(place) ?? {}),
    key: getTools().ids.make('key'),
    headers: { 'cf-connecting-ip': getTools().ids.random(8) },
  })
  await answer.arrayBuffer()
  return answer.status
}
