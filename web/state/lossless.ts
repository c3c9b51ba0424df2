/** The setting 'Lossless WAV': off unless the person chose it on this device. */
import { getDefaultStore, useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'

const losslessAtom = atomWithStorage('owlcast.lossless', false, undefined, { getOnInit: true })

/** The setting and how to change it. */
export function useLossless(): [boolean, (on: boolean) => void] {
  return useAtom(losslessAtom)
}

/** Calls back when the setting changed, for what lives outside React. */
export function onLossless(listener: () => void): () => void {
  return getDefaultStore().sub(losslessAtom, listener)
}

export function isLossless(): boolean {
  return getDefaultStore().get(losslessAtom)
}
