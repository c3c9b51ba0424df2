import { useAtom } from 'jotai'
import { useRef } from 'react'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../domain/i18n/languages'
import { SETTINGS } from '../../../domain/locales/en/account'
import { languageAtom } from '../../state/language'
import { runWhenReloadAllowed } from '../../state/reload-guard'
import { Field } from '../../ui/fields/Field'

type Props = {
  /** Languages that the site offers; all until known. */
  offered: readonly Language[] | undefined
}

/**
 * The app's language, each option in its own language; the chosen one stays, offered or not. Reloads the page once no
 * recording is running.
 */
export function LanguageSelect({ offered = LANGUAGES }: Props) {
  const [chosen, choose] = useAtom(languageAtom)
  /** Arrow keys pass intermediate options: the page reloads only on blur or Enter. */
  const isKeyNavigation = useRef(false)
  const loadedLanguage = useRef(chosen)
  function applyLanguage() {
    isKeyNavigation.current = false
    if (loadedLanguage.current === chosen) return
    runWhenReloadAllowed(() => location.reload())
  }
  return (
    <Field name="language" label={SETTINGS.language}>
      {(control) => (
        <select
          {...control}
          value={chosen}
          onPointerDown={() => {
            isKeyNavigation.current = false
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') applyLanguage()
            else isKeyNavigation.current = true
          }}
          onBlur={applyLanguage}
          onChange={({ target: { value } }) => {
            choose(isLanguage(value) ? value : '')
            if (!isKeyNavigation.current) runWhenReloadAllowed(() => location.reload())
          }}
        >
          <option value="">{SETTINGS.browserLanguage}</option>
          {LANGUAGES.filter((one) => one === chosen || offered.includes(one)).map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
