import '../../ui/lists/Attach.css'
import './billing.css'
import Sparkles from 'lucide-react/icons/sparkles'
import { PRICING } from '../../../domain/locales/en/account'
import { openOverlay } from '../../state/overlays'
import { Button } from '../../ui/buttons/Button'

/** The advantage of Pro here (S6-05), with a link to it. */
export function ProOffer({ id }: { id?: string }) {
  return (
    <div className="pro-offer stack -s">
      <p className="hint">{PRICING.freeOnly}</p>
      <div className="attach row -m" data-kind="owlcast">
        <Sparkles className="icon" />
        <span className="text-block" id={id}>
          {PRICING.proOffer}
        </span>
        <Button tone="kind" size="sm" onClick={() => openOverlay('pro')}>
          {PRICING.upgrade}
        </Button>
      </div>
    </div>
  )
}
