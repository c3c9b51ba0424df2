/** Routes to create owlcasts, list the user's own, and list recordings. */
import { z } from '@hono/zod-openapi'
import { newOwlcastShape, owlcastsShape, recordingsShape } from '../../domain/owlcasts/owlcasts.schema'
import { publishedPostShape } from '../../domain/posts/posts.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { getIdempotencyKey } from '../gate/idempotency'
import { CURSOR } from '../http/cursor'
import { dispatchEvents } from '../notifications/dispatch-events'
import { fanOut } from '../notifications/notifications.service'
import { drainOutbox } from '../outbox/outbox.service'
import { getViewer } from '../posts/access/viewer'
import { getOwlcasts, getRecordings } from '../posts/owlcasts/recordings.service'
import { createOwlcast } from './create-owlcast.service'

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
    params: z.strictObject({ id: z.string().max(64) }),
    query: z.strictObject({ cursor: z.string().regex(CURSOR).optional() }),
  },
  responses: { 200: toJsonContent(recordingsShape, 'One page of the recordings, oldest first') },
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
