import '../../ui/states/ErrorState.css'
import './ErrorScreen.css'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { Suspense, useEffect } from 'react'
import { ERROR_SCREEN, OFFLINE_PART, SHELL } from '../../../domain/locales/en/shell'
import { useOnline } from '../../hooks/useOnline'
import { Logo } from '../../parts/brand/Logo'
import { isChunkLoadError, reloadFromNetwork, reloadOnce } from '../../state/chunk-load-errors'
import { Button } from '../../ui/buttons/Button'
import { ErrorBoundary } from '../../ui/states/ErrorBoundary'
import { lazyPart } from '../../ui/states/lazy-part'
import { PageHeading } from '../../ui/text/PageHeading'

const ErrorDetails = lazyPart(() => import('./ErrorDetails'), 'ErrorDetails')

/** The crash screen (spec §2.3): what happened, details, and a reload button. */
export function ErrorScreen({ error }: { error: unknown }) {
  const lost = isChunkLoadError(error)
  const online = useOnline()
  useEffect(() => {
    if (lost && online) reloadOnce()
  }, [lost, online])
  const texts = lost && !online ? OFFLINE_PART : ERROR_SCREEN
  return (
    <section className="error-state stack" role="alert">
      <span className="mark">
        <Logo />
      </span>
      <PageHeading>{texts.title}</PageHeading>
      <p>{texts.text}</p>
      <Button
        tone="primary"
        size="lg"
        icon={<RotateCw className="icon" />}
        onClick={() => (lost ? void reloadFromNetwork() : window.location.reload())}
      >
        {texts.reload}
      </Button>
      {/* When they cannot be loaded, the reload button still works. */}
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <ErrorDetails error={error} />
        </Suspense>
      </ErrorBoundary>
    </section>
  )
}

/** The crash screen as a whole page, when the shell itself crashed. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <div className="single-action">
      {/* A plain link: a full page load resets all state. */}
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
