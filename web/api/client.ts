/** The only door to the Worker. Every call answers with success or throws a `Failure`. */
import { failureFrom, failureOf } from './failure'

/** Calls the server; throws a `Failure` for refusals and for no answer. */
export async function ask(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init).catch((error: unknown) => {
    throw failureOf(error)
  })
  if (!response.ok) throw await failureFrom(response)
  return response
}
