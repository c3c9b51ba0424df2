/**
 * Typed clients of the Worker's routes, one per noun, over `request`; types only from `worker/`. `hc` puts parameters
 * into paths as they are: callers encode those that users can write.
 */
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Hono } from 'hono'
import { hc } from 'hono/client'
import type { Env, Schema } from 'hono/types'
import { LIVE_PONG_WAIT_MS } from '../../domain/live/live.limits'
import { PODCAST_FETCH_TOTAL_MS } from '../../domain/podcasts/podcasts.limits'
import type {
  AccessTokensApp,
  AccountDeletionApp,
  AppealsApp,
  ArchivesApp,
  AuthApp,
  BillingApp,
  ContactsApp,
  ContentRulesApp,
  EarningsApp,
  ExportApp,
  FiguresApp,
  FollowsApp,
  GoogleApp,
  GraphApp,
  HeardApp,
  ImportsApp,
  InvitationsApp,
  LibraryApp,
  LibraryManagerApp,
  LiveApp,
  MagicLinksApp,
  MeApp,
  MembersApp,
  MessagesApp,
  ModeratedMembersApp,
  ModerationApp,
  NotificationSettingsApp,
  NotificationsApp,
  OwlcastsApp,
  OwnApp,
  OwnPhoneApp,
  PasskeySignInApp,
  PasskeysApp,
  PhoneApp,
  PlansApp,
  PodcastsApp,
  PostsApp,
  ProofApp,
  RecipientsApp,
  RepliesApp,
  ReportsApp,
  ResetApp,
  SafetyApp,
  SearchApp,
  SessionsApp,
  SetupApp,
  SignUpInvitationsApp,
  SignUpRequestsApp,
  SiteApp,
  UploadsApp,
  WebhooksApp,
} from '../../worker/app'
import { request } from './client'

/** The routes alone: comparing whole apps with the type that `hc` expects would be most of the work of a type check. */
type RoutesOf<App> =
  App extends OpenAPIHono<infer _ extends Env, infer Routes extends Schema, '/'> ? Routes : never
type SiteRoutes = RoutesOf<SiteApp> &
  RoutesOf<SetupApp> &
  RoutesOf<FiguresApp> &
  RoutesOf<SignUpRequestsApp> &
  RoutesOf<SignUpInvitationsApp>
type ArchiveRoutes = RoutesOf<ExportApp> & RoutesOf<ArchivesApp>
type PodcastRoutes = RoutesOf<PodcastsApp> & RoutesOf<ImportsApp>
const createClient = <App>(options: { fetch: typeof request } = { fetch: request }) =>
  hc<Hono<Env, RoutesOf<App>, '/'>>('/', options)
/** For slow endpoints. */
const withPatience = (patienceMs: number) => ({
  fetch: (input: RequestInfo | URL, init?: RequestInit) => request(input, { ...init, patienceMs }),
})
/** Deleting a large account takes a while. */
const DELETION_TIMEOUT_MS = 90_000

export const accountDeletionApi = createClient<AccountDeletionApp>(withPatience(DELETION_TIMEOUT_MS))
export const accessTokensApi = createClient<AccessTokensApp>()
export const webhooksApi = createClient<WebhooksApp>()
export const appealsApi = createClient<AppealsApp>()
/** Exports, and imports of them. */
export const archivesApi = createClient<OpenAPIHono<Env, ArchiveRoutes, '/'>>()
export const authApi = createClient<AuthApp>()
export const billingApi = createClient<BillingApp>()
export const notificationSettingsApi = createClient<NotificationSettingsApp>()
export const contentRulesApi = createClient<ContentRulesApp>()
export const contactsApi = createClient<ContactsApp>()
export const earningsApi = createClient<EarningsApp>()
export const followsApi = createClient<FollowsApp>()
export const googleApi = createClient<GoogleApp>()
export const graphApi = createClient<GraphApp>()
export const heardApi = createClient<HeardApp>()
export const invitationsApi = createClient<InvitationsApp>()
export const libraryApi = createClient<LibraryApp>()
export const libraryManagerApi = createClient<LibraryManagerApp>()
/** A request that hangs in a dead network would block the one after reconnecting. */
export const liveApi = createClient<LiveApp>(withPatience(LIVE_PONG_WAIT_MS))
export const magicLinksApi = createClient<MagicLinksApp>()
export const meApi = createClient<MeApp>()
export const membersApi = createClient<MembersApp>()
export const messagesApi = createClient<MessagesApp>()
export const moderatedMembersApi = createClient<ModeratedMembersApp>()
export const moderationApi = createClient<ModerationApp>()
export const notificationsApi = createClient<NotificationsApp>()
export const owlcastsApi = createClient<OwlcastsApp>()
export const ownApi = createClient<OwnApp>()
export const ownPhoneApi = createClient<OwnPhoneApp>()
export const passkeySignInApi = createClient<PasskeySignInApp>()
export const passkeysApi = createClient<PasskeysApp>()
export const proofApi = createClient<ProofApp>()
export const phoneApi = createClient<PhoneApp>()
export const plansApi = createClient<PlansApp>()
/** Podcasts that are replied to, and those that are imported. */
export const podcastsApi = createClient<OpenAPIHono<Env, PodcastRoutes, '/'>>()
/** The Worker loads the whole file from its host first. */
export const podcastRelayApi = createClient<PodcastsApp>(withPatience(2 * PODCAST_FETCH_TOTAL_MS))
export const postsApi = createClient<PostsApp>()
export const recipientsApi = createClient<RecipientsApp>()
export const repliesApi = createClient<RepliesApp>()
export const reportsApi = createClient<ReportsApp>()
export const resetApi = createClient<ResetApp>()
export const safetyApi = createClient<SafetyApp>()
export const searchApi = createClient<SearchApp>()
export const sessionsApi = createClient<SessionsApp>()
/** The routes of the site itself: one client, since each is a part of the first view's size. */
export const siteApi = createClient<OpenAPIHono<Env, SiteRoutes, '/'>>()
export const uploadsApi = createClient<UploadsApp>()
