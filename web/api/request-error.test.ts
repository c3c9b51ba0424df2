import { afterEach, expect, test, vi } from 'vitest'
import { appError } from '../../domain/errors/errors'
import { getErrorMessage, readErrorResponse, toRequestError } from './request-error'

afterEach(() => vi.unstubAllGlobals())

test('keeps code, field and message of an error response', async () => {
  const error = {
    code: 'post.title_too_long',
    message: 'The title can have up to 100 characters.',
    field: 'title',
    requestId: 'r',
  }
  const failure = await readErrorResponse(Response.json({ error }, { status: 400 }))
  expect(failure).toMatchObject({ code: 'post.title_too_long', field: 'title', message: error.message })
})

test('keeps the message of an unknown code from a newer server', async () => {
  const answer = Response.json({ error: { code: 'moon.full', message: 'Wait a day.' } }, { status: 409 })
  expect(await readErrorResponse(answer)).toMatchObject({ status: 409, message: 'Wait a day.' })
})

test('maps a response without an error body by its status', async () => {
  const page = (status: number) => readErrorResponse(new Response('<html>', { status }))
  expect((await page(503)).code).toBe('request.unavailable')
  expect((await page(500)).code).toBe('request.failed')
  expect((await page(404)).code).toBe('request.not_found')
})

test('reports offline or unreachable when there is no response', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(toRequestError(new TypeError('Failed to fetch'))).toMatchObject({ code: 'request.offline' })
  vi.stubGlobal('navigator', { onLine: true })
  expect(toRequestError(new TypeError('Failed to fetch'))).toMatchObject({ code: 'request.unavailable' })
})

test('passes an abort through', () => {
  const stop = new DOMException('stop', 'AbortError')
  expect(toRequestError(stop)).toBe(stop)
})

test('shows a general message for unknown errors, never internals', () => {
  expect(getErrorMessage(new TypeError('x is undefined'))).toBe(appError('request.failed').message)
  expect(getErrorMessage(appError('post.not_found'))).toMatch(/^Content not found/)
})
