/**
 * Typed clients of the Worker's routes, one per noun, over `request`; types only from `worker/`. `hc` puts parameters
 * into paths as they are: callers encode those that users can write.
 */
import { hc } from 'hono/client'
import { LIVE_PONG_WAIT_MS, PODCAST_FETCH_TOTAL_MS } from '../../domain/limits'
import type {
  AccountDeletionApp,
  AuthApp,
  BillingApp,
  ContactsApp,
  ExportApp,
  FollowsApp,
  GoogleApp,
  GraphApp,
  HeardApp,
  InvitationsApp,
  LibraryApp,
  LibraryManagerApp,
  LiveApp,
  MagicLinksApp,
  MeApp,
  MembersApp,
  MessagesApp,
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
  RecipientsApp,
  RepliesApp,
  ReportsApp,
  ResetApp,
  SafetyApp,
  SearchApp,
  SessionsApp,
  UploadsApp,
} from '../../worker/app'
import { request } from './client'

const options = { fetch: request }
/** For slow endpoints. */
const withPatience = (patienceMs: number) => ({
  fetch: (input: RequestInfo | URL, init?: RequestInit) => request(input, { ...init, patienceMs }),
})
/** Deleting a large account takes a while. */
const DELETION_TIMEOUT_MS = 90_000

export const accountDeletionApi = hc<AccountDeletionApp>('/', withPatience(DELETION_TIMEOUT_MS))
export const authApi = hc<AuthApp>('/', options)
export const billingApi = hc<BillingApp>('/', options)
export const notificationSettingsApi = hc<NotificationSettingsApp>('/', options)
export const contactsApi = hc<ContactsApp>('/', options)
export const exportApi = hc<ExportApp>('/', options)
export const followsApi = hc<FollowsApp>('/', options)
export const googleApi = hc<GoogleApp>('/', options)
export const graphApi = hc<GraphApp>('/', options)
export const heardApi = hc<HeardApp>('/', options)
export const invitationsApi = hc<InvitationsApp>('/', options)
export const libraryApi = hc<LibraryApp>('/', options)
export const libraryManagerApi = hc<LibraryManagerApp>('/', options)
/** A request that hangs in a dead network would block the one after reconnecting. */
export const liveApi = hc<LiveApp>('/', withPatience(LIVE_PONG_WAIT_MS))
export const magicLinksApi = hc<MagicLinksApp>('/', options)
export const meApi = hc<MeApp>('/', options)
export const membersApi = hc<MembersApp>('/', options)
export const messagesApi = hc<MessagesApp>('/', options)
export const moderationApi = hc<ModerationApp>('/', options)
export const notificationsApi = hc<NotificationsApp>('/', options)
export const owlcastsApi = hc<OwlcastsApp>('/', options)
export const ownApi = hc<OwnApp>('/', options)
export const ownPhoneApi = hc<OwnPhoneApp>('/', options)
export const passkeySignInApi = hc<PasskeySignInApp>('/', options)
export const passkeysApi = hc<PasskeysApp>('/', options)
export const phoneApi = hc<PhoneApp>('/', options)
export const plansApi = hc<PlansApp>('/', options)
export const podcastsApi = hc<PodcastsApp>('/', options)
/** The Worker loads the whole file from its host first. */
export const podcastRelayApi = hc<PodcastsApp>('/', withPatience(2 * PODCAST_FETCH_TOTAL_MS))
export const postsApi = hc<PostsApp>('/', options)
export const recipientsApi = hc<RecipientsApp>('/', options)
export const repliesApi = hc<RepliesApp>('/', options)
export const reportsApi = hc<ReportsApp>('/', options)
export const resetApi = hc<ResetApp>('/', options)
export const safetyApi = hc<SafetyApp>('/', options)
export const searchApi = hc<SearchApp>('/', options)
export const sessionsApi = hc<SessionsApp>('/', options)
export const uploadsApi = hc<UploadsApp>('/', options)
