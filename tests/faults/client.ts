/** A client whose requests run under production limits and are retried as the app does. */
import type { env } from 'cloudflare:workers'
import type { Upload } from '../../domain/media/media.schema'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import type { UploadInput } from '../support/recordings'
import { type CallOptions, call, type Person } from '../support/world'
import { limitBindings, type Used } from './production-limits'

/** Automatic retries of the app (spec §9). */
const TRIES = 3
const HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy']

export function createClient(bindings: typeof env) {
  const seen = { failures: [] as string[], bare: [] as string[], most: 0 }
  const recordUsage = (used: Used) => {
    seen.most = Math.max(seen.most, used.statements)
  }

  /** Sends one request. */
  async function request(route: string, options: CallOptions = {}): Promise<Response> {
    const production = limitBindings(options.bindings ?? bindings)
    const answer = await call(route, { ...options, bindings: production.bindings })
    recordUsage(production.used)
    if (answer.status >= 500) seen.failures.push(`${route}: ${answer.status}`)
    for (const name of HEADERS) if (!answer.headers.has(name)) seen.bare.push(`${route}: no ${name}`)
    return answer
  }

  /** Sends a request, and retries server errors. */
  async function requestWithRetry(route: string, options: CallOptions = {}): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const answer = await request(route, options)
      if (answer.status < 500 || tries >= TRIES) return answer
    }
  }

  /** Requests a ticket and sends the bytes; retries from the ticket on. */
  async function upload(as: Person, { bytes, type, draftId, mode }: UploadInput): Promise<Upload> {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const wanted = { draftId, mode, type, bytes: bytes.length, sha256 }
    for (let tries = 1; ; tries += 1) {
      const options = await request('POST /api/uploads', { as, json: wanted })
      const ticket = options.ok ? await options.json<Upload>() : null
      if (ticket && ticket.state !== 'pending') return ticket
      const headers = { 'content-type': type, 'content-length': String(bytes.length) }
      const put = ticket && (await request(`PUT /api/uploads/${ticket.id}`, { as, body: bytes, headers }))
      if (put?.ok) return put.json<Upload>()
      if (tries >= TRIES) throw new Error(`upload: ${options.status}, ${put?.status}`)
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
export type Client = ReturnType<typeof createClient>
