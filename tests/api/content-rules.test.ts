/** Words, addresses and email domains that the site flags or refuses. */
import { env } from 'cloudflare:workers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Mode } from '../../domain/kinds'
import type { ContentRules, QueuePage } from '../../domain/moderation/moderation.schema'
import { publishMessage } from '../support/messages'
import { clearModeration } from '../support/moderation'
import { createUpload, publishSquawk } from '../support/recordings'
import { publishWords } from '../support/speech'
import { call, createPerson, getTools, type Person } from '../support/world'

const clear = async () => {
  await clearModeration()
  await env.DB.prepare('delete from content_rules').run()
}
beforeEach(clear)
afterAll(clear)

const addRule = (as: Person, kind: string, value: string, action = 'refuse') =>
  call('PUT /api/moderation/rules', { as, json: { kind, value, action } })
const listRules = async (as: Person) =>
  (await (await call('GET /api/moderation/rules', { as })).json<ContentRules>()).items
const readQueue = async (as: Person) =>
  (await (await call('GET /api/moderation', { as })).json<QueuePage>()).items
const readError = async (answer: Response) => [
  answer.status,
  (await answer.json<{ error: { code: string } }>()).error.code,
]
const publish = async (as: Person, given: { mode?: Mode } & Record<string, unknown>) => {
  const { id: mediaId } = await createUpload(as, { mode: given.mode ?? 'squawk' })
  const json = { mode: 'squawk', title: 'A title', tags: ['quiet'], mediaId, ...given }
  return call('POST /api/posts', { as, json, key: getTools().ids.make('key') })
}
const signUp = (given: object) =>
  call('POST /api/auth/sign-up', {
    json: {
      email: `new.${getTools().ids.random(8)}@example.org`,
      username: `n${getTools().ids.random(9)}`,
      password: 'a quiet canal at dusk',
      displayName: 'New',
      ageAttested: true,
      ...given,
    },
    headers: { 'cf-connecting-ip': getTools().ids.random(8) },
  })
const REFUSED = [400, 'moderation.content_refused']

test('adds, changes, lists and removes rules for admins alone', async () => {
  const admin = await createPerson('Chief', { admin: true })
  const moderator = await createPerson('Keeper', { moderator: true })
  expect((await addRule(moderator, 'word', 'quorble')).status).toBe(403)
  expect((await addRule(admin, 'word', ' Quorble ', 'flag')).status).toBe(204)
  expect((await addRule(admin, 'word', 'quorble')).status).toBe(204)
  expect((await addRule(admin, 'domain', '@Bad.Example', 'flag')).status).toBe(204)
  const rules = await listRules(admin)
  expect(rules).toMatchObject([
    { kind: 'domain', value: 'bad.example', action: 'refuse' },
    { kind: 'word', value: 'quorble', action: 'refuse' },
  ])
  expect(await readError(await addRule(admin, 'email', 'no address'))).toEqual([
    400,
    'moderation.rule_invalid',
  ])
  expect((await call(`DELETE /api/moderation/rules/${rules[0]?.id}`, { as: admin })).status).toBe(204)
  expect(await listRules(admin)).toHaveLength(1)
})

test('refuses a word in title, description, tags, edits, owlcasts and names', async () => {
  const [wren, admin] = [await createPerson('Wren'), await createPerson('Chief', { admin: true })]
  const post = await publishSquawk(wren)
  await addRule(admin, 'word', 'quorble')
  for (const given of [{ title: 'So QUORBLE!' }, { description: 'a quorble' }, { tags: ['quorble'] }])
    expect(await readError(await publish(wren, given)), JSON.stringify(given)).toEqual(REFUSED)
  expect((await publish(wren, { title: 'Quorbled' })).status).toBe(201)
  const edited = await call(`PATCH /api/posts/${post.id}`, { as: wren, json: { title: 'A quorble' } })
  expect(await readError(edited)).toEqual(REFUSED)
  const owlcast = { as: wren, json: { name: 'Quorble' }, key: getTools().ids.make('key') }
  expect(await readError(await call('POST /api/owlcasts', owlcast))).toEqual(REFUSED)
  const profile = { username: wren.username, displayName: 'Quorble', avatarColor: 'teal' }
  expect(await readError(await call('PATCH /api/me/profile', { as: wren, json: profile }))).toEqual(REFUSED)
  expect(await readError(await signUp({ username: 'the_quorble' }))).toEqual(REFUSED)
  expect(await readError(await publish(wren, { mode: 'squawk', title: 'quorble' }))).toEqual(REFUSED)
  expect(await readQueue(admin)).toEqual([])
})

test('refuses a word in the fields of songs and podcasts, and in a corrected transcript', async () => {
  const [wren, admin] = [await createPerson('Wren'), await createPerson('Chief', { admin: true })]
  const spoken = await publishWords(wren, 'The fox is back.')
  await addRule(admin, 'word', 'quorble')
  const podcast = { originalUrl: 'https://pods.example/1.mp3', author: 'Host', subject: 'Owls' }
  for (const given of [
    { mode: 'nightingale', detail: { songTitle: 'Quorble', author: 'Wren', isOriginal: true } },
    { mode: 'nightingale', detail: { songTitle: 'Owls', author: 'A quorble', isOriginal: true } },
    { mode: 'parrot', tags: ['one', 'two'], detail: { ...podcast, author: 'Quorble' } },
    { mode: 'parrot', tags: ['one', 'two'], detail: { ...podcast, subject: 'A quorble' } },
  ] as const)
    expect(await readError(await publish(wren, given)), JSON.stringify(given)).toEqual(REFUSED)
  const correct = (text: string) =>
    call(`PUT /api/posts/${spoken.id}/transcript`, { as: wren, json: { text } })
  expect(await readError(await correct('The quorble is back.'))).toEqual(REFUSED)
  expect((await correct('The owl is back.')).status).toBe(200)
  await addRule(admin, 'word', 'quorble', 'flag')
  expect((await correct('The quorble is back.')).status).toBe(200)
  expect(await readQueue(admin)).toMatchObject([{ subject: { type: 'post', id: spoken.id }, count: 1 }])
})

test('publishes what contains a flagged word, and reports it once to moderators', async () => {
  const wren = await createPerson('Wren')
  const admin = await createPerson('Chief', { admin: true })
  await addRule(admin, 'word', 'quorble', 'flag')
  const post = await publishSquawk(wren, { title: 'A quorble' })
  const edit = { as: wren, json: { content: 'Another quorble' } }
  expect((await call(`PATCH /api/posts/${post.id}`, edit)).status).toBe(200)
  expect(await readQueue(admin)).toMatchObject([
    {
      subject: { type: 'post', id: post.id },
      count: 1,
      reports: [{ reason: 'flagged', note: 'quorble', by: null, claimant: null }],
    },
  ])
  const profile = { username: wren.username, displayName: 'A Quorble', avatarColor: 'teal' }
  expect((await call('PATCH /api/me/profile', { as: wren, json: profile })).status).toBe(200)
  expect(await readQueue(admin)).toHaveLength(2)
})

test('never flags a private message, whose words only its recipient may report', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const admin = await createPerson('Chief', { admin: true })
  await addRule(admin, 'word', 'quorble', 'flag')
  await publishMessage(wren, { recipient: `@${dele.username}`, title: 'A quorble' })
  expect(await readQueue(admin)).toEqual([])
})

test('refuses a sign-up with a listed address or domain, and accepts others', async () => {
  const admin = await createPerson('Chief', { admin: true })
  await addRule(admin, 'email', 'spam@example.org')
  await addRule(admin, 'domain', 'bad.example')
  for (const email of ['Spam@Example.org', 'new@bad.example', 'new@mail.bad.example'])
    expect(await readError(await signUp({ email })), email).toEqual([400, 'auth.address_refused'])
  expect((await signUp({})).status).toBeLessThan(300)
})
