import { expect, test } from 'vitest'
import { call } from '../support/world'

test('the Worker says that it serves', async () => {
  const answer = await call('GET /api/health')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ ok: true, version: expect.any(String) })
})

test('an unknown route is refused in the one shape', async () => {
  const answer = await call('GET /api/nothing')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ error: { code: 'request.not_found' } })
})
