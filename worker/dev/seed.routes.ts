/** Development routes of `npm start`: reading and extending the seed. */
import { z } from '@hono/zod-openapi'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { seededShape, seedShape } from './seed.schema'
import { listSeeded, seed } from './seed.service'

const seededRoute = defineRoute({
  method: 'get',
  path: '/api/dev/seed',
  access: 'development',
  responses: { 200: toJsonContent(seededShape, 'Existing seed data') },
})

const seedRoute = defineRoute({
  method: 'post',
  path: '/api/dev/seed',
  access: 'development',
  maxBytes: 1_000_000,
  request: { body: toJsonBody(seedShape) },
  responses: { 200: toJsonContent(z.strictObject({ ok: z.literal(true) })) },
})

export const devSeedRoutes = createRouter()
  .handle(seededRoute, ({ deps }) => listSeeded(deps))
  .handle(seedRoute, ({ deps, body }) => seed(deps, body))
