import '../../ui/Oops.css'
import './ErrorScreen.css'
import { Bug, RotateCw } from 'lucide-react'
import { Button } from '../../ui/Button'
import { Logo } from '../../ui/Logo'
import { CRASH, SHELL } from '../../words/shell'

/** What a crash shows (spec §2.3): that it happened, what it was, and the way out. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <section className="oops" role="alert">
      <span className="mark">
        <Logo />
      </span>
      <h1>{CRASH.title}</h1>
      <p>{CRASH.text}</p>
      <Button
        tone="primary"
        size="lg"
        icon={<RotateCw className="i" />}
        onClick={() => window.location.reload()}
      >
        {CRASH.reload}
      </Button>
      <details className="debug">
        <summary>
          <Bug className="i i-s" />
          {CRASH.details}
        </summary>
        <dl>
          <div>
            <dt>{CRASH.error}</dt>
            <dd>{String(error)}</dd>
          </div>
          <div>
            <dt>{CRASH.view}</dt>
            <dd>{window.location.pathname + window.location.search}</dd>
          </div>
        </dl>
      </details>
    </section>
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
