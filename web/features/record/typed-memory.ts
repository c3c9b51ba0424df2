/** What was typed, kept for this tab: it survives reloads and redirects before there is a draft to keep it with. */
import { isMode } from '../../../domain/kinds'
import { EMPTY_FORM } from '../../audio/drafts'
import type { Typed } from './session'

const KEY = 'owlcast.recordForm'
const NOTHING: Typed = { mode: 'squawk', form: EMPTY_FORM, track: null }

/** Keeps what was typed. Storage may be forbidden or full; then only a reload loses it. */
export function remember({ mode, form, track }: Typed): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ mode, form, track }))
  } catch {
    // See above.
  }
}

/** What was kept, or an empty form. */
export function remembered(): Typed {
  try {
    const kept: Partial<Typed> | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!kept?.mode || !isMode(kept.mode)) return NOTHING
    return { mode: kept.mode, form: { ...EMPTY_FORM, ...kept.form }, track: kept.track ?? null }
  } catch {
    return NOTHING
  }
}
