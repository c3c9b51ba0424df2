import { type ReactNode, Suspense } from 'react'
import { ERROR_SCREEN, OFFLINE_PART } from '../../../domain/locales/en/shell'
import { isChunkLoadError, reloadFromNetwork, reloadOnce } from '../../state/chunk-load-errors'
import { showToast } from '../overlays/toast'
import { ErrorBoundary } from './ErrorBoundary'

type Props = {
  children: ReactNode
  /** Shown until the part is loaded. */
  fallback?: ReactNode
  /** Called when the part cannot be shown, so that the caller can stop requesting it. */
  onLost?: () => void
}

/**
 * A lazily loaded part of the page. When it cannot be loaded or rendered, the page stays usable and shows an error
 * toast.
 */
export function LazyPart({ children, fallback = null, onLost }: Props) {
  return (
    <ErrorBoundary
      fallback={() => null}
      onError={(error) => {
        showLoadError(error)
        onLost?.()
      }}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function showLoadError(error: unknown): void {
  const isLost = isChunkLoadError(error)
  if (isLost && reloadOnce()) return
  showToast({
    text: isLost && !navigator.onLine ? OFFLINE_PART.text : ERROR_SCREEN.partFailed,
    tone: 'bad',
    action: { label: ERROR_SCREEN.reloadPage, run: () => void reloadFromNetwork() },
  })
}
