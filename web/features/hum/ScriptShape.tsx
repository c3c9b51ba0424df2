import './hum.css'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import type { HumDetail } from '../../../domain/hum/hum'
import { LANGUAGE_NAMES } from '../../../domain/i18n/languages'
import { HUM, HUM_LENGTH_LABELS, HUM_TONE_LABELS } from '../../../domain/locales/en/record'

/** The folded part of the form; its heading says what is chosen. */
export function ScriptShape({ detail, children }: { detail: HumDetail; children: ReactNode }) {
  const chosen = [
    HUM_TONE_LABELS[detail.tone],
    HUM_LENGTH_LABELS[detail.length],
    LANGUAGE_NAMES[detail.language],
  ]
  return (
    <details className="script-shape">
      <summary>
        <strong>{HUM.soundHeading}</strong>
        <span className="chosen subtle">{chosen.join(' · ')}</span>
        <ChevronDown className="icon" />
      </summary>
      <div className="content stack">{children}</div>
    </details>
  )
}
