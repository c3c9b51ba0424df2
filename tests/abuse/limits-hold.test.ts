/**
 * Threats A4, A6, A7, A8, T7: limits on storage, notifications, emails, messages and lookups hold under concurrency.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CODES_SENT } from '../../domain/auth/auth.limits'
import { IDENTIFIERS_PER_CALL, IDENTIFIERS_PER_DAY } from '../../domain/contacts/contacts.limits'
import { UPLOADS_PER_HOUR } from '../../domain/media/media.limits'
import { INVITATIONS_SENT } from '../../worker/invitations/invitations.service'
import { MESSAGE_EMAILS } from '../../worker/magic-links/new-link.service'
import { STORAGE_BYTES } from '../../worker/media/uploads.service'
import { FIRST_MESSAGES } from '../../worker/messages/new-message.service'
import { NOTIFICATIONS_PER_ACTOR_DAILY } from '../../worker/notifications/notify.repo'
import { addFigure, tally } from './figures'
import { listSent } from './mailbox'
import { createKey, publishPost, SPEECH, toTicketRequest } from './publish-posts'
import { openServer, type Person, type TestServer } from './test-server'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

const count = async (sql: string, ...values: unknown[]) =>
  (await server.query<{ n: number }>(`select count(*) as n from ${sql}`, ...values))[0]?.n ?? 0
const toAddressHeader = (n: number) => ({ 'cf-connecting-ip': `198.18.${n >> 8}.${n & 255}` })

async function collectStatuses(all: Promise<Response>[]): Promise<number[]> {
  const answers = await Promise.all(all)
  await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  return answers.map(({ status }) => status)
}

test.each(['free', 'pro'] as const)(
  'concurrent upload tickets do not exceed the storage of plan %s',
  async (plan) => {
    const wren = await server.createUser('Wren', { pro: plan === 'pro' })
    const bytes = 90_000_000
    const fits = Math.floor(STORAGE_BYTES[plan] / bytes)
    const statuses = await collectStatuses(
      Array.from({ length: 120 }, () =>
        server.request('POST /api/uploads', { as: wren, json: { ...toTicketRequest(SPEECH), bytes } }),
      ),
    )
    const [row] = await server.query<{ taken: number }>(
      'select sum(bytes) as taken from media where owner_id = ?',
      wren.id,
    )
    expect(row?.taken).toBeLessThanOrEqual(STORAGE_BYTES[plan])
    expect(statuses.filter((status) => status === 200)).toHaveLength(Math.min(fits, UPLOADS_PER_HOUR))
    addFigure(`storage of ${plan}: tickets at once`, statuses.length, tally(statuses))
  },
)

test('unpublished uploads are deleted after a day, and tickets are limited per hour', async () => {
  const wren = await server.createUser('Wren')
  const ask = () => server.request('POST /api/uploads', { as: wren, json: toTicketRequest(SPEECH) })
  const statuses = await collectStatuses(Array.from({ length: UPLOADS_PER_HOUR + 20 }, ask))
  expect(statuses.filter((status) => status === 200)).toHaveLength(UPLOADS_PER_HOUR)
  await server.shiftClock(25 * 3_600_000)
  const worker = await server.mf.getWorker()
  await worker.scheduled({ cron: '*/5 * * * *' })
  await server.shiftClock(0)
  expect(await count('media where owner_id = ?', wren.id)).toBe(0)
  addFigure(
    'storage: pending uploads in an hour',
    statuses.length,
    `${tally(statuses)}; none left after a day`,
  )
})

test('a thousand replies create no more notifications than one user may cause', async () => {
  const [wren, dele] = [await server.createUser('Wren'), await server.createUser('Dele')]
  const root = await publishPost(server, wren)
  const reply = await publishPost(server, dele, { parents: [{ id: root.id }] })
  // Most are inserted directly: the test is about notifications, not uploads.
  const inserted = NOTIFICATIONS_PER_ACTOR_DAILY
  await server.query(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
     insert into notifications(id, user_id, type, reason, group_key, actor_id, created_at, updated_at)
     select 'ntf_spam_' || i, ?2, 'squawk', 'mention', 'spam:' || i, ?3, ?4, ?4 from n`,
    inserted,
    wren.id,
    dele.id,
    Date.now(),
  )
  for (let n = 0; n < 10; n++)
    await publishPost(server, dele, {
      title: `@${wren.username} ${n}`,
      parents: [{ id: reply.id }, { id: root.id }],
    })
  const lines = await count('notifications where user_id = ? and actor_id = ?', wren.id, dele.id)
  expect(lines).toBeLessThanOrEqual(inserted + 1)
  addFigure('notifications: by one user in a day', inserted + 11, `${lines} lines`)
})

async function invite(as: Person, post: string, to: string, n: number) {
  return server.request(`POST /api/posts/${post}/invitations`, {
    as,
    json: { to },
    headers: toAddressHeader(n),
  })
}

test('invitations email one address three times a day, and one user emails twenty', async () => {
  const statuses: number[] = []
  const victim = 'bombed@example.net'
  for (let n = 0; n < 8; n++) {
    const wren = await server.createUser('Wren')
    const { id } = await publishPost(server, wren)
    // In spellings that reach the same mailbox.
    statuses.push((await invite(wren, id, n % 2 ? victim.toUpperCase() : ` ${victim} `, n)).status)
  }
  expect(await listSent(server, victim)).toHaveLength(INVITATIONS_SENT.perAddress.count)
  const wren = await server.createUser('Wren')
  const posts = await Promise.all([publishPost(server, wren), publishPost(server, wren)])
  for (let n = 0; n < 30; n++)
    statuses.push((await invite(wren, posts[n % 2]?.id ?? '', `box${n}@example.net`, n)).status)
  const mails = await count(`outbox where recipient like 'box%@example.net'`)
  expect(mails).toBe(INVITATIONS_SENT.perPerson.count)
  addFigure('mails: invitations', statuses.length, `${tally(statuses)}; ${mails} mails of one, 3 to one`)
})

test('messages email one address three times a day, and are published regardless', async () => {
  const victim = 'written-to@example.net'
  for (let n = 0; n < 6; n++)
    await publishPost(server, await server.createUser('Wren'), { mode: 'mue', recipient: victim })
  expect(await listSent(server, victim)).toHaveLength(MESSAGE_EMAILS.perAddress.count)
  addFigure('mails: messages to one address', 6, `${MESSAGE_EMAILS.perAddress.count} mails`)
})

test('first messages to strangers end at twenty a day', async () => {
  const wren = await server.createUser('Wren')
  const statuses: number[] = []
  const strangers = await Promise.all(
    Array.from({ length: FIRST_MESSAGES.count + 4 }, () => server.createUser('Ada')),
  )
  for (const { username } of strangers) {
    const recipient = `@${username}`
    const sent = await publishPost(server, wren, { mode: 'mue', recipient }).then(
      () => 201,
      () => 429,
    )
    statuses.push(sent)
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(FIRST_MESSAGES.count)
  addFigure('messages: first ones to strangers', statuses.length, tally(statuses))
})

test('codes to one number end at five an hour, and from one address at twenty a day', async () => {
  const ask = (phone: string, n: number) =>
    server.request('POST /api/auth/phone/code', { json: { phone }, headers: toAddressHeader(n) })
  const one = await collectStatuses(
    Array.from({ length: 30 }, (_, n) => ask(n % 2 ? '+46701740620' : '+46 (70) 174-06-20', n)),
  )
  expect(await count('outbox where recipient = ?', '+46701740620')).toBeLessThanOrEqual(
    CODES_SENT.perNumberHour.count,
  )
  const many: number[] = []
  for (let n = 0; n < 30; n++) {
    // An address may request five per minute.
    if (n % 5 === 0) await server.shiftClock(n * 13_000)
    many.push((await ask(`+467017407${String(n).padStart(2, '0')}`, 7777)).status)
  }
  await server.shiftClock(0)
  expect(many.filter((status) => status === 200)).toHaveLength(CODES_SENT.perAddress.count)
  addFigure(
    'messages: codes to one number, from one address',
    one.length + many.length,
    tally([...one, ...many]),
  )
})

test('contact lookups are limited per day exactly, and not stored', async () => {
  const wren = await server.createUser('Wren')
  const identifiers = Array.from({ length: IDENTIFIERS_PER_CALL }, (_, n) => `contact${n}@example.net`)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      server.request('POST /api/contacts/match', { as: wren, json: { identifiers } }),
    ),
  )
  const taken = await Promise.all(
    answers.map(async (answer) => (answer.ok ? ((await answer.json()) as { taken: number }).taken : 0)),
  )
  expect(taken.reduce((sum, one) => sum + one, 0)).toBe(IDENTIFIERS_PER_DAY.count)
  const tables = await server.query<{ name: string }>(
    `select name from sqlite_master where type = 'table' and name not glob '_cf*'`,
  )
  for (const { name } of tables) {
    const rows = JSON.stringify(await server.query(`select * from "${name}" limit 2000`))
    expect(rows, name).not.toContain('contact1@example.net')
  }
  addFigure(
    'contacts: looked up at once',
    IDENTIFIERS_PER_CALL * 10,
    `${IDENTIFIERS_PER_DAY.count} looked up, none stored`,
  )
})

test('owlcasts, which need no sound, are limited too', async () => {
  const wren = await server.createUser('Wren', { pro: true })
  const statuses = await collectStatuses(
    Array.from({ length: 40 }, (_, n) =>
      server.request('POST /api/owlcasts', { as: wren, json: { name: `Cast ${n}` }, key: createKey() }),
    ),
  )
  expect(statuses.filter((status) => status === 201)).toHaveLength(20)
  addFigure('storage: owlcasts without a sound', statuses.length, tally(statuses))
})
