/** The app's language on this device: the chosen one, or the first supported one of the browser's. */
import { getDefaultStore } from 'jotai'
import { isLanguage, type Language, pickLanguage } from '../../domain/i18n/languages'
import { LANGUAGE_KEY } from './language-key'
import { createStoredAtom } from './stored-atom'

/** '' follows the browser. */
export const languageAtom = createStoredAtom<Language | ''>(LANGUAGE_KEY, '')

export function getAppLanguage(): Language {
  const chosen = getDefaultStore().get(languageAtom)
  return isLanguage(chosen) ? chosen : pickLanguage(navigator.languages)
}
