/** Stand-ins for outside services. Each test server has its own, so that requests of one test reach no other. */
import { startHub } from './hub-service.ts'
import { startMailProvider } from './mail-provider.ts'
import { startOpenId } from './openid.ts'
import { startPaymentProvider } from './payment-provider.ts'
import { startPodcastHost } from './podcast-host.ts'
import { startPushService } from './push-service.ts'
import { startPuzzleProvider } from './puzzle-provider.ts'
import { startSmsProvider } from './sms-provider.ts'
import { startWebhookHost } from './webhook-host.ts'

/** URLs of the stand-ins; `podcastHost` is a host and port. Tests find them as `env.TEST_SERVICES`. */
export type TestServices = Awaited<ReturnType<typeof startTestServices>>

/** Starts all stand-ins. They end with the process. */
export async function startTestServices() {
  const [hub, mail, openId, payments, podcastHost, push, puzzle, sms, webhooks] = await Promise.all([
    startHub(),
    startMailProvider(),
    startOpenId(),
    startPaymentProvider(),
    startPodcastHost(),
    startPushService(),
    startPuzzleProvider(),
    startSmsProvider(),
    startWebhookHost(),
  ])
  return { hub, mail, openId: openId.url, payments, podcastHost, push, puzzle, sms, webhooks }
}
