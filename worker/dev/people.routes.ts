/** Test-only routes: users with a session, and a clock that can be shifted. */
import { z } from '@hono/zod-openapi'
import { tools } from '../context'
import { declare, json, subApp } from '../http/registry'
import { shiftClock } from '../tools/clock'
import { makePerson } from './people.service'

const personShape = z.strictObject({
  id: z.string(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  cookie: z.string(),
})

const newPerson = declare({
  method: 'post',
  path: '/api/dev/people',
  access: 'test',
  request: {
    body: json(
      z.strictObject({
        name: z.string(),
        pro: z.boolean().optional(),
        adult: z.boolean().optional(),
        admin: z.boolean().optional(),
        verified: z.boolean().optional(),
      }),
    ),
  },
  responses: { 201: json(personShape) },
})

const moveClock = declare({
  method: 'post',
  path: '/api/dev/clock',
  access: 'test',
  request: { body: json(z.strictObject({ shiftMs: z.number() })) },
  responses: { 200: json(z.strictObject({ now: z.number() })) },
})

export const devPeopleRoutes = subApp()
  .openapi(newPerson, async (c) => {
    const { name, ...options } = c.req.valid('json')
    return c.json(await makePerson(tools(c), name, options), 201)
  })
  .openapi(moveClock, (c) => {
    shiftClock(c.req.valid('json').shiftMs)
    return c.json({ now: tools(c).clock.now() }, 200)
  })
