import './Empty.css'
import { CloudOff, RotateCw } from 'lucide-react'
import { UI } from '../words/ui'
import { Button } from './Button'

/** A part that could not be loaded: why, and another try. Says it aloud once. */
export function Oops({ text, onRetry, busy }: { text: string; onRetry?: () => void; busy?: boolean }) {
  return (
    <div className="empty" role="alert">
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
