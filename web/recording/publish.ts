/** Publishes the form of a recording: validation, sign-in, sending and its outcome, without losing the recording. */
import { AppError } from '../../domain/errors/app-error'
import { appError, formatErrorMessage } from '../../domain/errors/errors'
import { stripRetryHint } from '../../domain/errors/retry-hint'
import type { ValidationIssue } from '../../domain/errors/validation-issue'
import { PUBLISH, RECORD } from '../../domain/locales/en/record'
import type { PublishedPost } from '../../domain/posts/posts.schema'
import { canBeTrackOnly } from '../../domain/posts/validate-draft'
import { getMe } from '../api/auth/session.queries'
import { getPublishTexts } from '../drafts/outbox/publish-texts'
import { type SendOutcome, sendDraft } from '../drafts/outbox/send'
import type { DraftForm } from '../drafts/store/draft-record'
import { findUnconfirmedField } from '../drafts/store/unconfirmed'
import { getLastUserId } from '../state/last-user'
import { clearPublishRequest, savePublishRequest, takePublishRequest } from '../state/publish-request'
import { promptSignIn } from '../state/sign-in'
import { getSoundFormat } from '../state/sound-format'
import { showToast, type ToastOptions } from '../ui/overlays/toast'
import { completeForm, updateOwlcastVisibility } from './edit'
import { type Form, getForm } from './forms'
import { isInMemory } from './machine'
import { beginPublishing, dispatch, endForm, getRecordState, loadRecording, putAway } from './session'
import { validateRecordForm } from './validate-form'

/** An issue with the text to show at its field. */
export type ShownIssue = ValidationIssue & { text: string }

export type PublishHandlers = {
  /** Called with what stands in the way of publishing; without any issues when nothing does. */
  onIssues: (issues: ShownIssue[]) => void
  /** Called with the form as it was sent. `isShown`: it was not discarded meanwhile. */
  onPublished: (published: PublishedPost, form: DraftForm, isShown: boolean) => void
}

/** Cancels the sending of the recording, whichever recorder began it. */
let sending: AbortController | null = null

/** Cancels what is being sent; its recording stays. */
export function cancelPublishing(): void {
  sending?.abort()
}

/** Publishes a form, or says what is missing. A visitor is asked to sign in first, and it goes on then. */
export async function publishForm(formId: string, handlers: PublishHandlers): Promise<void> {
  // After a reload the recording of the form is loaded first: its track is not sent without it.
  if (getForm(formId)?.draftId && !(await loadRecording(formId)))
    return void showToast({ text: RECORD.openFailed, tone: 'bad' })
  const form = getForm(formId)
  const state = getRecordState(formId)
  const recording = state.at === 'stopped' ? state.recording : null
  if (!form || !(recording || (state.at === 'idle' && canBeTrackOnly(form.mode)))) return
  const issues = validateRecordForm(form.mode, form.form, form.track?.id ?? null, recording !== null)
  handlers.onIssues(issues.map((issue) => ({ ...issue, text: formatErrorMessage(issue.code, issue.params) })))
  if (issues.length > 0) return
  const me = getMe()
  const texts = getPublishTexts(form)
  if (!me) return signInAndPublish(form, recording ? texts.signInToPublish : PUBLISH.signInToSend, handlers)
  // Set before the cancel button renders, so that no click is lost.
  const sender = new AbortController()
  sending = sender
  const draft = await beginPublishing(formId, me.id)
  if (!draft) return
  const outcome = await sendDraft(draft.id, {
    ownerId: me.id,
    format: getSoundFormat(),
    signal: sender.signal,
    onVoiceOnly: () => showToast({ text: formatErrorMessage('record.mixing_failed'), tone: 'bad' }),
    onProgress: (progress) => dispatch({ type: 'progress', ...progress }),
    onOwlcast: (owlcast) => completeForm(formId, { owlcast }),
    memory: { draft, recording, isOnlyCopy: isInMemory(state) },
  }).catch((error: unknown): SendOutcome => ({ at: 'refused', failure: toPublishError(error) }))
  await handleOutcome(outcome, form, draft.id, handlers)
}

/** Asks to sign in, then publishes: here, after a redirect to another site and back, or in an email link's tab. */
async function signInAndPublish(form: Form, reason: string, handlers: PublishHandlers): Promise<void> {
  const { formId, draftId, editedAt } = getForm(form.formId) ?? form
  // A recipient or a number typed before signing in is resolved and shown first. Checked now: later the lookup may
  // have answered.
  const goesOn = findUnconfirmedField(form) === null
  const authorId = getLastUserId()
  takenHere.delete(draftId)
  const isShared = goesOn && !getMe() && savePublishRequest(draftId, editedAt)
  const isSignedIn = await promptSignIn(reason, { suggestsSignUp: true })
  const isStillRequested = clearPublishRequest(draftId)
  const isSameDraft = draftId !== null && getForm(formId)?.draftId === draftId
  if (isSignedIn && isShared && !isStillRequested && isSameDraft && !takenHere.delete(draftId)) {
    endForm(formId)
    return void showToast({ text: getPublishTexts(form).publishingInOtherTab })
  }
  // After an expired session another account may have signed in.
  const isAuthor = authorId === null || authorId === getMe()?.id
  if (isSignedIn && isAuthor && goesOn) await publishForm(formId, handlers)
}

/** Drafts whose requests this tab took. */
const takenHere = new Set<string | null>()

/** Publishes what its author asked to publish before they signed in, also before a redirect. */
export function publishRequested({ formId, draftId, editedAt }: Form, handlers: PublishHandlers): void {
  if (!takePublishRequest(draftId, editedAt)) return
  takenHere.add(draftId)
  void publishForm(formId, handlers)
}

async function handleOutcome(
  outcome: SendOutcome,
  sent: Form,
  draftId: string,
  handlers: PublishHandlers,
): Promise<void> {
  const { formId } = sent
  const texts = getPublishTexts(sent)
  // Discarded while sending.
  const isHere = getForm(formId)?.draftId === draftId
  if (!isHere && outcome.at !== 'published') return
  switch (outcome.at) {
    case 'published':
      if (isHere) endForm(formId)
      return handlers.onPublished(outcome, sent.form, isHere)
    case 'foreign':
      return putAway()
    case 'gone':
      endForm(formId)
      return void showToast({ text: texts.alreadyPublished })
    case 'busy':
      dispatch({ type: 'kept' })
      return void showToast({ text: texts.publishingInOtherTab })
    case 'discarded':
      return endForm(formId)
    case 'waiting':
      endForm(formId)
      return void showToast(createWaitingToast(outcome.failure, texts))
    case 'cancelled':
      dispatch({ type: 'kept' })
      return void showToast({ text: texts.cancelled })
    case 'refused': {
      const { code, field = '', message } = outcome.failure
      dispatch({ type: 'kept' })
      if (code === 'auth.required') return signInAndPublish(sent, texts.signInToPublish, handlers)
      handlers.onIssues([{ code, field, text: message }])
      // Where that fails, the next request is refused again.
      if (code === 'owlcast.visibility_changed') updateOwlcastVisibility(formId).catch(() => {})
    }
  }
}

/** Waiting for the network or a busy server is no failure: the draft was saved as intended. The outbox replaces this toast. */
function createWaitingToast(failure: AppError, texts: ReturnType<typeof getPublishTexts>): ToastOptions {
  const { code } = failure.cause instanceof AppError ? failure.cause : failure
  if (code === 'request.offline') return { text: texts.savedOffline, isPersistent: true }
  if (code === 'request.busy') return { text: PUBLISH.savedBusy, isPersistent: true }
  return { text: texts.savedAfterFailure(stripRetryHint(failure.message)), tone: 'bad' }
}

function toPublishError(error: unknown): AppError {
  return error instanceof AppError ? error : appError('request.failed', {}, undefined, error)
}
