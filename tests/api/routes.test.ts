import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { KIND_NAMES } from '../../domain/kinds'
import { hasTokenLinks } from '../../domain/magic-links/magic-links'
import { getLegalPath, LEGAL_PAGES } from '../../domain/site/site'
import { createApp } from '../../worker/app'
import { listRouteDefinitions } from '../../worker/gate/define-route'
import { isDocumentedPath } from '../../worker/gate/openapi/naming'
import { call, createPerson } from '../support/world'

/** Reviewed by hand: routes a visitor may call. Every other route must refuse visitors. */
const FOR_ANYONE = [
  'get /api/health',
  'get /api/health/deep',
  'get /api/live/feed',
  'get /api/events',
  'get /api/session',
  'get /api/site',
  'get /api/metrics',
  'get /api/puzzle',
  'post /api/setup/check',
  'post /api/setup',
  'post /api/auth/invitation',
  'get /developers',
  ...LEGAL_PAGES.map((page) => `get ${getLegalPath(page)}`),
  'post /api/auth/sign-up',
  'post /api/auth/resend',
  'post /api/auth/verify',
  'post /api/auth/sign-in',
  'post /api/auth/sign-out',
  'post /api/auth/phone/code',
  'post /api/auth/phone/verify',
  'get /api/auth/pending-sign-up',
  'post /api/auth/join',
  'post /api/auth/google',
  'post /api/auth/forgot',
  'post /api/auth/reset',
  'post /api/auth/passkey/options',
  'post /api/auth/passkey',
  'get /auth/callback',
  'get /api/mail/unsubscribe',
  'post /api/mail/unsubscribe',
  'post /api/mail/resubscribe',
  'get /media/{id}',
  'head /media/{id}',
  'get /media/{id}/preview',
  'get /media/{id}/preview.mp3',
  'get /media/{id}/preview.wav',
  'get /media/{id}/words.json',
  'get /media/{id}/words.vtt',
  'post /api/billing/stripe',
  'post /api/mail/resend',
  'get /api/tracks',
  'get /api/search',
  'get /api/search/results',
  'get /api/search/people',
  'get /api/posts',
  'get /api/posts/recent',
  'get /api/posts/leaving',
  'get /api/posts/{id}',
  'get /api/posts/{id}/moments',
  'get /api/posts/{id}/replies',
  'get /api/posts/{id}/recordings',
  'get /api/posts/{id}/parents',
  'get /api/posts/candidates',
  'get /api/connections',
  'get /api/graph',
  'get /api/posts/{id}/collaborators',
  'get /api/people/{name}',
  'get /api/people/{name}/posts',
  'get /api/people/{name}/followers',
  'get /api/people/{name}/following',
  'post /api/magic-links/validate',
  'post /api/magic-links/redeem',
  'post /api/magic-links/resend',
  'get /api/podcasts/demo',
  'post /api/posts/{id}/copyright-reports',
  'get /api/oembed',
  'get /og/{file}',
  'get /test-share',
  'get /@{name}',
  'post /share',
  ...KIND_NAMES.flatMap((kind) => [
    `get /${kind}`,
    `get /${kind}/{id}`,
    `get /${kind}/{id}/{rest}`,
    `get /embed/${kind}/{id}`,
  ]),
  ...KIND_NAMES.filter(hasTokenLinks).map((kind) => `post /${kind}/{id}`),
  'get /.well-known/security.txt',
  'get /feeds/braid/{file}',
  'get /feeds/cover/{type}/{file}',
  'get /feeds/private/{file}',
  'get /feeds/private/{token}/media/{file}',
  'get /feeds/{type}/{file}',
  'get /latest',
  'get /latest/{kind}',
  'get /llms.txt',
  'get /opening',
  'get /media/{id}/chapters.json',
  'get /media/{id}/transcript.json',
  'get /robots.txt',
  'get /sitemap.xml',
  'get /sitemaps/{file}',
  'get /tag/{tag}',
]

/**
 * Reviewed by hand: writes accepted from any origin. Links in emails are signed and need no cookie; system shares have
 * no origin and write nothing.
 */
const FROM_ANYWHERE = ['post /api/mail/unsubscribe', 'post /api/mail/resubscribe', 'post /share']

/**
 * Reviewed by hand: writes that remain allowed during a suspension. They concern the user's own data, received messages
 * and blocks, and reach no one but moderators.
 */
const FOR_SUSPENDED = [
  'post /api/me/phone/code',
  'put /api/me/phone',
  'post /api/me/phone/enable',
  'delete /api/me/phone',
  'post /api/me/email',
  'post /api/me/email/retry',
  'delete /api/sessions/{id}',
  'delete /api/sessions',
  'patch /api/passkeys/{id}',
  'post /api/passkeys/{id}/enable',
  'delete /api/passkeys/{id}',
  'post /api/me/proof/code',
  'post /api/me/proof',
  'post /api/me/erasure',
  'delete /api/me/avatar',
  'delete /api/posts/{id}/cover',
  'delete /api/me/hello',
  'put /api/me/discoverability',
  'put /api/me/heard-sharing',
  'put /api/transcripts/settings',
  'put /api/feeds/settings',
  'post /api/feeds/private',
  'delete /api/feeds/private/{id}',
  'post /api/tokens',
  'delete /api/tokens/{id}',
  'delete /api/webhooks/{id}',
  'post /api/contacts/match',
  'post /api/notifications/read',
  'delete /api/notifications/{id}',
  'post /api/notifications/{id}/restore',
  'put /api/me/notification-settings',
  'put /api/me/push',
  'delete /api/me/push',
  'delete /api/me/sign-up-invitations/{id}',
  'delete /api/people/{name}/follow',
  'put /api/people/{name}/block',
  'delete /api/people/{name}/block',
  'put /api/people/{name}/mute',
  'delete /api/people/{name}/mute',
  'post /api/reports',
  'post /api/me/decisions/{id}/appeal',
  'delete /api/posts/{id}',
  'delete /api/posts/{id}/transcript',
  'delete /api/posts/{id}/replies/{replyId}',
  'delete /api/connections/{childId}/{parentId}',
  'delete /api/posts/{id}/collaborators/{userId}',
  'delete /api/invitations/{id}',
  'post /api/invitations/{id}/decline',
  'post /api/posts/{id}/purchase',
  'post /api/conversations/{peer}/seen',
  'post /api/heard',
  'post /api/imports/{id}/cancel',
  'post /api/conversations/{peer}/accept',
  'post /api/conversations/{peer}/dismiss',
]

const formatRoute = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const declared = listRouteDefinitions()
const restricted = declared.filter(({ access }) => ['member', 'adult', 'moderator', 'admin'].includes(access))

test('opens exactly the reviewed routes to everyone', () => {
  const open = declared.filter(({ access }) => access === 'public').map(formatRoute)
  expect(open.sort()).toEqual(FOR_ANYONE.filter((name) => open.includes(name)).sort())
  expect(open.length).toBeGreaterThan(10)
})

test.each(restricted.map((route) => [formatRoute(route), route] as const))(
  '%s refuses a visitor',
  async (_, route) => {
    const path = route.path.replace(/\{\w+\}/g, 'post_unknown')
    const answer = await call(`${route.method.toUpperCase()} ${path}`, {
      json: route.method === 'get' ? undefined : {},
      key: 'a-key-that-fits',
    })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: { code: route.signedOutError ?? 'auth.required' } })
  },
)

test.each(
  declared.filter(({ access }) => access === 'adult').map((route) => [formatRoute(route), route] as const),
)('%s refuses a user without the age attestation', async (_, route) => {
  const young = await createPerson('Young', { adult: false })
  const path = route.path.replace(/\{\w+\}/g, 'med_unknown')
  const answer = await call(`${route.method.toUpperCase()} ${path}`, {
    as: young,
    json: {},
    key: 'a-key-that-fits',
  })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ error: { code: 'auth.age_required' } })
})

test('allows a suspended user the reviewed writes and refuses all others', async () => {
  const wren = await createPerson('Wren')
  await env.DB.prepare('update profiles set suspended_until = ? where id = ?')
    .bind(Date.now() + 86_400_000, wren.id)
    .run()
  const writes = restricted.filter(
    ({ method, access }) => method !== 'get' && access !== 'moderator' && access !== 'admin',
  )
  const open: string[] = []
  for (const route of writes) {
    const path = route.path.replace(/\{\w+\}/g, 'post_unknown')
    const request = { as: wren, json: {}, key: 'a-key-that-fits' }
    const answer = await call(`${route.method.toUpperCase()} ${path}`, request)
    const { error } = answer.status === 403 ? await answer.json<{ error: { code: string } }>() : {}
    if (error?.code !== 'safety.suspended') open.push(formatRoute(route))
  }
  expect(open.sort()).toEqual(FOR_SUSPENDED.sort())
})

test.each(
  declared
    .filter(({ access }) => access === 'development' || access === 'test')
    .map((route) => [formatRoute(route), route] as const),
)('%s does not exist in production', async (_, { method, path }) => {
  const request = new Request(`https://owlcast.example${path}`, {
    method: method.toUpperCase(),
    headers: { origin: 'https://owlcast.example', 'content-type': 'application/json' },
    body: method === 'get' ? undefined : '{}',
  })
  const production = { ...env, ENVIRONMENT: 'production' as const, ORIGIN: 'https://owlcast.example' }
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  const answer = await createApp().fetch(request, production, context as never)
  expect(answer.status).toBe(404)
})

test('declares every route of the API', () => {
  const known = new Set(declared.map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1')))
  const strangers = createApp()
    .routes.map(({ path }) => path)
    .filter((path) => path.startsWith('/api/') && !path.endsWith('*') && !known.has(path))
  expect([...new Set(strangers)]).toEqual(['/api/openapi.json'])
})

test('documents every route of the API, but no pages and none for development or tests', async () => {
  const { paths } = await (await call('GET /api/openapi.json')).json<{ paths: Record<string, object> }>()
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => formatRoute({ method, path })),
  )
  const isPublic = ({ access }: { access: string }) => access !== 'development' && access !== 'test'
  const isDocumented = (route: { access: string; path: string }) =>
    isPublic(route) && isDocumentedPath(route.path)
  expect(documented.sort()).toEqual(declared.filter(isDocumented).map(formatRoute).sort())
})

test('refuses writes from other origins on every route', async () => {
  const wren = await createPerson('Wren')
  const writes = declared
    .filter(({ method }) => method !== 'get' && method !== 'head')
    .filter((route) => !FROM_ANYWHERE.includes(formatRoute(route)))
  for (const origin of ['https://evil.example', 'null'])
    for (const { method, path } of writes) {
      const answer = await call(`${method.toUpperCase()} ${path}`, {
        as: wren,
        json: {},
        headers: { origin },
      })
      expect(answer.status, `${method} ${path} from ${origin}`).toBe(403)
    }
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
    const answer = await call('POST /api/posts', { as: wren, body: 'a=b', headers: { 'content-type': type } })
    expect(answer.status, type).toBe(415)
  }
})
