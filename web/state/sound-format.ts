/** The settings of this device for its recordings: 'Lossless WAV' is off and 'Even loudness' on unless chosen otherwise. */
import { getDefaultStore, useAtom } from 'jotai'
import { createStoredAtom } from './stored-atom'

const losslessAtom = createStoredAtom('owlcast.lossless', false)
const levelAtom = createStoredAtom('owlcast.level', true)
/** The gain of the last voice that was levelled, in dB: the first words of the next one get it. */
const voiceGainAtom = createStoredAtom('owlcast.voice-gain', 0)

/** The setting 'Lossless WAV' and its setter. */
export function useLossless(): [boolean, (on: boolean) => void] {
  return useAtom(losslessAtom)
}

/** The setting 'Even loudness' and its setter. */
export function useLevel(): [boolean, (on: boolean) => void] {
  return useAtom(levelAtom)
}

/** Calls back when a setting changed, for code outside React. */
export function onSoundFormat(listener: () => void): void {
  getDefaultStore().sub(losslessAtom, listener)
  getDefaultStore().sub(levelAtom, listener)
}

export function getSoundFormat(): { lossless: boolean; level: boolean } {
  return { lossless: getDefaultStore().get(losslessAtom), level: getDefaultStore().get(levelAtom) }
}

/** Returns the gain of the last levelled voice in dB; 0 for none. */
export function getVoiceGain(): number {
  const gainDb = getDefaultStore().get(voiceGainAtom)
  return Number.isFinite(gainDb) ? gainDb : 0
}

export function saveVoiceGain(gainDb: number): void {
  getDefaultStore().set(voiceGainAtom, gainDb)
}
