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
import { getDeps } from '../context'
import { requireUser } from '../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
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
  request: { body: { ...toJsonContent(syncShape), required: true } },
  responses: { 200: toJsonContent(syncedShape, 'Counts after the sync') },
})

export const libraryManagerRoutes = createRouter()
  .openapi(setup, async (c) => c.json(await initializeLibrary(getDeps(c), await requireUser(c)), 200))
  .openapi(samples, async (c) => {
    const deps = getDeps(c)
    const { answer: result, events } = await importSampleTracks(deps, await requireUser(c))
    deps.waitUntil(deps.live.announce(events))
    return c.json(result, 200)
  })
  .openapi(listing, async (c) => c.json(await getStorage(getDeps(c)), 200))
  .openapi(sound, async (c) => {
    const { key } = c.req.valid('query')
    const object = findCollection(key) === null ? null : await getDeps(c).media.get(key)
    if (!object) throw appError('media.not_found')
    const headers = { 'content-type': findSoundType(key) ?? '', 'content-length': String(object.size) }
    return c.body(object.body, 200, headers)
  })
  .openapi(sync, async (c) => {
    const deps = getDeps(c)
    const { answer: result, events } = await syncLibraryFromStorage(
      deps,
      await requireUser(c),
      c.req.valid('json'),
    )
    deps.waitUntil(deps.live.announce(events))
    return c.json(result, 200)
  })
