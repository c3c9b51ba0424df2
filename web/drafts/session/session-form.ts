/** The form of the record session: edited, saved to the device, and emptied. */
import type { Mode } from '../../../domain/kinds'
import { getInitialTags } from '../../../domain/podcasts/podcasts'
import { changeForm, switchFormMode } from '../../../domain/posts/form-privacy'
import { getLastUserId } from '../../state/last-user'
import { getOpenDraftId } from '../../state/open-draft'
import { createEmptyForm, type DraftForm } from '../store/draft-record'
import { readDraft, saveUnsentDraft } from '../store/drafts'
import type { RecordForm } from './form-storage'
import { removeFormOfPages, setFormOfPage } from './forms-of-pages'
import { hasSpeech } from './machine'
import {
  formState,
  getEditedAt,
  getSession,
  markEdited,
  type RecordSession,
  setSession,
  storeSession,
  toRecordForm,
} from './session-state'

const SAVE_AFTER_MS = 300

type ClearedListener = (cleared: RecordSession) => void

let saving: ReturnType<typeof setTimeout> | undefined
const clearedListeners = new Set<ClearedListener>()

/** Calls back with what was emptied: its recording was published, waits in the outbox, or was discarded with its form. */
export function onFormCleared(listener: ClearedListener): () => void {
  clearedListeners.add(listener)
  return () => clearedListeners.delete(listener)
}

/** Changes and saves form, mode or track. The mode of a draft that is not loaded yet does not change. */
export function edit(changes: Partial<RecordForm>): void {
  if (changes.mode !== undefined && changes.mode !== getSession().mode) void leaveUnloadedDraft()
  markEdited()
  applyChanges(changes)
}

function applyChanges(changes: Partial<RecordForm>): void {
  setSession(changes)
  formState.ownerId = getLastUserId() ?? formState.ownerId
  storeSession()
  clearTimeout(saving)
  saving = setTimeout(saveForm, SAVE_AFTER_MS)
}

/** Changes fields of the form. It stays private unless its author makes it public, and in the conversation it answers. */
export function editForm(changes: Partial<DraftForm>): void {
  edit(changeForm(getSession(), changes))
}

/**
 * Adds to the form what a lookup found for it. Its author edited nothing: on the device, a later edit of another tab
 * stays.
 */
export function completeForm(changes: Partial<DraftForm>): void {
  applyChanges({ form: { ...getSession().form, ...changes } })
}

/**
 * Switches the mode; its default tags (C15) come and go with it. A form that becomes a message is private, also when it
 * replies to a public post.
 */
export function switchMode(to: Mode): void {
  edit(switchFormMode(getSession(), to))
}

/** The form of a new post of this mode. */
export function createNewForm(mode: Mode): RecordForm {
  const form = { ...createEmptyForm(), tags: getInitialTags(mode, {}) }
  return { formId: crypto.randomUUID(), mode, form, track: null }
}

export function isNewForm({ formId, mode, form, track }: RecordForm): boolean {
  return JSON.stringify({ formId, mode, form, track }) === JSON.stringify({ ...createNewForm(mode), formId })
}

/** Whether the form shown is that of a recording which a reload has left unloaded. */
export function hasUnloadedDraft(): boolean {
  return getSession().draftId === null && formState.draftId !== null && formState.draftId === getOpenDraftId()
}

/**
 * A draft that is not loaded keeps its form as last typed; what is typed from now on belongs to no draft. Returns whether
 * the device has the draft.
 */
export async function leaveUnloadedDraft(): Promise<boolean> {
  const id = formState.draftId
  if (id === null || getSession().draftId !== null) return false
  const saved = saveUnsentDraft({ id, ...toDraftFields(getSession()), editedAt: getEditedAt() })
  // The draft keeps the id.
  setSession({ formId: crypto.randomUUID() })
  detachForm(id)
  return saved.then(async (isSaved) => isSaved || (await readDraft(id)) !== null).catch(() => false)
}

/** Separates the form from its draft: later input belongs to none. */
export function detachForm(draftId: string): void {
  if (formState.draftId !== draftId) return
  formState.draftId = null
  storeSession()
}

/** After the session of the account that typed them expired and another signed in: a recording becomes a draft and keeps its form. */
export function forgetFormsOfOthers(id: string | null | undefined): void {
  if (!id || formState.ownerId === null || formState.ownerId === id) return
  formState.replaced = []
  formState.ownerId = null
  if (getSession().state.at !== 'idle') return
  void leaveUnloadedDraft()
  clearForm()
}

// A page that is left may never run the delayed save.
window.addEventListener('pagehide', saveChangedForm)
document.addEventListener('visibilitychange', saveChangedForm)

function saveChangedForm(): void {
  if (saving !== undefined) void saveForm()
}

/** Saves the form to the draft on the device, if there is one. */
export async function saveForm(): Promise<void> {
  clearTimeout(saving)
  saving = undefined
  const { draftId: id, state } = getSession()
  if (!id || !hasSpeech(state)) return
  await saveUnsentDraft({ id, ...toDraftFields(getSession()), editedAt: getEditedAt() }).catch(() => null)
}

/** The fields of a form that a draft stores. */
export function toDraftFields({ formId, mode, form, track }: RecordForm) {
  return { formId, mode, form, trackId: track?.id ?? null, track }
}

/** Saves the form as its author sends it now: it is newer than what another tab has saved. */
export function confirmForm(): Promise<void> {
  markEdited()
  storeSession()
  return saveForm()
}

/** Empties the form, or brings back the one it replaced. */
export function clearForm(): void {
  clearTimeout(saving)
  saving = undefined
  const cleared = getSession()
  removeFormOfPages(cleared.formId)
  const replaced = formState.replaced.pop()
  setSession(replaced?.before ?? createNewForm(cleared.mode))
  if (replaced?.isPlaced) formState.placed = replaced.before.form
  if (formState.replaced.length === 0 && !replaced) formState.ownerId = null
  storeSession()
  for (const listener of clearedListeners) listener(cleared)
}

/** Makes the form shown that of a page of the history. */
export function setShownForm(pageId: string): void {
  const ownerId = getLastUserId() ?? formState.ownerId
  setFormOfPage(pageId, { ...toRecordForm(getSession()), ownerId })
}
