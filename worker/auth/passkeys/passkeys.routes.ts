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
import { type AppContext, getDeps } from '../../context'
import { requireUser } from '../../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../../gate/define-route'
import { ok, okShape } from '../../http/ok'
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
export const PASSKEYS_ADDED = { count: 20, seconds: 86_400 }

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
  request: { body: { ...toJsonContent(newPasskeyShape), required: true } },
  responses: { 201: toJsonContent(passkeyShape, 'The new passkey; its owner gets a notice') },
})

const renameRoute = defineRoute({
  method: 'patch',
  path: '/api/passkeys/{id}',
  access: 'member',
  request: { params, body: { ...toJsonContent(passkeyNameShape), required: true } },
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
  .openapi(listRoute, async (c) =>
    c.json({ items: await listPasskeys(getDeps(c), await requireUser(c)) }, 200),
  )
  .openapi(optionsRoute, async (c) =>
    c.json(await getRegistrationOptions(getDeps(c), await requireUser(c), ensureBrowserToken(c)), 200),
  )
  .openapi(addRoute, async (c) => {
    const input = { ...c.req.valid('json'), browser: getBrowserToken(c), agent: getUserAgent(c) }
    const added = await addPasskey(getDeps(c), await requireUser(c), input)
    sendEmailsLater(c)
    return c.json(added, 201)
  })
  .openapi(renameRoute, async (c) => {
    await renamePasskey(getDeps(c), await requireUser(c), c.req.valid('param').id, c.req.valid('json').name)
    return c.json(ok, 200)
  })
  .openapi(enableRoute, async (c) => {
    await turnOnPasskey(getDeps(c), await requireUser(c), c.req.valid('param').id)
    return c.json(ok, 200)
  })
  .openapi(removeRoute, async (c) => {
    await removePasskey(getDeps(c), await requireUser(c), { ...c.req.valid('param'), agent: getUserAgent(c) })
    sendEmailsLater(c)
    return c.json(ok, 200)
  })

function sendEmailsLater(c: AppContext): void {
  const deps = getDeps(c)
  deps.waitUntil(drainOutbox(deps))
}
