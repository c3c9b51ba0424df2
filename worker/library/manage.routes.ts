/** Routes of the MUE Manager (D1), for moderators only. */
import { z } from '@hono/zod-openapi'
import { appError } from '../../domain/errors/errors'
import { findCollection, findSoundType } from '../../domain/library/library'
import {
  populatedShape,
  setUpShape,
  storageShape,
  syncedShape,
  syncShape,
} from '../../domain/library/library.schema'
import { announceLater } from '../events/announce-later'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { getStorage, importSampleTracks, initializeLibrary, syncLibraryFromStorage } from './manage.service'

/** Library changes per moderator and hour. */
const LIBRARY_CHANGES = { count: 60, seconds: 3600 }

const rate = { by: 'person', ...LIBRARY_CHANGES } as const

const setup = defineRoute({
  method: 'post',
  path: '/api/library/setup',
  access: 'admin',
  rate,
  responses: { 200: toJsonContent(setUpShape, 'Number of tracks in the table') },
})

const samples = defineRoute({
  method: 'post',
  path: '/api/library/samples',
  access: 'admin',
  rate,
  responses: { 200: toJsonContent(populatedShape, 'Number of samples added, and of samples without a file') },
})

const listing = defineRoute({
  method: 'get',
  path: '/api/library/storage',
  access: 'admin',
  responses: { 200: toJsonContent(storageShape, 'Audio files in storage') },
})

const sound = defineRoute({
  method: 'get',
  path: '/api/library/sound',
  access: 'admin',
  request: { query: z.strictObject({ key: z.string().max(1024) }) },
  responses: { 200: { description: 'An audio file in storage, before it is a track' } },
})

const sync = defineRoute({
  method: 'post',
  path: '/api/library/sync',
  access: 'admin',
  rate,
  // Room for as many keys as a listing has, at their maximum length.
  maxBytes: 1_500_000,
  request: { body: toJsonBody(syncShape) },
  responses: { 200: toJsonContent(syncedShape, 'Counts after the sync') },
})

export const libraryManagerRoutes = createRouter()
  .handle(setup, ({ deps, user }) => initializeLibrary(deps, user))
  .handle(samples, async ({ deps, user }) => {
    const { answer: result, events } = await importSampleTracks(deps, user)
    announceLater(deps, events)
    return result
  })
  .handle(listing, ({ deps }) => getStorage(deps))
  .handle(sound, async ({ deps, query, c }) => {
    const { key } = query
    const object = findCollection(key) === null ? null : await deps.media.get(key)
    if (!object) throw appError('media.not_found')
    const headers = { 'content-type': findSoundType(key) ?? '', 'content-length': String(object.size) }
    return c.body(object.body, 200, headers)
  })
  .handle(sync, async ({ deps, user, body }) => {
    const { answer: result, events } = await syncLibraryFromStorage(deps, user, body)
    announceLater(deps, events)
    return result
  })
