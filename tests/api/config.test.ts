import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { createApp } from '../../worker/app'
import { configProblems } from '../../worker/http/config'
import { call } from '../support/world'

const good = {
  ENVIRONMENT: 'production' as const,
  ORIGIN: 'https://owlcast.example',
  AUTH_SECRET: 'x'.repeat(32),
}

test.each([
  ['nothing', good, []],
  ['a short secret', { ...good, AUTH_SECRET: 'short' }, ['AUTH_SECRET']],
  ['an empty secret', { ...good, AUTH_SECRET: '' }, ['AUTH_SECRET']],
  ['a slash at the end', { ...good, ORIGIN: 'https://owlcast.example/' }, ['ORIGIN']],
  ['no origin', { ...good, ORIGIN: '' }, ['ORIGIN']],
  ['http in production', { ...good, ORIGIN: 'http://owlcast.example' }, ['ORIGIN']],
  ['http in development', { ...good, ENVIRONMENT: 'development' as const, ORIGIN: 'http://localhost:1' }, []],
])('%s is what is wrong', (_, given, named) => {
  expect(configProblems(given).map((problem) => problem.split(' ')[0])).toEqual(named)
})

test('a Worker without its secret serves nobody and names it in the log alone', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { AUTH_SECRET: _, ...without } = env
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  for (const path of ['/api/health', '/api/session', '/', '/squawk/post_x']) {
    const answer = await createApp().fetch(new Request(`${env.ORIGIN}${path}`), without, context)
    expect(answer.status, path).toBe(503)
    expect(await answer.text()).not.toContain('AUTH_SECRET')
  }
  expect(log.mock.calls.flat().join('\n')).toContain('AUTH_SECRET')
  log.mockRestore()
})

test('a refusal names its request in a header, on pages too', async () => {
  const refused = await call('GET /api/posts/post_nothing')
  const { error } = await refused.json<{ error: { requestId: string } }>()
  expect(refused.headers.get('x-request-id')).toBe(error.requestId)
  const page = await call('GET /squawk/post_nothing')
  expect(page.headers.get('x-request-id')).toMatch(/\S{8,}/)
  expect(await page.text()).toContain(page.headers.get('x-request-id') ?? 'none')
})
