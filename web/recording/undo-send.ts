/** Takes back a held message while it waits to leave the device. */
import { PUBLISH_PRIVATE } from '../../domain/locales/en/record'
import { readDraft, saveDraft } from '../drafts/store/drafts'
import { lockDraft } from '../drafts/store/tab-locks'
import { showToast } from '../ui/overlays/toast'
import type { Form } from './forms'
import { openSavedDraft } from './session'

/** Gives the recording back as a stopped draft. Returns its form, or null where it stays among the saved recordings. */
export async function undoSend(id: string): Promise<Form | null> {
  const unlock = await lockDraft(id)
  const draft = unlock && (await readDraft(id))
  const isBack =
    draft?.state === 'waiting' && (await saveDraft({ id, state: 'ready', sendAfter: undefined })) !== null
  unlock?.()
  if (isBack) return openSavedDraft(id)
  showToast({ text: PUBLISH_PRIVATE.alreadyPublished })
  return null
}
