/**
 * Web Share Target fallback. The service worker of an installed app handles shared files before the network; without
 * one nothing can store them, so the form opens with an explanation. The body is not read.
 */
import { getSharedViewUrl, SHARE_TARGET_PATH } from '../../domain/share/share-target'
import { createRouter, defineRoute } from '../gate/define-route'

export const shareTargetRoutes = createRouter()

shareTargetRoutes.handle(
  defineRoute({
    method: 'post',
    path: SHARE_TARGET_PATH,
    access: 'public',
    maxBytes: 'stream',
    responses: { 303: { description: 'The form to choose a file in' } },
  }),
  ({ c }) => c.redirect(getSharedViewUrl('lost'), 303),
)
