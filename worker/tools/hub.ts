/** Notifies a WebSub hub (https://www.w3.org/TR/websub/) that feeds have new content. */
import type { Env } from '../env'

/** Timeout of a WebSub hub. */
const HUB_TIMEOUT_MS = 10_000

/** Throws where the hub did not answer with success. `urls`: the feeds that changed. */
export type NotifyHub = (urls: readonly string[]) => Promise<void>

/** Creates the client of the configured hub, or null. */
export function createHub({ WEBSUB_HUB }: Pick<Env, 'WEBSUB_HUB'>): NotifyHub | null {
  if (!WEBSUB_HUB) return null
  return async (urls) => {
    const body = new URLSearchParams([
      ['hub.mode', 'publish'],
      ...urls.flatMap((url) => [
        ['hub.url', url],
        ['hub.topic', url],
      ]),
    ])
    const response = await fetch(WEBSUB_HUB, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(HUB_TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The hub answered ${response.status}`)
  }
}
