/** Invitations to the site: created by members, and opened by those who want to join. */
import { z } from '@hono/zod-openapi'
import {
  newSignUpInvitationShape,
  setupTokenShape,
  signUpInvitationsShape,
} from '../../../domain/site/site.schema'
import { getDeps } from '../../context'
import { requireUser } from '../../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../../gate/define-route'
import { ok, okShape } from '../../http/ok'
import { setSignUpInvitationCookie } from './sign-up-invitation-cookie'
import {
  assertSignUpInvitation,
  createSignUpInvitation,
  getSignUpInvitations,
  removeSignUpInvitation,
} from './sign-up-invitations.service'

const SIGN_UP_INVITATION_TRIES = { count: 20, seconds: 60 }

const openRoute = defineRoute({
  method: 'post',
  path: '/api/auth/invitation',
  access: 'public',
  rate: { ...SIGN_UP_INVITATION_TRIES, by: 'address' },
  request: { body: { ...toJsonContent(setupTokenShape), required: true } },
  responses: { 200: toJsonContent(okShape, 'This browser may sign up with it') },
})

const listRoute = defineRoute({
  method: 'get',
  path: '/api/me/sign-up-invitations',
  access: 'member',
  responses: { 200: toJsonContent(signUpInvitationsShape, 'The user’s invitations to the site') },
})

const createInvitationRoute = defineRoute({
  method: 'post',
  path: '/api/me/sign-up-invitations',
  access: 'member',
  notSuspended: true,
  puzzle: true,
  responses: { 201: toJsonContent(newSignUpInvitationShape, 'The link, which is shown once') },
})

const deleteRoute = defineRoute({
  method: 'delete',
  path: '/api/me/sign-up-invitations/{id}',
  access: 'member',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 204: { description: 'The link works no more' } },
})

export const signUpInvitationsRoutes = createRouter()
  .openapi(openRoute, async (c) => {
    const { token } = c.req.valid('json')
    await assertSignUpInvitation(getDeps(c), token)
    setSignUpInvitationCookie(c, token)
    return c.json(ok, 200)
  })
  .openapi(listRoute, async (c) =>
    c.json(await getSignUpInvitations(getDeps(c), (await requireUser(c)).id), 200),
  )
  .openapi(createInvitationRoute, async (c) =>
    c.json(await createSignUpInvitation(getDeps(c), (await requireUser(c)).id), 201),
  )
  .openapi(deleteRoute, async (c) => {
    await removeSignUpInvitation(getDeps(c), (await requireUser(c)).id, c.req.valid('param').id)
    return c.body(null, 204)
  })
