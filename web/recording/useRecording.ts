import { useAtomValue } from 'jotai'
import {
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { getSecondsLimit, type Mode } from '../../domain/kinds'
import { WAV_MAX_SECONDS } from '../../domain/limits'
import { MESSAGES } from '../../domain/locales/en/people'
import { RECORD } from '../../domain/locales/en/record'
import type { PublishedPost } from '../../domain/posts/posts.schema'
import { useMe } from '../api/auth/session.queries'
import type { DraftForm } from '../drafts/store/draft-record'
import { showHello } from '../state/hello-page'
import { holdAtom, isHolding } from '../state/hold'
import { useDraftShown } from '../state/open-draft'
import { getSoundFormat, useLossless } from '../state/sound-format'
import { focusField } from '../ui/fields/focus-field'
import { getTopModal, onModals } from '../ui/overlays/modals'
import { showToast } from '../ui/overlays/toast'
import { editForm, switchMode } from './edit'
import { type Form, getForm, getPurpose, subscribeForms } from './forms'
import { isPublishing, type RecordState } from './machine'
import { useMicrophone } from './microphone'
import { showOnRecordScreen } from './places'
import {
  cancelPublishing,
  type PublishHandlers,
  publishForm,
  publishRequested,
  type ShownIssue,
} from './publish'
import {
  cancelStart,
  claimOpenDraft,
  getRecordedForm,
  getRecordState,
  goOnRecording,
  isRecorderBusy,
  loadRecording,
  recorder,
  startRecording,
  suspendActive,
} from './session'
import { useAnnouncement } from './useAnnouncement'
import { usePreview } from './usePreview'
import { useProblem } from './useProblem'
import { listChangedFields } from './validate-form'

/** The form that `find` returns now; null for none. */
export function useForm(find: () => Form | null): Form | null {
  return useSyncExternalStore(subscribeForms, find)
}

/** The state of the recording of a form; idle for none. */
export function useRecordState(formId: string | null | undefined): RecordState {
  return useSyncExternalStore(subscribeForms, () => getRecordState(formId))
}

/** The maximum duration: the plan's limit, and the lower WAV limit. */
function getLimitSeconds(mode: Mode, isPro: boolean, lossless: boolean): number {
  const seconds = getSecondsLimit(mode, isPro ? 'pro' : 'free')
  return lossless ? Math.min(seconds, WAV_MAX_SECONDS) : seconds
}

export type RecorderActions = {
  /** False when no recording can begin now; it was said why. */
  start: () => Promise<boolean>
  pause: () => void
  resume: () => void
  stop: () => void
  /** Goes on with the stopped recording. */
  goOn: () => void
}

type Options = {
  mode: Mode
  /** The form that waits at the place of this recorder; null for none. */
  form: Form | null
  /** Opens it to record into. */
  open: () => Form
  /** A shorter limit than that of the mode. */
  maxSeconds?: number
  /** Contains the fields named by refusals. */
  formRef?: RefObject<HTMLElement | null>
  /** Called with the form as it was sent. `isShown`: it was not discarded meanwhile. */
  onPublished?: PublishHandlers['onPublished']
}

const NOT_SHOWN = { current: null }

/**
 * The recording of a place: its state, what its buttons do, its preview, and publishing. Leaving the screen, or a dialog
 * over it, pauses and releases the microphone: recording is never hidden.
 */
export function useRecording({
  mode,
  form,
  open,
  maxSeconds = Number.POSITIVE_INFINITY,
  formRef = NOT_SHOWN,
  onPublished,
}: Options) {
  const { formId = null, draftId = null } = form ?? {}
  const state = useRecordState(formId)
  const me = useMe()
  const [lossless] = useLossless()
  const [deviceId] = useMicrophone()
  const limitSeconds = Math.min(maxSeconds, getLimitSeconds(mode, me?.isPro ?? false, lossless))
  useEffect(() => {
    if (me) void claimOpenDraft()
  }, [me])
  const isHeld = useAtomValue(holdAtom) !== null
  // A reload, or another recording, may have left that of the form unloaded, as may a hold that came to nothing.
  useEffect(() => {
    if (formId !== null && draftId !== null && !isHeld && !isRecorderBusy()) void loadRecording(formId)
  }, [formId, draftId, isHeld])
  useDraftShown(draftId)
  useSuspendUnshown(formId)
  const latest = useRef(open)
  latest.current = open
  const actions = useMemo((): RecorderActions => {
    const options = () => ({ limitSeconds, deviceId, format: getSoundFormat() })
    return {
      async start() {
        const isDone = await startRecording(latest.current().formId, options())
        if (!isDone) refuseRecording()
        return isDone
      },
      pause: () => void recorder.pause(),
      resume: () => void recorder.resume(),
      stop: () => void recorder.stop(),
      goOn: () =>
        void goOnRecording(options()).then((isDone) => isDone || showToast({ text: RECORD.goOnFailed })),
    }
  }, [limitSeconds, deviceId])
  const isRecorded = state.at === 'stopped' || state.at === 'publishing'
  const preview = usePreview(isRecorded ? state.recording : null, form?.track ?? null)
  useProblem(state.at === 'idle' ? state.problem : null)
  const publishing = usePublishing(form, state, formRef, onPublished)
  const { clearErrors } = publishing
  const edit = useCallback(
    (changes: Partial<DraftForm>) => {
      if (formId !== null) editForm(formId, changes)
      clearErrors(listChangedFields(changes))
    },
    [formId, clearErrors],
  )
  return {
    state,
    /** Whether mode and track can still change. */
    isOpen: state.at === 'idle' && draftId === null,
    isLocked: isPublishing(state),
    limitSeconds,
    actions,
    preview,
    announcement: useAnnouncement(state),
    edit,
    switchMode: (to: Mode) => formId !== null && switchMode(formId, to),
    ...publishing,
  }
}

/**
 * Says why no other recording can begin now: one is being sent, and the user can soon try again; or it is in this tab only,
 * and is shown where it can be sent or discarded.
 */
export function refuseRecording(): void {
  const form = getRecordedForm()
  if (!form || isPublishing(getRecordState(form.formId)))
    return void showToast({ text: MESSAGES.stillSending })
  showToast({ text: MESSAGES.unsentRecording })
  if (getPurpose(form) === 'hello' && form.draftId !== null) showHello(form.draftId)
  else showOnRecordScreen(form)
}

function useSuspendUnshown(formId: string | null): void {
  useEffect(() => {
    const unsubscribe = onModals(() => {
      if (getTopModal()) suspendActive()
    })
    // A page in the back/forward cache would hold the microphone.
    window.addEventListener('pagehide', suspendActive)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', suspendActive)
    }
  }, [])
  useEffect(
    () => () => {
      // A recorder that gives way to a hold leaves the screen after the hold has begun to record, in sight.
      if (isHolding()) return
      cancelStart(formId)
      if (getRecordedForm()?.formId === formId) suspendActive()
    },
    [formId],
  )
}

function usePublishing(
  form: Form | null,
  state: RecordState,
  formRef: RefObject<HTMLElement | null>,
  onPublished: PublishHandlers['onPublished'] = () => {},
) {
  const [issues, setIssues] = useState<ShownIssue[]>([])
  const latest = useRef(onPublished)
  latest.current = onPublished
  const handlers = useMemo(
    (): PublishHandlers => ({
      onPublished: (published: PublishedPost, sent: DraftForm, isShown: boolean) =>
        latest.current(published, sent, isShown),
      /** Focuses the first issue; one without a field is a toast. */
      onIssues(shown) {
        setIssues(shown)
        const [first] = shown
        if (first && !focusField(formRef.current, first.field)) showToast({ text: first.text, tone: 'bad' })
      },
    }),
    [formRef],
  )
  const { formId = null, draftId = null } = form ?? {}
  const me = useMe()
  const isReady = me != null && (state.at === 'stopped' || state.at === 'idle')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft may have been requested
  useEffect(() => {
    const ready = isReady ? getForm(formId) : null
    if (ready) publishRequested(ready, handlers)
  }, [isReady, formId, draftId, handlers])
  return {
    /** By the name of the field. */
    errors: Object.fromEntries(issues.toReversed().map(({ field, text }) => [field, text])),
    /** Why it could be published only without its parents: replies are restricted, or the parent was deleted. */
    closed: findClosed(issues),
    /** Clears the errors of fields that change. */
    clearErrors: useCallback((fields: readonly string[]) => {
      setIssues((shown) => {
        const isCleared = ({ code, field }: ShownIssue) =>
          fields.includes(field) || (code === 'reply.not_allowed' && fields.includes('parents'))
        const left = shown.filter((issue) => !isCleared(issue))
        return left.length < shown.length ? left : shown
      })
    }, []),
    publish: () => void (formId !== null && publishForm(formId, handlers)),
    cancelPublishing,
  }
}

function findClosed(issues: readonly ShownIssue[]): 'gone' | 'restricted' | null {
  if (issues.some(({ code }) => code === 'reply.not_allowed')) return 'restricted'
  return issues.some(({ code, field }) => code === 'post.not_found' && field === 'parents') ? 'gone' : null
}
