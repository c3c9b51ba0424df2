/** User actions whose storage calls are failed one by one, with checks that each happened once. */
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import type { Purchase } from '../../domain/billing/purchases.schema'
import type { ReceivedInvitation } from '../../domain/invitations/invitations.schema'
import type { Notifications } from '../../domain/notifications/notifications.schema'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import { runSchedule } from '../../worker/schedule'
import { createFullAccount, findRemains, PASSWORD } from '../support/full-account'
import { follow } from '../support/members'
import { publishMessage } from '../support/messages'
import { publishOwlcast } from '../support/owlcasts'
import { getPlayStatus, publishSong, signWebhook, WEBHOOK_SECRET } from '../support/payments'
import { createSquawkInput, createUploadInput, publishSquawk } from '../support/recordings'
import { createPaidEvent, parseSessionId, postJson as postTo, stripeBindings } from '../support/stripe'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'
import type { Client } from './client'

export type Action = {
  /** Creates separate data, and returns the action (`does`) and the assertions after it (`holds`). */
  begin: () => Promise<{ does: (client: Client) => Promise<unknown>; holds: () => Promise<void> }>
  /** Bindings other than the test's own. */
  bindings?: typeof env
}

const createKey = () => getTools().ids.make('key')
const count = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<number>('n')
const toConversationPath = (other: Person) => `/api/conversations/${encodeURIComponent(`user:${other.id}`)}`

async function preparePublish() {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await follow(dele, wren)
  await follow(wren, dele)
  const parent = await publishSquawk(dele)
  const sound = await createUploadInput()
  const title = `Once ${getTools().ids.random(8)}`
  const fields = { title, parents: [{ id: parent.id }], description: `For @${dele.username}` }
  const once = createKey()
  let acknowledged = ''
  return {
    async does(client: Client) {
      const { id } = await client.upload(wren, sound)
      acknowledged = (await client.publish(wren, createSquawkInput(id, fields), once)).id
    },
    async holds() {
      const stored = await env.DB.prepare('select id from posts where title = ?').bind(title).all()
      expect(stored.results).toEqual([{ id: acknowledged }])
      expect(await count('select count(*) n from events where subject_id = ?', acknowledged)).toBeLessThan(3)
      expect(await count('select count(*) n from media where draft_id = ?', sound.draftId)).toBe(1)
      expect(await count('select count(*) n from fanouts where post_id = ?', acknowledged)).toBe(0)
      expect(await count('select sum(count) n from notifications where source_id = ?', acknowledged)).toBe(1)
    },
  }
}

async function prepareMessage() {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await follow(dele, wren)
  const sound = await createUploadInput({ mode: 'mue' })
  const once = createKey()
  let acknowledged = ''
  return {
    async does(client: Client) {
      const { id } = await client.upload(wren, sound)
      const fields: Partial<NewPost> = { mode: 'mue', tags: [], recipient: `@${dele.username}` }
      acknowledged = (await client.publish(wren, createSquawkInput(id, fields), once)).id
    },
    async holds() {
      expect(await count('select count(*) n from posts where author_id = ?', wren.id)).toBe(1)
      expect(await count('select sum(count) n from notifications where source_id = ?', acknowledged)).toBe(1)
    },
  }
}

async function prepareAccountDeletion() {
  const { wren, words, theirs, ada } = await createFullAccount()
  return {
    async does(client: Client) {
      const json = { username: wren.username, password: PASSWORD }
      const answer = await client.requestWithRetry('POST /api/me/erasure', { as: wren, json })
      // 401 if the first response was lost: the account is deleted, and the session with it.
      expect([200, 401]).toContain(answer.status)
    },
    async holds() {
      const books = /^(payments\.(payer_id|payee_id)|ledger\.user_id): usr_/
      expect((await findRemains(Object.values(words))).filter((place) => !books.test(place))).toEqual([])
      expect((await call(`GET /api/posts/${theirs.id}`, { as: ada })).status).toBe(200)
    },
  }
}

async function prepareInvitation() {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const post = await publishOwlcast(wren)
  await call(`POST /api/posts/${post.id}/invitations`, { as: wren, json: { to: `@${dele.username}` } })
  const { items } = await (await call('GET /api/invitations', { as: dele })).json<{
    items: ReceivedInvitation[]
  }>()
  return {
    async does(client: Client) {
      const answer = await client.requestWithRetry(`POST /api/invitations/${items[0]?.id}/accept`, {
        as: dele,
      })
      expect(answer.status).toBe(200)
    },
    async holds() {
      const joined = 'select count(*) n from post_collaborators where post_id = ? and user_id = ?'
      expect(await count(joined, post.id, dele.id)).toBe(1)
    },
  }
}

async function prepareSync() {
  const keeper = await createPerson('Keeper', { admin: true })
  for (const name of ['one', 'two', 'three'])
    await env.MEDIA.put(`mue-library/${name}-0123456789abcdef.m4a`, `sound ${name}`)
  await env.MEDIA.put('beats/four-0123456789abcdef.m4a', 'sound four')
  await env.DB.prepare('delete from tracks').run()
  return {
    async does(client: Client) {
      const answer = await client.requestWithRetry('POST /api/library/sync', {
        as: keeper,
        json: { measured: [] },
      })
      expect(await answer.json()).toMatchObject({ found: 4, tracks: 4 })
    },
    async holds() {
      expect(await count('select count(*) n from tracks')).toBe(4)
    },
  }
}

async function preparePayment() {
  const [nia, rook] = [await createPerson('Nia', { pro: true }), await createPerson('Rook')]
  const sold = await publishSong(nia, 299)
  const asked = await postTo(`/api/posts/${sold.id}/purchase`, rook, { cents: 299 })
  const purchase = await asked.json<Purchase>()
  if (purchase.status !== 'continue') throw new Error(`not started: ${JSON.stringify(purchase)}`)
  const body = createPaidEvent(parseSessionId(purchase.url), 299)
  return {
    async does(client: Client) {
      const signature = await signWebhook(WEBHOOK_SECRET, body, getTools().clock.now())
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' }
      // Stripe repeats a webhook until it succeeds.
      expect(
        (await client.requestWithRetry('POST /api/billing/stripe', { body, headers })).status,
      ).toBeLessThan(300)
    },
    async holds() {
      expect(await count('select count(*) n from entitlements where post_id = ?', sold.id)).toBe(1)
      const entries =
        'select count(*) n from ledger where payment_id in (select id from payments where subject_id = ?)'
      expect(await count(`${entries} and user_id is null`, sold.id)).toBeGreaterThan(0)
      expect(await getPlayStatus(rook, sold)).toBe(200)
    },
  }
}

async function prepareRequest() {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const first: Post = await publishMessage(wren, { recipient: `@${dele.username}` })
  return {
    async does(client: Client) {
      expect(
        (await client.requestWithRetry(`POST ${toConversationPath(wren)}/accept`, { as: dele })).status,
      ).toBe(204)
    },
    async holds() {
      const open = "select count(*) n from conversations where owner_id = ? and peer = ? and state = 'open'"
      expect(await count(open, dele.id, `user:${wren.id}`)).toBe(1)
      expect((await call(`GET /api/posts/${first.id}`, { as: dele })).status).toBe(200)
    },
  }
}

async function prepareNotifications() {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const root = await publishSquawk(wren)
  await publishSquawk(dele, { parents: [{ id: root.id }] })
  return {
    async does(client: Client) {
      const { items } = await (
        await client.requestWithRetry('GET /api/notifications', { as: wren })
      ).json<Notifications>()
      const json = { ids: items.map(({ id }) => id) }
      expect((await client.requestWithRetry('POST /api/notifications/read', { as: wren, json })).status).toBe(
        204,
      )
    },
    async holds() {
      expect(await count('select count(*) n from notifications where user_id = ?', wren.id)).toBe(1)
      const unread = 'select count(*) n from notifications where user_id = ? and read_at is null'
      expect(await count(unread, wren.id)).toBe(0)
    },
  }
}

export const ACTIONS: Readonly<Record<string, Action>> = {
  'publish a reply': { begin: preparePublish },
  'send a message': { begin: prepareMessage },
  'accept an invitation': { begin: prepareInvitation },
  'sync the library': { begin: prepareSync },
  'receive a payment webhook': { begin: preparePayment, bindings: stripeBindings },
  'accept a message request': { begin: prepareRequest },
  'read notifications': { begin: prepareNotifications },
  'delete an account': { begin: prepareAccountDeletion },
}

/** Runs cron until interrupted work has ended: leases expire, failed work becomes due again. */
export async function runToCompletion(): Promise<void> {
  await runSchedule(getTools())
  setClockOffset(30 * 60_000)
  await runSchedule(getTools())
  setClockOffset(0)
}
