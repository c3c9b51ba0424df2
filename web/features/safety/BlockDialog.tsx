import './safety.css'
import Ban from 'lucide-react/icons/ban'
import { useState } from 'react'
import { BLOCK } from '../../../domain/locales/en/people'
import type { SafetyRequest } from '../../state/overlays'
import { Button } from '../../ui/buttons/Button'
import { Dialog } from '../../ui/overlays/Dialog'
import { applySafetyAction } from './safety-action'

/** Explains blocking and its limits before it happens. */
export function BlockDialog({ request, onClose }: { request: SafetyRequest; onClose: () => void }) {
  const { person, onBlocked } = request
  const [busy, setBusy] = useState(false)
  async function block() {
    setBusy(true)
    const done = await applySafetyAction('block', person)
    setBusy(false)
    if (!done) return
    onClose()
    onBlocked?.()
  }
  return (
    <Dialog
      title={BLOCK.title(person.displayName)}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus tone="quiet" onClick={onClose}>
            {BLOCK.cancel}
          </Button>
          <Button tone="danger" icon={<Ban className="icon" />} busy={busy} onClick={() => void block()}>
            {BLOCK.confirm}
          </Button>
        </>
      }
    >
      <div className="blocking stack -m">
        {BLOCK.text.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Dialog>
  )
}
