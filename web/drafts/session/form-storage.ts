/** The record form in session storage: it survives reloads and redirects before there is a draft. */
import { isMode, type Mode } from '../../../domain/kinds'
import type { Track } from '../../../domain/library/library.schema'
import { createEmptyForm, type DraftForm, EMPTY_FORM } from '../store/draft-record'

const KEY = 'owlcast.recordForm'

/** What the user typed and chose. */
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
  try {
    sessionStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    forget()
  }
}

/** Removes what is older than the draft by now. */
function forget(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden: then nothing is in it.
  }
}

/** The saved form, or an empty one. */
export function readStoredForm(): StoredForm {
  try {
    const stored: Partial<StoredForm> | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!stored?.mode || !isMode(stored.mode)) return createEmptyStored()
    const empty = createEmptyStored()
    return { ...empty, ...stored, form: { ...EMPTY_FORM, ...stored.form } }
  } catch {
    return createEmptyStored()
  }
}
