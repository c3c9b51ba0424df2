/** Routes to import a podcast into an owlcast. */
import { z } from '@hono/zod-openapi'
import {
  importItemsShape,
  importProofShape,
  importShape,
  importsShape,
  newImportShape,
} from '../../domain/imports/imports.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
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
  request: { body: toJsonBody(newImportShape) },
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
  request: { params, body: toJsonBody(importProofShape) },
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
  .handle(list, ({ deps, user }) => getImports(deps, user))
  .handle(prepare, ({ deps, user, body }) => prepareImport(deps, user, body.url))
  .handle(items, ({ deps, user, params, query }) => getImportItems(deps, user, params.id, query.after))
  .handle(sendCode, async ({ deps, user, params }) => {
    const sent = await sendImportCode(deps, user, params.id)
    deps.waitUntil(drainOutbox(deps))
    return sent
  })
  .handle(prove, async ({ deps, user, params, body, c }) => {
    const { import: started, events } = await proveImport(deps, user, params.id, {
      ...body,
      viewer: await getViewer(c),
    })
    dispatchEvents(deps, events)
    if (events.length > 0) deps.waitUntil(fanOut(deps))
    return started
  })
  .handle(advance, async ({ deps, user, params }) => {
    const found = await getImport(deps, user, params.id)
    if (found.state === 'running') deps.waitUntil(importNext(deps, found.id))
    return found
  })
  .handle(repeat, ({ deps, user, params }) => repeatImport(deps, user, params.id))
  .handle(cancel, ({ deps, user, params }) => cancelImport(deps, user, params.id))
