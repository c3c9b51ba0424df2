/** What a view costs the database: rows read are the same however many posts there are, and no read scans them all. */
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KIND_NAMES, kindOf } from '../../domain/kinds'
import { REPLIES_PER_PAGE } from '../../domain/limits'
import type { Viewer } from '../../worker/auth/session'
import { makeTools } from '../../worker/context'
import { acceptById, receivedInvitations } from '../../worker/invitations/answers.service'
import { removeCollaborator } from '../../worker/invitations/collaborators.service'
import { invite, sentInvitations } from '../../worker/invitations/invitations.service'
import {
  conversationsOf,
  messagesOf,
  threadWith,
  unreadOf,
} from '../../worker/messages/conversations.service'
import { endTie, parentsFor, publicConnections, tie } from '../../worker/posts/connections.service'
import { deleteReply } from '../../worker/posts/delete-reply.service'
import { feedJson, recentPosts } from '../../worker/posts/feed.service'
import { findHeard } from '../../worker/posts/heard.repo'
import { findPost } from '../../worker/posts/posts.repo'
import { repliesTo } from '../../worker/posts/replies.service'
import { candidates } from '../../worker/search/search.service'
import { squawk } from '../support/recordings'
import { type Person, person, tools, travel } from '../support/world'

/** Tools whose database tells every statement, and every row it read. */
function watched() {
  const statements: { text: string; values: unknown[] }[] = []
  const later: Promise<unknown>[] = []
  let rowsRead = 0
  const count = (results: D1Result[]) => {
    for (const { meta } of results) rowsRead += meta.rows_read
  }
  type Known = { real: D1PreparedStatement; text: string; values: unknown[] }
  const known = new WeakMap<D1PreparedStatement, Known>()
  const statement = (real: D1PreparedStatement, text: string, values: unknown[]): D1PreparedStatement => {
    const proxy = new Proxy(real, {
      get(target, name) {
        if (name === 'bind') return (...given: unknown[]) => statement(real.bind(...given), text, given)
        if (name === 'raw')
          return async () => {
            statements.push({ text, values })
            count([await target.run()])
            return target.raw()
          }
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    known.set(proxy, { real, text, values })
    return proxy
  }
  const batch = async (given: D1PreparedStatement[]) => {
    const told = given.flatMap((one) => known.get(one) ?? [])
    statements.push(...told.map(({ text, values }) => ({ text, values })))
    const results = await env.DB.batch(told.map(({ real }) => real))
    count(results)
    return results
  }
  const db = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') return (text: string) => statement(target.prepare(text), text, [])
      if (name === 'batch') return batch
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const made = makeTools({ ...env, DB: db }, (work) => later.push(work))
  return { tools: made, statements, rows: () => rowsRead, settled: () => Promise.all(later) }
}

beforeAll(async () => {
  const wren = await person('Wren')
  const now = tools().clock.now()
  await env.DB.prepare('delete from posts').run()
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
     insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at, expires_at)
     select 'post_plan_' || i, 'squawk', ?, 'Wren', 'wren', 'teal', 'n', ? - i, ? from n`,
  )
    .bind(wren.id, now, now + 86_400_000)
    .run()
})
afterAll(async () => {
  travel(0)
  await env.DB.prepare('delete from posts').run()
})

test('a feed reads 51 rows when it is made, one when it is stored, none when it is remembered', async () => {
  const made = watched()
  await feedJson(made.tools, { kind: 'squawk', seq: Number.MAX_SAFE_INTEGER })
  expect(made.rows()).toBeLessThanOrEqual(51)
  await made.settled()
  const stored = watched()
  await feedJson(stored.tools, { kind: 'squawk', seq: Number.MAX_SAFE_INTEGER })
  expect(stored.rows()).toBe(1)
  const remembered = watched()
  await feedJson(remembered.tools, { kind: 'squawk' })
  expect(remembered.rows()).toBe(0)
})

test('the newest posts of all feeds cost no more rows than are asked for of each', async () => {
  const seen = watched()
  expect(await recentPosts(seen.tools, 5)).toHaveLength(5)
  expect(seen.rows()).toBeLessThanOrEqual(6)
})

test('messages cost the same however many were ever sent, to whomever', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const me = { id: dele.id, addresses: [dele.email] }
  const peer = `user:${wren.id}`
  const now = tools().clock.now()
  /** Thousands of messages, from and to others and between these two, to a member and to their address. */
  let lot = 0
  const sendMany = (from: string, id: string | null, email: string | null) => {
    // Each lot has moments of its own: those of the same moment have to be put in order, and that is no growth.
    lot += 1
    return env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1500)
       insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, recipient_id, recipient_email, visibility, created_at)
       select 'post_' || lower(hex(randomblob(8))), 'mue', ?, 'n', 'n', 'teal', 'n', ?, ?, 'private', ? - 20 * i from n`,
    ).bind(from, id, email, now - lot)
  }
  const costs = async () => {
    const seen = watched()
    await conversationsOf(seen.tools, me)
    await unreadOf(seen.tools, me)
    await threadWith(seen.tools, me, peer)
    await messagesOf(seen.tools, me)
    for (const { text, values } of seen.statements) {
      const plan = await env.DB.prepare(`explain query plan ${text}`)
        .bind(...values)
        .all<{ detail: string }>()
      const scans = plan.results.filter(({ detail }) =>
        /^SCAN (posts|p|conversations|profiles|user)\b/.test(detail),
      )
      expect(scans.map(({ detail }) => `${detail}: ${text}`)).toEqual([])
    }
    return seen.rows()
  }
  await env.DB.batch([
    env.DB.prepare('insert into conversations(owner_id, peer, last_at) values (?, ?, ?)').bind(
      dele.id,
      peer,
      now,
    ),
    sendMany(wren.id, dele.id, null),
    sendMany(wren.id, null, dele.email),
    sendMany(dele.id, wren.id, null),
  ])
  const few = await costs()
  await env.DB.batch([
    ...[wren, eve].flatMap(({ id }) => [sendMany(id, dele.id, null), sendMany(id, null, dele.email)]),
    ...[wren, eve].flatMap(({ id }) => [sendMany(dele.id, id, null), sendMany(id, eve.id, dele.email)]),
  ])
  // Twelve thousand more: some rows more or less by how they interleave, never by how many there are.
  expect((await costs()) / few).toBeCloseTo(1, 1)
  expect(few).toBeLessThan(3000)
})

test('invitations are found, answered and told by their indexes', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const seen = watched()
  const viewerOf = ({ id, email, ...rest }: Person) =>
    ({ ...rest, id, email, addresses: [email] }) as unknown as Viewer
  const post = await squawk(wren)
  const asked = { postId: post.id, country: undefined }
  await invite(seen.tools, viewerOf(wren), { ...asked, typed: `@${dele.username}` })
  await invite(seen.tools, viewerOf(wren), { ...asked, typed: dele.email })
  await sentInvitations(seen.tools, viewerOf(wren), post.id)
  for (const { id } of await receivedInvitations(seen.tools, viewerOf(dele)))
    await acceptById(seen.tools, viewerOf(dele), id)
  await removeCollaborator(seen.tools, viewerOf(dele), post.id, dele.id)
  expect(seen.statements.length).toBeGreaterThan(20)
  for (const { text, values } of seen.statements) {
    const plan = await env.DB.prepare(`explain query plan ${text}`)
      .bind(...values)
      .all<{ detail: string }>()
    const scans = plan.results.filter(({ detail }) =>
      /^SCAN (posts|invitations|post_collaborators|profiles|user)\b/.test(detail),
    )
    expect(scans.map(({ detail }) => `${detail}: ${text}`)).toEqual([])
  }
})

test('replies, ties and searches are read and written by their indexes', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const [root, other] = [await squawk(wren), await squawk(wren)]
  const reply = await squawk(dele, { parents: [{ id: root.id }, { id: other.id }] })
  const seen = watched()
  const viewerOf = ({ id, email, ...rest }: Person) =>
    ({ ...rest, id, email, addresses: [email] }) as unknown as Viewer
  await repliesTo(seen.tools, viewerOf(wren), root.id, '1.post_x')
  await parentsFor(seen.tools, viewerOf(wren), reply.id)
  await publicConnections(seen.tools, '99999999999999.post_x.post_x')
  for (const typed of ['', 'river']) await candidates(seen.tools, viewerOf(dele), typed)
  await tie(seen.tools, viewerOf(wren), { childId: root.id, parents: [{ id: other.id, type: 'reply' }] })
  await endTie(seen.tools, viewerOf(dele), reply.id, other.id)
  await deleteReply(seen.tools, viewerOf(wren), root.id, reply.id)
  expect(seen.statements.length).toBeGreaterThan(20)
  for (const { text, values } of seen.statements) {
    const plan = await env.DB.prepare(`explain query plan ${text}`)
      .bind(...values)
      .all<{ detail: string }>()
    const scans = plan.results.filter(({ detail }) => /^SCAN (posts|p|o|t|c|user|profiles)\b/.test(detail))
    expect(scans.map(({ detail }) => `${detail}: ${text}`)).toEqual([])
  }
})

test('a page of replies costs the same however many there are', async () => {
  const wren = await person('Wren')
  const now = tools().clock.now()
  const root = tools().ids.make('post')
  const columns =
    'id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at, parent_id'
  const add = (from: number, to: number) =>
    env.DB.batch([
      env.DB.prepare(
        `with recursive n(i) as (select ?1 union all select i + 1 from n where i < ?2)
         insert into posts(${columns}) select ?3 || '_' || i, 'squawk', ?4, 'n', 'n', 'teal', 'n', ?5 + i, ?3 from n`,
      ).bind(from, to, root, wren.id, now),
      env.DB.prepare(
        `with recursive n(i) as (select ?1 union all select i + 1 from n where i < ?2)
         insert into connections(child_id, parent_id, created_by, created_at) select ?3 || '_' || i, ?3, ?4, ?5 + i from n`,
      ).bind(from, to, root, wren.id, now),
    ])
  const cost = async () => {
    const seen = watched()
    const page = await repliesTo(seen.tools, null, root)
    expect(page.items).toHaveLength(REPLIES_PER_PAGE)
    await repliesTo(seen.tools, null, root, page.cursor ?? '')
    return seen.rows()
  }
  await env.DB.prepare(`insert into posts(${columns}) values (?, 'hum', ?, 'n', 'n', 'teal', 'n', ?, null)`)
    .bind(root, wren.id, now)
    .run()
  await add(1, 120)
  const few = await cost()
  await add(121, 1500)
  // But for the first row of the next page, and the end of the last one.
  expect(await cost()).toBeLessThan(few + 20)
})

test('no read scans the posts', async () => {
  const seen = watched()
  const { db } = seen.tools
  const viewer = { id: 'usr_x', addresses: ['x@example.org'] }
  await feedJson(seen.tools, { kind: 'squawk', cursor: '1795236994241.post_x' })
  await recentPosts(seen.tools, 5)
  await findPost(db, viewer, 1, 'post_x')
  await findHeard(db, viewer, 1, 'med_x')
  await findHeard(db, null, 1, 'med_x')
  // A later page is two statements, the newest posts one for each public feed.
  expect(seen.statements).toHaveLength(5 + KIND_NAMES.filter((kind) => kindOf(kind).publicFeed).length)
  for (const { text, values } of seen.statements) {
    const plan = await env.DB.prepare(`explain query plan ${text}`)
      .bind(...values)
      .all<{ detail: string }>()
    const scans = plan.results.filter(({ detail }) => /^SCAN (posts|p)\b/.test(detail))
    expect(scans.map(({ detail }) => `${detail}: ${text}`)).toEqual([])
  }
})
