/**
 * The draft that this tab's record screen has open, so that it is not also offered as a saved one. Survives a reload.
 */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { readStoredText, writeStored } from './stored'

const KEY = 'owlcast.openDraft'

/** Without storage the draft is offered as a saved one after a reload. */
const openDraftAtom = atom(readStoredText('session', KEY))

/**
 * The part of the open draft that only this tab holds: a recording that goes on, or one of `seconds` of which the
 * device has stored only a part.
 */
export type HeldRecording = { at: 'active' } | { at: 'memory'; seconds: number }

const heldRecordingAtom = atom<HeldRecording | null>(null)

export function setHeldRecording(held: HeldRecording | null): void {
  getDefaultStore().set(heldRecordingAtom, held)
}

/** Null after a reload: what the device has is all there is. */
export function useHeldRecording(): HeldRecording | null {
  return useAtomValue(heldRecordingAtom)
}

/** Sets the open draft, or null for none. */
export function setOpenDraft(id: string | null): void {
  getDefaultStore().set(openDraftAtom, id)
  writeStored('session', KEY, id)
}

export function getOpenDraftId(): string | null {
  return getDefaultStore().get(openDraftAtom)
}

export function useOpenDraftId(): string | null {
  return useAtomValue(openDraftAtom)
}

/** For each recorder on screen: the draft that it shows, null for none. */
const shownDraftsAtom = atom<readonly { id: string | null }[]>([])

/** Registers that this draft is on screen; null for a recorder without one. Returns the function that ends it. */
export function showDraft(id: string | null): () => void {
  const { set } = getDefaultStore()
  const recorder = { id }
  set(shownDraftsAtom, (shown) => [...shown, recorder])
  return () => set(shownDraftsAtom, (shown) => shown.filter((one) => one !== recorder))
}

/** Registers it while the caller is on screen. */
export function useDraftShown(id: string | null): void {
  useEffect(() => showDraft(id), [id])
}

/** For each recorder on screen: the draft that it shows, null for none. */
export function useShownDraftIds(): readonly (string | null)[] {
  return useAtomValue(shownDraftsAtom).map(({ id }) => id)
}
