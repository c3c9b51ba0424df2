import { afterEach, expect, test, vi } from 'vitest'
import { fail } from '../../domain/errors'
import { failureFrom, failureOf, textOf } from './failure'

afterEach(() => vi.unstubAllGlobals())

test('a refusal keeps the code, the field and the server’s own sentence', async () => {
  const error = {
    code: 'post.title_too_long',
    message: 'A title has at most 100 characters.',
    field: 'title',
    requestId: 'r',
  }
  const failure = await failureFrom(Response.json({ error }, { status: 400 }))
  expect(failure).toMatchObject({ code: 'post.title_too_long', field: 'title', message: error.message })
})

test('a code from a newer server still shows its sentence', async () => {
  const answer = Response.json({ error: { code: 'moon.full', message: 'Wait a day.' } }, { status: 409 })
  expect(await failureFrom(answer)).toMatchObject({ status: 409, message: 'Wait a day.' })
})

test('an answer that is no refusal is named by its status', async () => {
  const page = (status: number) => failureFrom(new Response('<html>', { status }))
  expect((await page(503)).code).toBe('request.unavailable')
  expect((await page(500)).code).toBe('request.failed')
  expect((await page(404)).code).toBe('request.not_found')
})

test('no answer means offline or unreachable, as the device says', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(failureOf(new TypeError('Failed to fetch'))).toMatchObject({ code: 'request.offline' })
  vi.stubGlobal('navigator', { onLine: true })
  expect(failureOf(new TypeError('Failed to fetch'))).toMatchObject({ code: 'request.unavailable' })
})

test('a cancelled call is not a failure', () => {
  const stop = new DOMException('stop', 'AbortError')
  expect(failureOf(stop)).toBe(stop)
})

test('what is not ours shows a general sentence, never its insides', () => {
  expect(textOf(new TypeError('x is undefined'))).toBe(fail('request.failed').message)
  expect(textOf(fail('post.not_found'))).toMatch(/^Content not found/)
})
