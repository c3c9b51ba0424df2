import Languages from 'lucide-react/icons/languages'
import { getLocale } from '../../../domain/i18n/i18n'
import { isLanguage, LANGUAGE_NAMES } from '../../../domain/i18n/languages'

/** The name of a spoken language other than the app's; nothing for others. */
export function LanguageMark({ language }: { language: string | null }) {
  const code = language?.split('-')[0] ?? ''
  if (code === getLocale() || !isLanguage(code)) return null
  return (
    <p className="words-line row wrap hint">
      <span className="language" lang={code}>
        <Languages className="icon icon-small" aria-hidden="true" />
        {LANGUAGE_NAMES[code]}
      </span>
    </p>
  )
}
