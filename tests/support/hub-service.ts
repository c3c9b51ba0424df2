/** A stand-in for a WebSub hub: it takes what a publisher sends (https://www.w3.org/TR/websub/). */
import { startProvider } from './provider.ts'

/** Starts the hub; returns its URL. */
export async function startHub(): Promise<string> {
  return startProvider({
    respond: ({ method, body }) => ({
      status: method === 'POST' && new URLSearchParams(body).get('hub.mode') === 'publish' ? 204 : 400,
    }),
  })
}
