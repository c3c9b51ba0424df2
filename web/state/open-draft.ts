/** Which draft the record screen of this tab has open, so that it is not offered as a lost one as well. Survives a reload. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'

const KEY = 'owlcast.openDraft'

/** Storage may be forbidden; the tab then forgets, and the draft is offered as a saved one. */
function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

const openDraftAtom = atom<string | null>(remembered())

/** Notes which draft is open, or null for none. */
export function setOpenDraft(id: string | null): void {
  getDefaultStore().set(openDraftAtom, id)
  try {
    if (id) sessionStorage.setItem(KEY, id)
    else sessionStorage.removeItem(KEY)
  } catch {
    // See above.
  }
}

export function openDraftId(): string | null {
  return getDefaultStore().get(openDraftAtom)
}

export function useOpenDraftId(): string | null {
  return useAtomValue(openDraftAtom)
}
