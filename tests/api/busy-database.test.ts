/** A database that refuses for a moment: the answer asks for a retry, and the retry publishes once. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { appError } from '../../domain/errors/errors'
import type { Upload } from '../../domain/media/media.schema'
import { toAppError } from '../../worker/http/errors'
import { createSquawkInput, createUpload, createUploadInput, hashBytes } from '../support/recordings'
import { call, createPerson, getTools } from '../support/world'
import { wrapStores } from '../support/wrapped-stores'

const LOCKED = 'D1_ERROR: database is locked: SQLITE_BUSY'

/** Bindings whose k-th call to the database fails, before its effect or after it. */
function createLockedBindings(k: number, isDone: boolean) {
  const seen = { calls: 0 }
  const bindings = wrapStores(env, async ({ store }, work) => {
    if (store !== 'db') return work()
    seen.calls += 1
    if (seen.calls !== k) return work()
    if (isDone) await work()
    throw new Error(LOCKED)
  })
  return { bindings, seen }
}

test.each([false, true])(
  'asks for a retry at each locked call, which publishes once (done: %s)',
  async (isDone) => {
    const refusals: number[] = []
    for (let k = 1; ; k += 1) {
      const wren = await createPerson('Wren')
      const { id } = await createUpload(wren)
      const key = getTools().ids.make('key')
      const json = createSquawkInput(id)
      const { bindings, seen } = createLockedBindings(k, isDone)
      const first = await call('POST /api/posts', { as: wren, json, key, bindings })
      if (first.status !== 201) {
        refusals.push(k)
        expect(first.status).toBe(503)
        expect(first.headers.get('retry-after')).toMatch(/^\d+$/)
        expect(await first.json()).toMatchObject({ error: { code: 'request.busy' } })
      }
      expect((await call('POST /api/posts', { as: wren, json, key })).status).toBe(201)
      const posts = await env.DB.prepare('select id from posts where author_id = ?').bind(wren.id).all()
      expect(posts.results).toHaveLength(1)
      if (seen.calls < k) break
    }
    expect(refusals.length).toBeGreaterThan(2)
  },
)

test.each([
  'D1_ERROR: database is locked',
  'D1_ERROR: Network connection lost.',
  'D1_ERROR: D1 DB reset because its code was updated.',
  'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
  'D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.',
  'D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.',
  'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
  'D1_ERROR: D1 DB is overloaded. Too many requests queued.',
])('takes it for busy: %s', (message) => {
  const error = new Error('Failed query', { cause: new Error(message) })
  expect(toAppError(error).code).toBe('request.busy')
  expect(toAppError(appError('post.table_unreachable', {}, undefined, error)).code).toBe('request.busy')
})

test.each([
  new Error('D1_ERROR: UNIQUE constraint failed: posts.id: SQLITE_CONSTRAINT'),
  new Error('D1_ERROR: Exceeded maximum DB size.'),
  new Error('D1_ERROR: D1 DB exceeded its CPU time limit and was reset.'),
  new Error('Failed query: insert … params: database is locked'),
])('takes it for a failure: %s', (error) => {
  expect(toAppError(error).code).toBe('request.failed')
})

test('keeps a refusal that a lock brought about', () => {
  const refusal = appError('post.not_found', {}, undefined, new Error(LOCKED))
  expect(toAppError(refusal).code).toBe('post.not_found')
})

test('asks for a retry at each locked call of an upload, which is stored by the retry', async () => {
  for (let k = 1, isDone = false; !isDone; k += 1) {
    const wren = await createPerson('Wren')
    const { bytes, type, draftId, mode } = await createUploadInput()
    const json = { draftId, mode, type, bytes: bytes.length, sha256: await hashBytes(bytes) }
    const headers = { 'content-type': type, 'content-length': String(bytes.length) }
    const upload = async (given: typeof env) => {
      const ticket = await call('POST /api/uploads', { as: wren, json, bindings: given })
      if (!ticket.ok) return ticket
      const { id } = await ticket.json<Upload>()
      return call(`PUT /api/uploads/${id}`, { as: wren, body: bytes, headers, bindings: given })
    }
    const { bindings, seen } = createLockedBindings(k, false)
    const first = await upload(bindings)
    if (!first.ok) {
      expect(first.status).toBe(503)
      expect(await first.json()).toMatchObject({ error: { code: 'request.busy' } })
    }
    expect(await (await upload(env)).json()).toMatchObject({ state: 'stored' })
    isDone = seen.calls < k
  }
})
