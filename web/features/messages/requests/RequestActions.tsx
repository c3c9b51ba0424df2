import Check from 'lucide-react/icons/check'
import Trash from 'lucide-react/icons/trash'
import { REQUESTS } from '../../../../domain/locales/en/people'
import type { RequestDecision } from '../../../api/messages/requests.mutations'
import { Button } from '../../../ui/buttons/Button'

type Props = {
  name: string
  /** The running action of this request. */
  busy: RequestDecision['action'] | null
  small?: boolean
  onAnswer: (action: RequestDecision['action']) => void
}

/** The accept and delete buttons of a request. */
export function RequestActions({ name, busy, small = false, onAnswer }: Props) {
  const size = small ? ({ size: 'sm' } as const) : {}
  return (
    <>
      <Button
        tone="kind"
        {...size}
        icon={<Check className="icon" />}
        busy={busy === 'accept'}
        aria-label={REQUESTS.acceptLabel(name)}
        onClick={() => onAnswer('accept')}
      >
        {REQUESTS.accept}
      </Button>
      <Button
        tone="line"
        {...size}
        icon={<Trash className="icon" />}
        busy={busy === 'dismiss'}
        aria-label={REQUESTS.deleteLabel(name)}
        onClick={() => onAnswer('dismiss')}
      >
        {REQUESTS.delete}
      </Button>
    </>
  )
}
