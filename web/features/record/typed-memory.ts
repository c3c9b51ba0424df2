/** The record form in session storage: it survives reloads and redirects before there is a draft. */
import { isMode, type Mode } from '../../../domain/kinds'
import type { Track } from '../../../domain/library.schema'
import { type DraftForm, EMPTY_FORM } from '../../audio/draft-record'

const KEY = 'owlcast.recordForm'

/** What the user typed and chose. */
export type Typed = { mode: Mode; form: DraftForm; track: Track | null }
/** With the draft it belongs to, if any. */
export type Kept = Typed & { draftId: string | null }
const NOTHING: Kept = { mode: 'squawk', form: EMPTY_FORM, track: null, draftId: null }

/** Saves the form and its draft id. Without storage a reload loses them. */
export function remember({ mode, form, track, draftId }: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ mode, form, track, draftId }))
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
export function remembered(): Kept {
  try {
    const kept: Partial<Kept> | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!kept?.mode || !isMode(kept.mode)) return NOTHING
    const { mode, form, track = null, draftId = null } = kept
    return { mode, form: { ...EMPTY_FORM, ...form }, track, draftId }
  } catch {
    return NOTHING
  }
}
