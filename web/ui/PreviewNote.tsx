import './PreviewNote.css'
import { Lock } from 'lucide-react'
import { dollars } from '../../domain/paywall'
import { offer } from '../state/offer'
import { PURCHASE } from '../words/purchases'
import { Button } from './Button'

type Props = {
  /** The post that is paid for, and what it is called. */
  paidId: string
  title: string
  cents: number
  /** What is open of it. */
  text: string
}

/** Says that only first seconds are open, what all of it costs, and leads to paying. */
export function PreviewNote({ paidId, title, cents, text }: Props) {
  const price = dollars(cents)
  return (
    <div className="preview-note">
      <Lock className="i i-s" aria-hidden="true" />
      <p>
        <strong>{PURCHASE.preview}</strong> <span>{text}</span>
      </p>
      <Button
        tone="kind"
        size="sm"
        aria-label={PURCHASE.listenTo(price, title)}
        onClick={() => offer(paidId)}
      >
        {PURCHASE.listen(price)}
      </Button>
    </div>
  )
}
