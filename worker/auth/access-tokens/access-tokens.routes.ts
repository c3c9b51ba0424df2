/** Lists, creates and revokes the user's access tokens, from a session only; and shows a caller what its token may do. */

import { z } from '@hono/zod-openapi'
import {
  accessTokensShape,
  createdAccessTokenShape,
  currentAccessTokenShape,
  newAccessTokenShape,
} from '../../../domain/access-tokens/access-tokens.schema'
import { appError } from '../../../domain/errors/errors'
import { DAY_SECONDS } from '../../../domain/time/units'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../../gate/define-route'
import { okShape } from '../../http/ok'
import { createAccessToken, listAccessTokens, removeAccessToken } from './access-tokens.service'

const ACCESS_TOKENS_CREATED = { count: 20, seconds: DAY_SECONDS }

const listRoute = defineRoute({
  method: 'get',
  path: '/api/tokens',
  access: 'member',
  responses: { 200: toJsonContent(accessTokensShape, 'The user’s access tokens, newest first') },
})

const createRoute = defineRoute({
  method: 'post',
  path: '/api/tokens',
  access: 'member',
  freshSignIn: true,
  rate: { ...ACCESS_TOKENS_CREATED, by: 'person' },
  request: { body: toJsonBody(newAccessTokenShape) },
  responses: { 201: toJsonContent(createdAccessTokenShape, 'The new token, which is never shown again') },
})

const revokeRoute = defineRoute({
  method: 'delete',
  path: '/api/tokens/{id}',
  access: 'member',
  request: { params: z.strictObject({ id: z.string().max(64) }) },
  responses: { 200: toJsonContent(okShape, 'The token is revoked') },
})

const currentRoute = defineRoute({
  method: 'get',
  path: '/api/token',
  access: 'member',
  scope: 'any',
  responses: { 200: toJsonContent(currentAccessTokenShape, 'Who the token of this request belongs to') },
})

export const accessTokensRoutes = createRouter()
  .handle(listRoute, async ({ deps, user }) => ({ items: await listAccessTokens(deps, user) }))
  .handle(createRoute, ({ deps, user, body }) => createAccessToken(deps, user, body))
  .handle(revokeRoute, ({ deps, user, params }) => removeAccessToken(deps, user, params.id))
  .handle(currentRoute, ({ user }) => {
    const { id, username, displayName, scopes, sessionTimes } = user
    // A session is no token.
    if (!scopes) throw appError('request.not_found')
    return { user: { id, username, displayName }, scopes: [...scopes], expiresAt: sessionTimes.expiresAt }
  })
