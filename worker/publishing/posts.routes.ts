/** Routes for posts of every kind: feeds, one by id, publish, edit, delete. */
import { z } from '@hono/zod-openapi'
import { getKind, getMode, KIND_NAMES, type Mode } from '../../domain/kinds'
import { RECENT_POSTS_DEFAULT } from '../../domain/limits'
import { type CompactFeed, feedShape, leavingShape } from '../../domain/posts/feed.schema'
import { editPostShape, newPostShape, postShape, publishedPostShape } from '../../domain/posts/posts.schema'
import { SERVER_TIME_HEADER } from '../../domain/posts/server-time'
import { getLanguage } from '../context'
import { announceLater } from '../events/announce-later'
import { requireUser } from '../gate/access'
import { createRouter, defineRoute, sendJsonBody, toJsonBody, toJsonContent } from '../gate/define-route'
import { getIdempotencyKey } from '../gate/idempotency'
import { assertScope } from '../http/bearer'
import { CURSOR } from '../http/cursor'
import { FRESH_UNTIL_HEADER } from '../http/fresh'
import { dispatchEvents } from '../notifications/dispatch-events'
import { fanOut } from '../notifications/notifications.service'
import { drainOutbox } from '../outbox/outbox.service'
import { getViewer } from '../posts/access/viewer'
import { deletePost } from '../posts/delete.service'
import { getFeed, getFollowingFeed, listRecentPosts } from '../posts/feed/feed.service'
import { getLeaving } from '../posts/feed/leaving.service'
import { getPost } from '../posts/read.service'
import type { SessionUser } from '../session-user'
import { findSessionUser } from '../sessions/session'
import { pingHub } from '../syndication/hub-pings.service'
import { transcribePost } from '../transcripts/transcribe.service'
import { drainWebhooks } from '../webhooks/deliver.service'
import { editOwnPost } from './edit.service'
import { publishNewPost } from './publish.service'

const RECENT_POSTS_MAX = 50

const idParam = z.strictObject({ id: z.string().max(64) })

const feed = defineRoute({
  method: 'get',
  path: '/api/posts',
  access: 'public',
  scope: 'posts:read',
  request: {
    query: z.strictObject({
      kind: z.enum(KIND_NAMES.filter((kind) => getKind(kind).publicFeed)),
      cursor: z.string().regex(CURSOR).optional(),
      seq: z.coerce.number().int().min(0).optional(),
      /** Only posts of authors the user follows. */
      from: z.literal('following').optional(),
    }),
  },
  responses: { 200: toJsonContent(feedShape, 'One page of a public feed, newest first') },
})

const recent = defineRoute({
  method: 'get',
  path: '/api/posts/recent',
  access: 'public',
  scope: 'posts:read',
  request: {
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(RECENT_POSTS_MAX).default(RECENT_POSTS_DEFAULT),
    }),
  },
  responses: {
    200: toJsonContent(z.strictObject({ items: z.array(postShape) }), 'The newest posts of all feeds'),
  },
})

const leaving = defineRoute({
  method: 'get',
  path: '/api/posts/leaving',
  access: 'public',
  scope: 'posts:read',
  responses: {
    200: toJsonContent(
      leavingShape,
      'The public posts that expire next, and the most used tags of all that will',
    ),
  },
})

const byId = defineRoute({
  method: 'get',
  path: '/api/posts/{id}',
  access: 'public',
  scope: 'posts:read',
  request: { params: idParam },
  operationId: 'getPost',
  responses: { 200: toJsonContent(postShape, 'A post that the caller may see') },
})

const publish = defineRoute({
  method: 'post',
  path: '/api/posts',
  access: 'adult',
  scope: 'posts:write',
  idempotent: true,
  operationId: 'publishPost',
  summary: 'Publishes a recording',
  request: { body: toJsonBody(newPostShape) },
  responses: { 201: toJsonContent(publishedPostShape, 'Published, now or by an earlier attempt') },
})

const edit = defineRoute({
  method: 'patch',
  path: '/api/posts/{id}',
  access: 'adult',
  scope: 'posts:write',
  request: { params: idParam, body: toJsonBody(editPostShape) },
  responses: { 200: toJsonContent(postShape, 'The current post; a repeated edit changes nothing') },
})

const remove = defineRoute({
  method: 'delete',
  path: '/api/posts/{id}',
  access: 'member',
  scope: 'posts:write',
  request: { params: idParam },
  responses: { 204: { description: 'Deleted' } },
})

export const postsRoutes = createRouter()
  .handle(feed, async ({ deps, query: { from, ...query }, c }) => {
    const headers: Record<string, string> = { [SERVER_TIME_HEADER]: String(deps.clock.now()) }
    if (from) {
      const feed = await getFollowingFeed(deps, (await requireUser(c)).id, query)
      return sendJsonBody<CompactFeed>(c, JSON.stringify(feed), headers)
    }
    const { body, freshUntil } = await getFeed(deps, query, await findSessionUser(c))
    if (freshUntil !== null) headers[FRESH_UNTIL_HEADER] = String(freshUntil)
    return sendJsonBody<CompactFeed>(c, body, headers)
  })
  .handle(recent, async ({ deps, query, c }) => ({
    items: await listRecentPosts(deps, query.limit, await findSessionUser(c)),
  }))
  .handle(leaving, async ({ deps, c }) => getLeaving(deps, await findSessionUser(c)))
  .handle(byId, async ({ deps, params, c }) => getPost(deps, await getViewer(c), params.id))
  .handle(publish, async ({ deps, user, body, c }) => {
    assertMessageScope(user, body.mode)
    const { events, hasEmail, ...published } = await publishNewPost(deps, user, {
      input: body,
      key: getIdempotencyKey(c),
      viewer: await getViewer(c),
      language: getLanguage(c),
    })
    dispatchEvents(deps, events)
    if (hasEmail) deps.waitUntil(drainOutbox(deps))
    if (published.post.visibility === 'public') {
      deps.waitUntil(fanOut(deps))
      deps.waitUntil(pingHub(deps))
    }
    deps.waitUntil(drainWebhooks(deps))
    if (published.post.transcriptState === 'waiting') deps.waitUntil(transcribePost(deps, published.post.id))
    return published
  })
  .handle(edit, async ({ deps, user, params, body }) => {
    const { post, events } = await editOwnPost(deps, user, params.id, body)
    dispatchEvents(deps, events)
    return post
  })
  .handle(remove, async ({ deps, user, params }) =>
    announceLater(deps, await deletePost(deps, user, params.id)),
  )

/** Publishing a message needs the scope of messages too. */
function assertMessageScope({ scopes }: SessionUser, mode: Mode): void {
  if (getKind(getMode(mode).kind).playsAs === 'thread') assertScope(scopes, 'messages:write')
}
