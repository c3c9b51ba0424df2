/** Share pages: readable and playable without a script, hydrated with one. */
import { z } from '@hono/zod-openapi'
import { renderToString } from 'react-dom/server'
import { opensWithInvitation } from '../../domain/invitations'
import { KIND_NAMES, type Kind, kindOf } from '../../domain/kinds'
import { opensWithToken } from '../../domain/magic-links'
import type { Post } from '../../domain/posts.schema'
import { carriesSecret, isPostId, shareLink } from '../../domain/share'
import type { Asked } from '../../web/share/details'
import { EmbeddedVoice } from '../../web/share/EmbeddedVoice'
import { turnsOf } from '../../web/share/embed-turns'
import { SharePage } from '../../web/share/SharePage'
import type { ShareState } from '../../web/share/share-state'
import { SHARE } from '../../web/words/share'
import { viewerOf } from '../auth/session'
import { type AppContext, tools } from '../context'
import { failureOf } from '../http/errors'
import { addPatterned, declare, subApp } from '../http/registry'
import { told } from '../http/told'
import { keepInvitation } from '../invitations/kept-links'
import { openedInvitation } from '../invitations/opened.service'
import { browserSecret, lookerOf } from '../magic-links/grants'
import { CURSOR } from '../posts/cursor'
import type { Looker } from '../posts/visible-posts'
import { askedBy } from './asked'
import { embedScriptOf } from './bundle'
import { documentOf, neutralHead, publicHead } from './document'
import { cacheable, NO_STORE, privatePage, refused } from './pages'
import {
  badIdState,
  brokenState,
  failedState,
  incompleteState,
  invitationFailedState,
  notFoundState,
  sharedPost,
  uninvitedState,
} from './share.service'
import { withItsOwn } from './shared.service'

const page = { 200: { description: 'A page', content: { 'text/html': { schema: z.string() } } } } as const

export const shareRoutes = subApp()

shareRoutes.openapi(
  declare({ method: 'get', path: '/test-share', access: 'anyone', responses: page }),
  (c): Response => c.text(SHARE.works, 200, NO_STORE),
)

// One path per kind: two parameters would match every other two-part URL.
for (const kind of KIND_NAMES) {
  shareRoutes.openapi(
    declare({ method: 'get', path: `/${kind}/{id}`, access: 'anyone', responses: page }),
    (c): Promise<Response> => share(c, kind, c.req.param('id') ?? ''),
  )
  shareRoutes.openapi(
    declare({ method: 'get', path: `/${kind}`, access: 'anyone', responses: page }),
    (c): Promise<Response> => refused(c, () => incompleteState(askedBy(c, kind, '')), 400),
  )
  addPatterned(
    shareRoutes,
    declare({ method: 'get', path: `/${kind}/{id}/{rest}`, access: 'anyone', responses: page }),
    `/${kind}/*`,
    (c) => refused(c, () => brokenState(askedBy(c, kind, c.req.path.split('/')[2] ?? '')), 404),
  )
  shareRoutes.openapi(
    declare({ method: 'get', path: `/embed/${kind}/{id}`, access: 'anyone', responses: page }),
    (c): Promise<Response> => embed(c, kind, c.req.param('id') ?? ''),
  )
}

async function share(c: AppContext, kind: Kind, id: string): Promise<Response> {
  const asked = askedBy(c, kind, id)
  const { searchParams } = asked.url
  const secret = opensWithInvitation(kind) ? searchParams.get('invitation') : null
  try {
    if (secret !== null) return await invited(c, kind, asked, secret)
    const post = await sharedPost(tools(c), null, kind, id)
    if (post && !carriesSecret(searchParams)) return await open(c, post)
    // Private posts stay visible to their own users; they are neither previewed nor cached.
    const looker = post ? null : await lookerOf(c)
    const own = post ?? (looker && (await sharedPost(tools(c), looker, kind, id)))
    if (own) return await privatePage(c, await loadedState(c, looker, own))
    if (opensWithToken(kind) && searchParams.has('token')) {
      browserSecret(c)
      return await privatePage(c, { at: 'waiting' })
    }
    const missing = () =>
      isPostId(id) ? notFoundState(asked, kindOf(kind).lifeHours !== null) : badIdState(asked)
    return await refused(c, missing, 404)
  } catch (error) {
    const failure = failureOf(error)
    console.error(JSON.stringify({ requestId: asked.requestId, path: c.req.path, error: told(error) }))
    const state = secret === null ? failedState : invitationFailedState
    return await refused(c, () => state(asked, failure), 500)
  }
}

/** The post of an invitation, which grants access to its holder while it is open (D23). */
async function invited(c: AppContext, kind: Kind, asked: Asked, secret: string): Promise<Response> {
  const [user, looker] = await Promise.all([viewerOf(c), lookerOf(c)])
  const invitation = await openedInvitation(tools(c), user, asked.id, secret)
  const letsIn = invitation.is === 'mine' || invitation.is === 'open'
  const grantedLooker = letsIn ? withGrant(looker, asked.id) : looker
  const post = await sharedPost(tools(c), grantedLooker, kind, asked.id)
  if (!post) return refused(c, () => uninvitedState(asked), 410)
  if (letsIn && post.visibility === 'private') await keepInvitation(c, secret)
  return privatePage(c, { ...(await loadedState(c, grantedLooker, post)), invitation })
}

function withGrant(looker: Looker, postId: string): Looker {
  const { id = null, addresses = [], granted = [] } = looker ?? {}
  return { id, addresses, granted: [...granted, postId] }
}

type Loaded = Extract<ShareState, { at: 'loaded' }>

async function loadedState(c: AppContext, looker: Looker, post: Post): Promise<Loaded> {
  const after = c.req.query('after')
  const shared = await withItsOwn(tools(c), looker, post, after && CURSOR.test(after) ? after : undefined)
  return { at: 'loaded', ...shared, link: shareLink(c.env.ORIGIN, post.kind, post.id) }
}

async function open(c: AppContext, post: Post): Promise<Response> {
  const { env } = c
  const state = await loadedState(c, null, post)
  const render = () => {
    const rendered = renderToString(<SharePage state={state} />)
    return documentOf({ head: publicHead(env.ORIGIN, state), env, rendered, state })
  }
  return cacheable(c, { says: state, render, endsAt: post.expiresAt })
}

async function embed(c: AppContext, kind: Kind, id: string): Promise<Response> {
  const { env } = c
  const post = await sharedPost(tools(c), null, kind, id)
  const shared = post && (await withItsOwn(tools(c), null, post))
  const rendered = () =>
    renderToString(<EmbeddedVoice shared={shared} link={shareLink(env.ORIGIN, kind, id)} />)
  if (!shared) {
    const render = () => documentOf({ head: neutralHead(), env, rendered: rendered() })
    return c.html(await tools(c).say(render), 404, NO_STORE)
  }
  const render = () => {
    const script = turnsOf(shared).length > 1 ? embedScriptOf(env) : undefined
    return documentOf({ head: publicHead(env.ORIGIN, shared), env, rendered: rendered(), script })
  }
  return cacheable(c, { says: shared, render, endsAt: shared.post.expiresAt })
}
