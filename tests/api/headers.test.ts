import { expect, test } from 'vitest'
import { call } from '../support/world'

test.each(['GET /api/health', 'GET /api/nothing', 'GET /media/nothing', 'GET /'])(
  '%s leaves with a content policy, nosniff and a referrer policy',
  async (route) => {
    const { headers } = await call(route)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBeTruthy()
  },
)

test('an answer of the API may load nothing if a browser shows it', async () => {
  const { headers } = await call('GET /api/health')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('pages run our scripts alone', async () => {
  const policy = (await call('GET /')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(policy).not.toContain('nonce')
})
