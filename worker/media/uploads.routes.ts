/** Upload routes: request a ticket, then send the bytes. */
import { z } from '@hono/zod-openapi'
import { AUDIO_TYPES } from '../../domain/media/media'
import { UPLOADS_PER_HOUR } from '../../domain/media/media.limits'
import {
  newPodcastFileShape,
  newUploadShape,
  podcastFilesShape,
  storageTestShape,
  uploadShape,
} from '../../domain/media/media.schema'
import { PODCAST_FILE_TYPES } from '../../domain/podcasts/podcast-file'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { canStore } from './can-store'
import { UPLOADS } from './upload-limit'
import { listOwnPodcastFiles, openPodcastFile, openTicket, storeUpload } from './uploads.service'

const UPLOAD_TYPES = [...new Set([...Object.keys(AUDIO_TYPES), ...PODCAST_FILE_TYPES])]

const ticket = defineRoute({
  method: 'post',
  path: '/api/uploads',
  access: 'adult',
  scope: 'posts:write',
  operationId: 'createUpload',
  summary: 'Reserves an upload for a recording',
  keepsMemos: true,
  rate: UPLOADS,
  request: { body: toJsonBody(newUploadShape) },
  responses: { 200: toJsonContent(uploadShape, 'The ticket of this draft') },
})

const podcastTicket = defineRoute({
  method: 'post',
  path: '/api/podcasts/uploads',
  access: 'adult',
  scope: 'posts:write',
  rate: { count: UPLOADS_PER_HOUR, seconds: 3600, by: 'person' },
  request: { body: toJsonBody(newPodcastFileShape) },
  responses: {
    200: toJsonContent(
      uploadShape,
      'The ticket of this podcast file; its bytes are sent like those of a recording',
    ),
  },
})

const podcastFiles = defineRoute({
  method: 'get',
  path: '/api/podcasts/uploads',
  access: 'member',
  // Shows files that are not published.
  scope: 'messages:read',
  responses: { 200: toJsonContent(podcastFilesShape, 'The user’s podcast files, newest first') },
})

const storage = defineRoute({
  method: 'get',
  path: '/api/storage',
  access: 'member',
  scope: 'posts:write',
  operationId: 'testStorage',
  summary: 'Tests whether recordings can be stored now',
  responses: { 200: toJsonContent(storageTestShape, 'Whether the bytes of a recording would be stored') },
})

const bytes = defineRoute({
  method: 'put',
  path: '/api/uploads/{id}',
  access: 'adult',
  scope: 'posts:write',
  keepsMemos: true,
  maxBytes: 'stream',
  operationId: 'sendUpload',
  summary: 'Sends the bytes of a recording',
  uploadTypes: UPLOAD_TYPES,
  request: { params: z.strictObject({ id: z.string().max(64) }) },
  responses: { 200: toJsonContent(uploadShape, 'The upload is stored and valid') },
})

export const uploadRoutes = createRouter()
  .handle(ticket, ({ deps, user, body }) => openTicket(deps, user, body))
  .handle(podcastTicket, ({ deps, user, body }) => openPodcastFile(deps, user, body))
  .handle(podcastFiles, ({ deps, user }) => listOwnPodcastFiles(deps, user))
  .handle(storage, async ({ c }) => {
    const test = canStore(c.env.MEDIA)
    // Concurrent requests share it, so it must not end with the first of them.
    c.executionCtx.waitUntil(test)
    return { canStore: await test }
  })
  .handle(bytes, async ({ deps, user, params, c }) => {
    const length = c.req.header('content-length')
    const upload = await storeUpload(deps, user, params.id, {
      length: length === undefined ? null : Number(length),
      type: (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
      body: c.req.raw.body,
    })
    return upload
  })
