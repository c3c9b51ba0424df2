/**
 * The only door to the Worker. One small typed client per noun:
 *   `const posts = hc<PostsApp>('/', door)`, types only from `worker/`
 * Every call answers with success or throws a `Failure`.
 */
import { hc } from 'hono/client'
import type { AuthApp } from '../../worker/app'
import { failureFrom, failureOf } from './failure'

/** Calls the server; throws a `Failure` for refusals and for no answer. */
export async function ask(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init).catch((error: unknown) => {
    throw failureOf(error)
  })
  if (!response.ok) throw await failureFrom(response)
  return response
}

/** The options each typed client is made with. */
export const door = { fetch: ask }

export const authApi = hc<AuthApp>('/', door)
