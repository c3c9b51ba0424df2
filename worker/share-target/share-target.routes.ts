/**
 * Where other apps hand things over. The service worker of an installed app answers before the network is asked; who
 * gets here has none yet, so nothing could keep what came: the form opens and says so. What was sent is not read.
 */
import { placeFor, SHARE_TARGET_PATH } from '../../domain/shared-in'
import { declare, subApp } from '../http/registry'

export const shareTargetRoutes = subApp()

shareTargetRoutes.openapi(
  declare({
    method: 'post',
    path: SHARE_TARGET_PATH,
    access: 'anyone',
    maxBytes: 'stream',
    responses: { 303: { description: 'The form to choose it in' } },
  }),
  (c) => c.redirect(placeFor('lost'), 303),
)
