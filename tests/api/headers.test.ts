import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { listRouteDefinitions } from '../../worker/gate/define-route'
import worker from '../../worker/index'
import { call, createPerson } from '../support/world'

test.each(['GET /api/health', 'GET /api/nothing', 'GET /media/nothing', 'GET /'])(
  '%s returns a content security policy, nosniff and a referrer policy',
  async (route) => {
    const { headers } = await call(route)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBeTruthy()
  },
)

test('forbids API responses to load anything when a browser shows them', async () => {
  const { headers } = await call('GET /api/health')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('forbids caching of every API response', async () => {
  const wren = await createPerson('Wren')
  const kept: string[] = []
  for (const { method, path } of listRouteDefinitions()) {
    if (method !== 'get' || !/^\/api\/(?!live\/|dev\/)/.test(path)) continue
    const { headers } = await call(`GET ${path}`, { as: wren })
    if (!/no-store/.test(headers.get('cache-control') ?? '')) kept.push(path)
  }
  expect(kept).toEqual([])
})

test('allows pages to run our own scripts only', async () => {
  const policy = (await call('GET /')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(policy).not.toContain('nonce')
})

test('requires trusted types on pages and allows a single policy', async () => {
  const policy = (await call('GET /')).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default(;|$)/)
  const embed = (await call('GET /embed/squawk/post_unknown')).headers.get('content-security-policy') ?? ''
  expect(embed).toMatch(/require-trusted-types-for 'script'; trusted-types 'none'(;|$)/)
})

describe('in development', () => {
  const callInDevelopment = (url: string, headers: Record<string, string>) =>
    worker.fetch(
      new Request(url, { headers, redirect: 'manual' }),
      { ...env, ENVIRONMENT: 'development' },
      createExecutionContext(),
    )

  test('redirects a page on another host name to the origin where users can sign in', async () => {
    const other = env.ORIGIN.replace('localhost', '127.0.0.1')
    const answer = await callInDevelopment(`${other}/?view=mue`, { 'sec-fetch-mode': 'navigate' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${env.ORIGIN}/?view=mue`])
    expect((await callInDevelopment(`${other}/api/health`, {})).status).toBe(200)
    expect((await callInDevelopment(`${env.ORIGIN}/`, { 'sec-fetch-mode': 'navigate' })).status).toBe(200)
  })
})
