/** Data export (A10): one archive, streamed while it is generated. */

import { makeZip } from 'client-zip'
import { formatArchiveName } from '../../../domain/account/export-names'
import { DAY_SECONDS } from '../../../domain/time/units'
import { createRouter, defineRoute } from '../../gate/define-route'
import { assertNotCrossSite } from '../../gate/origin'
import { generateFiles } from './export.service'

export const EXPORTS_CREATED = { count: 10, seconds: DAY_SECONDS }

const exportRoute = defineRoute({
  method: 'get',
  path: '/api/me/export',
  access: 'member',
  rate: { ...EXPORTS_CREATED, by: 'person' },
  responses: { 200: { description: 'A zip file with all data of the user' } },
})

export const exportRoutes = createRouter().handle(exportRoute, ({ deps, user, c }) => {
  assertNotCrossSite(c)
  return c.body(makeZip(generateFiles(deps, user)), 200, {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${formatArchiveName(user.username, deps.clock.now())}"`,
    'cache-control': 'no-store',
  })
})
