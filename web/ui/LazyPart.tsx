import { type ReactNode, Suspense } from 'react'
import { isLostScript, reloadFromNetwork, reloadOnce } from '../state/lost-scripts'
import { CRASH, LOST } from '../words/shell'
import { ErrorBoundary } from './ErrorBoundary'
import { toast } from './toast'

type Props = {
  children: ReactNode
  /** In its place until it is loaded. */
  waits?: ReactNode
  /** It could not be shown: what asked for it may stop asking. */
  onLost?: () => void
}

/** A part of the page that is loaded when it is needed. Where it cannot be shown, the page goes on without it and says so. */
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
