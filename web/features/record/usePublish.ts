import { type RefObject, useEffect, useRef, useState } from 'react'
import { fail, messageOf } from '../../../domain/errors'
import { Failure } from '../../../domain/failure'
import type { Me } from '../../../domain/people.schema'
import type { PublishedPost } from '../../../domain/posts.schema'
import { isAddressed, type Lack, mayBeTrackAlone } from '../../../domain/publish'
import { isUnconfirmed } from '../../../domain/recipients'
import { currentMe } from '../../api/session.queries'
import type { DraftForm, DraftRecord } from '../../audio/draft-record'
import type { Take } from '../../audio/recording'
import { askToSignIn } from '../../state/sign-in'
import { focusField } from '../../ui/focus-field'
import { type ToastOptions, toast } from '../../ui/toast'
import { PUBLISH } from '../../words/record'
import { lacksOf } from './form'
import type { Progress } from './machine'
import { clearPublishRequest, savePublishRequest, takePublishRequest } from './publish-request'
import { beginTrackAlone, clear, dispatch, editForm, getSession, keepTyped } from './session'
import { useRecordSession } from './useRecordSession'

type Outcome =
  | ({ at: 'published' } & PublishedPost)
  | { at: 'waiting' | 'refused'; failure: Failure }
  | { at: 'gone' | 'busy' | 'cancelled' }
/** Sends the draft; provided by the screen, as sending is not the recorder's concern. */
export type Send = (
  draftId: string,
  options: {
    ownerId: string
    signal: AbortSignal
    onProgress: (progress: Progress) => void
    onOwlcast: (owlcast: NonNullable<DraftForm['owlcast']>) => void
    /** The recording is null for a track alone. */
    memory: { draft: DraftRecord; take: Take | null }
  },
) => Promise<Outcome>

type Given = {
  me: Me | null | undefined
  send: Send
  /** Contains the fields named by refusals. */
  formRef: RefObject<HTMLElement | null>
  onPublished: (published: PublishedPost, recipient: string) => void
}

/** Publishing the session: validation, sign-in, progress and outcome, without losing the recording. */
export function usePublish({ me, send, formRef, onPublished }: Given) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  /** The parent was deleted, or its replies are restricted. */
  const [closed, setClosed] = useState(false)
  const sending = useRef<AbortController | null>(null)

  /** Shows issues at their fields and focuses the first; those without a field as a toast. */
  function refuse(lacks: Lack[], words = (lack: Lack) => messageOf(lack.code, lack.params)) {
    setClosed(lacks.some(isAboutParents))
    setErrors(Object.fromEntries(lacks.toReversed().map((lack) => [lack.field, words(lack)])))
    const [first] = lacks
    if (first && !focusField(formRef.current, first.field)) toast({ text: words(first), tone: 'bad' })
  }

  async function publish() {
    const { state, mode, form, track } = getSession()
    const take = state.at === 'stopped' ? state.take : null
    if (!take && !(state.at === 'idle' && mayBeTrackAlone(mode))) return
    const lacks = lacksOf(mode, form, track?.id ?? null, take !== null)
    refuse(lacks)
    if (lacks.length > 0) return
    const me = currentMe()
    if (!me) return signInAndGoOn(take ? PUBLISH.signIn : PUBLISH.signInToSend)
    // Set before the cancel button renders, so that no click is lost.
    const sender = new AbortController()
    sending.current = sender
    const draft = take ? await beginToPublish(me.id, take) : beginTrackAlone(me.id)
    const draftId = draft.id
    const outcome = await send(draftId, {
      ownerId: me.id,
      signal: sender.signal,
      onProgress: (progress) => dispatch({ type: 'progress', ...progress }),
      onOwlcast: (owlcast) => {
        if (getSession().draftId === draftId) editForm({ owlcast })
      },
      memory: { draft, take },
    }).catch((error: unknown): Outcome => ({ at: 'refused', failure: failureOfAny(error) }))
    settle(outcome, draftId, form.recipient)
  }

  /** Asks to sign in, then publishes: here, or after a redirect to another site and back. */
  function signInAndGoOn(reason: string) {
    const { mode, form, draftId } = getSession()
    // A recipient typed before signing in is resolved and shown first. Checked now: later the lookup may have answered.
    const goesOn = !isAddressed(mode) || !isUnconfirmed(form)
    if (goesOn && !currentMe()) savePublishRequest(draftId)
    void askToSignIn(reason).then((isSignedIn) => {
      clearPublishRequest()
      if (isSignedIn && goesOn) goOn.current()
    })
  }
  const goOn = useRef(() => {})
  useEffect(() => {
    goOn.current = () => void publish()
  })
  const { state, draftId } = useRecordSession()
  const isReady = me !== undefined && me !== null && (state.at === 'stopped' || state.at === 'idle')
  useEffect(() => {
    if (isReady && takePublishRequest(draftId)) goOn.current()
  }, [isReady, draftId])

  /** The session as a draft, in case the device could not store it. */
  async function beginToPublish(
    ownerId: string,
    { draftId: id, seconds, peaks }: Take,
  ): Promise<DraftRecord> {
    dispatch({ type: 'publish' })
    await keepTyped()
    const { mode, form, track } = getSession()
    const made = { state: 'ready' as const, attempts: 0, updatedAt: Date.now() }
    return { id, ownerId, mode, form, trackId: track?.id ?? null, seconds, peaks, ...made }
  }

  function settle(outcome: Outcome, draftId: string, recipient: string) {
    // Discarded while sending: the session holds another recording by now.
    const here = getSession().draftId === draftId
    if (!here && outcome.at !== 'published') return
    switch (outcome.at) {
      case 'published':
        if (here) clear()
        return onPublished(outcome, recipient)
      case 'gone':
        clear()
        return void toast({ text: PUBLISH.gone })
      case 'busy':
        dispatch({ type: 'kept' })
        return void toast({ text: PUBLISH.busy })
      case 'waiting':
        clear()
        return void toast(waitingToast(outcome.failure))
      case 'cancelled':
        dispatch({ type: 'kept' })
        return void toast({ text: PUBLISH.cancelled })
      case 'refused': {
        const { failure } = outcome
        dispatch({ type: 'kept' })
        if (failure.code === 'auth.required') return signInAndGoOn(PUBLISH.signIn)
        const lack = { code: failure.code, field: failure.field ?? '' }
        return refuse([lack], () => failure.message)
      }
    }
  }

  /** Clears an error once its field changes. */
  function forgive(fields: readonly string[]) {
    const left = Object.entries(errors).filter(([field]) => !fields.includes(field))
    if (left.length < Object.keys(errors).length) setErrors(Object.fromEntries(left))
    if (fields.includes('parents')) setClosed(false)
  }

  return { errors, closed, forgive, publish: () => void publish(), stop: () => sending.current?.abort() }
}

/** Whether it could be published without its parents: replies are restricted, or the parent was deleted. */
function isAboutParents({ code, field }: Lack): boolean {
  return code === 'reply.not_allowed' || (code === 'post.not_found' && field === 'parents')
}

/** Waiting offline is no failure: the draft was saved as intended. */
function waitingToast({ cause, message }: Failure): ToastOptions {
  const isOffline = cause instanceof Failure && cause.code === 'request.offline'
  return isOffline ? { text: PUBLISH.waitsOffline } : { text: PUBLISH.waits(message), tone: 'bad' }
}

function failureOfAny(error: unknown): Failure {
  return error instanceof Failure ? error : fail('request.failed', {}, undefined, error)
}
