/** The setting 'Lossless WAV': off unless chosen on this device. */
import { getDefaultStore, useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'

const losslessAtom = atomWithStorage('owlcast.lossless', false, undefined, { getOnInit: true })

/** The setting and its setter. */
export function useLossless(): [boolean, (on: boolean) => void] {
  return useAtom(losslessAtom)
}

/** Calls back when the setting changed, for code outside React. */
export function onLossless(listener: () => void): () => void {
  return getDefaultStore().sub(losslessAtom, listener)
}

export function isLossless(): boolean {
  return getDefaultStore().get(losslessAtom)
}
