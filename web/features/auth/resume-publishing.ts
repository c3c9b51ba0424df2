/** After the link of a sign-up has signed in: the recording that the newcomer wanted to publish goes on here. */

import { announceSessionChange } from '../../api/auth/session.queries'
import { saveLastSignInMethod } from '../../state/last-sign-in-method'
import { peekPublishRequest, takePublishRequest } from '../../state/publish-request'
import { goTo } from '../../state/view'

/** Updates every tab, and publishes what was recorded before signing up. */
export async function resumePublishing(): Promise<void> {
  saveLastSignInMethod('email')
  // Before the tab that recorded it learns of the session and publishes it too.
  const draftId = await takeRequestedDraft()
  await announceSessionChange()
  if (draftId !== null) goTo('record', { draft: draftId, publish: '1' })
}

/**
 * The stored draft that is to be published. State that only its own tab holds is left to that tab: the recording, or
 * the last changes of its form, such as another recipient.
 */
async function takeRequestedDraft(): Promise<string | null> {
  const { draftId = null } = peekPublishRequest() ?? {}
  if (draftId === null) return null
  const { readDraft } = await import('../../drafts/store/drafts')
  const draft = await readDraft(draftId).catch(() => null)
  // Another account keeps what it recorded.
  const isOpen = draft?.state === 'ready' && draft.ownerId === null
  return isOpen && takePublishRequest(draftId, draft.editedAt ?? 0) ? draftId : null
}
