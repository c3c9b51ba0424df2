import { type ReactNode, Suspense } from 'react'
import { isLostScript, reloadFromNetwork, reloadOnce } from '../state/lost-scripts'
import { CRASH, LOST } from '../words/shell'
import { ErrorBoundary } from './ErrorBoundary'
import { toast } from './toast'

type Props = {
  children: ReactNode
  /** Shown until the part is loaded. */
  waits?: ReactNode
  /** Called when the part cannot be shown, so that the caller can stop requesting it. */
  onLost?: () => void
}

/**
 * A lazily loaded part of the page. When it cannot be loaded or rendered, the page stays usable and shows an error
 * toast.
 */
export function LazyPart({ children, waits = null, onLost }: Props) {
  return (
    <ErrorBoundary
      fallback={() => null}
      onError={(error) => {
        tell(error)
        onLost?.()
      }}
    >
      <Suspense fallback={waits}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function tell(error: unknown): void {
  const lost = isLostScript(error)
  if (lost && reloadOnce()) return
  toast({
    text: lost && !navigator.onLine ? LOST.text : CRASH.part,
    tone: 'bad',
    action: { label: CRASH.again, run: () => void reloadFromNetwork() },
  })
}
