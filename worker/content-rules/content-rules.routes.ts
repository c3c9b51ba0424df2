/** Routes of admins to the words, addresses and email domains that the site flags or refuses. */
import { z } from '@hono/zod-openapi'
import { MODERATION_ACTIONS_MADE } from '../../domain/moderation/moderation.limits'
import { contentRuleInputShape, contentRulesShape } from '../../domain/moderation/moderation.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { getContentRules, removeRule, saveRule } from './content-rules.service'

const rate = { ...MODERATION_ACTIONS_MADE, by: 'person' } as const

const list = defineRoute({
  method: 'get',
  path: '/api/moderation/rules',
  access: 'admin',
  responses: { 200: toJsonContent(contentRulesShape, 'The rules, by kind and value') },
})
const saving = defineRoute({
  method: 'put',
  path: '/api/moderation/rules',
  access: 'admin',
  rate,
  request: { body: toJsonBody(contentRuleInputShape) },
  responses: { 204: { description: 'Added, or changed' } },
})
const removing = defineRoute({
  method: 'delete',
  path: '/api/moderation/rules/{id}',
  access: 'admin',
  rate,
  request: { params: z.strictObject({ id: z.string().max(64) }) },
  responses: { 204: { description: 'Removed' } },
})

export const contentRulesRoutes = createRouter()
  .handle(list, ({ deps }) => getContentRules(deps))
  .handle(saving, ({ deps, user, body }) => saveRule(deps, user, body))
  .handle(removing, ({ deps, user, params }) => removeRule(deps, user, params.id))
