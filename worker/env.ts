/** What the Worker is given: its bindings and its variables. */
import type { Channel } from '../durable-objects/channel'

export type Env = {
  DB: D1Database
  MEDIA: R2Bucket
  CHANNELS: DurableObjectNamespace<Channel>
  ASSETS: Fetcher
  /** Which version of the Worker this is; `npm run deploy` tags each with its commit. */
  VERSION: WorkerVersionMetadata
  ENVIRONMENT: 'production' | 'development' | 'test'
  /** Where people reach us, without a slash at the end. */
  ORIGIN: string
  AUTH_SECRET: string
  /** Key of the mail provider. Without it production keeps mails in the outbox. */
  RESEND_API_KEY?: string
  /** Who mails come from, such as `Owlcast <hello@owlcast.example>`. */
  MAIL_FROM?: string
  /** The account at Twilio that sends codes, and its secret. Without them production hides signing in by phone. */
  TWILIO_ACCOUNT_SID?: string
  TWILIO_AUTH_TOKEN?: string
  /** Who codes come from: a number in E.164, or the id of a messaging service. */
  SMS_FROM?: string
  /** Where the API for messages is; tests have a stand-in. */
  SMS_API_URL?: string
  /** Our name at Google and its secret. Without them nobody is offered to come from there. */
  GOOGLE_CLIENT_ID?: string
  GOOGLE_CLIENT_SECRET?: string
  /** Who vouches for people in place of Google; tests have a stand-in. */
  GOOGLE_ISSUER_URL?: string
  /** The pair that pushes are signed with, and where push services reach us. Without them nobody is offered pushes. */
  VAPID_PUBLIC_KEY?: string
  VAPID_PRIVATE_KEY?: string
  VAPID_SUBJECT?: string
  /** Tests only: gets all pushes in place of the push services. */
  PUSH_TEST_URL?: string
  /** Where reports about copyright are mailed; without it they are only kept. */
  REPORTS_TO?: string
  /** `on` takes demo audio without asking where an address that asks for it by name cannot be loaded (D4). */
  DEMO_MODE?: string
  /** Where the mail provider's API is; tests have a stand-in. */
  MAIL_API_URL?: string
  /** Key of the account at Stripe. Without it production sells nothing, and development has a demo. */
  STRIPE_SECRET_KEY?: string
  /** What Stripe signs its messages to `/api/billing/stripe` with. */
  STRIPE_WEBHOOK_SECRET?: string
  /** Where Stripe's API is; tests have a stand-in. */
  STRIPE_API_URL?: string
  /** Development and tests only: moves the server's clock. */
  CLOCK_OFFSET_MS?: string
  /** Tests only: hosts with their ports, parted by spaces, that a podcast may be loaded from although they are ours. */
  PODCAST_TEST_HOSTS?: string
  /** Tests only: hashes passwords at a low cost. */
  FAST_PASSWORD_HASH?: string
  /** Development only: Vite's client needs inline scripts. */
  HOT_RELOAD?: string
}
