import { useAtom } from 'jotai'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '../../../domain/languages'
import { languageAtom } from '../../state/language'
import { onceSettled } from '../../state/underway'
import { Field } from '../../ui/Field'
import { SETTINGS } from '../../words/settings'

/** The language of the app, each under its own name. The app opens anew in it, once nobody speaks. */
export function LanguageChoice() {
  const [chosen, choose] = useAtom(languageAtom)
  return (
    <Field name="language" label={SETTINGS.language}>
      {(control) => (
        <select
          {...control}
          value={chosen}
          onChange={({ target: { value } }) => {
            choose(isLanguage(value) ? value : '')
            onceSettled(() => location.reload())
          }}
        >
          <option value="">{SETTINGS.languageHere}</option>
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
