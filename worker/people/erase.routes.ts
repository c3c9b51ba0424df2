/** Account deletion (D16): overview of data, identity proof, and the deletion itself. */
import { getCookie } from 'hono/cookie'
import { erasedShape, eraseShape, ownDataShape } from '../../domain/erasure.schema'
import { fail } from '../../domain/errors'
import { SIGN_UP_TRIES } from '../../domain/limits'
import { normalUsername } from '../../domain/people'
import { codeSentShape } from '../../domain/people.schema'
import { dropCookie, sessionCookie } from '../auth/session'
import { type AppContext, tools } from '../context'
import { member } from '../http/access'
import { addressOf } from '../http/rate-limit'
import { declare, json, subApp } from '../http/registry'
import { drainOutbox } from '../outbox/outbox.service'
import { erasePerson } from './erase.service'
import { ownDataOf } from './own-data.service'
import { prove, sendProof } from './proof.service'

const dataRoute = declare({
  method: 'get',
  path: '/api/me/data',
  access: 'member',
  rate: { count: 60, seconds: 3600, by: 'person' },
  responses: {
    200: json(ownDataShape, 'Overview of the user’s data, and the proof required for deletion'),
  },
})

const codeRoute = declare({
  method: 'post',
  path: '/api/me/erasure/code',
  access: 'member',
  rate: { ...SIGN_UP_TRIES.perAddress, by: 'person' },
  responses: { 200: json(codeSentShape, 'A code was sent to the user’s own number') },
})

const eraseRoute = declare({
  method: 'post',
  path: '/api/me/erasure',
  access: 'member',
  rate: { count: 20, seconds: 3600, by: 'person' },
  request: { body: { ...json(eraseShape), required: true } },
  responses: { 200: json(erasedShape, 'Receipt: the account is deleted and signed out everywhere') },
})

export const eraseRoutes = subApp()
  .openapi(dataRoute, async (c) => c.json(await ownDataOf(tools(c), await member(c)), 200))
  .openapi(codeRoute, async (c) => c.json(await sendProof(tools(c), await member(c), addressOf(c)), 200))
  .openapi(eraseRoute, async (c) => {
    const kit = tools(c)
    const person = await member(c)
    const given = c.req.valid('json')
    if (normalUsername(given.username) !== person.username)
      throw fail('erase.name_mismatch', { name: person.username }, 'username')
    await prove(kit, person, given)
    const erased = await erasePerson(kit, person.id)
    if (!erased) throw fail('auth.required')
    dropCookies(c)
    kit.later(drainOutbox(kit))
    return c.json(erased, 200)
  })

export type EraseApp = typeof eraseRoutes

/** Deletes all of our cookies in this browser: session, grants and invitations. */
function dropCookies(c: AppContext): void {
  const ours = sessionCookie(c.env.ORIGIN)
  for (const name of Object.keys(getCookie(c))) if (name.startsWith(ours)) dropCookie(c, name)
}
