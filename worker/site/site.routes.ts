/** The site's settings: their public part, and all of them for admins. */
import { SITE_CHANGES } from '../../domain/site/site.limits'
import { siteChangesShape, siteEditShape, siteShape } from '../../domain/site/site.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
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
  request: { body: toJsonBody(siteChangesShape) },
  responses: { 200: toJsonContent(siteEditShape, 'Stored and audited') },
})

export const siteRoutes = createRouter()
  .handle(siteRoute, ({ deps }) => getSite(deps))
  .handle(readRoute, ({ deps }) => getSiteEdit(deps))
  .handle(writeRoute, async ({ deps, user, body }) => {
    await updateSiteSettings(deps, user, body)
    return getSiteEdit(deps)
  })
