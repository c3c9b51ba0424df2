import '../../ui/fields/Radio.css'
import { LANGUAGE_NAMES, LANGUAGES } from '../../../domain/i18n/languages'
import { LEGAL } from '../../../domain/locales/en/legal'
import { SITE } from '../../../domain/locales/en/site'
import { isContact, LEGAL_TEXTS, SIGN_UP_MODES } from '../../../domain/site/site'
import {
  LEGAL_TEXT_MAX_CHARS,
  SITE_CONTACT_MAX_CHARS,
  SITE_NAME_MAX_CHARS,
} from '../../../domain/site/site.limits'
import type { SiteEdit } from '../../../domain/site/site.schema'
import { Button } from '../../ui/buttons/Button'
import { Check } from '../../ui/fields/Check'
import { Field } from '../../ui/fields/Field'
import { MoreOptions } from '../../ui/fields/MoreOptions'

type SettingsInput = SiteEdit['settings']

type Props = {
  settings: SettingsInput
  templates: SiteEdit['templates']
  /** Whether errors are shown: after the first attempt to save. */
  isChecked: boolean
  onChange: (settings: SettingsInput) => void
}

/** Returns the first field of the settings that is wrong; null when all are right. */
export function findSettingsProblem({ name, contact, languages }: SettingsInput): string | null {
  if (name.trim() === '') return 'siteName'
  if (contact !== '' && !isContact(contact.trim())) return 'contact'
  return languages.length === 0 ? 'languages' : null
}

/** The fields of the site's settings. */
export function SiteFields({ settings, templates, isChecked, onChange }: Props) {
  const change = (part: Partial<SettingsInput>) => onChange({ ...settings, ...part })
  const { name, contact, languages, signUpMode } = settings
  const problem = isChecked ? findSettingsProblem(settings) : null
  return (
    <>
      <Field name="siteName" label={SITE.name} error={problem === 'siteName' ? SITE.nameMissing : null}>
        {(control) => (
          <input
            {...control}
            value={name}
            maxLength={SITE_NAME_MAX_CHARS}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field
        name="contact"
        label={SITE.contact}
        hint={SITE.contactHint}
        error={problem === 'contact' ? SITE.contactInvalid : null}
      >
        {(control) => (
          <input
            {...control}
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={SITE_CONTACT_MAX_CHARS}
            value={contact}
            onChange={({ target }) => change({ contact: target.value })}
          />
        )}
      </Field>
      <fieldset className="site-group stack">
        <legend>{SITE.mode}</legend>
        {SIGN_UP_MODES.map((mode) => (
          <label key={mode} className="site-mode row">
            <input
              type="radio"
              className="radio-input"
              name="signUpMode"
              checked={mode === signUpMode}
              onChange={() => change({ signUpMode: mode })}
            />
            <span className="text-block">
              <strong>{SITE.modes[mode].label}</strong>
              <small>{SITE.modes[mode].hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="site-group stack">
        <legend>{SITE.languages}</legend>
        <div className="site-languages">
          {LANGUAGES.map((language) => (
            <Check
              key={language}
              name="languages"
              checked={languages.includes(language)}
              error={problem === 'languages' && language === LANGUAGES[0] ? SITE.languagesMissing : null}
              onChange={({ target }) =>
                change({
                  languages: LANGUAGES.filter((one) =>
                    one === language ? target.checked : languages.includes(one),
                  ),
                })
              }
            >
              <span lang={language}>{LANGUAGE_NAMES[language]}</span>
            </Check>
          ))}
        </div>
      </fieldset>
      <MoreOptions title={SITE.texts} hint="">
        <p className="dim">{SITE.textsHint}</p>
        {LEGAL_TEXTS.map((text) => (
          <div key={text} className="site-text stack -s -start">
            <Field
              name={text}
              label={LEGAL.titles[text]}
              hint={settings[text] === '' ? SITE.templateUsed : null}
            >
              {(control) => (
                <textarea
                  {...control}
                  rows={6}
                  dir="auto"
                  maxLength={LEGAL_TEXT_MAX_CHARS}
                  value={settings[text]}
                  onChange={({ target }) => change({ [text]: target.value })}
                />
              )}
            </Field>
            {settings[text] === '' ? (
              <Button
                size="sm"
                tone="line"
                aria-label={SITE.templateLabel(LEGAL.titles[text])}
                onClick={() => change({ [text]: templates[text] ?? '' })}
              >
                {SITE.useTemplate}
              </Button>
            ) : null}
          </div>
        ))}
      </MoreOptions>
    </>
  )
}
