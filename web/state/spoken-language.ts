/** The language that this device's user speaks in recordings: the last one chosen in a form. */
import { getDefaultStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'

/** '' is the app's language. */
const spokenLanguageAtom = atomWithStorage('owlcast.spokenLanguage', '', undefined, { getOnInit: true })

/** Returns the language that was chosen last; null for none. */
export function getSpokenLanguage(): string | null {
  return getDefaultStore().get(spokenLanguageAtom) || null
}

export function saveSpokenLanguage(language: string): void {
  getDefaultStore().set(spokenLanguageAtom, language)
}
