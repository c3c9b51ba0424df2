/** What was typed, kept for this tab: it survives reloads and redirects before there is a draft to keep it with. */
import { isMode } from '../../../domain/kinds'
import { EMPTY_FORM } from '../../audio/drafts'
import type { Session, Typed } from './session'

const KEY = 'owlcast.recordForm'
type Kept = Typed & Pick<Session, 'draftId'>
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
