import './EmptyState.css'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { UI } from '../../../domain/locales/en/shell'
import { useFocusHandoff } from '../../hooks/useFocusHandoff'
import { Button } from '../buttons/Button'
import { FailureIcon } from './FailureIcon'

/** A part that failed to load: the reason and a retry button. Announced once. */
export function ErrorState({ text, onRetry, busy }: { text: string; onRetry?: () => void; busy?: boolean }) {
  const ref = useFocusHandoff<HTMLDivElement>(findFocusTarget)
  return (
    <div ref={ref} className="empty stack -s -center" role="alert">
      <FailureIcon className="icon icon-large" />
      <p>{text}</p>
      {onRetry ? (
        <Button tone="line" busy={busy} icon={<RotateCw className="icon" />} onClick={onRetry}>
          {UI.retry}
        </Button>
      ) : null}
    </div>
  )
}

/** A successful retry moves the focus to the start of the dialog or the page. */
function findFocusTarget(element: HTMLElement): HTMLElement | null {
  const dialog = element.closest('dialog')
  return dialog ? dialog.querySelector('[data-autofocus], button') : document.getElementById('main')
}
