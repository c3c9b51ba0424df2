/** Forms that another one replaced for a while, and that come back. */
import type { Mode } from '../../../domain/kinds'
import { getOwlcast } from '../../../domain/posts/form-privacy'
import { isAddressed } from '../../../domain/posts/validate-draft'
import { getLastUserId } from '../../state/last-user'
import type { FormContent, RecordForm } from './form-storage'
import {
  createNewForm,
  edit,
  forgetFormsOfOthers,
  isNewForm,
  leaveUnloadedDraft,
  switchMode,
} from './session-form'
import {
  formState,
  getSession,
  type ReplacedForm,
  storeSession,
  subscribeSession,
  toRecordForm,
} from './session-state'

export type ReplaceOptions = {
  /** The form is on screen and is not left: it comes back even if nothing was typed into it. */
  keepsUntouched?: boolean
}

/**
 * Shows the form of another post. The replaced one comes back once that post is sent or discarded, or when the returned
 * function is called while nothing is recorded.
 */
export function replaceForm(
  content: FormContent & { formId?: string },
  { keepsUntouched = false }: ReplaceOptions = {},
): () => void {
  // No recorder was shown since another account signed in.
  forgetFormsOfOthers(getLastUserId())
  // Nothing was typed into the form of a post that never began.
  const earlier = isFormAsPlaced() && !keepsUntouched ? formState.replaced.pop() : undefined
  const replaced = keepShownForm(earlier)
  edit({ formId: crypto.randomUUID(), ...content })
  formState.placed = content.form
  return () => restoreForm(replaced)
}

/** Keeps the form that another one replaces, or the one that it had replaced itself. A recording's form stays with its draft. */
export function keepShownForm(shown?: ReplacedForm): ReplacedForm {
  const before = shown?.before ?? toRecordForm(getSession())
  const replaced = { before, isPlaced: shown ? shown.isPlaced : isFormAsPlaced() }
  formState.replaced.push(replaced)
  void leaveUnloadedDraft().then((isInDraft) => {
    if (!isInDraft) return
    replaced.before = createNewForm(before.mode)
    storeSession()
  })
  return replaced
}

/** The form that is shown stays when the function is called that would bring back the one it replaced: that comes after it. */
export function keepFormShown(): void {
  const last = formState.replaced.pop()
  if (last) formState.replaced.push({ ...last })
  formState.placed = null
}

/** Whether the form is still the one that replaced another, with nothing typed or chosen since. */
export function isFormAsPlaced(): boolean {
  const { form, track } = getSession()
  return form === formState.placed && track === null
}

/** A form that has been replaced itself does not come back: what replaced it brings back the one before. */
function restoreForm(replaced: ReplacedForm): void {
  const index = formState.replaced.indexOf(replaced)
  const next = formState.replaced[index + 1]
  const { state } = getSession()
  if (index < 0) return
  if (!next && state.at !== 'idle') {
    if (state.at === 'asking') restoreUnlessRecording(replaced)
    return
  }
  formState.replaced.splice(index, 1)
  if (next) {
    Object.assign(next, replaced)
    storeSession()
  } else showReplacedForm(replaced)
}

/**
 * Shows a form again: as it waits, or as it was when it was dropped. The one shown waits in turn, unless nothing was
 * typed into it.
 */
export function returnToForm(returned: RecordForm): void {
  const waiting = takeWaitingForm(returned.formId)
  if (waiting) {
    if (!isFormAsPlaced()) keepShownForm()
    showReplacedForm(waiting)
  } else replaceForm(toRecordForm(returned))
}

/** Lets a form come back next: as it waits, or as it was when it was dropped. */
export function keepWaiting(form: RecordForm): void {
  formState.replaced.push(takeWaitingForm(form.formId) ?? { before: toRecordForm(form), isPlaced: true })
  storeSession()
}

function takeWaitingForm(formId: string): ReplacedForm | undefined {
  const index = formState.replaced.findIndex(({ before }) => before.formId === formId)
  return index < 0 ? undefined : formState.replaced.splice(index, 1)[0]
}

function showReplacedForm({ before, isPlaced }: ReplacedForm): void {
  edit(before)
  if (isPlaced) formState.placed = before.form
}

/** Gives an empty session back the form that another one replaced last, also before a reload. Returns whether it did. */
export function restoreReplacedForm(): boolean {
  const last = formState.replaced.at(-1)
  if (!last || getSession().state.at !== 'idle') return false
  restoreForm(last)
  return true
}

/** Its recorder is left while the browser asks for the microphone: restores the form unless the recording begins. */
function restoreUnlessRecording(replaced: ReplacedForm): void {
  const unsubscribe = subscribeSession(() => {
    if (getSession().state.at === 'asking') return
    unsubscribe()
    restoreForm(replaced)
  })
}

/**
 * Opens a new post of this mode in an empty session. A waiting form for few people comes back when its mode is
 * opened again before anything else was typed.
 */
export function openMode(to: Mode): void {
  const session = getSession()
  const waiting = formState.replaced.at(-1)?.before
  const isBack = to !== session.mode && waiting?.mode === to && isForFew(waiting) && isNewForm(session)
  if (isBack) restoreReplacedForm()
  else startMode(to)
}

/**
 * Turns the form into one of this mode. A form for few people gives its words to no post of another mode: it comes
 * back once that is sent or discarded.
 */
export function startMode(to: Mode): void {
  const session = getSession()
  if (to === session.mode) return
  if (isNewForm(session)) edit(createNewForm(to))
  else if (isForFew(session)) replaceForm(createNewForm(to))
  else switchMode(to)
}

/** Whether a form is for a recipient, or for the members of an owlcast. */
function isForFew(shown: Pick<RecordForm, 'mode' | 'form'>): boolean {
  return isAddressed(shown.mode) || getOwlcast(shown)?.visibility === 'private'
}
