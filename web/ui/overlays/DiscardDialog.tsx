import { DISCARD } from '../../../domain/locales/en/record'
import { formatDuration } from '../../../domain/posts/expiry'
import { getRecordedSeconds, type RecordState } from '../../drafts/session/machine'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog'

type Props = { state: RecordState; onClose: () => void; onConfirm: () => void }

/** Asks before a recording is discarded, and shows its duration. */
export function DiscardDialog({ state, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      title={DISCARD.heading}
      text={DISCARD.body(formatDuration(getRecordedSeconds(state)))}
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
