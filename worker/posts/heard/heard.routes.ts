/** Routes for what the user heard. */
import { z } from '@hono/zod-openapi'
import { heardPostsShape, heardSharingShape, markHeardShape } from '../../../domain/posts/heard.schema'
import { announceLater } from '../../events/announce-later'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../../gate/define-route'
import { getHeardPosts, getHeardSharing, markHeard, setHeardSharing } from './heard.service'

const HEARD_MARKED = { count: 600, seconds: 3600 }
const HEARD_SHARING_CHANGED = { count: 60, seconds: 3600 }

const list = defineRoute({
  method: 'get',
  path: '/api/heard',
  access: 'member',
  request: { query: z.strictObject({ since: z.coerce.number().int().min(0).default(0) }) },
  responses: { 200: toJsonContent(heardPostsShape, 'Posts that the user heard, latest first') },
})

const mark = defineRoute({
  method: 'post',
  path: '/api/heard',
  access: 'member',
  rate: { ...HEARD_MARKED, by: 'person' },
  keepsMemos: true,
  request: { body: toJsonBody(markHeardShape) },
  responses: { 204: { description: 'Marked as heard' } },
})

const readSharing = defineRoute({
  method: 'get',
  path: '/api/me/heard-sharing',
  access: 'member',
  responses: { 200: toJsonContent(heardSharingShape, 'Whether senders see what the user heard') },
})

const chooseSharing = defineRoute({
  method: 'put',
  path: '/api/me/heard-sharing',
  access: 'member',
  rate: { ...HEARD_SHARING_CHANGED, by: 'person' },
  request: { body: toJsonBody(heardSharingShape) },
  responses: { 200: toJsonContent(heardSharingShape, 'The saved choice') },
})

export const heardRoutes = createRouter()
  .handle(list, ({ deps, user, query }) => getHeardPosts(deps, user.id, query.since))
  .handle(mark, async ({ deps, user, body }) => announceLater(deps, await markHeard(deps, user, body.ids)))
  .handle(readSharing, ({ deps, user }) => getHeardSharing(deps, user.id))
  .handle(chooseSharing, ({ deps, user, body }) => setHeardSharing(deps, user.id, body))
