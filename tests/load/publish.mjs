/** Publishes a recording as a client does: ticket, bytes, post. */
import { randomUUID } from 'node:crypto'
import { parseBody } from './client.mjs'
import { hashSha256 } from './recordings.mjs'

const PEAKS = 'AZaz09-_'.repeat(20)

/** Uploads a recording; returns its id. */
export async function upload({ door }, as, bytes, mode = 'squawk') {
  const sha256 = hashSha256(bytes)
  const draftId = `draft_${randomUUID()}`
  const json = { draftId, mode, type: 'audio/wav', bytes: bytes.length, sha256 }
  const { id } = parseBody(await door.get('POST /api/uploads', { as, json }))
  await door.get(`PUT /api/uploads/${id}`, { as, body: bytes, headers: { 'content-type': 'audio/wav' } })
  return { id, sha256 }
}

/**
 * Publishes a recording and records in `book` what must hold at the end.
 * @param given fields of the post; `notifies` lists the expected notifications as `reason id`
 */
export async function publish(world, as, bytes, { notifies = [], ...given } = {}) {
  const { door, book } = world
  const mode = given.mode ?? 'squawk'
  const { id: mediaId, sha256 } = await upload(world, as, bytes, mode)
  const title = `Load ${randomUUID()}`
  const tags = mode === 'mue' ? [] : ['morning']
  const json = { mode, title, tags, peaks: PEAKS, mediaId, ...given }
  const headers = { 'idempotency-key': randomUUID() }
  const sentAt = performance.now()
  const { post } = parseBody(await door.get('POST /api/posts', { as, json, headers, expect: 201 }))
  book.push({ id: post.id, title, mediaId, sha256, author: as.id, isPrivate: mode === 'mue', notifies })
  return { post, sentAt }
}
