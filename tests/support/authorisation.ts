/** Calls the routes of the reviewed table: `npm test` in the roles that differ, `npm run test:sweeps` in each. */
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import { getShareLink } from '../../domain/share/share'
import { LASTING_KINDS } from '../../domain/syndication/syndication'
import { HEALTH_MEMO_MS } from '../../worker/health/health.service'
import { upsertTrack } from '../../worker/library/library.repo'
import { ROLES, TABLE, type Thing } from '../api/authorisation.table'
import { buy, publishSong } from './payments'
import { publishSquawk } from './recordings'
import { call, createPerson, getTools, type Person } from './world'

type Role = (typeof ROLES)[number]
type People = Record<Exclude<Role, 'visitor'>, Person>
type World = { people: People; post: Post | null }
type Row = { route: string; thing: Thing; statuses: number[] }

/** This route reports a store that answers late, as on a busy machine, and keeps the result for `HEALTH_MEMO_MS`. */
const DEEP_HEALTH = 'get /api/health/deep'
const DEEP_HEALTH_ATTEMPTS = 10

/** The rows of the reviewed table. */
export const ROWS: Row[] = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, route = '', thing = '-', statuses = ''] = /^(\S+ \S+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return { route, thing: thing as Thing, statuses: statuses.split(/\s+/).map(Number) }
  })

/** Stores the track that replies without an upload consist of. */
export async function addGateTrack(): Promise<void> {
  const { db, clock } = getTools()
  const track = { slug: 'gate', key: 'library/gate.mp3', type: 'audio/mpeg', bytes: 10, seconds: 30 }
  const shown = { collection: 'mue', name: 'Gate', mood: 'calm', genre: 'ambient' } as const
  await env.MEDIA.put(track.key, 'ten bytes!')
  await db.batch(upsertTrack(db, { ...track, ...shown }, clock.now()))
}

/** Calls each route of the table in the roles that `isTried` selects; returns where the status is another one. */
export async function findDifferences(isTried: (role: Role, thing: Thing) => boolean): Promise<string[]> {
  const differences: string[] = []
  const worlds = new Map<Thing, World>()
  for (const { route, thing, statuses } of ROWS)
    for (const [index, role] of ROLES.entries()) {
      if (!isTried(role, thing)) continue
      const world = worlds.get(thing) ?? (await createWorld(thing))
      const status = await tryAs(role, route, world)
      if (status !== statuses[index])
        differences.push(`${route} on ${thing} as ${role}: ${status}, not ${statuses[index]}`)
      // A refused request changes nothing, so the next one reuses the world.
      const isUnchanged = isRead(route) || (isRefusal(status) && !needsInvitation(route))
      worlds.set(thing, isUnchanged ? world : await renewWorld(world, role, thing))
    }
  return differences
}

const isRefusal = (status: number) => status >= 400

async function createWorld(thing: Thing): Promise<World> {
  const people = await createPeople()
  return { people, post: await createThing(thing, people) }
}

/** Replaces what a successful request changed: its resource and the user who sent it. */
async function renewWorld({ people }: World, role: Role, thing: Thing): Promise<World> {
  const renewed = role === 'visitor' ? people : { ...people, [role]: await MEMBERS[role]() }
  return { people: renewed, post: await createThing(thing, renewed) }
}

const MEMBERS: Record<keyof People, () => Promise<Person>> = {
  author: () => createPerson('Wren', { pro: true }),
  other: () => createPerson('Eve'),
  recipient: () => createPerson('Dele'),
  claimed: () => createPerson('Mallory', { verified: false }),
  proved: () => createPerson('Mara'),
}

async function createPeople(): Promise<People> {
  const [author, other, recipient] = [
    await MEMBERS.author(),
    await MEMBERS.other(),
    await MEMBERS.recipient(),
  ]
  return { author, other, recipient, claimed: await MEMBERS.claimed(), proved: await MEMBERS.proved() }
}

/** Creates one resource. */
async function createThing(thing: Thing, { author, recipient, claimed, proved }: People) {
  const publishTo = (given: Partial<NewPost>) =>
    publishSquawk(author, { mode: 'mue', tags: [], ...given }, { mode: 'mue' })
  const MAKERS: Record<Thing, () => Promise<Post | null>> = {
    '-': async () => null,
    open: () => publishSquawk(author),
    message: () => publishTo({ recipient: `@${recipient.username}` }),
    addressed: () => publishTo({ recipient: proved.email }),
    unproved: () => publishTo({ recipient: claimed.email }),
    paid: async () => {
      const post = await publishSong(author, 299)
      await buy(recipient, post)
      return post
    },
    reply: async () => publishSquawk(recipient, { parents: [{ id: (await publishSquawk(author)).id }] }),
  }
  return MAKERS[thing]()
}

const MADE_UP = 'a'.repeat(43)

const BODIES: Record<string, (post: Post | null, people: People) => unknown> = {
  'post /api/posts': (post) => createReplyInput(post),
  'patch /api/posts/{id}': () => ({ title: 'By the sea' }),
  // Without an engine and without words: who may ask gets the reason.
  'post /api/posts/{id}/transcript': () => ({ language: 'en' }),
  'put /api/posts/{id}/transcript': () => ({ text: 'The fox is back.' }),
  'post /api/owlcasts': () => ({ name: 'Two Banks' }),
  'post /api/connections': async (post, { author }) => ({
    childId: post?.id,
    parents: [{ id: (await publishSquawk(author)).id }],
  }),
  'patch /api/connections/{childId}/{parentId}': () => ({ moment: { startMs: 0, endMs: 1000 } }),
  'post /api/posts/{id}/purchase': () => ({ cents: 299 }),
  // The state shown to a user who was never Pro; the author has had Pro since.
  'post /api/plan/upgrade': () => ({ cents: 100, endsAt: null }),
  'post /api/conversations/{peer}/seen': () => ({ at: 1 }),
  'post /api/conversations/{peer}/dismiss': () => ({ at: 1 }),
  'post /api/posts/{id}/invitations': (_, { recipient }) => ({ to: `@${recipient.username}` }),
  'post /api/invitations/accept': () => ({ token: MADE_UP }),
  // `open` and `message` are no podcast replies.
  'post /api/posts/{id}/copyright-reports': () => ({
    name: 'Dele',
    email: 'dele@example.org',
    work: 'Mine',
    truthful: true,
  }),
  'post /api/reports': (post) => ({ subject: { type: 'post', id: post?.id }, reason: 'spam' }),
  'post /api/moderation/decisions': (post) => ({ subject: { type: 'post', id: post?.id }, action: 'show' }),
  'post /api/moderation/decisions/batch': (post) => ({
    subjects: [{ type: 'post', id: post?.id }],
    action: 'show',
  }),
  'put /api/moderation/rules': () => ({ kind: 'word', value: 'gate', action: 'flag' }),
  'post /api/moderation/appeals/{id}': () => ({ outcome: 'upheld' }),
  'post /api/moderation/people/{id}/notes': () => ({ text: 'A note' }),
  'put /api/moderation/people/{id}/role': () => ({ role: 'moderator' }),
  'delete /api/moderation/people/{id}': (_, { author }) => ({ username: author.username, rule: 'spam' }),
  'post /api/me/decisions/{id}/appeal': () => ({ text: 'Why?' }),
  'post /api/magic-links': (post) => ({ postId: post?.id }),
  'post /api/magic-links/validate': () => ({ token: MADE_UP }),
  'post /api/magic-links/redeem': (post) => ({ postId: post?.id, token: MADE_UP }),
  'post /api/magic-links/resend': (post) => ({ postId: post?.id, token: MADE_UP }),
}
const QUERIES: Record<string, (post: Post | null) => string> = {
  'get /api/oembed': (post) =>
    `?url=${encodeURIComponent(getShareLink(env.ORIGIN, post?.kind ?? 'mue', post?.id ?? ''))}`,
  'get /api/posts': () => '?kind=squawk',
  'get /opening': () => '?kind=squawk',
  'get /api/me/posts': () => '?kind=squawk',
  'get /api/recipients': () => '?typed=stranger@example.org',
}

const isRead = (route: string) => /^(get|head) /.test(route)
/** Routes that are called on an invitation or a collaborator, which each try creates. */
const needsInvitation = (route: string) => /\{userId\}|\/invitations\/\{id\}/.test(route)

async function tryAs(role: Role, route: string, { people, post }: World): Promise<number> {
  const [method = '', pattern = ''] = route.split(' ')
  const invited = pattern.includes('/invitations/{id}') ? await createInvitation(post, people) : null
  if (pattern.endsWith('{userId}')) await addCollaborator(post, people)
  const places: Record<string, string> = {
    id: invited ?? (pattern.startsWith('/media') ? getMediaId(post) : (post?.id ?? 'unknown')),
    replyId: post?.id ?? '',
    childId: post?.id ?? '',
    parentId: post?.parentId ?? '',
    userId: people.recipient.id,
    peer: `user:${people.author.id}`,
    name: people.author.username,
    file: getFileName(pattern, post),
    type: 'post',
    token: MADE_UP,
    tag: 'morning',
    kind: post?.kind ?? LASTING_KINDS[0] ?? '',
    rest: 'x',
  }
  if (pattern.includes('/replies/')) places.id = post?.parentId ?? ''
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(places[name] ?? ''))
  const body = await BODIES[route]?.(post, people)
  const send = () =>
    call(`${method.toUpperCase()} ${path}${QUERIES[route]?.(post) ?? ''}`, {
      as: role === 'visitor' ? null : people[role],
      json: isRead(route) ? undefined : (body ?? {}),
      key: getTools().ids.make('key'),
      // A new IP address: other tests cover limits per address.
      headers: { 'cf-connecting-ip': getTools().ids.random(8) },
    })
  const isLate = ({ status }: Response) => route === DEEP_HEALTH && status === 503
  let answer = await send()
  for (let attempt = 1; isLate(answer) && attempt < DEEP_HEALTH_ATTEMPTS; attempt++) {
    await answer.arrayBuffer()
    await new Promise((resolve) => setTimeout(resolve, HEALTH_MEMO_MS))
    answer = await send()
  }
  await answer.arrayBuffer()
  return answer.status
}

const getFileName = (pattern: string, post: Post | null) => {
  if (pattern.startsWith('/sitemaps/')) return 'pages.xml'
  if (pattern.includes('/media/')) return `${getMediaId(post)}.mp3`
  return `${post?.id}${pattern.startsWith('/feeds/') && !pattern.includes('/cover/') ? '.xml' : '.png'}`
}

const getMediaId = (post: Post | null) => (post?.audioUrl ?? '').replace('/media/', '') || 'unknown'

/** A reply that needs no upload: a library track alone. */
const createReplyInput = (post: Post | null) => ({
  mode: 'mue',
  trackId: 'trk_gate',
  parents: [{ id: post?.id }],
})

async function createInvitation(post: Post | null, { author, recipient }: People): Promise<string> {
  const answer = await call(`POST /api/posts/${post?.id}/invitations`, {
    as: author,
    json: { to: `@${recipient.username}` },
  })
  expect(answer.status).toBe(201)
  const { items } = await (await call('GET /api/invitations', { as: recipient })).json<{
    items: { id: string; post: { id: string } }[]
  }>()
  return items.find((one) => one.post.id === post?.id)?.id ?? 'unknown'
}

async function addCollaborator(post: Post | null, people: People): Promise<void> {
  const id = await createInvitation(post, people)
  await call(`POST /api/invitations/${id}/accept`, { as: people.recipient, json: {} })
}
