/** Rights of users across a block or a mute, against a reviewed table. */
import { beforeAll, expect, test } from 'vitest'
import type { Post } from '../../domain/posts/posts.schema'
import { listRouteDefinitions } from '../../worker/gate/define-route'
import { upsertTrack } from '../../worker/library/library.repo'
import { publishMessage } from '../support/messages'
import { publishSong } from '../support/payments'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person } from '../support/world'
import { ROLES, TABLE, type Thing } from './authorisation-blocks.table'

type Role = (typeof ROLES)[number]
type Row = { route: string; thing: Thing; statuses: number[] }

const ROWS: Row[] = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, route = '', thing = 'name', statuses = ''] = /^(\S+ \S+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return { route, thing: thing as Thing, statuses: statuses.split(/\s+/).map(Number) }
  })

let wren: Person
/** A user in one role, and the posts that rows are called on as that user. */
type Side = { as: Person; posts: Record<Exclude<Thing, 'name'>, Post> }
const sides = new Map<Role, Side>()

beforeAll(async () => {
  const { db, clock } = getTools()
  const track = { slug: 'hush', key: 'library/hush.mp3', type: 'audio/mpeg', bytes: 10, seconds: 30 }
  await db.batch(
    upsertTrack(
      db,
      { ...track, collection: 'mue', name: 'Hush', mood: 'calm', genre: 'ambient' },
      clock.now(),
    ),
  )
  const mara = await createPerson('Mara')
  wren = await createPerson('Wren', { pro: true })
  const root = await publishSquawk(mara)
  for (const role of ROLES) {
    const as = await createPerson('Dele', { pro: true, admin: role === 'moderator' })
    const posts = {
      open: await publishSquawk(wren),
      reply: await publishSquawk(wren, { parents: [{ id: root.id }] }),
      message: await publishMessage(wren, { recipient: `@${as.username}` }),
      paid: await publishSong(wren, 299),
      own: await publishSquawk(as),
    }
    sides.set(role, { as, posts })
    const [by, of] = role === 'blocker' || role === 'muter' ? [as, wren] : [wren, as]
    const way = role === 'muted' || role === 'muter' ? 'mute' : 'block'
    expect((await call(`PUT /api/people/${of.username}/${way}`, { as: by })).status).toBe(204)
  }
})

test('names an existing route and every role in each row', () => {
  const routes = listRouteDefinitions().map(({ method, path }) => `${method} ${path}`)
  for (const { route, statuses } of ROWS) {
    expect(routes).toContain(route)
    expect(statuses).toHaveLength(ROLES.length)
  }
})

test('answers each route and role with the status of the table', { timeout: 120_000 }, async () => {
  const differences: string[] = []
  for (const { route, thing, statuses } of ROWS)
    for (const [at, role] of ROLES.entries()) {
      const status = await tryAs(role, route, thing)
      if (status !== statuses[at])
        differences.push(`${route} on ${thing} as ${role}: ${status}, not ${statuses[at]}`)
    }
  expect(differences).toEqual([])
})

async function tryAs(role: Role, route: string, thing: Thing): Promise<number> {
  const side = sides.get(role)
  if (!side) throw new Error(`nobody is ${role}`)
  const [method = '', pattern = ''] = route.split(' ')
  const post = thing === 'name' ? null : side.posts[thing]
  const filled: Record<string, string> = {
    id: (pattern.startsWith('/media') ? post?.audioUrl?.split('/')[2] : post?.id) ?? '',
    name: wren.username,
    peer: `user:${wren.id}`,
  }
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(filled[name] ?? ''))
  const answer = await call(
    `${method.toUpperCase()} ${path}${pattern === '/api/recipients' ? `?typed=@${wren.username}` : ''}`,
    {
      as: side.as,
      json: method === 'get' ? undefined : createBody(route, post, side),
      key: getTools().ids.make('key'),
      headers: { 'cf-connecting-ip': getTools().ids.random(8) },
    },
  )
  await answer.arrayBuffer()
  return answer.status
}

function createBody(route: string, post: Post | null, { posts }: Side): unknown {
  const message = { mode: 'mue', trackId: 'trk_hush', recipient: `@${wren.username}` }
  const bodies: Record<string, unknown> = {
    'post /api/posts': post ? { ...message, recipient: undefined, parents: [{ id: post.id }] } : message,
    'post /api/posts/{id}/purchase': { cents: 299 },
    'post /api/posts/{id}/invitations': { to: `@${wren.username}` },
    'post /api/connections': { childId: posts.own.id, parents: [{ id: posts.open.id }] },
    'post /api/conversations/{peer}/seen': { at: 1 },
    'post /api/conversations/{peer}/dismiss': { at: 1 },
    'post /api/reports': {
      subject: post ? { type: 'post', id: post.id } : { type: 'person', id: wren.id },
      reason: 'spam',
    },
    'post /api/moderation/decisions': { subject: { type: 'post', id: post?.id }, action: 'show' },
    'patch /api/posts/{id}': { title: 'By the sea' },
  }
  return bodies[route] ?? {}
}
