/** The site's settings: their public part, and all of them for admins. */
import { SITE_CHANGES } from '../../domain/site/site.limits'
import { siteChangesShape, siteEditShape, siteShape } from '../../domain/site/site.schema'
import { getDeps } from '../context'
import { requireUser } from '../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { getSite, getSiteEdit, updateSiteSettings } from '../settings/settings.service'

const MAX_BYTES = 512 * 1024

const siteRoute = defineRoute({
  method: 'get',
  path: '/api/site',
  access: 'public',
  scope: 'any',
  responses: { 200: toJsonContent(siteShape, 'Name, contact, languages, and who may join') },
})

const readRoute = defineRoute({
  method: 'get',
  path: '/api/site/settings',
  access: 'admin',
  responses: { 200: toJsonContent(siteEditShape, 'All settings, and the templates of texts') },
})

const writeRoute = defineRoute({
  method: 'put',
  path: '/api/site/settings',
  access: 'admin',
  rate: { ...SITE_CHANGES, by: 'person' },
  maxBytes: MAX_BYTES,
  request: { body: { ...toJsonContent(siteChangesShape), required: true } },
  responses: { 200: toJsonContent(siteEditShape, 'Stored and audited') },
})

export const siteRoutes = createRouter()
  .openapi(siteRoute, async (c) => c.json(await getSite(getDeps(c)), 200))
  .openapi(readRoute, async (c) => c.json(await getSiteEdit(getDeps(c)), 200))
  .openapi(writeRoute, async (c) => {
    const deps = getDeps(c)
    await updateSiteSettings(deps, await requireUser(c), c.req.valid('json'))
    return c.json(await getSiteEdit(deps), 200)
  })
