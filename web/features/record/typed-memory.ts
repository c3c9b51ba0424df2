/** What was typed, kept for this tab: it survives reloads and redirects before there is a draft to keep it with. */
import { isMode, type Mode } from '../../../domain/kinds'
import type { Track } from '../../../domain/library.schema'
import { type DraftForm, EMPTY_FORM } from '../../audio/draft-record'

const KEY = 'owlcast.recordForm'

/** What a person typed and chose. */
export type Typed = { mode: Mode; form: DraftForm; track: Track | null }
/** That, and the draft it belongs to once there is one. */
export type Kept = Typed & { draftId: string | null }
const NOTHING: Kept = { mode: 'squawk', form: EMPTY_FORM, track: null, draftId: null }

/** Keeps what was typed, and for which draft. Storage may be forbidden or full; then only a reload loses it. */
export function remember({ mode, form, track, draftId }: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ mode, form, track, draftId }))
  } catch {
    // See above.
  }
}

/** What was kept, or an empty form. */
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
