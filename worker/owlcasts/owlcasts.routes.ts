/** Routes to create owlcasts, list the user's own, and list recordings. */
import { z } from '@hono/zod-openapi'
import { newOwlcastShape, owlcastsShape, recordingsShape } from '../../domain/owlcasts.schema'
import { publishedPostShape } from '../../domain/posts.schema'
import { tools } from '../context'
import { member } from '../http/access'
import { countryOf } from '../http/country'
import { keyOf } from '../http/idempotency'
import { declare, json, subApp } from '../http/registry'
import { lookerOf } from '../magic-links/grants'
import { fanOut } from '../notifications/notifications.service'
import { drainOutbox } from '../outbox/outbox.service'
import { CURSOR } from '../posts/cursor'
import { spread } from '../push/spread'
import { createOwlcast } from './create.service'
import { owlcastsOf, recordingsOf } from './recordings.service'

export type ParsedOwlcast = z.output<typeof newOwlcastShape>

const create = declare({
  method: 'post',
  path: '/api/owlcasts',
  access: 'adult',
  visitors: 'owlcast.sign_in_required',
  idempotent: true,
  request: { body: { required: true, ...json(newOwlcastShape) } },
  responses: { 201: json(publishedPostShape, 'Created, now or by an earlier attempt') },
})

const mine = declare({
  method: 'get',
  path: '/api/owlcasts',
  access: 'member',
  responses: { 200: json(owlcastsShape, 'Owlcasts the user works on, newest first') },
})

const recordings = declare({
  method: 'get',
  path: '/api/posts/{id}/recordings',
  access: 'anyone',
  request: {
    params: z.strictObject({ id: z.string().max(64) }),
    query: z.strictObject({ cursor: z.string().regex(CURSOR).optional() }),
  },
  responses: { 200: json(recordingsShape, 'One page of the recordings, oldest first') },
})

export const owlcastsRoutes = subApp()
  .openapi(create, async (c) => {
    const kit = tools(c)
    const { events, ...made } = await createOwlcast(kit, await member(c), {
      input: c.req.valid('json'),
      key: keyOf(c),
      country: countryOf(c),
      viewer: await lookerOf(c),
    })
    spread(kit, events)
    if (made.post.visibility === 'public') kit.later(fanOut(kit))
    if (made.invitations.length > 0) kit.later(drainOutbox(kit))
    return c.json(made, 201)
  })
  .openapi(mine, async (c) => c.json(await owlcastsOf(tools(c), await member(c)), 200))
  .openapi(recordings, async (c) => {
    const { cursor } = c.req.valid('query')
    return c.json(await recordingsOf(tools(c), await lookerOf(c), c.req.valid('param').id, { cursor }), 200)
  })
export type OwlcastsApp = typeof owlcastsRoutes
