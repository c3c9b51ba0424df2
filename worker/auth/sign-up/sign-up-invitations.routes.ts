/** Invitations to the site: created by members, and opened by those who want to join. */
import { z } from '@hono/zod-openapi'
import {
  newSignUpInvitationShape,
  setupTokenShape,
  signUpInvitationsShape,
} from '../../../domain/site/site.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../../gate/define-route'
import { writeCookie } from '../../http/cookies'
import { okShape } from '../../http/ok'
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
  request: { body: toJsonBody(setupTokenShape) },
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
  .handle(openRoute, async ({ deps, body, c }) => {
    await assertSignUpInvitation(deps, body.token)
    writeCookie(c, 'signUpInvitation', body.token)
  })
  .handle(listRoute, ({ deps, user }) => getSignUpInvitations(deps, user.id))
  .handle(createInvitationRoute, ({ deps, user }) => createSignUpInvitation(deps, user.id))
  .handle(deleteRoute, ({ deps, user, params }) => removeSignUpInvitation(deps, user.id, params.id))
