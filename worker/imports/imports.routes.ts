/** Routes to import a podcast into an owlcast. */
import { z } from '@hono/zod-openapi'
import {
  importItemsShape,
  importProofShape,
  importShape,
  importsShape,
  newImportShape,
} from '../../domain/imports/imports.schema'
import { getDeps } from '../context'
import { requireUser } from '../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { dispatchEvents } from '../notifications/dispatch-events'
import { fanOut } from '../notifications/notifications.service'
import { drainOutbox } from '../outbox/outbox.service'
import { getViewer } from '../posts/access/viewer'
import {
  cancelImport,
  getImport,
  getImportItems,
  getImports,
  prepareImport,
  proveImport,
  repeatImport,
  sendImportCode,
} from './imports.service'
import { importNext } from './run-imports.service'

const IMPORT_FEED_READS = { count: 30, seconds: 3600 }

const params = z.strictObject({ id: z.string().max(64) })
const rate = { ...IMPORT_FEED_READS, by: 'person' } as const

const list = defineRoute({
  method: 'get',
  path: '/api/imports',
  access: 'member',
  responses: { 200: toJsonContent(importsShape, "The user's imports, newest first") },
})

const prepare = defineRoute({
  method: 'post',
  path: '/api/imports',
  access: 'adult',
  rate,
  request: { body: { required: true, ...toJsonContent(newImportShape) } },
  responses: {
    200: toJsonContent(importShape, 'The import of this feed, with the code that proves ownership'),
  },
})

const items = defineRoute({
  method: 'get',
  path: '/api/imports/{id}/items',
  access: 'member',
  request: { params, query: z.strictObject({ after: z.coerce.number().int().min(-1).default(-1) }) },
  responses: { 200: toJsonContent(importItemsShape, 'One page of the episodes, newest first') },
})

const sendCode = defineRoute({
  method: 'post',
  path: '/api/imports/{id}/email',
  access: 'adult',
  rate,
  request: { params },
  responses: { 200: toJsonContent(importShape, "A code was mailed to the feed's owner") },
})

const prove = defineRoute({
  method: 'post',
  path: '/api/imports/{id}/proof',
  access: 'adult',
  rate,
  request: { params, body: { required: true, ...toJsonContent(importProofShape) } },
  responses: { 200: toJsonContent(importShape, 'The running import') },
})

const advance = defineRoute({
  method: 'post',
  path: '/api/imports/{id}/continue',
  access: 'adult',
  request: { params },
  responses: {
    200: toJsonContent(importShape, 'Its progress; the next episode is imported after the response'),
  },
})

const repeat = defineRoute({
  method: 'post',
  path: '/api/imports/{id}/repeat',
  access: 'adult',
  rate,
  request: { params },
  responses: { 200: toJsonContent(importShape, 'The import, which runs again or asks for the proof again') },
})

const cancel = defineRoute({
  method: 'post',
  path: '/api/imports/{id}/cancel',
  access: 'member',
  request: { params },
  responses: { 204: { description: 'Cancelled' } },
})

export const importsRoutes = createRouter()
  .openapi(list, async (c) => c.json(await getImports(getDeps(c), await requireUser(c)), 200))
  .openapi(prepare, async (c) =>
    c.json(await prepareImport(getDeps(c), await requireUser(c), c.req.valid('json').url), 200),
  )
  .openapi(items, async (c) => {
    const { after } = c.req.valid('query')
    return c.json(await getImportItems(getDeps(c), await requireUser(c), c.req.valid('param').id, after), 200)
  })
  .openapi(sendCode, async (c) => {
    const deps = getDeps(c)
    const sent = await sendImportCode(deps, await requireUser(c), c.req.valid('param').id)
    deps.waitUntil(drainOutbox(deps))
    return c.json(sent, 200)
  })
  .openapi(prove, async (c) => {
    const deps = getDeps(c)
    const { import: started, events } = await proveImport(
      deps,
      await requireUser(c),
      c.req.valid('param').id,
      { ...c.req.valid('json'), viewer: await getViewer(c) },
    )
    dispatchEvents(deps, events)
    if (events.length > 0) deps.waitUntil(fanOut(deps))
    return c.json(started, 200)
  })
  .openapi(advance, async (c) => {
    const deps = getDeps(c)
    const found = await getImport(deps, await requireUser(c), c.req.valid('param').id)
    if (found.state === 'running') deps.waitUntil(importNext(deps, found.id))
    return c.json(found, 200)
  })
  .openapi(repeat, async (c) =>
    c.json(await repeatImport(getDeps(c), await requireUser(c), c.req.valid('param').id), 200),
  )
  .openapi(cancel, async (c) => {
    await cancelImport(getDeps(c), await requireUser(c), c.req.valid('param').id)
    return c.body(null, 204)
  })
