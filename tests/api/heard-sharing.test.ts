/** Senders learn nothing about which of their messages were heard, unless the recipient shares it. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { ThreadPage } from '../../domain/messages/messages.schema'
import { HEARD_KEPT_DAYS } from '../../domain/posts/posts.limits'
import { DAY_MS } from '../../domain/time/units'
import { generateFiles } from '../../worker/account/export/export.service'
import { loadViewer } from '../support/interrupted-tools'
import { createUnknownEmail, followEachOther, publishMessage } from '../support/messages'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const share = async (as: Person, shared = true) =>
  expect((await call('PUT /api/me/heard-sharing', { as, json: { shared } })).status).toBe(200)
const hear = async (as: Person, ...ids: string[]) =>
  expect((await call('POST /api/heard', { as, json: { ids } })).status).toBe(204)
const readMarks = async (as: Person, key: string) =>
  (
    await (
      await call(`GET /api/conversations/${encodeURIComponent(key)}/messages`, { as })
    ).json<ThreadPage>()
  ).heardByPeer
const listEvents = async ({ id }: Person) =>
  (
    await env.DB.prepare(
      "select type, subject_id as id from events where channel = ? and type = 'post.changed'",
    )
      .bind(`user:${id}`)
      .all<{ id: string }>()
  ).results.map((event) => event.id)

async function createFriends() {
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  await followEachOther(wren, ada)
  const send = (title: string) => publishMessage(wren, { recipient: `@${ada.username}`, title })
  const read = () => readMarks(wren, `user:${ada.id}`)
  return { wren, ada, send, read }
}

test('shows senders nothing by default, and never what was sent before it was turned on', async () => {
  const { wren, ada, send, read } = await createFriends()
  const before = await send('Before')
  await hear(ada, before.id)
  expect(await read()).toEqual({})
  expect(await (await call('GET /api/me/heard-sharing', { as: ada })).json()).toEqual({ shared: false })
  setClockOffset(1000)
  await share(ada)
  expect(await read()).toEqual({})
  expect(await listEvents(wren)).toEqual([])
})

test('shows the sender when each message was heard, or that it was not, and signals it', async () => {
  const { wren, ada, send, read } = await createFriends()
  await share(ada)
  setClockOffset(1000)
  const [first, second] = [await send('One'), await send('Two')]
  setClockOffset(60_000)
  await hear(ada, first.id)
  const marks = await read()
  expect(marks).toEqual({ [first.id]: expect.any(Number), [second.id]: null })
  expect(marks[first.id]).toBeGreaterThanOrEqual(first.createdAt + 50_000)
  expect(await listEvents(wren)).toEqual([first.id])
  // Wren does not share, and the recipient's own page holds no marks about her.
  expect(await readMarks(ada, `user:${wren.id}`)).toEqual({})
})

test('hides all marks at once when it is turned off, and starts again from then', async () => {
  const { ada, send, read } = await createFriends()
  await share(ada)
  setClockOffset(1000)
  const first = await send('One')
  await hear(ada, first.id)
  expect(Object.keys(await read())).toEqual([first.id])
  await share(ada, false)
  expect(await read()).toEqual({})
  setClockOffset(5000)
  await share(ada)
  expect(await read()).toEqual({})
  setClockOffset(6000)
  const second = await send('Two')
  // Turning it on twice does not move the start.
  setClockOffset(7000)
  await share(ada)
  expect(await read()).toEqual({ [second.id]: null })
})

test('shows a stranger nothing until their request is accepted', async () => {
  const [eve, ada] = [await createPerson('Eve'), await createPerson('Ada')]
  await share(ada)
  setClockOffset(1000)
  const request = await publishMessage(eve, { recipient: `@${ada.username}` })
  await hear(ada, request.id)
  expect(await readMarks(eve, `user:${ada.id}`)).toEqual({})
  expect(await listEvents(eve)).toEqual([])
  const key = encodeURIComponent(`user:${eve.id}`)
  expect((await call(`POST /api/conversations/${key}/accept`, { as: ada })).status).toBe(204)
  expect(Object.keys(await readMarks(eve, `user:${ada.id}`))).toEqual([request.id])
})

test('shows nothing about messages to an address, nor to third parties', async () => {
  const { wren, ada, send } = await createFriends()
  await share(ada)
  setClockOffset(1000)
  const email = createUnknownEmail()
  await publishMessage(wren, { recipient: email })
  expect(await readMarks(wren, `email:${email}`)).toEqual({})
  const message = await send('For Ada')
  await hear(ada, message.id)
  const eve = await createPerson('Eve')
  expect(await readMarks(eve, `user:${ada.id}`)).toEqual({})
  expect(await readMarks(eve, `user:${wren.id}`)).toEqual({})
})

test('shows no mark for messages whose heard mark may be purged', async () => {
  const { ada, send, read } = await createFriends()
  await share(ada)
  await env.DB.prepare('update profiles set heard_shared_since = 1 where id = ?').bind(ada.id).run()
  const [old, recent] = [await send('Old'), await send('Recent')]
  const age = (id: string, days: number) =>
    env.DB.prepare('update posts set created_at = created_at - ? where id = ?')
      .bind(days * DAY_MS, id)
      .run()
  await age(old.id, HEARD_KEPT_DAYS)
  await age(recent.id, HEARD_KEPT_DAYS - 1)
  expect(await read()).toEqual({ [recent.id]: null })
})

test('includes the choice in the data export', async () => {
  const ada = await createPerson('Ada')
  await share(ada)
  for await (const { name, input } of generateFiles(getTools(), await loadViewer(ada))) {
    if (name !== 'shares-heard.json') continue
    let text = ''
    for await (const part of input) text += part
    expect(JSON.parse(text)).toEqual([{ since: expect.stringMatching(/^20/) }])
    return
  }
  expect.unreachable()
})
