import './ProCard.css'
import { PRO } from '../../../../domain/locales/en/account'
import { useMe } from '../../../api/auth/session.queries'
import { openOverlay } from '../../../state/overlays'
import { Button } from '../../../ui/buttons/Button'

/** A card that presents Pro beside a feed; hidden for Pro users. */
export function ProCard() {
  const me = useMe()
  if (me === undefined || me?.isPro) return null
  return (
    <section className="pro-card" data-kind="owlcast" aria-label={PRO.title}>
      <h2>{PRO.card.title}</h2>
      <p>{PRO.card.text}</p>
      <Button tone="kind" size="sm" onClick={() => openOverlay('pro')}>
        {PRO.card.upgrade}
      </Button>
    </section>
  )
}
