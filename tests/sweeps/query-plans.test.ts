/** Rows read by each view: independent of how many posts there are, and without full scans. */
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GRAPH_PAGE } from '../../domain/graph/graph.limits'
import { getKind, KIND_NAMES } from '../../domain/kinds'
import { CONVERSATION_STATES } from '../../domain/messages/messages'
import { NOTIFICATIONS_PER_PAGE } from '../../domain/notifications/notifications.limits'
import { newOwlcastShape } from '../../domain/owlcasts/owlcasts.schema'
import { listOwnFilters, OWN_LISTS } from '../../domain/posts/own-posts'
import { REPLIES_PER_PAGE } from '../../domain/posts/posts.limits'
import { newPostShape } from '../../domain/posts/posts.schema'
import { removeAvatar } from '../../worker/account/profile/avatar.service'
import { saveProfile } from '../../worker/account/profile/profile.service'
import { getStatistics } from '../../worker/account/profile/statistics.service'
import { matchIdentifiers } from '../../worker/contacts/contacts.service'
import { createDeps } from '../../worker/context'
import { getFollowList } from '../../worker/follows/follows.service'
import { getGraph } from '../../worker/graph/graph.service'
import { parseGraphCursor } from '../../worker/graph/graph-cursor'
import { removeCollaborator } from '../../worker/invitations/collaborators.service'
import { getSentInvitations, invite } from '../../worker/invitations/invitations.service'
import { acceptById, getReceivedInvitations } from '../../worker/invitations/respond.service'
import { getMember, getMemberPosts } from '../../worker/members/members.service'
import {
  countWaiting,
  getConversations,
  getMessages,
  getThread,
  markThreadSeen,
} from '../../worker/messages/conversations.service'
import { notifyEverySquawk } from '../../worker/notifications/every-squawk.service'
import {
  getNotificationSettings,
  setNotificationSettings,
} from '../../worker/notifications/notification-settings.service'
import {
  dismiss,
  fanOut,
  listNotificationPage,
  markNotificationsRead,
  getUnreadCounts as unreadOfNotices,
} from '../../worker/notifications/notifications.service'
import { drainPushes } from '../../worker/notifications/push/push.service'
import { notifyScheduled } from '../../worker/notifications/scheduled.service'
import { findPersonByUsername } from '../../worker/people/people.repo'
import { findMedia } from '../../worker/playback/media-access.repo'
import { listOpenInvitations } from '../../worker/posts/access/grants.repo'
import {
  connectPost,
  disconnectParent,
  editMoment,
  getParents,
  listPublicConnections,
} from '../../worker/posts/connections/connections.service'
import { deletePost } from '../../worker/posts/delete.service'
import {
  FOLLOWED_POSTS_PER_PAGE,
  getFeed,
  getFollowingFeed,
  listRecentPosts,
} from '../../worker/posts/feed/feed.service'
import { getLeaving } from '../../worker/posts/feed/leaving.service'
import { getHeardPosts, markHeard } from '../../worker/posts/heard/heard.service'
import { getMoments } from '../../worker/posts/moments/moments.service'
import { getOwlcasts, getRecordings } from '../../worker/posts/owlcasts/recordings.service'
import { getOwnPosts } from '../../worker/posts/own.service'
import { findPost } from '../../worker/posts/posts.repo'
import { getPost } from '../../worker/posts/read.service'
import { getReplies } from '../../worker/posts/replies/replies.service'
import { REPLIES_COUNTED_MAX } from '../../worker/posts/replies/reply-counts.repo'
import { createOwlcast } from '../../worker/publishing/create-owlcast.service'
import { deleteReply } from '../../worker/publishing/delete-reply.service'
import { editOwnPost } from '../../worker/publishing/edit.service'
import { publishNewPost } from '../../worker/publishing/publish.service'
import { purgeRows } from '../../worker/retention'
import { searchMembers, searchPosts } from '../../worker/search/results.service'
import { listReplyCandidates, runQuickSearch } from '../../worker/search/search.service'
import { withRelated } from '../../worker/share/related.service'
import {
  editOwnTranscript,
  removeOwnTranscript,
  requestOwnTranscript,
} from '../../worker/transcripts/own-transcript.service'
import { transcribeDue } from '../../worker/transcripts/transcribe.service'
import { loadViewer } from '../support/interrupted-tools'
import { follow } from '../support/members'

import { addCollaborator, publishOwlcast } from '../support/owlcasts'
import { createPushBrowser, subscribeBrowser } from '../support/push-browser'
import { createSquawkInput, createUpload, publishSquawk } from '../support/recordings'
import { toSpeech } from '../support/speech'
import { createPerson, getTools, setClockOffset } from '../support/world'

type Statement = { text: string; values: unknown[] }

/** Any one row: the check whether the table can be reached. */
const ANY_ROW = 'select "id" from "posts" limit ?'

async function expectNoScans(statements: readonly Statement[], scan: RegExp): Promise<void> {
  for (const { text, values } of statements) {
    if (text === ANY_ROW) continue
    const plan = await env.DB.prepare(`explain query plan ${text}`)
      .bind(...values)
      .all<{ detail: string }>()
    const scans = plan.results.filter(({ detail }) => scan.test(detail))
    expect(scans.map(({ detail }) => `${detail}: ${text}`)).toEqual([])
  }
}

/** Tools whose database records every statement and counts the rows it reads. */
function watchDb() {
  const statements: { text: string; values: unknown[] }[] = []
  const later: Promise<unknown>[] = []
  let rowsRead = 0
  let mostRows = 0
  const countRows = (results: D1Result[]) => {
    for (const { meta } of results) {
      rowsRead += meta.rows_read
      mostRows = Math.max(mostRows, meta.rows_read)
    }
  }
  type Known = { real: D1PreparedStatement; text: string; values: unknown[] }
  const known = new WeakMap<D1PreparedStatement, Known>()
  const wrapStatement = (real: D1PreparedStatement, text: string, values: unknown[]): D1PreparedStatement => {
    const proxy = new Proxy(real, {
      get(target, name) {
        if (name === 'bind') return (...given: unknown[]) => wrapStatement(real.bind(...given), text, given)
        if (name === 'raw')
          return async () => {
            statements.push({ text, values })
            // A write must not run twice.
            if (/^select/i.test(text)) countRows([await target.run()])
            return target.raw()
          }
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    known.set(proxy, { real, text, values })
    return proxy
  }
  const runBatch = async (given: D1PreparedStatement[]) => {
    const wrapped = given.flatMap((one) => known.get(one) ?? [])
    statements.push(...wrapped.map(({ text, values }) => ({ text, values })))
    const results = await env.DB.batch(wrapped.map(({ real }) => real))
    countRows(results)
    return results
  }
  const db = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') return (text: string) => wrapStatement(target.prepare(text), text, [])
      if (name === 'batch') return runBatch
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const made = createDeps({ ...env, DB: db }, (work) => later.push(work))
  return {
    tools: made,
    statements,
    rows: () => rowsRead,
    /** The rows of the statement that reads the most. */
    mostRows: () => mostRows,
    settled: () => Promise.all(later),
  }
}

beforeAll(async () => {
  const wren = await createPerson('Wren')
  const now = getTools().clock.now()
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
     insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at, expires_at)
     select 'post_plan_' || i, 'squawk', ?, 'Wren', 'wren', 'teal', 'n', ? - i, ? from n`,
  )
    .bind(wren.id, now, now + 86_400_000)
    .run()
})
afterAll(() => setClockOffset(0))

test('reads 51 rows for a new feed page, one for a stored one, none for a cached one', async () => {
  const made = watchDb()
  await getFeed(made.tools, { kind: 'squawk', seq: Number.MAX_SAFE_INTEGER })
  expect(made.rows()).toBeLessThanOrEqual(51)
  await made.settled()
  const stored = watchDb()
  await getFeed(stored.tools, { kind: 'squawk', seq: Number.MAX_SAFE_INTEGER })
  expect(stored.rows()).toBe(1)
  const remembered = watchDb()
  await getFeed(remembered.tools, { kind: 'squawk' })
  expect(remembered.rows()).toBe(0)
})

test('reads as many rows as requested for the newest posts of all feeds', async () => {
  const seen = watchDb()
  expect(await listRecentPosts(seen.tools, 5)).toHaveLength(5)
  expect(seen.rows()).toBeLessThanOrEqual(6)
})

test('reads the same number of rows for messages however many were sent', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const me = { id: dele.id, addresses: [dele.email], scopes: null }
  const peer = `user:${wren.id}`
  const now = getTools().clock.now()
  /** Thousands of messages between these two and others, to a member and to their address. */
  let batchNumber = 0
  const sendMany = (from: string, id: string | null, email: string | null) => {
    // Each batch has its own times: sorting rows of the same time would read more.
    batchNumber += 1
    return env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1500)
       insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, recipient_id, recipient_email, visibility, created_at)
       select 'post_' || lower(hex(randomblob(8))), 'mue', ?, 'n', 'n', 'teal', 'n', ?, ?, 'private', ? - 20 * i from n`,
    ).bind(from, id, email, now - batchNumber)
  }
  const measureRows = async () => {
    const seen = watchDb()
    for (const state of CONVERSATION_STATES) await getConversations(seen.tools, me, { state })
    await countWaiting(seen.tools, me)
    await getThread(seen.tools, me, peer)
    await getMessages(seen.tools, me)
    await expectNoScans(seen.statements, /^SCAN (posts|p|conversations|profiles|users)\b/)
    return seen.rows()
  }
  await env.DB.batch([
    env.DB.prepare('insert into conversations(owner_id, peer, last_message_at) values (?, ?, ?)').bind(
      dele.id,
      peer,
      now,
    ),
    sendMany(wren.id, dele.id, null),
    sendMany(wren.id, null, dele.email),
    sendMany(dele.id, wren.id, null),
  ])
  const few = await measureRows()
  await env.DB.batch([
    ...[wren, eve].flatMap(({ id }) => [sendMany(id, dele.id, null), sendMany(id, null, dele.email)]),
    ...[wren, eve].flatMap(({ id }) => [sendMany(dele.id, id, null), sendMany(id, eve.id, dele.email)]),
  ])
  // Twelve thousand more: small differences come from interleaving, not from the count.
  expect((await measureRows()) / few).toBeCloseTo(1, 1)
  expect(few).toBeLessThan(3000)
})

test('finds, answers and notifies invitations by index', async () => {
  const [wren, dele, ida] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Ida'),
  ]
  const seen = watchDb()
  const post = await publishSquawk(wren)
  const asked = { postId: post.id }
  await invite(seen.tools, await loadViewer(wren), { ...asked, typed: `@${dele.username}` })
  await invite(seen.tools, await loadViewer(wren), { ...asked, typed: ida.email })
  await getSentInvitations(seen.tools, await loadViewer(wren), post.id)
  for (const { id } of await getReceivedInvitations(seen.tools, await loadViewer(dele)))
    await acceptById(seen.tools, await loadViewer(dele), id)
  await removeCollaborator(seen.tools, await loadViewer(dele), post.id, dele.id)
  expect(seen.statements.length).toBeGreaterThan(20)
  await expectNoScans(seen.statements, /^SCAN (posts|invitations|post_collaborators|profiles|users)\b/)
})

test('binds at most 100 values for a user with a verified address and number', async () => {
  const me = { id: 'usr_x', addresses: ['x@example.org', '+4915112345678'], scopes: null }
  const [seen, wren] = [watchDb(), await createPerson('Wren')]
  await getConversations(seen.tools, me, { state: 'open' })
  await countWaiting(seen.tools, me)
  await getThread(seen.tools, me, `user:${wren.id}`, '1795236994241.post_x')
  await getMessages(seen.tools, me, '1795236994241.post_x')
  await listReplyCandidates(seen.tools, { ...me, granted: ['post_x', 'post_y'], hasBlocks: true }, 'river')
  await runQuickSearch(seen.tools, me, 'river')
  await searchPosts(seen.tools, me, { typed: 'river', cursor: '99' })
  expect(Math.max(...seen.statements.map(({ values }) => values.length))).toBeLessThanOrEqual(100)
})

test('writes, reads and marks notifications by index, however many there are', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await follow(dele, wren)
  const root = await publishSquawk(dele)
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
     insert into notifications(id, user_id, type, reason, group_key, actor_id, created_at, updated_at, read_at)
     select 'ntf_plan_' || i || ?2, ?1, 'squawk', 'reply', 'plan' || i, ?2, i, i, iif(i % 2, i, null) from n`,
  )
    .bind(wren.id, dele.id)
    .run()
  const [reader, writer] = [await loadViewer(wren), await loadViewer(dele)]
  await subscribeBrowser(dele, await createPushBrowser())
  const reading = watchDb()
  const { cursor } = await listNotificationPage(reading.tools, reader)
  await listNotificationPage(reading.tools, reader, cursor ?? '')
  expect(reading.rows()).toBeLessThan(10 * NOTIFICATIONS_PER_PAGE)
  const seen = watchDb()
  await unreadOfNotices(seen.tools, reader)
  const { id: mediaId } = await createUpload(wren)
  const insertPosts = createSquawkInput(mediaId, {
    parents: [{ id: root.id }],
    description: `Hello @${dele.username}`,
  })
  const asked = {
    input: newPostShape.parse(insertPosts),
    key: 'plan-of-notifying',
    viewer: reader,
  }
  await publishNewPost(seen.tools, reader, asked)
  await publishNewPost(seen.tools, reader, {
    ...asked,
    input: newPostShape.parse(createSquawkInput((await createUpload(wren)).id)),
    key: 'plan-of-fanning-out',
  })
  await fanOut(seen.tools)
  await drainPushes(seen.tools)
  await setNotificationSettings(seen.tools, dele.id, await getNotificationSettings(seen.tools, dele.id))
  await notifyScheduled(seen.tools)
  await markNotificationsRead(seen.tools, writer, { ids: ['ntf_x'] })
  await markNotificationsRead(seen.tools, writer, { post: root.id })
  await markNotificationsRead(seen.tools, writer, { all: true })
  await dismiss(seen.tools, writer, 'ntf_x')
  await markThreadSeen(seen.tools, writer, `user:${wren.id}`, 1).catch(() => undefined)
  await markHeard(seen.tools, reader, [root.id])
  await getHeardPosts(seen.tools, wren.id, 1)
  await purgeRows(seen.tools, 'heardPosts')
  await purgeRows(seen.tools, 'notifications')
  await purgeRows(seen.tools, 'dismissedNotifications')
  await notifyEverySquawk(seen.tools)
  expect(seen.statements.length).toBeGreaterThan(20)
  await expectNoScans(
    [...reading.statements, ...seen.statements],
    /^SCAN (posts|p|n|s|f|h|m|w|u|heard_posts|notifications|follows|profiles|users|post_mentions|pushes|push_subscriptions|notification_settings)\b(?! VIRTUAL)/,
  )
})

test('creates, lists, records into and deletes owlcasts by index', async () => {
  const [pia, tom] = [await createPerson('Pia', { pro: true }), await createPerson('Tom')]
  const cast = await publishOwlcast(pia)
  await addCollaborator(pia, cast, tom)
  const seen = watchDb()
  const [creator, other] = [await loadViewer(pia), await loadViewer(tom)]
  const { id: mediaId } = await createUpload(tom, { mode: 'owlcast' })
  const input = newPostShape.parse(createSquawkInput(mediaId, { mode: 'owlcast', owlcastId: cast.id }))
  const asked = { input, key: 'plan-of-a-recording', viewer: other }
  await createOwlcast(seen.tools, creator, {
    input: newOwlcastShape.parse({ name: 'Plan', visibility: 'private', invitees: [`@${tom.username}`] }),
    key: 'plan-of-an-owlcast',
    viewer: creator,
  })
  await publishNewPost(seen.tools, other, asked)
  await getOwlcasts(seen.tools, other)
  await getRecordings(seen.tools, other, cast.id, { cursor: '1.post_x' })
  await withRelated(seen.tools, null, cast)
  await listOpenInvitations(seen.tools.db, ['a'.repeat(64), 'b'.repeat(64)], getTools().clock.now())
  await editOwnPost(seen.tools, creator, cast.id, {
    title: 'Plan of another',
    confirmsAnonymity: false,
    visibility: 'private' as const,
    priceCents: 199,
  })
  await removeCollaborator(seen.tools, other, cast.id, tom.id)
  await deletePost(seen.tools, creator, cast.id)
  await expectNoScans(
    seen.statements,
    /^SCAN (posts|p|o|t|w|i|c|invitations|post_collaborators|profiles|users|media)\b/,
  )
})

test('deletes an owlcast with all recordings in one batch, however many there are', async () => {
  const pia = await createPerson('Pia')
  const cast = await publishOwlcast(pia)
  const many = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)`
  await env.DB.batch([
    env.DB.prepare(
      `${many} insert into media(id, owner_id, mode, state, key, type, bytes, seconds, created_at)
       select 'med_plan_' || i, ?, 'owlcast', 'attached', 'owlcasts/plan/' || i, 'audio/mpeg', 1, 1, 1 from n`,
    ).bind(pia.id),
    env.DB.prepare(
      `${many} insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at, owlcast_id, media_id)
       select 'post_rec_' || i, 'owlcast', ?, 'Pia', 'pia', 'teal', 'n', i, ?, 'med_plan_' || i from n`,
    ).bind(pia.id, cast.id),
  ])
  const seen = watchDb()
  const events = await deletePost(seen.tools, await loadViewer(pia), cast.id)
  expect(events.length).toBeLessThanOrEqual(2)
  expect(seen.statements.length).toBeLessThan(8)
  const countLeft = (text: string) => env.DB.prepare(text).first('n')
  expect(await countLeft("select count(*) as n from posts where id like 'post_rec_%'")).toBe(0)
  expect(await countLeft("select count(*) as n from media where id like 'med_plan_%'")).toBe(0)
  expect(await countLeft("select count(*) as n from media_deletions where key like 'owlcasts/plan/%'")).toBe(
    2000,
  )
  // Cleanup tests share this database, and one run deletes only some hundred.
  await env.DB.exec("delete from media_deletions where key like 'owlcasts/plan/%'")
})

test('reads and writes replies, connections and searches by index', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const [root, other] = [await publishSquawk(wren), await publishSquawk(wren)]
  const reply = await publishSquawk(dele, { parents: [{ id: root.id }, { id: other.id }] })
  const seen = watchDb()
  await getReplies(seen.tools, await loadViewer(wren), root.id, { cursor: '1.post_x' })
  await getReplies(seen.tools, await loadViewer(wren), root.id, { fromMs: 0, toMs: 1000 })
  await getMoments(seen.tools, await loadViewer(wren), root.id)
  await editMoment(seen.tools, await loadViewer(dele), {
    childId: reply.id,
    parentId: root.id,
    moment: { startMs: 0, endMs: 1000 },
  })
  await getParents(seen.tools, await loadViewer(wren), reply.id)
  await listPublicConnections(seen.tools, await loadViewer(wren), '99999999999999.post_x.post_x')
  for (const typed of ['', 'river']) await listReplyCandidates(seen.tools, await loadViewer(dele), typed)
  await runQuickSearch(seen.tools, await loadViewer(dele), 'river')
  await searchPosts(seen.tools, await loadViewer(dele), { typed: 'river', cursor: '99' })
  await searchPosts(seen.tools, await loadViewer(dele), { typed: 'rivvver' })
  await searchMembers(seen.tools, await loadViewer(dele), 'river')
  await connectPost(seen.tools, await loadViewer(wren), {
    childId: root.id,
    parents: [{ id: other.id, type: 'reply' }],
  })
  await disconnectParent(seen.tools, await loadViewer(dele), reply.id, other.id)
  const target = { parentId: root.id, replyId: reply.id }
  await deleteReply(seen.tools, await loadViewer(wren), target, undefined)
  expect(seen.statements.length).toBeGreaterThan(20)
  await expectNoScans(seen.statements, /^SCAN (posts|p|o|t|c|users|profiles)\b/)
})

test('reads only what a search shows, however many posts match', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const now = getTools().clock.now()
  const insertMany = (title: string, recipientId: string | null) =>
    env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1500)
       insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at, recipient_id, visibility)
       select 'post_' || lower(hex(randomblob(8))), ?, ?, 'n', 'n', 'teal', ?, ?, ?, ? from n`,
    ).bind(recipientId ? 'mue' : 'hum', wren.id, title, now, recipientId, recipientId ? 'private' : 'public')
  await env.DB.batch([insertMany('Planetree by the quay', null), insertMany('Planetree for you', dele.id)])
  const me = { id: dele.id, addresses: [dele.email], scopes: null }
  const countRowsOf = async (query: (deps: ReturnType<typeof createDeps>) => Promise<unknown>) => {
    const seen = watchDb()
    await query(seen.tools)
    await expectNoScans(
      seen.statements,
      /^SCAN (posts|p|o|c|users|profiles|w|i|search_terms|search_term_keys|l)\b|USE TEMP B-TREE FOR ORDER BY/,
    )
    return seen.rows()
  }
  // Queried twice: titles, then everything.
  expect(await countRowsOf((deps) => runQuickSearch(deps, null, 'planet'))).toBeLessThanOrEqual(12)
  // The replies to what was found are counted for the viewer, from an index: a row for each post at most.
  expect(await countRowsOf((deps) => runQuickSearch(deps, me, 'planet'))).toBeLessThanOrEqual(26)
  expect(await countRowsOf((deps) => searchPosts(deps, me, { typed: 'p', kind: 'mue' }))).toBeLessThanOrEqual(
    62,
  )
  // A misspelt query: the suggested words, and twenty posts that contain one.
  expect(await countRowsOf((deps) => searchPosts(deps, null, { typed: 'plenetree' }))).toBeLessThanOrEqual(60)
  expect(await countRowsOf((deps) => searchMembers(deps, me, 'wr'))).toBeLessThanOrEqual(60)
})

test('reads few words for misspelled ones however many are alike, and finds the nearest', async () => {
  const wren = await createPerson('Wren')
  // Words with the same first seven letters, and with one of them changed, all before the right one.
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1500)
     insert into search_terms(word, uses) select case i % 3 when 0 then 'shation' when 1 then 'shati' || char(97 + i % 26) || 'n'
       else 'sh' || char(97 + i % 26) || 'tion' end || char(97 + i / 676, 97 + i / 26 % 26, 97 + i % 26) || 'x', 9 from n`,
  ).run()
  const post = await publishSquawk(wren, { title: 'Shationable' })
  for (const typed of ['shatoinable', 'shatiionable', 'shatinable', 'shxtionable', 'shationablx']) {
    const seen = watchDb()
    const { fuzzy } = await searchPosts(seen.tools, null, { typed })
    expect(
      fuzzy?.items.map((item) => item.post.id),
      typed,
    ).toContain(post.id)
    expect(seen.mostRows(), typed).toBeLessThanOrEqual(60)
  }
  const seen = watchDb()
  const eight = Array.from({ length: 8 }, (_, at) => `shation${'abcdefgh'[at]}qing`).join(' ')
  expect((await searchPosts(seen.tools, null, { typed: eight })).fuzzy).toBeNull()
  expect(seen.mostRows()).toBeLessThanOrEqual(60)
  expect(seen.rows()).toBeLessThanOrEqual(300)
  await env.DB.prepare("delete from search_terms where word glob 'sh*x'").run()
})

test('reads few rows for spoken words however many posts say them, and writes a transcript by index', async () => {
  const wren = await createPerson('Wren')
  const now = getTools().clock.now()
  await env.DB.batch([
    env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
       insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at)
       select 'post_said_' || i, 'squawk', ?, 'n', 'n', 'teal', 'n', ? from n`,
    ).bind(wren.id, now),
    env.DB.prepare(
      `insert into transcripts(seq, post_id, media_id, state, language, seconds, text, phrases, due_at, created_at)
       select seq, id, 'med', 'ready', 'en', 9, 'everybody says lanternfish on the quay', '[[0,0]]', 0, 0
       from posts where id like 'post_said_%'`,
    ),
  ])
  for (const typed of ['lanternfish', 'everybody says']) {
    const seen = watchDb()
    expect((await searchPosts(seen.tools, null, { typed })).sections).toHaveLength(1)
    expect(seen.rows()).toBeLessThanOrEqual(20)
    await expectNoScans(
      seen.statements,
      /^SCAN (posts|p|t|transcripts)\b(?! VIRTUAL)|USE TEMP B-TREE FOR ORDER BY/,
    )
  }
  const near = watchDb()
  expect((await searchPosts(near.tools, null, { typed: 'lanternfsih' })).fuzzy?.items.length).toBeGreaterThan(
    0,
  )
  expect(near.rows()).toBeLessThanOrEqual(40)
  const heard = {
    isConfigured: true,
    transcribe: async () => toSpeech('Heard at last'),
  }
  const { id: mediaId } = await createUpload(wren)
  const writing = watchDb()
  const tools = { ...writing.tools, speech: heard }
  const viewer = await loadViewer(wren)
  const input = newPostShape.parse(createSquawkInput(mediaId))
  const { post } = await publishNewPost(tools, viewer, {
    input,
    key: 'plan-of-words',
    viewer,
  })
  await transcribeDue(tools)
  await editOwnTranscript(tools, viewer, post.id, { text: 'Heard at long last' })
  await removeOwnTranscript(tools, viewer, post.id)
  await requestOwnTranscript(tools, viewer, post.id, 'en')
  await expectNoScans(
    writing.statements,
    /^SCAN (posts|p|t|transcripts|transcript_pieces|profiles|media|media_deletions|d)\b(?! VIRTUAL)/,
  )
})

test('reads the same number of rows for a page of replies however many there are', async () => {
  const wren = await createPerson('Wren')
  const now = getTools().clock.now()
  const root = getTools().ids.make('post')
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
  const measureRows = async () => {
    const seen = watchDb()
    const page = await getReplies(seen.tools, null, root)
    expect(page.items).toHaveLength(REPLIES_PER_PAGE)
    await getReplies(seen.tools, null, root, { cursor: page.cursor ?? '' })
    return seen.rows()
  }
  await env.DB.prepare(`insert into posts(${columns}) values (?, 'hum', ?, 'n', 'n', 'teal', 'n', ?, null)`)
    .bind(root, wren.id, now)
    .run()
  await add(1, 120)
  const few = await measureRows()
  await add(121, 1500)
  // Differences: the first row of the next page, and the end of the last one.
  expect(await measureRows()).toBeLessThan(few + 20)
})

test('counts replies for one viewer by index, own ones and the first of an unlisted thread, however many there are', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const columns =
    'id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at, parent_id, visibility'
  const addThread = async (
    visibility: 'public' | 'unlisted',
    replies: number,
    root = getTools().ids.make('post'),
  ) => {
    await env.DB.prepare(
      `insert into posts(${columns}) values (?, 'hum', ?, 'n', 'n', 'teal', 'n', 1, null, ?)`,
    )
      .bind(root, wren.id, visibility)
      .run()
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
       insert into posts(${columns}) select ?2 || '_' || i, 'hum', ?3, 'n', 'n', 'teal', 'n', i, ?2, ?4 from n`,
    )
      .bind(replies, root, wren.id, visibility)
      .run()
    await env.DB.prepare(
      `insert into connections(child_id, parent_id, created_by, created_at)
       select id, parent_id, author_id, created_at from posts where parent_id = ?`,
    )
      .bind(root)
      .run()
    return root
  }
  const measureRows = async (id: string) => {
    const seen = watchDb()
    const { replyCount } = await getPost(seen.tools, { id: dele.id, addresses: [], scopes: null }, id)
    await expectNoScans(seen.statements, /^SCAN (posts|p|c|o|connections)\b/)
    return { replyCount, rows: seen.rows() }
  }
  // The end of a thread is read off the row behind it, which the last thread of an index does not have.
  await addThread('unlisted', 1, 'zzz_last')
  const [few, many] = [await addThread('public', 5), await addThread('public', 1500)]
  const small = await measureRows(few)
  expect(await measureRows(many)).toEqual({ replyCount: 1500, rows: small.rows })
  const [full, longer] = [
    await addThread('unlisted', REPLIES_COUNTED_MAX),
    await addThread('unlisted', REPLIES_COUNTED_MAX + 1000),
  ]
  const counted = await measureRows(full)
  expect(counted.replyCount).toBe(REPLIES_COUNTED_MAX)
  expect(await measureRows(longer)).toEqual(counted)
})

test('reads the same number of rows for a page of own posts however many there are, in index order', async () => {
  const wren = await createPerson('Wren')
  const me = { id: wren.id, addresses: [wren.email], scopes: null }
  const now = getTools().clock.now()
  const columns = 'id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at'
  const insertMany = (from: number, to: number) =>
    env.DB.batch(
      KIND_NAMES.map((kind) =>
        env.DB.prepare(
          `with recursive n(i) as (select ?1 union all select i + 1 from n where i < ?2)
           insert into posts(${columns}) select ?3 || '_' || i, ?4, ?5, 'n', 'n', 'teal', 'n', ?6 - i from n`,
        ).bind(from, to, getTools().ids.make('post'), kind, wren.id, now),
      ),
    )
  const measureRows = async () => {
    const seen = watchDb()
    for (const kind of OWN_LISTS)
      for (const filter of listOwnFilters(kind))
        if (!['podcasts', 'replies'].includes(filter)) {
          const { cursor } = await getOwnPosts(seen.tools, me, { kind, filter })
          await getOwnPosts(seen.tools, me, { kind, filter, cursor: cursor ?? '' })
        }
    await expectNoScans(
      seen.statements,
      /^SCAN (posts|p|c|profiles)\b|USE TEMP B-TREE FOR (LAST TERM OF )?ORDER BY/,
    )
    return seen.rows()
  }
  await insertMany(1, 60)
  const few = await measureRows()
  await insertMany(61, 600)
  expect(await measureRows()).toBeLessThanOrEqual(few)
})

test('reads rows for the following feed by the number of follows, not of posts', async () => {
  const [dele, crowd] = [await createPerson('Dele'), 40]
  const now = getTools().clock.now()
  const sqlId = (i: string) => `'usr_fol_' || ${i} || '${dele.id.slice(4)}'`
  const people = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${2 * crowd})`
  // Every second one is followed.
  await env.DB.batch([
    env.DB.prepare(
      `${people} insert into users(id, name, email, email_verified, created_at, updated_at)
       select ${sqlId('i')}, 'n', ${sqlId('i')} || '@example.org', 1, 1, 1 from n`,
    ),
    env.DB.prepare(
      `${people} insert into profiles(id, username, display_name, avatar_color, created_at, updated_at)
       select ${sqlId('i')}, ${sqlId('i')}, 'n', 'teal', 1, 1 from n`,
    ),
    env.DB.prepare(
      `${people} insert into follows(follower_id, followed_id, created_at) select ?, ${sqlId('(i * 2)')}, 1 from n where i <= ${crowd}`,
    ).bind(dele.id),
  ])
  /** Posts of each of them, all older than the previous batch. */
  let batchNumber = 0
  const insertMore = (each: number) => {
    batchNumber += 1
    return env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${2 * crowd * each})
       insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at)
       select 'post_' || lower(hex(randomblob(8))), 'hum', ${sqlId(`(1 + i % ${2 * crowd})`)}, 'n', 'n', 'teal', 'n',
         cast(? - i as integer) from n`,
    )
      .bind(now - batchNumber * 1_000_000)
      .run()
  }
  const measureRows = async () => {
    const seen = watchDb()
    const { items, cursor } = await getFollowingFeed(seen.tools, dele.id, { kind: 'hum' })
    if (cursor === null) throw new Error('only one page')
    expect(items).toHaveLength(FOLLOWED_POSTS_PER_PAGE)
    await getFollowingFeed(seen.tools, dele.id, { kind: 'hum', cursor })
    await getMember(seen.tools, dele.id, dele.username)
    await getMemberPosts(seen.tools, null, { name: dele.username, cursor })
    for (const which of ['followers', 'following'] as const)
      await getFollowList(seen.tools, dele.id, { name: dele.username, which, cursor })
    await expectNoScans(seen.statements, /^SCAN (posts|f|follows|follow_counts|profiles|feed_authors)\b/)
    return seen.rows()
  }
  await insertMore(30)
  const few = await measureRows()
  expect(few).toBeLessThan(15_000)
  await insertMore(150)
  // Twelve thousand more make no difference.
  expect(await measureRows()).toBeLessThan(few * 1.02)
})

test('reads at most a thousand rows for a page of the graph, however many posts there are', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const me = { id: dele.id, addresses: [dele.email], scopes: null }
  const cast = await publishOwlcast(wren)
  // Newer than the posts of other tests.
  const now = getTools().clock.now() + 10_000_000
  const columns =
    'id, kind, author_id, author_name, author_username, author_avatar_color, title, visibility, recipient_id, created_at'
  /**
   * Public posts, replies to one of them and private posts and messages to this user, all older than the previous batch, and
   * recordings in one owlcast.
   */
  let batchNumber = 0
  const insertMore = (countRows: number) => {
    batchNumber += 1
    const insertPosts = (visibility: string, to: string | null) =>
      env.DB.prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${countRows})
         insert into posts(${columns}) select 'post_' || lower(hex(randomblob(8))), 'hum', ?, 'n', 'n', 'teal', 'n', ?, ?,
           cast(? - i as integer) from n`,
      ).bind(wren.id, visibility, to, now - batchNumber * 1_000_000)
    const recorded = env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${countRows})
       insert into posts(${columns}, owlcast_id) select 'post_' || lower(hex(randomblob(8))), 'owlcast', ?, 'n', 'n', 'teal',
         'n', 'public', null, cast(? + i as integer), ? from n`,
    ).bind(wren.id, cast.createdAt, cast.id)
    const replies = [
      env.DB.prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${countRows})
         insert into posts(${columns}, parent_id) select 'post_re_${batchNumber}_' || i, 'hum', ?, 'n', 'n', 'teal', 'n', 'public', null,
           cast(? - i as integer), ? from n`,
      ).bind(wren.id, now - batchNumber * 1_000_000, cast.id),
      env.DB.prepare(
        `insert into connections(child_id, parent_id, created_by, created_at)
         select id, parent_id, author_id, created_at from posts where id glob 'post_re_${batchNumber}_*'`,
      ),
    ]
    return env.DB.batch([
      ...replies,
      insertPosts('public', null),
      insertPosts('private', null),
      insertPosts('private', dele.id),
      recorded,
    ])
  }
  const measureRows = async () => {
    const seen = watchDb()
    const { posts, cursor, totals } = await getGraph(seen.tools, me, {})
    const first = seen.rows()
    expect(posts.filter(({ id }) => id.startsWith('post_re_'))).toHaveLength(GRAPH_PAGE.replies)
    expect(posts.filter(({ owlcastId }) => owlcastId === cast.id)).toHaveLength(
      GRAPH_PAGE.recordings.perOwlcast,
    )
    expect(totals?.posts).toBeGreaterThan(6000)
    await getGraph(seen.tools, me, { after: parseGraphCursor(cursor ?? '') ?? {} })
    const second = seen.rows() - first
    await getGraph(seen.tools, me, { typed: 'n' })
    const search = seen.rows() - first - second
    await expectNoScans(seen.statements, /^SCAN (posts|p|o|c|r|n|connections|events)\b/)
    return [first, second, search]
  }
  await insertMore(2500)
  const few = await measureRows()
  for (const rows of few) expect(rows).toBeLessThanOrEqual(1000)
  await insertMore(4000)
  const many = await measureRows()
  for (const [at, rows] of many.entries()) expect(rows).toBeLessThanOrEqual((few[at] ?? 0) * 1.02)
})

test('deletes a private post at the same cost however many its author has', async () => {
  const { id } = await createPerson('Wren')
  const savePrivatePosts = (countRows: number) =>
    env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
       insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, visibility, created_at)
       select 'post_' || lower(hex(randomblob(8))), 'hum', ?1, 'n', 'n', 'teal', 'n', 'private', i from n`,
    )
      .bind(id, countRows)
      .run()
  const deleteOldest = async () => {
    const oldest = 'select id from posts where author_id = ? order by created_at limit 1'
    const { meta } = await env.DB.prepare(`delete from posts where id = (${oldest})`).bind(id).run()
    return meta.rows_read
  }
  await savePrivatePosts(10)
  const few = await deleteOldest()
  await savePrivatePosts(1_000)
  expect(await deleteOldest()).toBe(few)
})

test('looks contacts up one by one, known or not, and reads no other rows', async () => {
  const seen = watchDb()
  await matchIdentifiers(seen.tools, 'usr_x', ['ada@example.org', '+46701234567', 'not an address'])
  await expectNoScans(seen.statements, /^SCAN (?!j\b)/)
})

test('never scans the posts', async () => {
  const seen = watchDb()
  const { db } = seen.tools
  const viewer = { id: 'usr_x', addresses: ['x@example.org'], scopes: null }
  await getFeed(seen.tools, { kind: 'squawk', cursor: '1795236994241.post_x' })
  await listRecentPosts(seen.tools, 5)
  await getLeaving(seen.tools)
  await findPost(db, viewer, 1, 'post_x')
  await findMedia(db, viewer, 1, 'med_x')
  await findMedia(db, null, 1, 'med_x')
  // A later page is two statements, as is what leaves next; the newest posts are one for each public feed.
  expect(seen.statements).toHaveLength(7 + KIND_NAMES.filter((kind) => getKind(kind).publicFeed).length)
  await expectNoScans(seen.statements, /^SCAN (posts|p)\b/)
})

test('finds, counts, renames and updates a user by index', async () => {
  const wren = await createPerson('Wren')
  await publishSquawk(wren)
  const viewer = await loadViewer(wren)
  const seen = watchDb()
  await findPersonByUsername(seen.tools.db, 'nobody_there')
  await getStatistics(seen.tools, viewer)
  const change = { displayName: 'Ada', username: `plan_${viewer.id.slice(-8)}`, avatarColor: 'red' } as const
  await saveProfile(seen.tools, viewer, change)
  await removeAvatar(seen.tools, { ...viewer, avatarMediaId: 'med_x' })
  await expectNoScans(
    seen.statements,
    /^SCAN (posts|p|profiles|former_usernames|media|conversations|theirs|w)\b/,
  )
})
