/** Access tokens, and requests with them. */
import { expect } from 'vitest'
import type { CreatedAccessToken, NewAccessToken } from '../../domain/access-tokens/access-tokens.schema'
import { type CallOptions, call, type Person } from './world'

/** Creates a token of a user. */
export async function createToken(
  as: Person,
  given: Partial<NewAccessToken> = {},
): Promise<CreatedAccessToken> {
  const json = { name: 'A bot', scopes: ['posts:read'], days: 30, ...given }
  const answer = await call('POST /api/tokens', { as, json })
  expect(answer.status).toBe(201)
  return answer.json()
}

/** Calls a route with a token, as a program outside a browser does: without cookie and origin. */
export function callWithToken(token: string, route: string, options: CallOptions = {}): Promise<Response> {
  const { headers, ...rest } = options
  return call(route, {
    ...rest,
    withoutOrigin: true,
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
}

/** The error code of a response; undefined where it has none. */
export async function readErrorCode(answer: Response): Promise<string | undefined> {
  if (answer.status < 400) return undefined
  return (await answer.json<{ error: { code: string } }>()).error.code
}
