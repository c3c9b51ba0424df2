/** The language that this device's user speaks in recordings: the last one chosen in a form. */
import { getDefaultStore } from 'jotai'
import { createStoredAtom } from './stored-atom'

/** '' is the app's language. */
const spokenLanguageAtom = createStoredAtom('owlcast.spokenLanguage', '')

/** Returns the language that was chosen last; null for none. */
export function getSpokenLanguage(): string | null {
  return getDefaultStore().get(spokenLanguageAtom) || null
}

export function saveSpokenLanguage(language: string): void {
  getDefaultStore().set(spokenLanguageAtom, language)
}
