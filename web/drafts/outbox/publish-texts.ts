/** The texts of publishing a draft: what only its recipient can hear is sent, not published. */
import { PUBLISH, PUBLISH_PRIVATE } from '../../../domain/locales/en/record'
import { isPrivateDraft } from '../../../domain/posts/form-privacy'
import type { DraftRecord } from '../store/draft-record'

export function getPublishTexts(
  draft: Pick<DraftRecord, 'mode' | 'form'>,
): Pick<typeof PUBLISH, keyof typeof PUBLISH_PRIVATE> {
  return isPrivateDraft(draft) ? PUBLISH_PRIVATE : PUBLISH
}
