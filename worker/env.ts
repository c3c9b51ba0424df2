/** The Worker's bindings and variables. */
import type { Channel } from '../durable-objects/channel'

export type Env = {
  DB: D1Database
  MEDIA: R2Bucket
  CHANNELS: DurableObjectNamespace<Channel>
  ASSETS: Fetcher
  /** The deployed version; `npm run deploy` tags each with its commit. */
  VERSION: WorkerVersionMetadata
  ENVIRONMENT: 'production' | 'development' | 'test'
  /** Public origin, without a trailing slash. */
  ORIGIN: string
  AUTH_SECRET: string
  /** API key of the email provider. Without it, production keeps emails in the outbox. */
  RESEND_API_KEY?: string
  /** Secret that signs the email provider's reports to `/api/mail/resend`. Without it, bounces are not heard. */
  RESEND_WEBHOOK_SECRET?: string
  /** Sender of emails, such as `Owlcast <hello@owlcast.example>`. */
  MAIL_FROM?: string
  /** Twilio account that sends codes, and its secret. Without them, production hides phone sign-in. */
  TWILIO_ACCOUNT_SID?: string
  TWILIO_AUTH_TOKEN?: string
  /** Sender of codes: a number in E.164, or the id of a messaging service. */
  SMS_FROM?: string
  /** Base URL of the SMS API; tests use a mock. */
  SMS_API_URL?: string
  /** OAuth client id and secret at Google. Without them, Google sign-in is not offered. */
  GOOGLE_CLIENT_ID?: string
  GOOGLE_CLIENT_SECRET?: string
  /** OpenID issuer; tests use a mock in place of Google. */
  GOOGLE_ISSUER_URL?: string
  /** VAPID key pair and contact for push services. Without them, push is not offered. */
  VAPID_PUBLIC_KEY?: string
  VAPID_PRIVATE_KEY?: string
  VAPID_SUBJECT?: string
  /** Tests only: receives all pushes in place of the push services. */
  PUSH_TEST_URL?: string
  /** Recipient of copyright reports; without it they are only stored. */
  REPORTS_TO?: string
  /** Recipient of alarms about the running site; without it they go to `REPORTS_TO`. */
  OPERATOR_EMAIL?: string
  /** `on` substitutes demo audio without asking when a podcast requested by name cannot be loaded (D4). */
  DEMO_MODE?: string
  /** Bearer token for `/api/metrics`. Without it, that path does not exist. */
  METRICS_TOKEN?: string
  /** Cloudflare Turnstile: public key of the puzzle and its secret. Without them, no puzzle is asked in production. */
  TURNSTILE_SITE_KEY?: string
  TURNSTILE_SECRET_KEY?: string
  /** Base URL of Turnstile's API; tests use a mock. */
  TURNSTILE_API_URL?: string
  /** Base URL of the email provider's API; tests use a mock. */
  MAIL_API_URL?: string
  /** Stripe API key. Without it, production sells nothing and development uses the demo provider. */
  STRIPE_SECRET_KEY?: string
  /** Secret that signs Stripe's webhooks to `/api/billing/stripe`. */
  STRIPE_WEBHOOK_SECRET?: string
  /** Secret that signs those about connected accounts. Without it, authors are not paid out. */
  STRIPE_CONNECT_WEBHOOK_SECRET?: string
  /** `test` takes test keys only, for staging. Without it, production takes live keys only. */
  STRIPE_MODE?: 'live' | 'test'
  /** Base URL of Stripe's API; tests use a mock. */
  STRIPE_API_URL?: string
  /** Workers AI, which transcribes recordings. Without it, production makes no transcripts. */
  AI?: Ai
  /** Development only: the speech engine of `npm start`, which Node answers. */
  SPEECH?: Fetcher
  /** WebSub hub that is notified of new posts in feeds. Without it, feeds name none. */
  WEBSUB_HUB?: string
  /** Development and tests only: offset of the server's clock in ms. */
  CLOCK_OFFSET_MS?: string
  /** Tests only: space-separated `host:port` list that podcasts may be loaded from although they are local. */
  PODCAST_TEST_HOSTS?: string
  /** Development and tests only: space-separated `host:port` list that webhooks may call although they are local. */
  WEBHOOK_LOCAL_HOSTS?: string
  /** Tests only: hashes passwords at a low cost. */
  FAST_PASSWORD_HASH?: string
  /** Development only: Vite's client needs inline scripts. */
  HOT_RELOAD?: string
}
