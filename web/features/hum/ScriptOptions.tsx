import '../../ui/fields/Chip.css'
import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { HUM_EMOTIONS, HUM_LANGUAGES, HUM_LENGTHS, HUM_TONES } from '../../../domain/hum/hum'
import { LANGUAGE_NAMES } from '../../../domain/i18n/languages'
import {
  HUM,
  HUM_EMOTION_LABELS,
  HUM_LENGTH_LABELS,
  HUM_TONE_LABELS,
} from '../../../domain/locales/en/record'
import { Field } from '../../ui/fields/Field'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'
import { Switch } from '../../ui/fields/Switch'
import { type AnswerProps, OptionalFields } from './AnswerFields'

/** Everything about the script that has a default: words, more questions, tone, length and language. */
export function ScriptOptions(props: AnswerProps) {
  const { detail, locked, change } = props
  const id = useId()
  const chosen = new Set(detail.emotionWords)
  return (
    <>
      <fieldset className="field stack" disabled={locked}>
        <legend>{HUM.emotionWords}</legend>
        <div className="chips wrap">
          {HUM_EMOTIONS.map((word) => (
            <label key={word} className="chip">
              <input
                className="hidden-input"
                type="checkbox"
                checked={chosen.has(word)}
                onChange={() =>
                  change({ emotionWords: HUM_EMOTIONS.filter((one) => chosen.has(one) !== (one === word)) })
                }
              />
              {chosen.has(word) ? <Check className="icon icon-small" /> : null}
              {HUM_EMOTION_LABELS[word]}
            </label>
          ))}
        </div>
      </fieldset>
      <OptionalFields {...props} />
      <fieldset className="field stack" disabled={locked}>
        <legend>{HUM.tone}</legend>
        <SegmentedControl
          label={HUM.tone}
          name={`${id}tone`}
          options={HUM_TONES.map((value) => ({ value, label: HUM_TONE_LABELS[value] }))}
          value={detail.tone}
          onChange={(tone) => change({ tone })}
        />
      </fieldset>
      <fieldset className="field stack" disabled={locked}>
        <legend>{HUM.length}</legend>
        <SegmentedControl
          label={HUM.length}
          name={`${id}length`}
          options={HUM_LENGTHS.map((value) => ({ value, label: HUM_LENGTH_LABELS[value] }))}
          value={detail.length}
          onChange={(length) => change({ length })}
        />
      </fieldset>
      <Field name="language" label={HUM.language}>
        {(control) => (
          <select
            {...control}
            disabled={locked}
            value={detail.language}
            onChange={(event) => {
              const language = HUM_LANGUAGES.find((one) => one === event.target.value)
              if (language) change({ language })
            }}
          >
            {HUM_LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Switch
        checked={detail.spiritualLanguage}
        disabled={locked}
        onChange={(spiritualLanguage) => change({ spiritualLanguage })}
      >
        {HUM.spiritual}
      </Switch>
      <Switch
        checked={detail.includeClosureNow}
        disabled={locked}
        onChange={(includeClosureNow) => change({ includeClosureNow })}
      >
        {HUM.closure}
      </Switch>
    </>
  )
}
