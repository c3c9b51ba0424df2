/** A stand-in for the hosts that webhooks call: records calls, and answers 200 or as the test prescribes. */
import { startProvider } from './provider.ts'

/** Starts the host; returns its URL. */
export async function startWebhookHost(): Promise<string> {
  return startProvider({ respond: () => ({ status: 200 }) })
}
