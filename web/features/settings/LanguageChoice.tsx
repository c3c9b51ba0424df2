import { useAtom } from 'jotai'
import { useRef } from 'react'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '../../../domain/languages'
import { languageAtom } from '../../state/language'
import { onceSettled } from '../../state/underway'
import { Field } from '../../ui/Field'
import { SETTINGS } from '../../words/settings'

/** The app's language, each option in its own language. Reloads the page once no recording is running. */
export function LanguageChoice() {
  const [chosen, choose] = useAtom(languageAtom)
  /** Arrow keys pass intermediate options: the page reloads only on blur or Enter. */
  const isOnTheWay = useRef(false)
  const opened = useRef(chosen)
  function open() {
    isOnTheWay.current = false
    if (opened.current === chosen) return
    onceSettled(() => location.reload())
  }
  return (
    <Field name="language" label={SETTINGS.language}>
      {(control) => (
        <select
          {...control}
          value={chosen}
          onPointerDown={() => {
            isOnTheWay.current = false
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') open()
            else isOnTheWay.current = true
          }}
          onBlur={open}
          onChange={({ target: { value } }) => {
            choose(isLanguage(value) ? value : '')
            if (!isOnTheWay.current) onceSettled(() => location.reload())
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
