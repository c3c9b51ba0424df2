/** Share pages: readable and playable without a script, hydrated with one. */
import { z } from '@hono/zod-openapi'
import { renderToString } from 'react-dom/server'
import { hasInvitationLinks } from '../../domain/invitations/invitations'
import { getKind, KIND_NAMES, type Kind } from '../../domain/kinds'
import { SHARE } from '../../domain/locales/en/share'
import { hasTokenLinks } from '../../domain/magic-links/magic-links'
import type { Post } from '../../domain/posts/posts.schema'
import { getShareLink, hasSecret, isPostId } from '../../domain/share/share'
import type { ShareRequest } from '../../web/share/details'
import { EmbeddedPost } from '../../web/share/EmbeddedPost'
import { listEmbedSounds } from '../../web/share/embed-sounds'
import { SharePage } from '../../web/share/SharePage'
import type { ShareState } from '../../web/share/share-state'
import { type AppContext, getDeps } from '../context'
import { addPatternRoute, createRouter, defineRoute } from '../gate/define-route'
import { CURSOR } from '../http/cursor'
import { toAppError } from '../http/errors'
import { getInvitationPreview } from '../invitations/preview.service'
import { ensureBrowserSecret } from '../posts/access/browser-grants'
import { saveInvitationCookie } from '../posts/access/invitation-cookie'
import { getViewer } from '../posts/access/viewer'
import type { Viewer } from '../posts/access/visible-posts'
import { findSessionUser } from '../sessions/session'
import { formatError } from '../tools/format-error'
import { renderEmbedScript } from './bundle'
import { renderDocument, renderNeutralHead, renderPublicHead } from './document'
import { getErrorContext } from './error-context'
import { NO_STORE, renderErrorPage, renderPrivatePage, renderPublicPage } from './pages'
import { withRelated } from './related.service'
import {
  createBadIdState,
  createBrokenState,
  createFailedState,
  createIncompleteState,
  createInvitationFailedState,
  createNotFoundState,
  createUninvitedState,
  findSharedPost,
} from './share.service'

const PAGE_RESPONSE = {
  200: { description: 'A page', content: { 'text/html': { schema: z.string() } } },
} as const

export const shareRoutes = createRouter()

shareRoutes.handle(
  defineRoute({ method: 'get', path: '/test-share', access: 'public', responses: PAGE_RESPONSE }),
  ({ c }) => c.text(SHARE.routerWorks, 200, NO_STORE),
)

// Each kind has a path of its own: two parameters would match every other two-part URL.
for (const kind of KIND_NAMES) {
  shareRoutes.handle(
    defineRoute({ method: 'get', path: `/${kind}/{id}`, access: 'public', responses: PAGE_RESPONSE }),
    ({ c }) => showShared(c, kind, c.req.param('id') ?? ''),
  )
  shareRoutes.handle(
    defineRoute({ method: 'get', path: `/${kind}`, access: 'public', responses: PAGE_RESPONSE }),
    ({ c }) => renderErrorPage(c, () => createIncompleteState(getErrorContext(c, kind, '')), 400),
  )
  addPatternRoute(
    shareRoutes,
    defineRoute({ method: 'get', path: `/${kind}/{id}/{rest}`, access: 'public', responses: PAGE_RESPONSE }),
    `/${kind}/*`,
    (c) =>
      renderErrorPage(
        c,
        () => createBrokenState(getErrorContext(c, kind, c.req.path.split('/')[2] ?? '')),
        404,
      ),
  )
  shareRoutes.handle(
    defineRoute({ method: 'get', path: `/embed/${kind}/{id}`, access: 'public', responses: PAGE_RESPONSE }),
    ({ c }) => showEmbed(c, kind, c.req.param('id') ?? ''),
  )
}

async function showShared(c: AppContext, kind: Kind, id: string): Promise<Response> {
  const errorContext = getErrorContext(c, kind, id)
  const { searchParams } = errorContext.url
  const secret = hasInvitationLinks(kind) ? searchParams.get('invitation') : null
  try {
    if (secret !== null) return await showInvited(c, kind, errorContext, secret)
    const post = await findSharedPost(getDeps(c), null, kind, id)
    if (post && !hasSecret(searchParams)) return await showPublic(c, post)
    // Private posts stay visible to their own users; they are neither previewed nor cached.
    const viewer = post ? null : await getViewer(c)
    const own = post ?? (viewer && (await findSharedPost(getDeps(c), viewer, kind, id)))
    if (own) return await renderPrivatePage(c, await loadState(c, viewer, own))
    if (hasTokenLinks(kind) && searchParams.has('token')) {
      await ensureBrowserSecret(c)
      return await renderPrivatePage(c, { at: 'waiting' })
    }
    const missing = () =>
      isPostId(id)
        ? createNotFoundState(errorContext, getKind(kind).lifeHours !== null)
        : createBadIdState(errorContext)
    return await renderErrorPage(c, missing, 404)
  } catch (error) {
    const failure = toAppError(error)
    console.error(
      JSON.stringify({ requestId: errorContext.requestId, path: c.req.path, error: formatError(error) }),
    )
    const state = secret === null ? createFailedState : createInvitationFailedState
    return await renderErrorPage(c, () => state(errorContext, failure), 500)
  }
}

/** The post of an invitation, which grants access to its holder while it is open (D23). */
async function showInvited(
  c: AppContext,
  kind: Kind,
  errorContext: ShareRequest,
  secret: string,
): Promise<Response> {
  const [user, viewer] = await Promise.all([findSessionUser(c), getViewer(c)])
  const invitation = await getInvitationPreview(getDeps(c), user, errorContext.id, secret)
  const grantsAccess = invitation.status === 'mine' || invitation.status === 'open'
  const grantedViewer = grantsAccess ? withGrant(viewer, errorContext.id) : viewer
  const post = await findSharedPost(getDeps(c), grantedViewer, kind, errorContext.id)
  if (!post) return renderErrorPage(c, () => createUninvitedState(errorContext), 410)
  if (grantsAccess && post.visibility === 'private') await saveInvitationCookie(c, secret)
  return renderPrivatePage(c, { ...(await loadState(c, grantedViewer, post)), invitation })
}

function withGrant(viewer: Viewer, postId: string): Viewer {
  const { id = null, addresses = [], scopes = null, granted = [] } = viewer ?? {}
  return { id, addresses, scopes, granted: [...granted, postId] }
}

type LoadedState = Extract<ShareState, { at: 'loaded' }>

async function loadState(c: AppContext, viewer: Viewer, post: Post): Promise<LoadedState> {
  const after = c.req.query('after')
  const shared = await withRelated(getDeps(c), viewer, post, after && CURSOR.test(after) ? after : undefined)
  return { at: 'loaded', ...shared, link: getShareLink(c.env.ORIGIN, post.kind, post.id) }
}

async function showPublic(c: AppContext, post: Post): Promise<Response> {
  const { env } = c
  const state = await loadState(c, null, post)
  const render = () => {
    const rendered = renderToString(<SharePage state={state} />)
    return renderDocument({ head: renderPublicHead(env.ORIGIN, state), env, rendered, state })
  }
  return renderPublicPage(c, { content: state, render, endsAt: post.expiresAt })
}

async function showEmbed(c: AppContext, kind: Kind, id: string): Promise<Response> {
  const { env } = c
  const post = await findSharedPost(getDeps(c), null, kind, id)
  const shared = post && (await withRelated(getDeps(c), null, post))
  const rendered = () =>
    renderToString(<EmbeddedPost shared={shared} link={getShareLink(env.ORIGIN, kind, id)} />)
  if (!shared) {
    const render = () => renderDocument({ head: renderNeutralHead(), env, rendered: rendered() })
    return c.html(await getDeps(c).t(render), 404, NO_STORE)
  }
  const render = () => {
    const script = listEmbedSounds(shared).length > 0 ? renderEmbedScript(env) : undefined
    return renderDocument({ head: renderPublicHead(env.ORIGIN, shared), env, rendered: rendered(), script })
  }
  return renderPublicPage(c, { content: shared, render, endsAt: shared.post.expiresAt })
}
