import { useQuery } from '@tanstack/react-query'
import { getLocale } from '../../../domain/i18n/i18n'
import type { Mode } from '../../../domain/kinds'
import { WORDS_CHOICE } from '../../../domain/locales/en/transcripts'
import { isPrivateDraft } from '../../../domain/posts/form-privacy'
import { useMe } from '../../api/auth/session.queries'
import { TRANSCRIPT_SETTINGS } from '../../api/transcripts/transcript-settings.queries'
import type { DraftForm } from '../../drafts/store/draft-record'
import { saveSpokenLanguage } from '../../state/spoken-language'
import { LanguageField } from '../../ui/fields/LanguageField'
import { Switch } from '../../ui/fields/Switch'

type Props = {
  mode: Mode
  form: DraftForm
  errors: Readonly<Record<string, string>>
  /** True while it is being published. */
  locked: boolean
  onEdit: (changes: Partial<DraftForm>) => void
}

/** The spoken language, which the device remembers, and whether the words are written down. */
export function WordsChoice({ mode, form, errors, locked, onEdit }: Props) {
  const isSignedIn = useMe() != null
  const { data: settings } = useQuery({ ...TRANSCRIPT_SETTINGS, enabled: isSignedIn })
  const isPrivate = isPrivateDraft({ mode, form })
  const isOn = isPrivate ? form.transcribePrivate === true : (form.transcribe ?? settings?.enabled ?? true)
  return (
    <>
      <LanguageField
        label={WORDS_CHOICE.language}
        value={form.language ?? getLocale()}
        isReadOnly={locked}
        error={errors.language}
        onChange={(language) => {
          saveSpokenLanguage(language)
          onEdit({ language })
        }}
      />
      <Switch
        checked={isOn}
        disabled={locked}
        onChange={(on) => onEdit(isPrivate ? { transcribePrivate: on } : { transcribe: on })}
      >
        <strong>{WORDS_CHOICE.write}</strong>
        <small>{isPrivate ? WORDS_CHOICE.privateHint : WORDS_CHOICE.writeHint}</small>
      </Switch>
    </>
  )
}
