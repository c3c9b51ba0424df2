/** A client whose requests run under production limits and are retried as the app does. */
import type { env } from 'cloudflare:workers'
import type { Upload } from '../../domain/media.schema'
import type { NewPost, Post } from '../../domain/posts.schema'
import type { Sending } from '../support/recordings'
import { type Call, call, type Person } from '../support/world'
import { inProduction, type Used } from './production'

/** Automatic retries of the app (spec §9). */
const TRIES = 3
const HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy']

export function clientOf(bindings: typeof env) {
  const seen = { failures: [] as string[], bare: [] as string[], most: 0 }
  const note = (used: Used) => {
    seen.most = Math.max(seen.most, used.statements)
  }

  /** Sends one request. */
  async function request(route: string, given: Call = {}): Promise<Response> {
    const production = inProduction(given.bindings ?? bindings)
    const answer = await call(route, { ...given, bindings: production.bindings })
    note(production.used)
    if (answer.status >= 500) seen.failures.push(`${route}: ${answer.status}`)
    for (const name of HEADERS) if (!answer.headers.has(name)) seen.bare.push(`${route}: no ${name}`)
    return answer
  }

  /** Sends a request, and retries server errors. */
  async function requestWithRetry(route: string, given: Call = {}): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const answer = await request(route, given)
      if (answer.status < 500 || tries >= TRIES) return answer
    }
  }

  /** Requests a ticket and sends the bytes; retries from the ticket on. */
  async function upload(as: Person, { bytes, type, draftId, mode }: Sending): Promise<Upload> {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const wanted = { draftId, mode, type, bytes: bytes.length, sha256 }
    for (let tries = 1; ; tries += 1) {
      const given = await request('POST /api/uploads', { as, json: wanted })
      const ticket = given.ok ? await given.json<Upload>() : null
      if (ticket && ticket.state !== 'pending') return ticket
      const headers = { 'content-type': type, 'content-length': String(bytes.length) }
      const put = ticket && (await request(`PUT /api/uploads/${ticket.id}`, { as, body: bytes, headers }))
      if (put?.ok) return put.json<Upload>()
      if (tries >= TRIES) throw new Error(`upload: ${given.status}, ${put?.status}`)
    }
  }

  /** Publishes under one idempotency key, with retries. */
  async function publish(as: Person, post: NewPost, key: string): Promise<Post> {
    const answer = await requestWithRetry('POST /api/posts', { as, json: post, key })
    if (answer.status !== 201) throw new Error(`publish: ${answer.status} ${await answer.text()}`)
    return (await answer.json<{ post: Post }>()).post
  }
  return { request, requestWithRetry, upload, publish, seen }
}
export type Client = ReturnType<typeof clientOf>
