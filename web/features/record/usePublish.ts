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
/** Sends the draft at hand; the screen brings it, for how drafts travel is not the recorder's business. */
export type Send = (
  draftId: string,
  options: {
    ownerId: string
    signal: AbortSignal
    onProgress: (progress: Progress) => void
    onOwlcast: (owlcast: NonNullable<DraftForm['owlcast']>) => void
    /** A track alone has no take. */
    memory: { draft: DraftRecord; take: Take | null }
  },
) => Promise<Outcome>

type Given = {
  me: Me | null | undefined
  send: Send
  /** Where fields are found that a refusal names. */
  formRef: RefObject<HTMLElement | null>
  onPublished: (published: PublishedPost, recipient: string) => void
}

/** Publishing what is at hand: what is lacking, who is asking, how it goes, and nothing lost whatever happens. */
export function usePublish({ me, send, formRef, onPublished }: Given) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  /** What it answers is left to others, or gone. */
  const [closed, setClosed] = useState(false)
  const sending = useRef<AbortController | null>(null)

  /** Shows refusals at their fields, the first one in focus; those without a field as a message. */
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
    // Before the button to cancel is there: no press of it goes unheard.
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

  /** Asks to sign in, and publishes then: here, or after a redirect to another site and back. */
  function signInAndGoOn(reason: string) {
    if (!currentMe()) savePublishRequest(getSession().draftId)
    void askToSignIn(reason).then((isSignedIn) => {
      clearPublishRequest()
      if (isSignedIn) goOn.current()
    })
  }
  const goOn = useRef(() => {})
  useEffect(() => {
    goOn.current = () => {
      const { mode, form } = getSession()
      // A name that was typed before signing in is looked up first, and its person shown.
      if (!isAddressed(mode) || !isUnconfirmed(form)) void publish()
    }
  })
  const { state, draftId } = useRecordSession()
  const isReady = me !== undefined && me !== null && (state.at === 'stopped' || state.at === 'idle')
  useEffect(() => {
    if (isReady && takePublishRequest(draftId)) goOn.current()
  }, [isReady, draftId])

  /** The recording at hand as a draft, in case the device could not keep it. */
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
    // Discarded on its way: what is at hand by now is another recording.
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

  /** A refusal is forgotten once its field is changed. */
  function forgive(fields: readonly string[]) {
    const left = Object.entries(errors).filter(([field]) => !fields.includes(field))
    if (left.length < Object.keys(errors).length) setErrors(Object.fromEntries(left))
    if (fields.includes('parents')) setClosed(false)
  }

  return { errors, closed, forgive, publish: () => void publish(), stop: () => sending.current?.abort() }
}

/** Whether it could be published if it answered nothing: the thread is left to others, or what it answers is gone. */
function isAboutParents({ code, field }: Lack): boolean {
  return code === 'reply.not_allowed' || (code === 'post.not_found' && field === 'parents')
}

/** Without a network it is no failure: it was kept, as was wanted. */
function waitingToast({ cause, message }: Failure): ToastOptions {
  const isOffline = cause instanceof Failure && cause.code === 'request.offline'
  return isOffline ? { text: PUBLISH.waitsOffline } : { text: PUBLISH.waits(message), tone: 'bad' }
}

function failureOfAny(error: unknown): Failure {
  return error instanceof Failure ? error : fail('request.failed', {}, undefined, error)
}
