/**
 * Cloudflare Turnstile's HTTP API (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/).
 * Tokens are single use and short-lived; neither they nor the secret are logged.
 */
import { PUZZLE_ACTION } from '../../domain/site/puzzle'
import { formatError } from './format-error'
import type { Puzzle } from './puzzle'

const PUZZLE_TIMEOUT_MS = 5000

/** `host`: where the app's pages are; a puzzle that was solved elsewhere does not count. */
type Account = { url: string; siteKey: string; secret: string; host: string; timeoutMs?: number }

const PATH = '/turnstile/v0/siteverify'
/** Cloudflare's public keys for tests, whose answers name another host and no action. They prove nothing anyway. */
const TEST_SECRET = /^[1-3]x0+AA$/

/** Creates the puzzle for Turnstile, or for a compatible API under `url`. */
export function createTurnstile({
  url,
  siteKey,
  secret,
  host,
  timeoutMs = PUZZLE_TIMEOUT_MS,
}: Account): Puzzle {
  const origin = url.replace(/\/$/, '')
  return {
    siteKey,
    origin,
    async verify(token) {
      const response = await fetch(`${origin}${PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Owlcast/1.0' },
        body: new URLSearchParams({ secret, response: token }).toString(),
        // Never forwards the secret to another address.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        console.error(JSON.stringify({ puzzle: 'unreachable', error: formatError(error) }))
        return null
      })
      if (response === null) return false
      const answer: unknown = await response.json().catch(() => null)
      const isSolved = isRecord(answer) && answer.success === true
      // The site key is public: any page can show the widget, and collect tokens from its visitors.
      const isHere =
        TEST_SECRET.test(secret) || (isSolved && answer.hostname === host && answer.action === PUZZLE_ACTION)
      const isOurs = isSolved && isHere
      if (isSolved && !isOurs)
        console.error(
          JSON.stringify({ puzzle: 'elsewhere', error: formatError(`${answer.hostname} ${answer.action}`) }),
        )
      // `invalid-input-secret` and the like are ours to mend; a wrong token is nobody's fault.
      const codes = isRecord(answer) && Array.isArray(answer['error-codes']) ? answer['error-codes'] : []
      if (codes.some((code) => /secret/.test(String(code))))
        console.error(JSON.stringify({ puzzle: 'refused', error: formatError(codes.join(' ')) }))
      return isOurs
    },
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
