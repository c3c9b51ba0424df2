/** Routes to create owlcasts, list the user's own, list recordings, and change the cover. */
import { z } from '@hono/zod-openapi'
import { PICTURE_RULES } from '../../domain/media/picture-rules'
import { newOwlcastShape, owlcastsShape, recordingsShape } from '../../domain/owlcasts/owlcasts.schema'
import { postShape, publishedPostShape } from '../../domain/posts/posts.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { getIdempotencyKey } from '../gate/idempotency'
import { CURSOR } from '../http/cursor'
import { dispatchEvents } from '../notifications/dispatch-events'
import { fanOut } from '../notifications/notifications.service'
import { drainOutbox } from '../outbox/outbox.service'
import { getViewer } from '../posts/access/viewer'
import { getOwlcasts, getRecordings } from '../posts/owlcasts/recordings.service'
import { removeCover, saveCover } from './cover.service'
import { createOwlcast } from './create-owlcast.service'

export const COVER_CHANGES = { count: 60, seconds: 3600 }

const idParam = z.strictObject({ id: z.string().max(64) })

const create = defineRoute({
  method: 'post',
  path: '/api/owlcasts',
  access: 'adult',
  scope: 'posts:write',
  signedOutError: 'owlcast.sign_in_required',
  idempotent: true,
  request: { body: toJsonBody(newOwlcastShape) },
  responses: { 201: toJsonContent(publishedPostShape, 'Created, now or by an earlier attempt') },
})

const list = defineRoute({
  method: 'get',
  path: '/api/owlcasts',
  access: 'member',
  scope: 'posts:read',
  responses: { 200: toJsonContent(owlcastsShape, 'Owlcasts the user works on, newest first') },
})

const recordings = defineRoute({
  method: 'get',
  path: '/api/posts/{id}/recordings',
  access: 'public',
  scope: 'posts:read',
  request: {
    params: idParam,
    query: z.strictObject({ cursor: z.string().regex(CURSOR).optional() }),
  },
  responses: { 200: toJsonContent(recordingsShape, 'One page of the recordings, oldest first') },
})

const setCover = defineRoute({
  method: 'put',
  path: '/api/posts/{id}/cover',
  access: 'adult',
  scope: 'posts:write',
  rate: { ...COVER_CHANGES, by: 'person' },
  maxBytes: PICTURE_RULES.cover.maxBytes,
  uploadTypes: PICTURE_RULES.cover.types,
  request: { params: idParam },
  responses: { 200: toJsonContent(postShape, 'The owlcast with the picture as its cover') },
})

const deleteCover = defineRoute({
  method: 'delete',
  path: '/api/posts/{id}/cover',
  access: 'member',
  scope: 'posts:write',
  rate: { ...COVER_CHANGES, by: 'person' },
  request: { params: idParam },
  responses: { 200: toJsonContent(postShape, 'The owlcast with its drawn cover') },
})

export const owlcastsRoutes = createRouter()
  .handle(create, async ({ deps, user, body, c }) => {
    const { events, ...created } = await createOwlcast(deps, user, {
      input: body,
      key: getIdempotencyKey(c),
      viewer: await getViewer(c),
    })
    dispatchEvents(deps, events)
    if (created.post.visibility === 'public') deps.waitUntil(fanOut(deps))
    if (created.invitations.length > 0) deps.waitUntil(drainOutbox(deps))
    return created
  })
  .handle(list, ({ deps, user }) => getOwlcasts(deps, user))
  .handle(recordings, async ({ deps, params, query, c }) =>
    getRecordings(deps, await getViewer(c), params.id, { cursor: query.cursor }),
  )
  .handle(setCover, async ({ deps, user, params, c }) => {
    const file = new Uint8Array(await c.req.arrayBuffer())
    const { post, events } = await saveCover(deps, user, params.id, file)
    dispatchEvents(deps, events)
    return post
  })
  .handle(deleteCover, async ({ deps, user, params }) => {
    const { post, events } = await removeCover(deps, user, params.id)
    dispatchEvents(deps, events)
    return post
  })
