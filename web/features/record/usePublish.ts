import { type RefObject, useEffect, useRef, useState } from 'react'
import { AppError } from '../../../domain/errors/app-error'
import { appError, formatErrorMessage } from '../../../domain/errors/errors'
import { stripRetryHint } from '../../../domain/errors/retry-hint'
import type { ValidationIssue } from '../../../domain/errors/validation-issue'
import { PUBLISH, RECORD } from '../../../domain/locales/en/record'
import type { Me } from '../../../domain/people/people.schema'
import type { PublishedPost } from '../../../domain/posts/posts.schema'
import { canBeTrackOnly } from '../../../domain/posts/validate-draft'
import { getMe } from '../../api/auth/session.queries'
import type { Recording } from '../../audio/recording'
import { getPublishTexts } from '../../drafts/outbox/publish-texts'
import { type SendOutcome, sendDraft } from '../../drafts/outbox/send'
import { validateRecordForm } from '../../drafts/session/form'
import { isInMemory } from '../../drafts/session/machine'
import { updateOwlcastVisibility } from '../../drafts/session/owlcast-recording'
import { reopen } from '../../drafts/session/reopen-draft'
import { clear, dispatch, putAway } from '../../drafts/session/session'
import { confirmForm, editForm, toDraftFields } from '../../drafts/session/session-form'
import { getEditedAt, getSession } from '../../drafts/session/session-state'
import { startTrackOnly } from '../../drafts/session/track-only'
import { useRecordSession } from '../../drafts/session/useRecordSession'
import type { DraftForm, DraftRecord } from '../../drafts/store/draft-record'
import { findUnconfirmedField } from '../../drafts/store/unconfirmed'
import { getLastUserId } from '../../state/last-user'
import { getOpenDraftId } from '../../state/open-draft'
import { clearPublishRequest, savePublishRequest, takePublishRequest } from '../../state/publish-request'
import { promptSignIn } from '../../state/sign-in'
import { getSoundFormat } from '../../state/sound-format'
import { focusField } from '../../ui/fields/focus-field'
import { showToast, type ToastOptions } from '../../ui/overlays/toast'

type PublishOptions = {
  me: Me | null | undefined
  /** Contains the fields named by refusals. */
  formRef: RefObject<HTMLElement | null>
  /** Called with the form as it was sent. `isShown`: it was on screen until now, not discarded meanwhile. */
  onPublished: (published: PublishedPost, form: DraftForm, isShown: boolean) => void
}

/** Cancels the sending of the session, which another recorder may have begun. */
let sending: AbortController | null = null

/** Publishing the session: validation, sign-in, progress and outcome, without losing the recording. */
export function usePublish({ me, formRef, onPublished }: PublishOptions) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  /** The parent was deleted, or its replies are restricted. */
  const [closed, setClosed] = useState<'gone' | 'restricted' | null>(null)

  /** Shows issues at their fields and focuses the first; those without a field as a toast. */
  function showIssues(
    issues: ValidationIssue[],
    getText = (issue: ValidationIssue) => formatErrorMessage(issue.code, issue.params),
  ) {
    setClosed(findClosed(issues))
    setErrors(Object.fromEntries(issues.toReversed().map((issue) => [issue.field, getText(issue)])))
    const [first] = issues
    if (first && !focusField(formRef.current, first.field)) showToast({ text: getText(first), tone: 'bad' })
  }

  async function publish() {
    // After a reload the recording of this tab is loaded first: its track is not sent without it.
    await reopen()
    const { state, mode, form, track } = getSession()
    const recording = state.at === 'stopped' ? state.recording : null
    if (!recording && !(state.at === 'idle' && canBeTrackOnly(mode))) return
    if (!recording && getOpenDraftId() !== null)
      return void showToast({ text: RECORD.openFailed, tone: 'bad' })
    const issues = validateRecordForm(mode, form, track?.id ?? null, recording !== null)
    showIssues(issues)
    if (issues.length > 0) return
    const me = getMe()
    const texts = getPublishTexts({ mode, form })
    if (!me) return signInAndPublish(recording ? texts.signInToPublish : PUBLISH.signInToSend)
    // Set before the cancel button renders, so that no click is lost.
    const sender = new AbortController()
    sending = sender
    const draft = recording ? await startPublishing(me.id, recording) : startTrackOnly(me.id)
    const draftId = draft.id
    const outcome = await sendDraft(draftId, {
      ownerId: me.id,
      format: getSoundFormat(),
      signal: sender.signal,
      onVoiceOnly: () => showToast({ text: formatErrorMessage('record.mixing_failed'), tone: 'bad' }),
      onProgress: (progress) => dispatch({ type: 'progress', ...progress }),
      onOwlcast: (owlcast) => {
        if (getSession().draftId === draftId) editForm({ owlcast })
      },
      memory: { draft, recording, isOnlyCopy: isInMemory(state) },
    }).catch((error: unknown): SendOutcome => ({ at: 'refused', failure: toPublishError(error) }))
    handleOutcome(outcome, draftId, { mode, form })
  }

  /** Asks to sign in, then publishes: here, after a redirect to another site and back, or in an email link's tab. */
  function signInAndPublish(reason: string) {
    const { mode, form, draftId } = getSession()
    // A recipient or a number typed before signing in is resolved and shown first. Checked now: later the lookup may
    // have answered.
    const goesOn = findUnconfirmedField({ mode, form }) === null
    const authorId = getLastUserId()
    takenHere.current = false
    const isShared = goesOn && !getMe() && savePublishRequest(draftId, getEditedAt())
    void promptSignIn(reason, { suggestsSignUp: true }).then((isSignedIn) => {
      const isStillRequested = clearPublishRequest(draftId)
      const isSameDraft = getSession().draftId === draftId && draftId !== null
      if (isSignedIn && isShared && !isStillRequested && !takenHere.current && isSameDraft) {
        clear()
        return void showToast({ text: getPublishTexts({ mode, form }).publishingInOtherTab })
      }
      // After an expired session another account may have signed in.
      const isAuthor = authorId === null || authorId === getMe()?.id
      if (isSignedIn && isAuthor && goesOn) publishLatest.current()
    })
  }
  const publishLatest = useRef(() => {})
  useEffect(() => {
    publishLatest.current = () => void publish()
  })
  const { state, draftId } = useRecordSession()
  const takenHere = useRef(false)
  const isReady = me !== undefined && me !== null && (state.at === 'stopped' || state.at === 'idle')
  useEffect(() => {
    if (!isReady || !takePublishRequest(draftId, getEditedAt())) return
    takenHere.current = true
    publishLatest.current()
  }, [isReady, draftId])

  /** The session as a draft, in case the device could not store it. */
  async function startPublishing(
    ownerId: string,
    { draftId: id, seconds, peaks, pauses }: Recording,
  ): Promise<DraftRecord> {
    dispatch({ type: 'publish' })
    await confirmForm()
    const made = { state: 'ready' as const, attempts: 0, updatedAt: Date.now(), editedAt: getEditedAt() }
    return { id, ownerId, ...toDraftFields(getSession()), seconds, peaks, pauses, ...made }
  }

  function handleOutcome(outcome: SendOutcome, draftId: string, sent: Pick<DraftRecord, 'mode' | 'form'>) {
    const texts = getPublishTexts(sent)
    // Discarded while sending: the session holds another recording by now.
    const here = getSession().draftId === draftId
    if (!here && outcome.at !== 'published') return
    switch (outcome.at) {
      case 'published':
        if (here) clear()
        return onPublished(outcome, sent.form, here)
      case 'foreign':
        return void putAway()
      case 'gone':
        clear()
        return void showToast({ text: texts.alreadyPublished })
      case 'busy':
        dispatch({ type: 'kept' })
        return void showToast({ text: texts.publishingInOtherTab })
      case 'discarded':
        return clear()
      case 'waiting':
        clear()
        return void showToast(createWaitingToast(outcome.failure, texts))
      case 'cancelled':
        dispatch({ type: 'kept' })
        return void showToast({ text: texts.cancelled })
      case 'refused': {
        const { failure } = outcome
        dispatch({ type: 'kept' })
        if (failure.code === 'auth.required') return signInAndPublish(texts.signInToPublish)
        const issue = { code: failure.code, field: failure.field ?? '' }
        showIssues([issue], () => failure.message)
        // Where that fails, the next request is refused again.
        if (failure.code === 'owlcast.visibility_changed') updateOwlcastVisibility().catch(() => {})
        return
      }
    }
  }

  /** Clears an error once its field changes. */
  function clearErrors(fields: readonly string[]) {
    const left = Object.entries(errors).filter(([field]) => !fields.includes(field))
    if (left.length < Object.keys(errors).length) setErrors(Object.fromEntries(left))
    if (fields.includes('parents')) setClosed(null)
  }

  return {
    errors,
    closed,
    clearErrors,
    publish: () => void publish(),
    stop: () => sending?.abort(),
  }
}

/** Why it could be published only without its parents: replies are restricted, or the parent was deleted. */
function findClosed(issues: ValidationIssue[]): 'gone' | 'restricted' | null {
  if (issues.some(({ code }) => code === 'reply.not_allowed')) return 'restricted'
  return issues.some(({ code, field }) => code === 'post.not_found' && field === 'parents') ? 'gone' : null
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
