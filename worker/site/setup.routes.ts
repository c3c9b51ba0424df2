/** The first-run screen: checks a setup link, and creates the first admin. */
import { setupShape, setupTokenShape, siteEditShape } from '../../domain/site/site.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { okShape } from '../http/ok'
import { getUserAgent } from '../http/user-agent'
import { startSession } from '../sessions/start-session'
import { getSiteEdit } from '../settings/settings.service'
import { assertSetupLink, setUpSite } from './setup.service'

/** Attempts with the link that creates the first admin, per address. */
const SETUP_TRIES = { count: 20, seconds: 3600 }

const MAX_BYTES = 512 * 1024

const checkRoute = defineRoute({
  method: 'post',
  path: '/api/setup/check',
  access: 'public',
  rate: { ...SETUP_TRIES, by: 'address' },
  request: { body: toJsonBody(setupTokenShape) },
  responses: { 200: toJsonContent(siteEditShape, 'The link works; the settings to begin with') },
})

const setupRoute = defineRoute({
  method: 'post',
  path: '/api/setup',
  access: 'public',
  rate: { ...SETUP_TRIES, by: 'address' },
  maxBytes: MAX_BYTES,
  request: { body: toJsonBody(setupShape) },
  responses: { 200: toJsonContent(okShape, 'The site is set up, and its admin signed in') },
})

export const setupRoutes = createRouter()
  .handle(checkRoute, async ({ deps, body }) => {
    await assertSetupLink(deps, body.token)
    return getSiteEdit(deps)
  })
  .handle(setupRoute, async ({ deps, body, c }) =>
    startSession(c, await setUpSite(deps, body, getUserAgent(c))),
  )
