import './Empty.css'
import { CloudOff, RotateCw } from 'lucide-react'
import { UI } from '../words/ui'
import { Button } from './Button'
import { useHandOn } from './useHandOn'

/** A part that failed to load: the reason and a retry button. Announced once. */
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

/** A successful retry moves the focus to the start of the dialog or the page. */
function around(oops: HTMLElement): HTMLElement | null {
  const dialog = oops.closest('dialog')
  return dialog ? dialog.querySelector('[data-autofocus], button') : document.getElementById('main')
}
