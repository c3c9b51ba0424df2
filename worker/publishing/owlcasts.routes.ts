/** Routes to create owlcasts, list the user's own, and list recordings. */
import { z } from '@hono/zod-openapi'
import { newOwlcastShape, owlcastsShape, recordingsShape } from '../../domain/owlcasts/owlcasts.schema'
import { publishedPostShape } from '../../domain/posts/posts.schema'
import { getDeps } from '../context'
import { requireUser } from '../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
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
  request: { body: { required: true, ...toJsonContent(newOwlcastShape) } },
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
  .openapi(create, async (c) => {
    const deps = getDeps(c)
    const { events, ...created } = await createOwlcast(deps, await requireUser(c), {
      input: c.req.valid('json'),
      key: getIdempotencyKey(c),
      viewer: await getViewer(c),
    })
    dispatchEvents(deps, events)
    if (created.post.visibility === 'public') deps.waitUntil(fanOut(deps))
    if (created.invitations.length > 0) deps.waitUntil(drainOutbox(deps))
    return c.json(created, 201)
  })
  .openapi(list, async (c) => c.json(await getOwlcasts(getDeps(c), await requireUser(c)), 200))
  .openapi(recordings, async (c) => {
    const { cursor } = c.req.valid('query')
    return c.json(
      await getRecordings(getDeps(c), await getViewer(c), c.req.valid('param').id, { cursor }),
      200,
    )
  })
