/** Default responses of the fake API: a signed-in member, or a visitor, in an empty app. */
import { LANGUAGES } from '../../domain/i18n/languages'
import { REASONS } from '../../domain/notifications/notifications'
import type { Me } from '../../domain/people/people.schema'
import { failWith, type Handlers } from './api'
import { makeFeed, makeSession } from './builders'

const EMPTY_PAGE = { items: [], cursor: null }
const createEmptyPage = () => ({ ...EMPTY_PAGE, now: Date.now() })

/** Returns handlers for everything that views read on their own. Writes have no default. */
export function createDefaultHandlers(api: { readonly viewer: Me | null }): Handlers {
  return {
    // Requested for a sound that an element could not play: it exists.
    'GET /media/{id}': () => new Response(''),
    'GET /api/session': () => makeSession(api.viewer),
    'GET /api/site': () => ({ name: 'Owlcast', contact: '', languages: [...LANGUAGES], signUpMode: 'open' }),
    'GET /api/posts': () => makeFeed([]),
    'GET /api/posts/recent': () => ({ items: [] }),
    'GET /api/posts/leaving': () => ({ items: [], tags: [] }),
    'GET /api/posts/{id}/replies': createEmptyPage,
    'GET /api/posts/{id}/parents': () => ({ items: [] }),
    'GET /api/posts/{id}/moments': () => ({ items: [], hasMore: false }),
    'GET /api/posts/{id}/recordings': createEmptyPage,
    'GET /api/owlcasts': () => ({ items: [] }),
    'GET /api/invitations': () => ({ items: [] }),
    'GET /api/purchases': () => ({ items: [], billing: 'demo' }),
    'GET /api/me/earnings': () => EMPTY_PAGE,
    'GET /api/me/payouts': () => ({
      billing: 'demo',
      isOffered: true,
      account: 'not_started',
      isBankRefusing: false,
      balanceCents: 0,
      payableCents: 0,
      paidOutCents: 0,
      items: [],
    }),
    'GET /api/heard': () => ({ ids: [], now: Date.now() }),
    'POST /api/heard': () => undefined,
    'GET /api/messages': createEmptyPage,
    'GET /api/conversations': createEmptyPage,
    'GET /api/conversations/unread': () => ({ unread: 0, requests: 0 }),
    'GET /api/recipients/frequent': () => ({ items: [] }),
    'GET /api/notifications': createEmptyPage,
    'GET /api/notifications/unread': () => ({ total: 0, byKind: {} }),
    'POST /api/notifications/read': () => undefined,
    'GET /api/tracks': () => ({ items: [] }),
    'GET /api/graph': () => ({
      posts: [],
      connections: [],
      cursor: null,
      matches: [],
      totals: { posts: 0, connections: 0, mostReplied: null },
      seq: 1,
      now: Date.now(),
    }),
    'GET /api/me/posts': createEmptyPage,
    'GET /api/me/blocks': () => EMPTY_PAGE,
    'GET /api/me/mutes': () => EMPTY_PAGE,
    'GET /api/me/heard-sharing': () => ({ shared: false }),
    'GET /api/feeds/private': () => ({ items: [] }),
    'GET /api/feeds/settings': () => ({ includesExpiring: false }),
    'GET /api/transcripts/settings': () => ({ enabled: true }),
    'GET /api/me/discoverability': () => ({ byEmail: false, byPhone: false }),
    'GET /api/me/push': () => ({ key: null, endpoint: null }),
    'GET /api/me/data': () => ({ files: 0, bytes: 0, proof: 'password', phone: null, freshUntil: null }),
    'GET /api/me/statistics': () => ({
      counts: { squawk: 0, mue: 0, hum: 0, nightingale: 0, owlcast: 0 },
    }),
    'GET /api/me/notification-settings': () => ({
      reasons: makeReasons(),
      words: false,
      quiet: null,
    }),
    'GET /api/me/email': () => ({ isRefused: false }),
    'GET /api/passkeys': () => ({ items: [] }),
    'GET /api/sessions': () => ({ items: [] }),
    'GET /api/tokens': () => ({ items: [] }),
    'GET /api/webhooks': () => ({ items: [] }),
    'GET /api/auth/pending-sign-up': () => ({ pendingSignUp: null }),
    'GET /api/podcasts/uploads': () => ({ items: [] }),
    'GET /api/storage': () => ({ canStore: true }),
    'GET /api/podcasts/demo': () => ({ automatic: false }),
    'GET /api/search/people': () => ({ items: [], hasMore: false }),
    // The own profile reads what others see of it.
    'GET /api/people/{name}': failWith('post.not_found'),
    'GET /api/people/{name}/posts': createEmptyPage,
    'GET /api/people/{name}/followers': () => EMPTY_PAGE,
    'GET /api/people/{name}/following': () => EMPTY_PAGE,
  }
}

function makeReasons() {
  const choices = REASONS.map((reason) => [reason, { app: reason !== 'every_squawk', push: false }] as const)
  return Object.fromEntries(choices) as Record<(typeof REASONS)[number], { app: boolean; push: boolean }>
}
