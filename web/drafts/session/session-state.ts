/** The state of the record session: what the recorder shows, in this tab. */

import type { DraftForm } from '../store/draft-record'
import { type RecordForm, readStoredForm, storeForm } from './form-storage'
import { IDLE, type RecordState } from './machine'
import { reloadWhenOutdated } from './outdated-page'

/** The form that the recorder shows, and its recording. */
export type RecordSession = RecordForm & { state: RecordState; draftId: string | null }

/** A form that another one replaced for a while. `isPlaced`: it had replaced one itself, and nothing was typed into it. */
export type ReplacedForm = { before: RecordForm; isPlaced?: boolean | undefined }

reloadWhenOutdated()
const storedForm = readStoredForm()
let session: RecordSession = { ...toRecordForm(storedForm), state: IDLE, draftId: null }

/** State of the form shown. */
export const formState = {
  /** The user who typed it and those it replaced; null for a visitor. */
  ownerId: storedForm.ownerId,
  /** The forms that replies and messages replaced, the oldest first. */
  replaced: storedForm.replaced.map((before): ReplacedForm => ({ before })),
  /** The form that replaced the last of them, unless it was changed since. */
  placed: null as DraftForm | null,
  /** When it was last edited in this tab: another tab with the same draft may have edited it later. */
  editedAt: storedForm.editedAt,
  /** The draft whose form it is. After a reload that is known before `reopen` has loaded its recording. */
  draftId: storedForm.draftId,
}

const listeners = new Set<() => void>()

export function getSession(): RecordSession {
  return session
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes the session and calls its listeners. */
export function setSession(changes: Partial<RecordSession>): void {
  session = { ...session, ...changes }
  for (const listener of listeners) listener()
}

/** When the form was last edited in this tab, in ms since the epoch; 0 for never. */
export function getEditedAt(): number {
  return formState.editedAt
}

/** Later than every edit that this tab knows of, also after the clock of the device was set back. */
export function markEdited(): void {
  formState.editedAt = Math.max(Date.now(), formState.editedAt + 1)
}

export function storeSession(): void {
  const { draftId, ownerId, editedAt, replaced } = formState
  storeForm({ ...session, draftId, ownerId, editedAt, replaced: replaced.map(({ before }) => before) })
}

export function toRecordForm({ formId, mode, form, track }: RecordForm): RecordForm {
  return { formId, mode, form, track }
}
