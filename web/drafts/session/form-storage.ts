/** The record form in session storage: it survives reloads and redirects before there is a draft. */
import { isMode, type Mode } from '../../../domain/kinds'
import type { Track } from '../../../domain/library/library.schema'
import { readStored, writeStored } from '../../state/stored'
import { createEmptyForm, type DraftForm, EMPTY_FORM } from '../store/draft-record'

const KEY = 'owlcast.recordForm'

/** The input of the user. */
export type FormContent = { mode: Mode; form: DraftForm; track: Track | null }
/** `formId` stays the same while the form is edited. */
export type RecordForm = FormContent & { formId: string }
export type StoredForm = RecordForm & {
  /** The draft it belongs to, if any. */
  draftId: string | null
  /** The user who typed it; null for a visitor. */
  ownerId: string | null
  /** When it was last edited in this tab, in ms since the epoch; 0 for never. */
  editedAt: number
  /** The forms that it replaced, the oldest first; they come back in turn. */
  replaced: RecordForm[]
}
function createEmptyStored(): StoredForm {
  return {
    formId: crypto.randomUUID(),
    mode: 'squawk',
    form: createEmptyForm(),
    track: null,
    draftId: null,
    ownerId: null,
    editedAt: 0,
    replaced: [],
  }
}

/** Saves the form and what belongs to it. Without storage a reload loses them. */
export function storeForm(shown: StoredForm): void {
  const { formId, mode, form, track, draftId, ownerId, editedAt, replaced } = shown
  const stored: StoredForm = { formId, mode, form, track, draftId, ownerId, editedAt, replaced }
  // Where storage is full, what it holds is older than the draft by now.
  if (!writeStored('session', KEY, stored)) writeStored('session', KEY, null)
}

/** The saved form, or an empty one. */
export function readStoredForm(): StoredForm {
  const empty = createEmptyStored()
  const stored = readStored<StoredForm>('session', KEY, ({ mode }) => mode !== undefined && isMode(mode))
  return stored ? { ...empty, ...stored, form: { ...EMPTY_FORM, ...stored.form } } : empty
}
