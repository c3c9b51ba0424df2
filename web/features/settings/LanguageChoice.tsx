import { useAtom } from 'jotai'
import { useRef } from 'react'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '../../../domain/languages'
import { languageAtom } from '../../state/language'
import { onceSettled } from '../../state/underway'
import { Field } from '../../ui/Field'
import { SETTINGS } from '../../words/settings'

/** The language of the app, each under its own name. The app opens anew in it, once nobody speaks. */
export function LanguageChoice() {
  const [chosen, choose] = useAtom(languageAtom)
  /** Arrows choose one after the other: the app opens anew when somebody has got to theirs. */
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
