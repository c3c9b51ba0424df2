/** The app's language on this device: the chosen one, or the first supported one of the browser's. */
import { getDefaultStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { isLanguage, type Language, pickLanguage } from '../../domain/i18n/languages'
import { LANGUAGE_KEY } from './language-key'

/** '' follows the browser. */
export const languageAtom = atomWithStorage<Language | ''>(LANGUAGE_KEY, '', undefined, {
  getOnInit: true,
})

export function getAppLanguage(): Language {
  const chosen = getDefaultStore().get(languageAtom)
  return isLanguage(chosen) ? chosen : pickLanguage(navigator.languages)
}
