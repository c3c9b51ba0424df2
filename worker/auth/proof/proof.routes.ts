/** Proving again who one is, in an open session: what adds a way into the account asks for it. */

import { SIGN_UP_TRIES } from '../../../domain/auth/auth.limits'
import { proofShape, requiredProofShape } from '../../../domain/auth/proof.schema'
import { codeSentShape } from '../../../domain/people/people.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../../gate/define-route'
import { getClientAddress } from '../../gate/rate-limit'
import { okShape } from '../../http/ok'
import { describeProof, proveSession, sendProofCode } from './proof.service'

const requiredRoute = defineRoute({
  method: 'get',
  path: '/api/me/proof',
  access: 'member',
  responses: { 200: toJsonContent(requiredProofShape, 'What proves who the user is') },
})

const codeRoute = defineRoute({
  method: 'post',
  path: '/api/me/proof/code',
  access: 'member',
  rate: { ...SIGN_UP_TRIES.perAddress, by: 'person' },
  responses: { 200: toJsonContent(codeSentShape, 'A code was sent to the user’s own number') },
})

const proveRoute = defineRoute({
  method: 'post',
  path: '/api/me/proof',
  access: 'member',
  rate: { count: 20, seconds: 3600, by: 'person' },
  request: { body: toJsonBody(proofShape) },
  responses: { 200: toJsonContent(okShape, 'The session is as good as a fresh sign-in for some minutes') },
})

export const proofRoutes = createRouter()
  .handle(requiredRoute, ({ deps, user }) => describeProof(deps, user))
  .handle(codeRoute, ({ deps, user, c }) => sendProofCode(deps, user, getClientAddress(c)))
  .handle(proveRoute, ({ deps, user, body }) => proveSession(deps, user, body))
