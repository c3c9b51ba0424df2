/** From a draft on the device to the body that publishes it. The same draft always gives the same body. */
import type { NewPost } from '../../../domain/posts.schema'
import { parseTags } from '../../../domain/tags'
import type { DraftRecord } from '../../audio/draft-record'

export function newPostOf(draft: DraftRecord, mediaId: string): NewPost {
  const { mode, form, trackId, peaks } = draft
  return {
    mode,
    title: form.title.trim(),
    description: form.description.trim(),
    tags: parseTags(form.tags),
    mediaId,
    peaks: peaks.length > 0 ? peaks : null,
    trackId,
    parents: form.parents.map(({ id, connection }) => ({ id, type: connection })),
    recipient: form.recipient.trim() || null,
    recipientId: form.recipientId,
    detail: form.detail,
  }
}
