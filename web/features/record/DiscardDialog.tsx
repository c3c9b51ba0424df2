import { clockTime } from '../../../domain/expiry'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { DISCARD } from '../../words/record'
import { type RecordState, spokenSeconds } from './machine'

type Props = { state: RecordState; onClose: () => void; onConfirm: () => void }

/** Asks before a recording is discarded, and shows its duration. */
export function DiscardDialog({ state, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      title={DISCARD.heading}
      text={DISCARD.body(clockTime(spokenSeconds(state)))}
      keep={DISCARD.keep}
      confirm={DISCARD.discard}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
    />
  )
}
