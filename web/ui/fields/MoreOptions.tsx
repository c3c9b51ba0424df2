import './MoreOptions.css'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

type Props = { title: string; hint: string; children: ReactNode }

/** Optional fields, folded. A field that is focused because of its error opens them. */
export function MoreOptions({ title, hint, children }: Props) {
  return (
    <details className="more-options">
      <summary>
        <span>
          {title} <small>{hint}</small>
        </span>
        <ChevronDown className="icon" />
      </summary>
      <div>{children}</div>
    </details>
  )
}
