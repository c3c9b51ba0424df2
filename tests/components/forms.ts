/** The form of a recorder as a test sees it, and what a user types into it. */
import { setTrack } from '../../web/recording/edit'
import { type Form, findForm, getPageForm, updateForm } from '../../web/recording/forms'
import type { RecordState } from '../../web/recording/machine'
import { openNewPost } from '../../web/recording/places'
import { getRecordedForm, getRecordState, startRecording } from '../../web/recording/session'
import { isRecordScreenOpen } from '../../web/state/record-screen'
import { getPageId } from '../../web/state/view'

/** That of the open record screen, else the one that is recorded, else the one changed last; with its recording. */
export function getShownForm(): Form & { state: RecordState } {
  const onPage = isRecordScreenOpen() ? getPageForm(getPageId()) : null
  const form = onPage ?? getRecordedForm() ?? findForm(() => true) ?? openNewPost()
  return { ...form, state: getRecordState(form.formId) }
}

/** Fills in the form that is shown, whatever its rules. */
export function fillIn({ track, ...changes }: Partial<Pick<Form, 'mode' | 'form' | 'track'>>): Form {
  const { formId, editedAt } = getShownForm()
  updateForm(formId, { ...changes, editedAt: Math.max(Date.now(), editedAt + 1) })
  if (track !== undefined) setTrack(formId, track)
  return getShownForm()
}

/** Starts to record into a form, by default the one that is shown. */
export function startShown(formId: string = getShownForm().formId): Promise<boolean> {
  return startRecording(formId, {
    limitSeconds: 60,
    deviceId: null,
    format: { lossless: false, level: false },
  })
}
