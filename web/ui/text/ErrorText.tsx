import './ErrorText.css'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import type { ReactNode } from 'react'

/** The error of a field or a form, announced at once. */
export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="error-text row" id={id} role="alert">
      <CircleAlert className="icon icon-small" />
      {children}
    </p>
  )
}
