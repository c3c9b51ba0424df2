/**
 * Web Share Target: content shared from other apps arrives as a form. It stays on the device, and the app opens with
 * it.
 */
import { registerRoute } from 'workbox-routing'
import { isPodcastTooLarge } from '../../domain/podcasts/podcasts.limits'
import {
  findSharedLink,
  getSharedViewUrl,
  SHARE_FIELDS,
  SHARE_TARGET_PATH,
} from '../../domain/share/share-target'
import { saveSharedContent } from '../state/shared-content'
import { worker } from './worker-scope'

export function handleShareTarget(): void {
  registerRoute(
    ({ url }) => url.origin === worker.location.origin && url.pathname === SHARE_TARGET_PATH,
    async ({ request }) => Response.redirect(getSharedViewUrl(await saveShared(request)), 303),
    'POST',
  )
}

async function saveShared(request: Request) {
  try {
    const form = await request.formData()
    const file = form.getAll(SHARE_FIELDS.files).find((value) => value instanceof File && value.size > 0)
    const isFile = file instanceof File
    const tooLarge = isFile && isPodcastTooLarge(file.size)
    const texts = [SHARE_FIELDS.url, SHARE_FIELDS.text, SHARE_FIELDS.title].map((name) => form.get(name))
    const link = findSharedLink(texts.filter((text) => typeof text === 'string'))
    await saveSharedContent({ file: isFile && !tooLarge ? file : null, link, tooLarge })
    return isFile && !tooLarge ? 'sound' : 'kept'
  } catch (error) {
    console.warn('What was shared could not be kept.', error)
    return 'lost'
  }
}
