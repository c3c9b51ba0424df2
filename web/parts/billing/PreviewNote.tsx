import './billing.css'
import Lock from 'lucide-react/icons/lock'
import { formatDollars } from '../../../domain/billing/price'
import { PURCHASE } from '../../../domain/locales/en/account'
import { openOverlay } from '../../state/overlays'
import { Button } from '../../ui/buttons/Button'

type Props = {
  /** The id and the title of the paid post. */
  paidId: string
  title: string
  cents: number
  /** The content of the preview. */
  text: string
}

/** States that only a preview is playable, shows the price and opens the purchase. */
export function PreviewNote({ paidId, title, cents, text }: Props) {
  const price = formatDollars(cents)
  return (
    <div className="preview-note row wrap">
      <Lock className="icon icon-small" aria-hidden="true" />
      <p>
        <strong>{PURCHASE.preview}</strong> <span>{text}</span>
      </p>
      <Button
        tone="kind"
        size="sm"
        aria-label={PURCHASE.listenTo(price, title)}
        onClick={() => openOverlay('purchase', { postId: paidId })}
      >
        {PURCHASE.listen(price)}
      </Button>
    </div>
  )
}
