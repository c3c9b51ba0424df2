/** Adding, renaming and removing the own passkeys. */

import { z } from '@hono/zod-openapi'
import { PASSKEY_TRIES } from '../../../domain/auth/auth.limits'
import {
  newPasskeyOptionsShape,
  newPasskeyShape,
  passkeyNameShape,
  passkeyShape,
  passkeysShape,
} from '../../../domain/auth/passkeys.schema'
import { DAY_SECONDS } from '../../../domain/time/units'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../../gate/define-route'
import { okShape } from '../../http/ok'
import { getUserAgent } from '../../http/user-agent'
import { drainOutbox } from '../../outbox/outbox.service'
import { ensureBrowserToken, getBrowserToken } from './browser-cookie'
import {
  addPasskey,
  getRegistrationOptions,
  listPasskeys,
  removePasskey,
  renamePasskey,
  turnOnPasskey,
} from './passkeys.service'

/** Passkeys added per day: each one sends an email. */
export const PASSKEYS_ADDED = { count: 20, seconds: DAY_SECONDS }

const params = z.strictObject({ id: z.string().max(64) })

const listRoute = defineRoute({
  method: 'get',
  path: '/api/passkeys',
  access: 'member',
  responses: { 200: toJsonContent(passkeysShape, 'The user’s passkeys, oldest first') },
})

const optionsRoute = defineRoute({
  method: 'post',
  path: '/api/passkeys/options',
  access: 'member',
  notSuspended: true,
  freshSignIn: true,
  rate: { ...PASSKEY_TRIES, by: 'person' },
  responses: { 200: toJsonContent(newPasskeyOptionsShape, 'WebAuthn options for creating a passkey') },
})

const addRoute = defineRoute({
  method: 'post',
  path: '/api/passkeys',
  access: 'member',
  notSuspended: true,
  freshSignIn: true,
  rate: { ...PASSKEYS_ADDED, by: 'person' },
  request: { body: toJsonBody(newPasskeyShape) },
  responses: { 201: toJsonContent(passkeyShape, 'The new passkey; its owner gets a notice') },
})

const renameRoute = defineRoute({
  method: 'patch',
  path: '/api/passkeys/{id}',
  access: 'member',
  request: { params, body: toJsonBody(passkeyNameShape) },
  responses: { 200: toJsonContent(okShape, 'The passkey is renamed') },
})

const enableRoute = defineRoute({
  method: 'post',
  path: '/api/passkeys/{id}/enable',
  access: 'member',
  freshSignIn: true,
  request: { params },
  responses: { 200: toJsonContent(okShape, 'The passkey signs in again') },
})

const removeRoute = defineRoute({
  method: 'delete',
  path: '/api/passkeys/{id}',
  access: 'member',
  request: { params },
  responses: { 200: toJsonContent(okShape, 'The passkey is removed, and its owner gets a notice') },
})

export const passkeysRoutes = createRouter()
  .handle(listRoute, async ({ deps, user }) => ({ items: await listPasskeys(deps, user) }))
  .handle(optionsRoute, ({ deps, user, c }) => getRegistrationOptions(deps, user, ensureBrowserToken(c)))
  .handle(addRoute, async ({ deps, user, body, c }) => {
    const input = { ...body, browser: getBrowserToken(c), agent: getUserAgent(c) }
    const added = await addPasskey(deps, user, input)
    deps.waitUntil(drainOutbox(deps))
    return added
  })
  .handle(renameRoute, ({ deps, user, params, body }) => renamePasskey(deps, user, params.id, body.name))
  .handle(enableRoute, ({ deps, user, params }) => turnOnPasskey(deps, user, params.id))
  .handle(removeRoute, async ({ deps, user, params, c }) => {
    await removePasskey(deps, user, { ...params, agent: getUserAgent(c) })
    deps.waitUntil(drainOutbox(deps))
  })
