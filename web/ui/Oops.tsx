import './Empty.css'
import { CloudOff, RotateCw } from 'lucide-react'
import { UI } from '../words/ui'
import { Button } from './Button'
import { useHandOn } from './useHandOn'

/** A part that could not be loaded: why, and another try. Says it aloud once. */
export function Oops({ text, onRetry, busy }: { text: string; onRetry?: () => void; busy?: boolean }) {
  const ref = useHandOn<HTMLDivElement>(around)
  return (
    <div ref={ref} className="empty" role="alert">
      <CloudOff className="i i-l" />
      <p>{text}</p>
      {onRetry ? (
        <Button tone="line" busy={busy} icon={<RotateCw className="i" />} onClick={onRetry}>
          {UI.retry}
        </Button>
      ) : null}
    </div>
  )
}

/** Another try that worked leaves one at the beginning of what it was for. */
function around(oops: HTMLElement): HTMLElement | null {
  const dialog = oops.closest('dialog')
  return dialog ? dialog.querySelector('[data-autofocus], button') : document.getElementById('main')
}
