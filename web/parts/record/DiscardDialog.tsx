import { DISCARD } from '../../../domain/locales/en/record'
import { formatDuration } from '../../../domain/time/duration'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog'

type Props = { seconds: number; onClose: () => void; onConfirm: () => void }

/** Asks before a recording is discarded, and shows its duration. */
export function DiscardDialog({ seconds, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      title={DISCARD.heading}
      text={DISCARD.body(formatDuration(seconds))}
      keep={DISCARD.cancel}
      confirm={DISCARD.discard}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
    />
  )
}
