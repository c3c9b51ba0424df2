import '../../ui/Oops.css'
import './ErrorScreen.css'
import { Bug, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Failure } from '../../../domain/failure'
import { isLostScript, reloadFromNetwork, reloadOnce } from '../../state/lost-scripts'
import { useOnline } from '../../state/useOnline'
import { Button } from '../../ui/Button'
import { Logo } from '../../ui/Logo'
import { OwnTitle } from '../../ui/OwnTitle'
import { CRASH, LOST, SHELL } from '../../words/shell'

/** What a crash shows (spec §2.3): that it happened, what it was, and the way out. */
export function ErrorScreen({ error }: { error: unknown }) {
  const lost = isLostScript(error)
  const online = useOnline()
  useEffect(() => {
    if (lost && online) reloadOnce()
  }, [lost, online])
  const words = lost && !online ? LOST : CRASH
  return (
    <section className="oops" role="alert">
      <span className="mark">
        <Logo />
      </span>
      <OwnTitle>{words.title}</OwnTitle>
      <p>{words.text}</p>
      <Button
        tone="primary"
        size="lg"
        icon={<RotateCw className="i" />}
        onClick={() => (lost ? void reloadFromNetwork() : window.location.reload())}
      >
        {words.reload}
      </Button>
      <Details rows={rowsOf(error)} />
    </section>
  )
}

type Row = [label: string, value: string]

/** What support needs to know (D7): of the address no more than the view, since the rest may open doors. */
function rowsOf(error: unknown): Row[] {
  const { pathname, search } = window.location
  const view = new URLSearchParams(search).get('view')
  const rows: Row[] = [
    [CRASH.error, String(error)],
    [CRASH.view, view ? `${pathname}?view=${view}` : pathname],
  ]
  const requestId = error instanceof Failure ? error.requestId : undefined
  return requestId ? [...rows, [CRASH.request, requestId]] : rows
}

function Details({ rows }: { rows: Row[] }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(rows.map((row) => row.join(': ')).join('\n')).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <details className="debug">
      <summary>
        <Bug className="i i-s" />
        {CRASH.details}
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
        {copied ? CRASH.copied : CRASH.copy}
      </Button>
    </details>
  )
}

/** The same as a page of its own, where the house itself could not stand. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <div className="lone">
      {/* A plain link: whatever broke, the next page starts anew. */}
      <a className="brand" href="/">
        <Logo />
        <span>{SHELL.product}</span>
      </a>
      <main>
        <ErrorScreen error={error} />
      </main>
    </div>
  )
}
