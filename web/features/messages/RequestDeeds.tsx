import { Check, Trash2 } from 'lucide-react'
import type { Settling } from '../../api/requests.mutations'
import { Button } from '../../ui/Button'
import { REQUESTS } from '../../words/messages'

type Props = {
  name: string
  /** The running action of this request. */
  busy: Settling['deed'] | null
  small?: boolean
  onSettle: (deed: Settling['deed']) => void
}

/** The accept and delete buttons of a request. */
export function RequestDeeds({ name, busy, small = false, onSettle }: Props) {
  const size = small ? ({ size: 'sm' } as const) : {}
  return (
    <>
      <Button
        tone="kind"
        {...size}
        icon={<Check className="i" />}
        busy={busy === 'accept'}
        aria-label={REQUESTS.acceptLabel(name)}
        onClick={() => onSettle('accept')}
      >
        {REQUESTS.accept}
      </Button>
      <Button
        tone="line"
        {...size}
        icon={<Trash2 className="i" />}
        busy={busy === 'put-away'}
        aria-label={REQUESTS.deleteLabel(name)}
        onClick={() => onSettle('put-away')}
      >
        {REQUESTS.delete}
      </Button>
    </>
  )
}
