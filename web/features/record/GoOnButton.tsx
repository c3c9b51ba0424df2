import Mic from 'lucide-react/icons/mic'
import { RECORD } from '../../../domain/locales/en/record'
import type { RecordState } from '../../recording/machine'
import { Button } from '../../ui/buttons/Button'

type Props = {
  state: Extract<RecordState, { at: 'stopped' | 'publishing' }>
  limitSeconds: number
  onClick: () => void
}

/** Goes on with a stopped recording, while there is room for a second below the limit. Disabled while it is published. */
export function GoOnButton({ state, limitSeconds, onClick }: Props) {
  if (state.recording.seconds > limitSeconds - 1) return null
  return (
    <Button
      tone="quiet"
      size="sm"
      disabled={state.at === 'publishing'}
      icon={<Mic className="icon icon-small" />}
      onClick={onClick}
    >
      {RECORD.goOn}
    </Button>
  )
}
