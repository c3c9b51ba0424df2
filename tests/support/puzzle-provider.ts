/** A stand-in for Turnstile's siteverify: requires a form with the secret, and accepts each right token once. */
import { PUZZLE_ACTION } from '../../domain/site/puzzle.ts'
import { type ProviderRequest, startProvider } from './provider.ts'
import { PUZZLE_SECRET, PUZZLE_TEST_SECRET } from './puzzle-secret.ts'

/**
 * Starts the stand-in; returns its URL. Tokens that begin with `right-` are right; of those, `right-elsewhere-` was solved
 * on another site, and `right-other-` by a widget for something else.
 */
export async function startPuzzleProvider(): Promise<string> {
  const used = new Set<string>()
  const refuse = (code: string) => ({ status: 200, json: { success: false, 'error-codes': [code] } })
  return startProvider({
    respond({ method, path, headers, body }: ProviderRequest) {
      if (method !== 'POST' || path !== '/turnstile/v0/siteverify') return { status: 404, json: {} }
      if (headers['content-type'] !== 'application/x-www-form-urlencoded') return refuse('bad-request')
      const form = new URLSearchParams(body)
      const token = form.get('response') ?? ''
      if (form.get('secret') === PUZZLE_TEST_SECRET)
        return {
          status: 200,
          json: { success: true, 'error-codes': [], hostname: 'example.com', action: '' },
        }
      if (form.get('secret') !== PUZZLE_SECRET) return refuse('invalid-input-secret')
      if (token === '') return refuse('missing-input-response')
      if (!token.startsWith('right-')) return refuse('invalid-input-response')
      if (used.has(token)) return refuse('timeout-or-duplicate')
      used.add(token)
      const hostname = token.startsWith('right-elsewhere-') ? 'elsewhere.test' : 'localhost'
      const action = token.startsWith('right-other-') ? 'newsletter' : PUZZLE_ACTION
      return { status: 200, json: { success: true, 'error-codes': [], hostname, action } }
    },
  })
}
