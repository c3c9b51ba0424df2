/**
 * The draft that this tab's record screen has open, so that it is not also offered as a saved one. Survives a reload.
 */
import { atom, getDefaultStore, useAtomValue } from 'jotai'

const KEY = 'owlcast.openDraft'

/** Without storage the draft is offered as a saved one after a reload. */
function readOpenDraft(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

const openDraftAtom = atom<string | null>(readOpenDraft())

/** Sets the open draft, or null for none. */
export function setOpenDraft(id: string | null): void {
  getDefaultStore().set(openDraftAtom, id)
  try {
    if (id) sessionStorage.setItem(KEY, id)
    else sessionStorage.removeItem(KEY)
  } catch {
    // See above.
  }
}

export function getOpenDraftId(): string | null {
  return getDefaultStore().get(openDraftAtom)
}

export function useOpenDraftId(): string | null {
  return useAtomValue(openDraftAtom)
}
