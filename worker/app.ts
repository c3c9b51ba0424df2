/** The Worker's routes, in matching order. */
import { OpenAPIHono } from '@hono/zod-openapi'
import { appError } from '../domain/errors/errors'
import { PUZZLE_PATH } from '../domain/site/puzzle'
import { accountDeletionRoutes } from './account/deletion/account-deletion.routes'
import { exportRoutes } from './account/export/export.routes'
import { helloRoutes } from './account/hello/hello.routes'
import { meRoutes } from './account/profile/me.routes'
import { archivesRoutes } from './archives/archives.routes'
import { sessionsRoutes } from './auth/access/sessions.routes'
import { accessTokensRoutes } from './auth/access-tokens/access-tokens.routes'
import { authRoutes } from './auth/auth.routes'
import { ownEmailRoutes } from './auth/email/own-email.routes'
import { googleRoutes } from './auth/google/google.routes'
import { passkeySignInRoutes } from './auth/passkeys/passkey-sign-in.routes'
import { passkeysRoutes } from './auth/passkeys/passkeys.routes'
import { resetRoutes } from './auth/password/resets.routes'
import { ownPhoneRoutes } from './auth/phone/own-phone.routes'
import { phoneRoutes } from './auth/phone/phone.routes'
import { proofRoutes } from './auth/proof/proof.routes'
import { signUpInvitationsRoutes } from './auth/sign-up/sign-up-invitations.routes'
import { signUpRequestsRoutes } from './auth/sign-up/sign-up-requests.routes'
import { billingRoutes } from './billing/billing.routes'
import { earningsRoutes } from './billing/earnings.routes'
import { planRoutes } from './billing/plans.routes'
import { contactsRoutes } from './contacts/contacts.routes'
import { contentRulesRoutes } from './content-rules/content-rules.routes'
import { type AppContext, type AppEnv, getDeps } from './context'
import { devPeopleRoutes } from './dev/people.routes'
import { devSeedRoutes } from './dev/seed.routes'
import { figuresRoutes } from './figures/figures.routes'
import { metricsRoutes } from './figures/metrics.routes'
import { followsRoutes } from './follows/follows.routes'
import { fillOriginInResponse } from './front/app-page'
import { isVisitorsOpening, type OpeningEdge, openPage } from './front/opening'
import { createOpenApiDocument } from './gate/openapi/document'
import { requireSameOrigin } from './gate/origin'
import { puzzleHeaders, puzzleRoutes } from './gate/puzzle.routes'
import { graphRoutes } from './graph/graph.routes'
import { healthRoutes } from './health/health.routes'
import { CachedRouter } from './http/cached-router'
import { requireConfig } from './http/config'
import { respondWithError } from './http/errors'
import { securityHeaders } from './http/headers'
import { redirectLoopback } from './http/loopback'
import { clearMemoAfterWrites } from './http/memo-cache'
import { importsRoutes } from './imports/imports.routes'
import { invitationsRoutes } from './invitations/invitations.routes'
import { libraryRoutes } from './library/library.routes'
import { libraryManagerRoutes } from './library/manage.routes'
import { liveRoutes } from './live/live.routes'
import { magicLinkRoutes } from './magic-links/magic-links.routes'
import { uploadRoutes } from './media/uploads.routes'
import { membersRoutes } from './members/members.routes'
import { messagesRoutes } from './messages/messages.routes'
import { recipientsRoutes } from './messages/recipients.routes'
import { appealsRoutes } from './moderation/appeals.routes'
import { reportsRoutes } from './moderation/copyright-reports.routes'
import { moderatedMembersRoutes } from './moderation/moderated-members.routes'
import { moderationRoutes } from './moderation/moderation.routes'
import { notificationSettingsRoutes } from './notifications/notification-settings.routes'
import { notificationsRoutes } from './notifications/notifications.routes'
import { pushRoutes } from './notifications/push/push.routes'
import { mailReportsRoutes } from './outbox/mail-reports.routes'
import { outboxRoutes } from './outbox/outbox.routes'
import { answerMediaPreflight, mediaHeaders } from './playback/media.headers'
import { mediaRoutes } from './playback/media.routes'
import { podcastRoutes } from './podcasts/podcasts.routes'
import { connectionsRoutes } from './posts/connections/connections.routes'
import { heardRoutes } from './posts/heard/heard.routes'
import { momentsRoutes } from './posts/moments/moments.routes'
import { ownRoutes } from './posts/own.routes'
import { owlcastsRoutes } from './publishing/owlcasts.routes'
import { postsRoutes } from './publishing/posts.routes'
import { repliesRoutes } from './publishing/replies.routes'
import { safetyRoutes } from './safety/safety.routes'
import { searchRoutes } from './search/search.routes'
import { coverRoutes } from './share/cover.routes'
import { developersRoutes } from './share/developers.routes'
import { embedHeaders, oembedHeaders, pictureHeaders } from './share/embed.headers'
import { legalRoutes } from './share/legal.routes'
import { listRoutes } from './share/list.routes'
import { memberPageRoutes } from './share/member.routes'
import { oembedRoutes } from './share/oembed.routes'
import { openMessageRoutes } from './share/open-message.routes'
import { openingRoutes } from './share/opening.routes'
import { shareRoutes } from './share/share.routes'
import { shareTargetRoutes } from './share/share-target.routes'
import { unsubscribeRoutes } from './share/unsubscribe.routes'
import { discoveryRoutes } from './site/discovery.routes'
import { setupRoutes } from './site/setup.routes'
import { siteRoutes } from './site/site.routes'
import { braidsRoutes } from './syndication/braids.routes'
import { privateFeedsRoutes } from './syndication/private-feeds.routes'
import { syndicationRoutes } from './syndication/syndication.routes'
import { transcriptsRoutes } from './transcripts/transcripts.routes'
import { webhooksRoutes } from './webhooks/webhooks.routes'

export function createApp() {
  // Ignores a trailing slash.
  const app = new OpenAPIHono<AppEnv>({ router: new CachedRouter(), strict: false })
  app.onError((error, c) => respondWithError(c, error))
  app.notFound((c) => respondWithError(c, appError('request.not_found')))
  app.use(async (c, next) => {
    c.set('requestId', c.req.header('cf-ray') ?? crypto.randomUUID())
    await next()
  })
  // Feeds serve the same sound at addresses of their own.
  for (const path of ['/media/*', '/feeds/*']) app.use(path, mediaHeaders)
  app.use('/embed/*', embedHeaders)
  app.use('/og/*', pictureHeaders)
  app.use('/feeds/*', pictureHeaders)
  app.use('/api/oembed', oembedHeaders)
  app.use(PUZZLE_PATH, puzzleHeaders)
  app.use(securityHeaders)
  app.use(requireConfig)
  app.use(redirectLoopback)
  app.use('/media/*', answerMediaPreflight)
  // API paths have one spelling: no trailing slash. `c.req.path` has it stripped already, so the URL is read.
  for (const path of ['/api/*', '/media/*'])
    app.use(path, async (c, next) => {
      if (new URL(c.req.url).pathname.endsWith('/')) return respondWithError(c, appError('request.not_found'))
      await next()
    })
  // Email clients post this form cross-origin; the signature in the link is the proof.
  app.route('/', unsubscribeRoutes)
  app.use('/api/*', requireSameOrigin)
  app.use(clearMemoAfterWrites)
  app.route('/', healthRoutes)
  app.route('/', puzzleRoutes)
  app.route('/', liveRoutes)
  app.route('/', authRoutes)
  app.route('/', phoneRoutes)
  app.route('/', ownPhoneRoutes)
  app.route('/', googleRoutes)
  app.route('/', resetRoutes)
  app.route('/', ownEmailRoutes)
  app.route('/', sessionsRoutes)
  app.route('/', accessTokensRoutes)
  app.route('/', webhooksRoutes)
  app.route('/', signUpInvitationsRoutes)
  app.route('/', signUpRequestsRoutes)
  app.route('/', siteRoutes)
  app.route('/', figuresRoutes)
  app.route('/', metricsRoutes)
  app.route('/', setupRoutes)
  app.route('/', passkeySignInRoutes)
  app.route('/', passkeysRoutes)
  app.route('/', proofRoutes)
  app.route('/', meRoutes)
  app.route('/', helloRoutes)
  app.route('/', accountDeletionRoutes)
  app.route('/', exportRoutes)
  app.route('/', archivesRoutes)
  app.route('/', outboxRoutes)
  app.route('/', mailReportsRoutes)
  app.route('/', uploadRoutes)
  app.route('/', podcastRoutes)
  app.route('/', importsRoutes)
  app.route('/', mediaRoutes)
  app.route('/', transcriptsRoutes)
  app.route('/', libraryRoutes)
  app.route('/', libraryManagerRoutes)
  // Must be registered before `postsRoutes`, which would match it as a post id.
  app.route('/', searchRoutes)
  app.route('/', postsRoutes)
  app.route('/', ownRoutes)
  app.route('/', heardRoutes)
  app.route('/', graphRoutes)
  app.route('/', repliesRoutes)
  app.route('/', momentsRoutes)
  app.route('/', membersRoutes)
  app.route('/', followsRoutes)
  app.route('/', safetyRoutes)
  app.route('/', contactsRoutes)
  app.route('/', moderationRoutes)
  app.route('/', appealsRoutes)
  app.route('/', contentRulesRoutes)
  app.route('/', moderatedMembersRoutes)
  app.route('/', notificationsRoutes)
  app.route('/', notificationSettingsRoutes)
  app.route('/', pushRoutes)
  app.route('/', owlcastsRoutes)
  app.route('/', billingRoutes)
  app.route('/', earningsRoutes)
  app.route('/', planRoutes)
  app.route('/', connectionsRoutes)
  app.route('/', reportsRoutes)
  app.route('/', recipientsRoutes)
  app.route('/', messagesRoutes)
  app.route('/', invitationsRoutes)
  app.route('/', magicLinkRoutes)
  app.route('/', privateFeedsRoutes)
  app.route('/', coverRoutes)
  app.route('/', braidsRoutes)
  app.route('/', syndicationRoutes)
  app.route('/', oembedRoutes)
  app.route('/', openingRoutes)
  app.route('/', shareRoutes)
  app.route('/', legalRoutes)
  app.route('/', listRoutes)
  app.route('/', discoveryRoutes)
  app.route('/', developersRoutes)
  app.route('/', memberPageRoutes)
  app.route('/', openMessageRoutes)
  app.route('/', shareTargetRoutes)
  app.route('/', devPeopleRoutes)
  app.route('/', devSeedRoutes)
  let document: object | undefined
  app.get('/api/openapi.json', (c) => {
    document ??= createOpenApiDocument(app, c.env.ORIGIN)
    return c.json(document)
  })
  for (const path of ['/api/*', '/media/*'])
    app.all(path, async (c, next) => {
      // In development Vite serves client sources by path, `web/api` among them.
      if (c.env.HOT_RELOAD && /\.tsx?$/.test(c.req.path)) return next()
      return respondWithError(c, appError('request.not_found'))
    })
  // Everything else is the client; in production Pages serves it.
  app.get('*', (c) => {
    const url = new URL(c.req.url)
    if (!isVisitorsOpening(c.req.raw, url)) return serveClientFile(c, c.req.raw)
    const edge: OpeningEdge = {
      api: { fetch: async (request) => app.fetch(request as Request, c.env, c.executionCtx) },
      cache: null,
      now: getDeps(c).clock.now,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
    }
    return openPage(c.req.raw, url, edge, (request) => serveClientFile(c, request))
  })
  return app
}

async function serveClientFile(c: AppContext, request: Request): Promise<Response> {
  const asset = await c.env.ASSETS.fetch(request)
  // A page left open during a deploy requests scripts that no longer exist: respond 404 instead of the app's HTML.
  const isPage = asset.headers.get('content-type')?.startsWith('text/html')
  if (isPage && c.req.path.startsWith('/assets/')) return respondWithError(c, appError('request.not_found'))
  return isPage ? fillOriginInResponse(asset, c.env.ORIGIN) : new Response(asset.body, asset)
}
