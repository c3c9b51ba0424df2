/** Lists, creates and revokes the user's access tokens, from a session only; and shows a caller what its token may do. */
import { z } from '@hono/zod-openapi'
import {
  accessTokensShape,
  createdAccessTokenShape,
  currentAccessTokenShape,
  newAccessTokenShape,
} from '../../../domain/access-tokens/access-tokens.schema'
import { appError } from '../../../domain/errors/errors'
import { getDeps } from '../../context'
import { requireUser } from '../../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../../gate/define-route'
import { ok, okShape } from '../../http/ok'
import { createAccessToken, listAccessTokens, removeAccessToken } from './access-tokens.service'

const ACCESS_TOKENS_CREATED = { count: 20, seconds: 86_400 }

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
  rate: { ...ACCESS_TOKENS_CREATED, by: 'person' },
  request: { body: { required: true, ...toJsonContent(newAccessTokenShape) } },
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
  .openapi(listRoute, async (c) =>
    c.json({ items: await listAccessTokens(getDeps(c), await requireUser(c)) }, 200),
  )
  .openapi(createRoute, async (c) =>
    c.json(await createAccessToken(getDeps(c), await requireUser(c), c.req.valid('json')), 201),
  )
  .openapi(revokeRoute, async (c) => {
    await removeAccessToken(getDeps(c), await requireUser(c), c.req.valid('param').id)
    return c.json(ok, 200)
  })
  .openapi(currentRoute, async (c) => {
    const { id, username, displayName, scopes, sessionTimes } = await requireUser(c)
    // A session is no token.
    if (!scopes) throw appError('request.not_found')
    const { expiresAt } = sessionTimes
    return c.json({ user: { id, username, displayName }, scopes: [...scopes], expiresAt }, 200)
  })
