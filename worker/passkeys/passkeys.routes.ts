/** Adding, renaming and removing the own passkeys. */
import { z } from '@hono/zod-openapi'
import { PASSKEY_TRIES, PASSKEYS_ADDED } from '../../domain/limits'
import {
  newPasskeyOptionsShape,
  newPasskeyShape,
  passkeyNameShape,
  passkeyShape,
  passkeysShape,
} from '../../domain/passkeys.schema'
import { done, doneShape } from '../auth/done'
import { type AppContext, tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { getUserAgent } from '../http/user-agent'
import { drainOutbox } from '../outbox/outbox.service'
import { browserOf, markBrowser } from './browser-cookie'
import { addPasskey, listPasskeys, optionsToAdd, removePasskey, renamePasskey } from './passkeys.service'

const params = z.strictObject({ id: z.string().max(64) })

const listRoute = declare({
  method: 'get',
  path: '/api/passkeys',
  access: 'member',
  responses: { 200: json(passkeysShape, 'The user’s passkeys, oldest first') },
})

const optionsRoute = declare({
  method: 'post',
  path: '/api/passkeys/options',
  access: 'member',
  rate: { ...PASSKEY_TRIES, by: 'person' },
  responses: { 200: json(newPasskeyOptionsShape, 'WebAuthn options for creating a passkey') },
})

const addRoute = declare({
  method: 'post',
  path: '/api/passkeys',
  access: 'member',
  rate: { ...PASSKEYS_ADDED, by: 'person' },
  request: { body: { ...json(newPasskeyShape), required: true } },
  responses: { 201: json(passkeyShape, 'The new passkey; its owner gets a notice') },
})

const renameRoute = declare({
  method: 'patch',
  path: '/api/passkeys/{id}',
  access: 'member',
  request: { params, body: { ...json(passkeyNameShape), required: true } },
  responses: { 200: json(doneShape, 'The passkey is renamed') },
})

const removeRoute = declare({
  method: 'delete',
  path: '/api/passkeys/{id}',
  access: 'member',
  request: { params },
  responses: { 200: json(doneShape, 'The passkey is removed, and its owner gets a notice') },
})

export const passkeysRoutes = subApp()
  .openapi(listRoute, async (c) => c.json({ items: await listPasskeys(tools(c), await member(c)) }, 200))
  .openapi(optionsRoute, async (c) =>
    c.json(await optionsToAdd(tools(c), await member(c), markBrowser(c)), 200),
  )
  .openapi(addRoute, async (c) => {
    const given = { ...c.req.valid('json'), browser: browserOf(c), agent: getUserAgent(c) }
    const added = await addPasskey(tools(c), await member(c), given)
    writeLater(c)
    return c.json(added, 201)
  })
  .openapi(renameRoute, async (c) => {
    await renamePasskey(tools(c), await member(c), c.req.valid('param').id, c.req.valid('json').name)
    return c.json(done, 200)
  })
  .openapi(removeRoute, async (c) => {
    await removePasskey(tools(c), await member(c), { ...c.req.valid('param'), agent: getUserAgent(c) })
    writeLater(c)
    return c.json(done, 200)
  })

export type PasskeysApp = typeof passkeysRoutes

function writeLater(c: AppContext): void {
  const kit = tools(c)
  kit.later(drainOutbox(kit))
}
