/** Routes to add the user's own export, one post at a time. */
import { z } from '@hono/zod-openapi'
import { ARCHIVE_POST_MAX_BYTES } from '../../domain/archives/archives.limits'
import {
  archivedIdShape,
  archivedIdsShape,
  archivedPostShape,
  importedPostShape,
} from '../../domain/archives/archives.schema'
import { newUploadShape, uploadShape } from '../../domain/media/media.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { openArchiveTicket } from '../media/uploads.service'
import { dispatchEvents } from '../notifications/dispatch-events'
import { addArchivedPost, listAddedIds } from './archived-post.service'

/** Imports of exports: posts and uploads per hour, posts that are looked up at once, and bytes of one post with its words. */
const ARCHIVE_POSTS = { count: 1000, seconds: 3600 }
const ARCHIVE_UPLOADS = { count: 1500, seconds: 3600 }
const ARCHIVE_LOOKUPS = { count: 500, seconds: 3600 }

const lookup = defineRoute({
  method: 'post',
  path: '/api/me/import/imported-ids',
  access: 'adult',
  keepsMemos: true,
  rate: { ...ARCHIVE_LOOKUPS, by: 'person' },
  request: { body: toJsonBody(archivedIdsShape) },
  responses: { 200: toJsonContent(archivedIdsShape, 'Those that the account has already') },
})

const ticket = defineRoute({
  method: 'post',
  path: '/api/me/import/uploads',
  access: 'adult',
  keepsMemos: true,
  rate: { ...ARCHIVE_UPLOADS, by: 'person' },
  request: { body: toJsonBody(newUploadShape) },
  responses: {
    200: toJsonContent(uploadShape, 'The ticket of this sound; its bytes are sent like those of a recording'),
  },
})

const post = defineRoute({
  method: 'put',
  path: '/api/me/import/posts/{id}',
  access: 'adult',
  rate: { ...ARCHIVE_POSTS, by: 'person' },
  maxBytes: ARCHIVE_POST_MAX_BYTES,
  request: { params: z.strictObject({ id: archivedIdShape }), body: toJsonBody(archivedPostShape) },
  responses: { 200: toJsonContent(importedPostShape, 'The post, imported now or before') },
})

export const archivesRoutes = createRouter()
  .handle(lookup, async ({ deps, user, body }) => ({ ids: await listAddedIds(deps, user, body.ids) }))
  .handle(ticket, ({ deps, user, body }) => openArchiveTicket(deps, user, body))
  .handle(post, async ({ deps, user, params, body }) => {
    const { events, ...imported } = await addArchivedPost(deps, user, { archivedId: params.id, input: body })
    dispatchEvents(deps, events)
    return imported
  })
