import Bug from 'lucide-react/icons/bug'
import { useState } from 'react'
import { AppError } from '../../../domain/errors/app-error'
import { ERROR_SCREEN } from '../../../domain/locales/en/shell'
import { Button } from '../../ui/buttons/Button'
import { copyText } from '../../ui/copy-text'

/** The details of a crash, to read and to copy. */
export function ErrorDetails({ error }: { error: unknown }) {
  const rows = listDetails(error)
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(rows.map((row) => row.join(': ')).join('\n')))
  return (
    <details className="debug">
      <summary>
        <Bug className="icon icon-small" />
        {ERROR_SCREEN.details}
      </summary>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button tone="line" size="sm" onClick={() => void copy()}>
        {copied ? ERROR_SCREEN.copied : ERROR_SCREEN.copy}
      </Button>
    </details>
  )
}

type Row = [label: string, value: string]

/** The details for support (D7): of the address only the view, since other parameters may be secret. */
function listDetails(error: unknown): Row[] {
  const { pathname, search } = window.location
  const view = new URLSearchParams(search).get('view')
  const rows: Row[] = [
    [ERROR_SCREEN.error, String(error)],
    [ERROR_SCREEN.view, view ? `${pathname}?view=${view}` : pathname],
  ]
  const requestId = error instanceof AppError ? error.requestId : undefined
  return requestId ? [...rows, [ERROR_SCREEN.request, requestId]] : rows
}
