/** Routes of the MUE Manager (D1), for moderators only. */
import { z } from '@hono/zod-openapi'
import { fail } from '../../domain/errors'
import { shelfOf, soundType } from '../../domain/library'
import { populatedShape, setUpShape, storageShape, syncedShape, syncShape } from '../../domain/library.schema'
import { LIBRARY_CHANGES } from '../../domain/limits'
import { tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { addSamples, setUp, storage, syncLibrary } from './manage.service'

const rate = { by: 'person', ...LIBRARY_CHANGES } as const

const setup = declare({
  method: 'post',
  path: '/api/library/setup',
  access: 'admin',
  rate,
  responses: { 200: json(setUpShape, 'Number of tracks in the table') },
})

const samples = declare({
  method: 'post',
  path: '/api/library/samples',
  access: 'admin',
  rate,
  responses: { 200: json(populatedShape, 'Number of samples added, and of samples without a file') },
})

const listing = declare({
  method: 'get',
  path: '/api/library/storage',
  access: 'admin',
  responses: { 200: json(storageShape, 'Audio files in storage') },
})

const sound = declare({
  method: 'get',
  path: '/api/library/sound',
  access: 'admin',
  request: { query: z.strictObject({ key: z.string().max(1024) }) },
  responses: { 200: { description: 'An audio file in storage, before it is a track' } },
})

const sync = declare({
  method: 'post',
  path: '/api/library/sync',
  access: 'admin',
  rate,
  // Room for as many keys as a listing has, at their maximum length.
  maxBytes: 1_500_000,
  request: { body: { ...json(syncShape), required: true } },
  responses: { 200: json(syncedShape, 'Counts after the sync') },
})

export const libraryManagerRoutes = subApp()
  .openapi(setup, async (c) => c.json(await setUp(tools(c), await member(c)), 200))
  .openapi(samples, async (c) => {
    const kit = tools(c)
    const { answer, events } = await addSamples(kit, await member(c))
    kit.later(kit.live.announce(events))
    return c.json(answer, 200)
  })
  .openapi(listing, async (c) => c.json(await storage(tools(c)), 200))
  .openapi(sound, async (c) => {
    const { key } = c.req.valid('query')
    const object = shelfOf(key) === null ? null : await tools(c).media.get(key)
    if (!object) throw fail('media.not_found')
    const headers = { 'content-type': soundType(key) ?? '', 'content-length': String(object.size) }
    return c.body(object.body, 200, headers)
  })
  .openapi(sync, async (c) => {
    const kit = tools(c)
    const { answer, events } = await syncLibrary(kit, await member(c), c.req.valid('json'))
    kit.later(kit.live.announce(events))
    return c.json(answer, 200)
  })
