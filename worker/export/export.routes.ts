/** Data export (A10): one archive, streamed while it is generated. */
import { makeZip } from 'client-zip'
import { archiveFile } from '../../domain/export-names'
import { EXPORTS_MADE } from '../../domain/limits'
import { tools } from '../context'
import { member } from '../http/access'
import { refuseFromElsewhere } from '../http/origin'
import { declare, subApp } from '../http/registry'
import { filesOf } from './export.service'

const exportRoute = declare({
  method: 'get',
  path: '/api/me/export',
  access: 'member',
  rate: { ...EXPORTS_MADE, by: 'person' },
  responses: { 200: { description: 'A zip file with all data of the user' } },
})

export const exportRoutes = subApp().openapi(exportRoute, async (c) => {
  refuseFromElsewhere(c)
  const person = await member(c)
  const kit = tools(c)
  return c.body(makeZip(filesOf(kit, person)), 200, {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${archiveFile(person.username, kit.clock.now())}"`,
    'cache-control': 'no-store',
  })
})
