/** The language of the app on this device: what somebody chose, or the first of the browser's that the app speaks. */
import { getDefaultStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { isLanguage, type Language, spokenOf } from '../../domain/languages'
import { LANGUAGE_KEY } from './language-key'

/** '' follows the browser. */
export const languageAtom = atomWithStorage<Language | ''>(LANGUAGE_KEY, '', undefined, {
  getOnInit: true,
})

export function languageHere(): Language {
  const chosen = getDefaultStore().get(languageAtom)
  return isLanguage(chosen) ? chosen : spokenOf(navigator.languages)
}
