/** Test-only routes: users with a session, and a clock that can be shifted. */
import { z } from '@hono/zod-openapi'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { shiftClock } from '../tools/clock'
import { makePerson } from './people.service'

const personShape = z.strictObject({
  id: z.string(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  cookie: z.string(),
})

const newPersonRoute = defineRoute({
  method: 'post',
  path: '/api/dev/people',
  access: 'test',
  request: {
    body: toJsonContent(
      z.strictObject({
        name: z.string(),
        pro: z.boolean().optional(),
        adult: z.boolean().optional(),
        admin: z.boolean().optional(),
        moderator: z.boolean().optional(),
        verified: z.boolean().optional(),
      }),
    ),
  },
  responses: { 201: toJsonContent(personShape) },
})

const moveClockRoute = defineRoute({
  method: 'post',
  path: '/api/dev/clock',
  access: 'test',
  request: { body: toJsonContent(z.strictObject({ shiftMs: z.number() })) },
  responses: { 200: toJsonContent(z.strictObject({ now: z.number() })) },
})

export const devPeopleRoutes = createRouter()
  .handle(newPersonRoute, ({ deps, body }) => {
    const { name, ...options } = body
    return makePerson(deps, name, options)
  })
  .handle(moveClockRoute, ({ deps, body }) => {
    shiftClock(body.shiftMs)
    return { now: deps.clock.now() }
  })
