import './MoreOptions.css'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { RECORD_FORM } from '../../../domain/locales/en/record'

/** The optional fields, folded. */
export function MoreOptions({ children }: { children: ReactNode }) {
  return (
    <details className="more-options">
      <summary>
        {RECORD_FORM.moreOptions}
        <small>{RECORD_FORM.moreOptionsHint}</small>
        <ChevronDown className="i" />
      </summary>
      <div>{children}</div>
    </details>
  )
}
