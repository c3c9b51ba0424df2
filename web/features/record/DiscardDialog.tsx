import { formatDuration } from '../../../domain/expiry'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { DISCARD } from '../../words/record'
import { getRecordedSeconds, type RecordState } from './machine'

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
