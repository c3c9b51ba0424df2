/** Every route on owlcasts and their recordings, in every role, against a reviewed table. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { ReceivedInvitation } from '../../domain/invitations/invitations.schema'
import type { NewOwlcastInput } from '../../domain/owlcasts/owlcasts.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { getShareLink } from '../../domain/share/share'
import { listRouteDefinitions } from '../../worker/gate/define-route'
import { listInvitationTokens } from '../support/invitations'
import { createBrowser, createUnknownEmail } from '../support/messages'
import { addCollaborator, publishOwlcast, publishRecording } from '../support/owlcasts'
import { buy, getFullUrl } from '../support/payments'
import { createSquawkInput, createUpload, publishSquawk } from '../support/recordings'
import { type CallOptions, call, createPerson, getTools, type Person } from '../support/world'
import { ROLES, TABLE, type Thing } from './authorisation-owlcasts.table'

type Role = (typeof ROLES)[number]
type People = Record<Exclude<Role, 'visitor' | 'holder' | 'lapsed'>, Person>
/** An owlcast, a recording in it, and the users around it. */
type World = { people: People; holder: { cookie: string }; owlcast: Post; recording: Post }
type Row = { route: string; thing: Thing; statuses: number[] }

const ROWS: Row[] = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, route = '', thing = '', statuses = ''] = /^([a-z]+(?: \/\S+)?)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return { route, thing: thing as Thing, statuses: statuses.trim().split(/\s+/).map(Number) }
  })

/** Two rows for one route: the body decides. */
const WRITES: Record<string, string> = { record: 'post /api/posts', answer: 'post /api/posts' }

test('names an existing route and every role in each row', () => {
  const routes = new Set(listRouteDefinitions().map(({ method, path }) => `${method} ${path}`))
  for (const { route, statuses } of ROWS) {
    expect(routes).toContain((WRITES[route] ?? route).replace(/^head/, 'get'))
    expect(statuses).toHaveLength(ROLES.length)
  }
  // Every route that reads or changes one post by id has a row for a private one.
  const onPosts = [...routes].filter((route) =>
    /^(get|post|delete) \/api\/posts\/\{id\}(\/\w+)?$/.test(route),
  )
  const tried = new Set(
    ROWS.filter(({ thing }) => thing === 'closed' || thing === 'inside').map(({ route }) => route),
  )
  expect(onPosts.filter((route) => !tried.has(route))).toEqual([])
})

test('answers each route and role with the status of the table', { timeout: 600_000 }, async () => {
  const differences: string[] = []
  const worlds = new Map<Owlcast, World>()
  for (const { route, thing, statuses } of ROWS)
    for (const [index, role] of ROLES.entries()) {
      const { owlcast } = THINGS[thing]
      const world = worlds.get(owlcast) ?? (await createWorld(owlcast))
      const status = await tryAs(role, route, thing, world)
      if (status !== statuses[index])
        differences.push(`${route} on ${thing} as ${role}: ${status}, not ${statuses[index]}`)
      if (route.startsWith('delete') && status < 300) worlds.delete(owlcast)
      else worlds.set(owlcast, world)
    }
  expect(differences).toEqual([])
})

type Owlcast = 'closed' | 'sold' | 'linked' | 'quiet'
const OWLCASTS: Record<Owlcast, Partial<NewOwlcastInput>> = {
  closed: { visibility: 'private', priceCents: 199 },
  sold: { priceCents: 299 },
  linked: { visibility: 'unlisted' },
  quiet: { replyPolicy: 'nobody' },
}
/** Each thing is an owlcast or a recording in one. */
const THINGS: Record<Thing, { owlcast: Owlcast; is: 'owlcast' | 'recording' }> = {
  closed: { owlcast: 'closed', is: 'owlcast' },
  inside: { owlcast: 'closed', is: 'recording' },
  sold: { owlcast: 'sold', is: 'owlcast' },
  dear: { owlcast: 'sold', is: 'recording' },
  linked: { owlcast: 'linked', is: 'owlcast' },
  hung: { owlcast: 'linked', is: 'recording' },
  quiet: { owlcast: 'quiet', is: 'owlcast' },
  said: { owlcast: 'quiet', is: 'recording' },
}

async function createWorld(name: Owlcast): Promise<World> {
  const creator = await createPerson('Pia', { pro: true })
  const [other, payer, invited] = [
    await createPerson('Eve'),
    await createPerson('Paul'),
    await createPerson('Ida'),
  ]
  const [declined, former, member] = [
    await createPerson('Dora'),
    await createPerson('Fred'),
    await createPerson('Mona'),
  ]
  const people = { creator, other, payer, invited, declined, former, member }
  const cast = await publishOwlcast(creator, OWLCASTS[name])
  const inside = await publishRecording(creator, cast)
  await addInvitees(people, cast)
  if (name === 'sold') await buy(payer, cast)
  const holder = name === 'closed' ? await openLink(creator, cast) : { cookie: '' }
  return { people, holder, owlcast: cast, recording: inside }
}

/** Adds a collaborator, a removed one, a declined and a pending invitation. */
async function addInvitees(
  { creator, member, former, declined, invited }: People,
  cast: Post,
): Promise<void> {
  await addCollaborator(creator, cast, member)
  await addCollaborator(creator, cast, former)
  await call(`DELETE /api/posts/${cast.id}/collaborators/${former.id}`, { as: creator })
  await sendInvitation(creator, cast, `@${declined.username}`)
  const { items } = await (await call('GET /api/invitations', { as: declined })).json<{
    items: ReceivedInvitation[]
  }>()
  for (const { id } of items) await call(`POST /api/invitations/${id}/decline`, { as: declined })
  await sendInvitation(creator, cast, `@${invited.username}`)
}

async function sendInvitation(creator: Person, cast: Post, to: string): Promise<void> {
  expect((await call(`POST /api/posts/${cast.id}/invitations`, { as: creator, json: { to } })).status).toBe(
    201,
  )
}

/** Returns a browser's cookies after it opened the link of an emailed invitation. */
async function openLink(creator: Person, cast: Post): Promise<{ cookie: string }> {
  const to = createUnknownEmail()
  await sendInvitation(creator, cast, to)
  const [secret] = await listInvitationTokens(to)
  const window = createBrowser()
  await window.go(`GET /owlcast/${cast.id}?invitation=${secret}`)
  return { cookie: [...window.jar].map((pair) => pair.join('=')).join('; ') }
}

function getCaller(role: Role, world: World): CallOptions['as'] {
  if (role === 'visitor') return null
  if (role === 'holder') return world.holder
  return world.people[role === 'lapsed' ? 'creator' : role]
}

async function tryAs(role: Role, route: string, thing: Thing, world: World): Promise<number> {
  const setPro = async (until: number | null) => {
    const set = env.DB.prepare('update profiles set pro_expires_at = ? where id = ?')
    await set.bind(until, world.people.creator.id).run()
  }
  const post = world[THINGS[thing].is]
  // The recording is uploaded before Pro ends, like everything the table refers to.
  const json = await createBody(route, thing, role, world)
  if (role === 'lapsed') await setPro(1)
  const [method = '', pattern = ''] = (WRITES[route] ?? route).split(' ')
  const places: Record<string, string> = {
    id: pattern.startsWith('/media') ? getFullUrl(post).replace('/media/', '') : post.id,
    userId: world.people.member.id,
    file: `${post.id}.png`,
  }
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '')
  const link = encodeURIComponent(getShareLink(env.ORIGIN, 'owlcast', post.id))
  const answer = await call(
    `${method.toUpperCase()} ${path}${path === '/api/oembed' ? `?url=${link}` : ''}`,
    {
      as: getCaller(role, world),
      json: /^(get|head)$/.test(method) ? undefined : (json ?? {}),
      key: getTools().ids.make('key'),
      headers: { 'cf-connecting-ip': getTools().ids.random(8) },
    },
  )
  await answer.arrayBuffer()
  if (role === 'lapsed') await setPro(Date.now() + 1e10)
  return answer.status
}

async function createBody(route: string, thing: Thing, role: Role, world: World): Promise<unknown> {
  const post = world[THINGS[thing].is]
  if (route === 'record') {
    const mediaId = await uploadSound(role, 'owlcast', world)
    return createSquawkInput(mediaId, { mode: 'owlcast', owlcastId: post.id })
  }
  if (route === 'answer')
    return createSquawkInput(await uploadSound(role, 'squawk', world), { parents: [{ id: post.id }] })
  if (route === 'post /api/owlcasts')
    return thing === 'closed'
      ? { name: 'Two Banks', visibility: 'private' }
      : { name: 'Two Banks', priceCents: 199 }
  if (route.startsWith('patch')) return { title: 'Three Banks' }
  if (route.endsWith('/transcript')) return { language: 'en' }
  if (route.endsWith('/purchase')) return { cents: post.price?.cents ?? 299 }
  if (route.endsWith('/invitations')) return { to: createUnknownEmail() }
  if (route === 'post /api/magic-links') return { postId: post.id }
  if (route === 'post /api/connections')
    return { childId: post.id, parents: [{ id: (await publishSquawk(world.people.other)).id }] }
  return {}
}

async function uploadSound(role: Role, mode: 'owlcast' | 'squawk', world: World): Promise<string> {
  const as =
    role === 'visitor' || role === 'holder' ? null : world.people[role === 'lapsed' ? 'creator' : role]
  return as ? (await createUpload(as, { mode })).id : 'med_none'
}
