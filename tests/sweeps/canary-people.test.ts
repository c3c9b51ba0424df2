/**
 * Canary tests of users: private data is shown neither to followers nor to moderators, and nothing of a deleted user to
 * anyone.
 */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { deleteAccount } from '../../worker/account/deletion/account-deletion.service'
import { passkeys } from '../../worker/database/tables/passkeys.table'
import {
  crawl,
  createMark,
  findLeaks,
  listMarkedIds,
  publishMarkedMessage,
  publishMarkedPost,
} from '../support/canary'
import { follow, renameUser } from '../support/members'
import { call, createPerson, getTools, openSession, type Person } from '../support/world'

const TIME_FOR_ALL_MS = 300_000

/** Creates a user with marks in all private fields, and what others may search them by. */
async function createMarkedPerson(friend: Person) {
  const { db, ids, clock } = getTools()
  const made = await createPerson('Wren')
  const [email, number, agent, device] = [
    `${createMark('mail')}@example.org`,
    `+467${Math.floor(1e7 + Math.random() * 8e7)}`,
    createMark('agent'),
    createMark('device'),
  ]
  const key = { id: ids.make('psk'), userId: made.id, credentialId: ids.random(20), publicKey: 'key' }
  await env.DB.prepare('update users set email = ?, phone_number = ?, phone_number_verified = 1 where id = ?')
    .bind(email, number, made.id)
    .run()
  await db
    .insert(passkeys)
    .values({ ...key, counter: 0, transports: '', name: device, createdAt: clock.now() })
  await openSession(made.id, agent)
  const wren = { ...(await renameUser(made, `now_${ids.random(8)}`)), email }
  const open = await publishMarkedPost(wren, { mode: 'squawk', tags: ['dusk'] })
  const sent = await publishMarkedMessage(wren, { recipient: `@${friend.username}` })
  await call('PUT /api/me/discoverability', { as: wren, json: { byEmail: true, byPhone: true } })
  return {
    wren,
    open,
    sent,
    /** Private data of the user. */
    own: [email, number.slice(1), agent, device, key.id, key.credentialId],
    words: [made.username, wren.id, ...listMarkedIds(sent)],
  }
}

test('reveals private data of a user to no one else, including moderators', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const [dele, fay, ada] = [
    await createPerson('Dele'),
    await createPerson('Fay'),
    await createPerson('Ada', { admin: true }),
  ]
  const { wren, own, sent, words } = await createMarkedPerson(dele)
  await follow(fay, wren)
  const why = createMark('why')
  const report = { subject: { type: 'person', id: wren.id }, reason: 'other', note: why }
  expect((await call('POST /api/reports', { as: dele, json: report })).status).toBe(202)
  for (const reader of [fay, ada]) {
    const heard = await crawl(reader, words)
    expect(heard.size).toBeGreaterThan(60)
    expect(findLeaks(heard, [...own, ...sent.marks])).toEqual([])
    // A match by one identifier does not reveal the other.
    for (const identifier of [wren.email, `+${own[1]}`]) {
      const answer = await call('POST /api/contacts/match', {
        as: reader,
        json: { identifiers: [identifier] },
      })
      const text = await answer.text()
      expect(text).toContain(wren.username)
      expect(findLeaks(new Map([['contacts', text]]), own)).toEqual([])
    }
    // Searches by these words find nothing. (A response that quotes the query would count as a leak.)
    for (const word of [...own, ...sent.marks.filter((one) => one.startsWith('cnry'))])
      for (const [path, nothing] of [
        ['search', { items: [] }],
        ['posts/candidates', { items: [] }],
        ['search/results', { sections: [], fuzzy: null }],
        ['search/people', { items: [] }],
      ] as const) {
        const answer = await call(`GET /api/${path}?q=${encodeURIComponent(word)}`, { as: reader })
        expect(await answer.json(), `${path} ${word}`).toMatchObject(nothing)
      }
  }
  // The friend has the message and nothing more; the user has everything.
  const byDele = await crawl(dele, words.slice(1))
  expect(findLeaks(byDele, own)).toEqual([])
  expect(findLeaks(byDele, sent.marks).length).toBeGreaterThan(3)
  const byWren = await crawl(wren, words.slice(0, 1))
  for (const one of own.slice(0, 5)) expect(findLeaks(byWren, [one]).length, one).toBeGreaterThan(0)
  // Moderators and the reporter read a report, the reported user does not.
  expect(findLeaks(byWren, [why])).toEqual([])
  expect(findLeaks(await crawl(fay, words), [why])).toEqual([])
  expect(findLeaks(await crawl(ada, words.slice(0, 1)), [why]).length).toBeGreaterThan(0)
})

test('deleted users do not leak through any identifier', {
  timeout: TIME_FOR_ALL_MS,
}, async () => {
  const [dele, fay] = [await createPerson('Dele'), await createPerson('Fay')]
  const { wren, open, sent, own, words } = await createMarkedPerson(dele)
  await follow(fay, wren)
  const received = await publishMarkedMessage(dele, { recipient: `@${wren.username}` })
  // A page that shows the user is cached.
  expect(await (await call('GET /api/posts?kind=squawk')).text()).toContain(open.marks[0])
  expect(await deleteAccount(getTools(), wren.id)).toMatchObject({ isDone: true })
  const all = [...own, ...open.marks, ...sent.marks, wren.username]
  for (const reader of [fay, dele])
    expect(findLeaks(await crawl(reader, [...words, open.post.id]), all)).toEqual([])
  // Messages to the deleted user remain with their author.
  expect(findLeaks(await crawl(dele, listMarkedIds(received)), received.marks).length).toBeGreaterThan(3)
})
