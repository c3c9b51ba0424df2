/** Development routes of `npm start`: reading and extending the seed. */
import { z } from '@hono/zod-openapi'
import { tools } from '../context'
import { declare, json, subApp } from '../http/registry'
import { seededShape, seedShape } from './seed.schema'
import { alreadySeeded, seed } from './seed.service'

const seeded = declare({
  method: 'get',
  path: '/api/dev/seed',
  access: 'development',
  responses: { 200: json(seededShape, 'Existing seed data') },
})

const sow = declare({
  method: 'post',
  path: '/api/dev/seed',
  access: 'development',
  maxBytes: 1_000_000,
  request: { body: { ...json(seedShape), required: true } },
  responses: { 200: json(z.strictObject({ ok: z.literal(true) })) },
})

export const devSeedRoutes = subApp()
  .openapi(seeded, async (c) => c.json(await alreadySeeded(tools(c)), 200))
  .openapi(sow, async (c) => {
    await seed(tools(c), c.req.valid('json'))
    return c.json({ ok: true as const }, 200)
  })
