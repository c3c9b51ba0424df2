import { PRO } from '../../../../domain/locales/en/account'
import { isProAdvertised } from '../../../../domain/people/roles'
import { useMe } from '../../../api/auth/session.queries'
import { openOverlay } from '../../../state/overlays'
import { Button } from '../../../ui/buttons/Button'

/** A line that leads to Pro, for those to whom it is advertised. */
export function ProLine() {
  const me = useMe()
  if (me === undefined || !isProAdvertised(me)) return null
  return (
    <p className="pro-line">
      <Button tone="quiet" size="sm" onClick={() => openOverlay('pro')}>
        {PRO.upgradeAtPrice}
      </Button>
    </p>
  )
}
